// @ts-check
// The list of messages of the open channel: drawn once, then changed one message at a time.
// The reader's place and the keyboard's place survive an edit.

import { announce, byId, el, portrait } from "./dom.js";
import { componentNodes, embedNode, picture } from "./components.js";
import { keepOpen } from "./listbox.js";
import { markup, spoken } from "./markup.js";
import { ABOVE, atTop, fit, mustStay, toRead } from "./sight.js";
import { isForum, isThread } from "./state.js";
import { parts, words } from "./words.js";

const NEAR_THE_END = 160;

export class Messages {
  #list = byId("messages");
  #scroller = byId("scroller");
  #latest = byId("latest");
  #stuck = true; // whether the newest message is to stay in sight
  #reading = false; // whether of a high private message the sentence stays in sight, and not its end
  #top = 0;
  #refusals = new Map(); // message id -> what went wrong with the last action on it

  /** `desk` offers ask(action, details), openChannel, openForm, enlarge, older, talk. */
  constructor(state, desk) {
    this.state = state;
    this.desk = desk;
    state.addEventListener("world", () => this.#refusals.clear()); // the line is back: what failed without it may be tried again
    state.addEventListener("here", (event) => this.#drawAll(event.detail?.keepPlace));
    state.addEventListener("commands", () => this.#nameCommands());
    state.addEventListener("messages", (event) => this.#change(event.detail));
    this.#latest.addEventListener("click", () => this.#toNewest());
    this.#scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    addEventListener("resize", () => this.#fit(this.#list.children));
    const watch = new ResizeObserver(() => {
      if (this.#stuck) this.#toEnd();
    });
    watch.observe(this.#list);
    watch.observe(this.#scroller);
  }

  #scrolled() {
    const { scrollTop } = this.#scroller;
    if (scrollTop !== this.#top) this.#reading = false; // by hand: what the page does is known already
    if (this.#atEnd) this.#stuck = true;
    else if (scrollTop < this.#top) this.#stuck = false; // growth alone never moves up
    this.#top = scrollTop;
    if (this.#atEnd) this.#latest.hidden = true;
  }

  get #atEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
  }

  #toEnd() {
    const sentence = this.#reading && this.#sentence();
    this.#scroller.scrollTop = sentence
      ? this.#scroller.scrollTop + sentence.getBoundingClientRect().top - this.#edge() - ABOVE
      : this.#scroller.scrollHeight;
    this.#top = this.#scroller.scrollTop;
    this.#latest.hidden = true;
    this.#stuck = true;
  }

  /** The newest message, if it is private. */
  get #asking() {
    const newest = this.#list.lastElementChild;
    return newest?.matches(".only-you") ? newest : null;
  }

  #sentence = (choose = atTop) => this.#asking && choose(this.#asking, this.#scroller.clientHeight);

  #edge = () => this.#scroller.getBoundingClientRect().top;
  #isHidden = (sentence) => !!sentence && sentence.getBoundingClientRect().top < this.#edge();
  /** Goes to the newest message: to its sentence, if its end would push that out of sight. */
  #toNewest() {
    this.#reading = false;
    this.#toEnd();
    this.#reading = this.#isHidden(this.#sentence(mustStay));
    if (this.#reading) this.#toEnd();
  }

  #drawAll(keepPlace) {
    const fromEnd = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    const messages = [...this.state.messages.values()];
    const older =
      this.state.earlier &&
      el(
        "li",
        { class: "older" },
        el(
          "button",
          { type: "button", class: "secondary", onclick: () => this.desk.older() },
          words("older"),
        ),
      );
    this.#list.replaceChildren(
      ...[older].filter(Boolean),
      ...messages.map((message) => this.#node(message)),
    );
    this.#sayQuiet();
    this.#fit(this.#list.children);
    this.#stuck = !keepPlace;
    if (keepPlace) this.#scroller.scrollTop = this.#scroller.scrollHeight - fromEnd;
    else this.#toNewest();
  }

  #find(id) {
    return this.#list.querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  #change({ message, fresh, gone }) {
    if (gone) this.#find(gone)?.remove();
    else if (this.#find(message.id)) this.#replace(this.#find(message.id), this.#node(message));
    else this.#add(message, fresh);
    this.#sayQuiet();
  }

  /** Says that there is nothing yet; a thread is opened by the bot, whose first message is on its way. */
  #sayQuiet() {
    const { messages, channels, here } = this.state;
    byId("quiet").hidden = byId("coming").hidden = true;
    if (messages.size === 0 && here && !isForum(channels.get(here)))
      byId(isThread(channels.get(here)) ? "coming" : "quiet").hidden = false;
  }

  #add(message, fresh) {
    const end = this.#stuck || message.author === this.state.me.id || message.only_you; // the last answers what I did
    const node = this.#node(message);
    this.#list.append(node);
    this.#fit([node]);
    if (end) this.#toNewest();
    else this.#latest.hidden = false;
    if (fresh && message.author !== this.state.me.id)
      announce(`${this.state.nameOf(message.author)}: ${this.#spoken(message)}`);
  }

  #spoken(message) {
    const said = spoken(message.said, this.desk.talk);
    return [said, ...message.alts].filter(Boolean).join(" ") || words("new-message");
  }

  #replace(old, fresh) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const held = old.contains(focused) ? focused : null;
    const anew = toRead(old)?.textContent !== toRead(fresh)?.textContent;
    const kept = this.#stuck && !this.#isHidden(mustStay(old, this.#scroller.clientHeight));
    const bound = anew ? held || this.#stuck : kept; // a picture that comes later pushes no sentence out
    const reopen = keepOpen(old, fresh);
    old.replaceWith(fresh);
    this.#fit([fresh]);
    if (bound && fresh.matches(".only-you:last-child")) this.#toNewest();
    if (reopen) return reopen();
    if (!held) return;
    const name = CSS.escape(held.dataset.customId ?? "");
    const same = name && fresh.querySelector(`[data-custom-id="${name}"]:not(:disabled)`);
    (same || fresh.querySelector("[data-custom-id]:not(:disabled)") || fresh).focus({
      preventScroll: true,
    });
  }

  #fit(messages) {
    fit(messages, this.#scroller.clientHeight);
  }

  // ---------------------------------------------------------------- one message

  #node(message) {
    const author = this.state.people.get(message.author) ?? this.state.bot;
    const scene = this.#scene(message);
    const started = this.state.channels.get(message.id);
    const thread = started?.id === message.channel ? null : started; // a forum's post begins with it
    const node = el(
      "li",
      {
        class: this.#classes(message),
        tabindex: -1,
        data: { message: message.id },
        "aria-label": `${author.name}, ${new Date(message.posted * 1000).toLocaleTimeString(this.state.me.locale, { timeStyle: "short" })}`,
      },
      this.#above(message),
      portrait(author),
      el(
        "div",
        { class: "body" },
        el(
          "p",
          { class: "byline" },
          el("span", { class: "author" }, author.name),
          author.bot && el("span", { class: "badge" }, words("bot")),
          this.#time(message),
        ),
        message.thinking
          ? el("p", { class: "thinking", role: "status" }, words("thinking", { name: author.name }))
          : this.#content(message),
        ...(message.v2 ? [] : message.attachments.map((file) => this.#file(file, scene))),
        ...message.embeds.map((embed) => embedNode(embed, scene)),
        ...componentNodes(message.components, scene),
        message.reactions.length > 0 &&
          el(
            "p",
            { class: "reactions" },
            ...message.reactions.map((one) => el("span", {}, `${one.emoji} ${one.count}`)),
          ),
        thread &&
          el(
            "p",
            {},
            el(
              "button",
              { type: "button", class: "link", onclick: () => this.desk.openChannel(thread.id) },
              words("open-thread", { name: thread.name }),
            ),
          ),
        message.only_you && this.#onlyYou(message),
        this.#refusal(message.id),
      ),
    );
    return node;
  }

  #classes(message) {
    const calls =
      message.mentions.includes(this.state.me.id) && message.author !== this.state.me.id;
    return ["message", calls && "for-me", message.only_you && "only-you"].filter(Boolean).join(" ");
  }

  #above(message) {
    if (message.used) return this.#used(message.used);
    if (!message.reply_to?.content) return null;
    const [first] = message.reply_to.content.split("\n");
    return el(
      "p",
      { class: "above" },
      `↪ ${this.state.nameOf(message.reply_to.author)}: ${spoken(first, this.desk.talk)}`,
    );
  }

  #used({ user, command }) {
    return el(
      "p",
      { class: "above" },
      ...parts("used", {
        name: el("b", {}, this.state.nameOf(user)),
        command: el("code", { data: { line: command } }, `/${this.state.commandOf(command)}`),
      }),
    );
  }

