// @ts-check
// The line at the bottom: plain text is said in the channel, "/" begins a command.
// While a command is open its options stand here as named fields; Enter sends, Escape leaves while they are empty.

import { byId, el } from "./dom.js";
import { lines, recognise, search, typedOptions } from "./commands.js";
import { Field } from "./fields.js";
import { Suggestions } from "./suggestions.js";
import { words } from "./words.js";

export class Composer {
  #form = byId("composer");
  /** @type {HTMLTextAreaElement} */
  #text = byId("say");
  #list = byId("suggestions");
  #hint = byId("hint");
  #command = byId("command");
  #lines = [];
  #entry = null; // the command being filled in
  #fields = [];
  #suggestions;

  /** `desk` offers run(line, options), say(text), autocomplete(line, focused, options). */
  constructor(state, desk) {
    this.state = state;
    this.desk = desk;
    this.#suggestions = new Suggestions(this.#text, this.#list, {
      source: (text) => this.#matches(text),
      taken: (entry) => this.begin(entry),
    });
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.#text.addEventListener("input", () => this.#typed());
    this.#text.addEventListener("blur", () => this.#suggestions.close());
    this.#text.addEventListener("focus", () => {
      if (this.#text.value.startsWith("/")) this.#suggestions.ask();
    });
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    byId("slash").addEventListener("click", () => this.offer());
    state.addEventListener("commands", () => {
      this.#lines = lines(state.commands, state.me.locale);
    });
    state.addEventListener("here", (event) => {
      if (event.detail.moved) this.leave(false);
    });
    state.addEventListener("somebody else", () => this.leave(false));
    document.addEventListener("keydown", (event) => this.#anywhere(event));
  }

  #anywhere(event) {
    const free = event.target === document.body || event.target.closest?.("#messages");
    if (
      event.key !== "/" ||
      !free ||
      event.target.closest("input, textarea, select, [role=option]") ||
      !this.state.here
    )
      return;
    event.preventDefault();
    this.offer();
  }

  /** Puts a slash in the line and shows the commands. */
  offer() {
    if (this.#entry) this.leave();
    this.#text.value = "/";
    this.#text.focus();
    this.#typed();
  }

  focus() {
    this.#text.focus();
  }

  // ---------------------------------------------------------------- choosing a command

  #typed() {
    this.#say("");
    if (!this.#text.value.startsWith("/")) return this.#suggestions.close();
    const found = recognise(this.#lines, this.#text.value.slice(1));
    if (!found) return this.#suggestions.ask();
    this.begin(found.entry, typedOptions(found.entry, found.rest, this.state.me.locale));
  }

  #matches(text) {
    if (!text.startsWith("/")) return {};
    const found = search(this.#lines, text.slice(1)).map((entry) => ({
      ...entry,
      label: `/${entry.shown}`,
      note: entry.description,
    }));
    if (found.length) return { entries: found };
    return { note: words(this.#lines.length ? "no-such-command" : "no-commands") };
  }

  #key(event) {
    const enter = event.key === "Enter" && !event.isComposing;
    const whole = enter && this.#named(this.#text.value); // nothing left to complete: Enter sends at once
    if (!whole && this.#suggestions.key(event)) return;
    if (enter) {
      event.preventDefault();
      this.#send();
    }
  }

  /** The command whose whole name this text is. */
  #named(text) {
    return (
      text.startsWith("/") &&
      this.#lines.find((one) => [one.line, one.shown].includes(text.slice(1).trim()))
    );
  }

  // ---------------------------------------------------------------- filling in a command

  /** Opens the fields of a command, some of them perhaps filled already. */
  begin(entry, filled = []) {
    this.#suggestions.close();
    this.#entry = entry;
    this.#text.value = "";
    this.#fields = entry.options.map((option) => new Field(option, this.#kit()));
    for (const [name, value] of filled)
      this.#fields.find((field) => field.option.name === name)?.fill(value);
    const leave = el(
      "button",
      {
        type: "button",
        class: "link",
        "aria-label": words("leave-command", { name: entry.shown }),
        onclick: () => this.leave(),
      },
      "✕",
    );
    this.#command.replaceChildren(
      el("span", { class: "chip" }, `/${entry.shown}`, leave),
      ...this.#fields.map((field) => field.node),
    );
    this.#command.hidden = false;
    this.#text.hidden = true;
    this.#say(entry.description);
    const first =
      this.#fields.find((field) => field.option.required && !field.filled) ??
      this.#fields.at(filled.length ? -1 : 0);
    (first?.input ?? byId("send")).focus();
  }

  /** Back to plain text. */
  leave(refocus = true) {
    this.#entry = null;
    this.#fields = [];
    this.#command.hidden = true;
    this.#command.replaceChildren();
    this.#text.hidden = false;
    this.#text.value = "";
    this.#suggestions.close();
    this.#say("");
    if (refocus) this.#text.focus();
  }

  #kit() {
    return {
      locale: this.state.me.locale,
      list: this.#list,
      people: () => [...this.state.people.values(), this.state.bot],
      channels: () => [...this.state.channels.values()].filter((channel) => channel.name),
      describe: (field) => this.#say(field.description),
      autocomplete: (field, text) =>
        this.desk.autocomplete(this.#entry.line, field.option.name, {
          ...this.#values().options,
          [field.option.name]: text,
        }),
      called: (field, text) => this.#called(field, text),
      next: (field) => this.#next(field),
      back: (field) => this.#back(field),
      sent: () => this.#send(),
      left: () => this.#fields.some((field) => field.filled) || this.leave(), // nothing typed is lost by a key
    };
  }

  /** Where "seat:" was typed, goes on in that field, as Discord does; what stood before it, or null if nothing was called. */
  #called(field, text) {
    const typed = /(?:^|\s)([^\s:]+):$/.exec(text);
    const wanted =
      typed &&
      this.#fields.find((other) =>
        [other.option.name, other.label].includes(typed[1].toLowerCase()),
      );
    if (!wanted) return null;
    if (wanted !== field) wanted.input.focus();
    return text.slice(0, typed.index);
  }

  #next(field) {
    const empty = this.#fields.find((other) => other.option.required && !other.filled);
    (empty ?? field).input.focus();
  }

  #back(field) {
    const before = this.#fields[this.#fields.indexOf(field) - 1];
    if (before) before.input.focus();
    else if (this.#fields.every((other) => !other.filled)) this.leave();
  }

  #values() {
    const read = this.#fields.map((field) => [field, field.read()]);
    return {
      options: Object.fromEntries(
        read
          .filter(([, answer]) => answer.value !== undefined)
          .map(([field, answer]) => [field.option.name, answer.value]),
      ),
      wrong: read.find(([, answer]) => answer.error),
    };
  }

  // ---------------------------------------------------------------- sending

  #send() {
    if (this.#entry) return this.#run();
    const text = this.#text.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const entry = this.#named(text);
      if (!entry) return this.#say(this.#unknown(text), true);
      this.begin(entry);
      if (entry.options.some((option) => option.required)) return;
      return this.#run();
    }
    this.leave();
    this.desk.say(text);
  }

  #unknown(typed) {
    const [near] = search(this.#lines, typed.slice(1));
    return near
      ? words("no-command-but", { typed, near: near.shown })
      : words("no-command", { typed });
  }

  #run() {
    const { options, wrong } = this.#values();
    if (wrong) {
      wrong[0].markWrong();
      return this.#say(wrong[1].error, true);
    }
    const { line, shown } = this.#entry;
    this.leave();
    this.desk.run(line, options, shown);
  }

  #say(hint, bad = false) {
    this.#hint.textContent = hint;
    this.#hint.classList.toggle("bad", bad);
  }
}
