// @ts-check
// Where one can go, who one is, and the line at the top that says where one is.

import { byId, el } from "./dom.js";
import { isDirect, isThread, postsOf, signOf } from "./state.js";
import { words } from "./words.js";

const NARROW = "(max-width: 760px), (max-height: 30rem)"; // as in the style sheets: the sidebar is a drawer

/** The address of a place in this page: it is also the tab's memory of who plays and where. */
export const place = (person, channel) =>
  `#${new URLSearchParams(channel ? { as: person, at: channel } : { as: person })}`;

export class Sidebar {
  #nav = byId("places");
  #menu = byId("menu");

  /** `desk` offers become(person), and direct(), the way into the direct messages when there are none yet. */
  constructor(state, desk) {
    this.state = state;
    this.desk = desk;
    for (const what of ["channels", "here", "bot"])
      state.addEventListener(what, () => this.#draw());
    for (const what of ["here", "title", "bot", "channels"])
      state.addEventListener(what, () => this.#head());
    state.addEventListener("world", () => this.#people());
    state.addEventListener("somebody else", () => this.toggle(false));
    /** @type {HTMLSelectElement} */
    const as = byId("as");
    as.addEventListener("change", () => desk.become(as.value));
    this.#menu.addEventListener("click", () => this.toggle());
    byId("shade").addEventListener("click", () => this.toggle(false));
    matchMedia(NARROW).addEventListener("change", () => this.toggle(false));
    this.#nav.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest("a")) this.toggle(false);
    });
    byId("sidebar").addEventListener("keydown", (event) => {
      if (event.key === "Escape" && document.body.classList.contains("drawn")) {
        this.toggle(false);
        this.#menu.focus();
      }
    });
  }

  /** Opens or closes the drawer on a narrow screen. */
  toggle(open = !document.body.classList.contains("drawn")) {
    document.body.classList.toggle("drawn", open);
    byId("main").inert = open;
    this.#menu.setAttribute("aria-expanded", String(open));
    /** @type {HTMLElement | null} */
    const current = this.#nav.querySelector("[aria-current]");
    if (open) current?.focus();
  }

  #people() {
    const { people, me } = this.state;
    byId("as").replaceChildren(
      ...[...people.values()].map((person) =>
        el("option", { value: person.id, selected: person.id === me.id }, person.name),
      ),
    );
    byId("as-now").textContent = words("as", { name: me.name });
    byId("guild").textContent = this.state.guild;
  }

  #draw() {
    const { state } = this;
    const all = [...state.channels.values()];
    const direct = all.filter(isDirect);
    const rooms = all.filter((channel) => !isDirect(channel) && !isThread(channel));
    const entries = rooms.flatMap((room) => [
      this.#entry(room),
      ...postsOf(all, room).map((thread) => this.#entry(thread)),
    ]);
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focused = this.#nav.contains(active) ? active.dataset.channel : null;
    this.#nav.replaceChildren(
      el("ul", {}, el("li", {}, this.#link(words("welcome"), "⌂", "", !state.here))),
      el("h2", {}, words("direct-messages")),
      el(
        "ul",
        {},
        ...(direct.length
          ? direct.map((channel) => this.#entry(channel))
          : [el("li", {}, this.#startDirect())]),
      ),
      el("h2", {}, words("channels")),
      el("ul", {}, ...entries),
    );
    /** @type {HTMLElement | null} */
    const again = this.#nav.querySelector(`[data-channel="${focused}"]`);
    if (focused !== null) again?.focus();
  }

  #entry(channel) {
    const { unread, calls } = this.state.news(channel);
    const sign = isThread(channel) ? "↳" : signOf(channel);
    const title = this.state.titleOf(channel);
    const name = channel.archived ? words("archived", { name: title }) : title;
    const link = this.#link(name, sign, channel.id, channel.id === this.state.here);
    if (unread) link.classList.add("unread");
    if (unread)
      link.append(
        calls ? el("span", { class: "calls" }, String(calls)) : el("span", { class: "dot" }),
        el("span", { class: "unseen" }, ` ${words("unread")}`),
      );
    return el("li", { class: isThread(channel) ? "thread" : null }, link);
  }

  #link(name, sign, channel, current) {
    return el(
      "a",
      {
        href: place(this.state.me.id, channel),
        "aria-current": current ? "page" : null,
        data: { channel },
      },
      el("span", { class: "sign", "aria-hidden": "true" }, sign),
      el("span", { class: "name" }, name),
    );
  }

  #startDirect() {
    return el(
      "button",
      { type: "button", class: "place", onclick: () => this.desk.direct() },
      el("span", { class: "sign", "aria-hidden": "true" }, "@"),
      el("span", { class: "name" }, this.state.bot.name),
    );
  }

  #head() {
    const { state } = this;
    const channel = state.channels.get(state.here);
    const title = channel ? state.signedTitle(channel) : words("welcome");
    const calls = [...state.channels.values()].reduce((sum, one) => sum + state.news(one).calls, 0);
    byId("where").textContent = title;
    byId("topic").textContent = channel?.topic ?? "";
    document.title =
      (calls ? `(${calls}) ` : "") + words("window-title", { place: title, guild: state.guild });
    this.#menu.classList.toggle("calling", calls > 0);
    byId("status").textContent = words(state.bot.online ? "bot-here" : "bot-away", {
      bot: state.bot.name,
    });
    byId("status").classList.toggle("away", !state.bot.online);
    /** @type {HTMLTextAreaElement} */
    const say = byId("say");
    say.placeholder = channel ? words("say-something") : "";
  }
}