  /** Gives the commands of messages that came before the list of commands their names. */
  #nameCommands() {
    for (const shown of this.#list.querySelectorAll("[data-line]"))
      shown.textContent = `/${this.state.commandOf(shown.getAttribute("data-line"))}`;
  }

  #time(message) {
    const when = new Date(message.posted * 1000);
    const locale = this.state.me.locale;
    /** @type {Intl.DateTimeFormatOptions} */
    const shown =
      when.toDateString() === new Date().toDateString()
        ? { timeStyle: "short" }
        : { dateStyle: "short", timeStyle: "short" };
    return [
      el(
        "time",
        { datetime: when.toISOString(), title: when.toLocaleString(locale) },
        new Intl.DateTimeFormat(locale, shown).format(when),
      ),
      message.edited && !message.only_you && el("span", { class: "edited" }, words("edited")),
      message.pinned && el("span", { class: "edited" }, words("pinned")),
    ];
  }

  #content(message) {
    return (
      message.content && el("div", { class: "text" }, ...markup(message.content, this.desk.talk))
    );
  }

  #file(file, scene) {
    if (file.content_type.startsWith("image/"))
      return picture(file.url, file.description, file, scene);
    return el(
      "p",
      {},
      el("a", { class: "file", href: file.url, download: file.filename }, file.filename),
      ` ${words("file-size", { size: Math.ceil(file.size / 1024) })}`,
    );
  }

  #onlyYou(message) {
    const dismiss = () => this.desk.ask("dismiss", { message: message.id });
    return el(
      "p",
      { class: "small private" },
      `${words("only-you")} · `,
      el("button", { type: "button", class: "link", onclick: dismiss }, words("dismiss")),
    );
  }

  // ---------------------------------------------------------------- actions on a message

  #scene(message) {
    return {
      talk: this.desk.talk,
      enlarge: this.desk.enlarge,
      people: () => [...this.state.people.values(), this.state.bot],
      channels: () => [...this.state.channels.values()].filter((channel) => channel.name),
      act: (action, component, values) =>
        this.#act(message.id, action, { message: message.id, component, values }),
    };
  }

  async #act(id, action, details) {
    const node = this.#find(id);
    if (node.getAttribute("aria-busy") === "true") return;
    node.setAttribute("aria-busy", "true");
    this.#setRefusal(id, null);
    const answer = await this.desk.ask(action, details);
    node.removeAttribute("aria-busy");
    if (answer.form) this.desk.openForm(answer);
    if (!answer.ok) this.#setRefusal(id, answer.error);
  }

  #refusal(id) {
    return (
      this.#refusals.has(id) && el("p", { class: "refusal", role: "alert" }, this.#refusals.get(id))
    );
  }

  #setRefusal(id, why) {
    if (why) this.#refusals.set(id, why);
    else this.#refusals.delete(id);
    this.#find(id)?.querySelector(".refusal")?.remove();
    if (why) this.#find(id)?.querySelector(".body").append(this.#refusal(id));
  }
}
