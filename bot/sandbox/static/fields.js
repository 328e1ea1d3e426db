// @ts-check
// The named fields of one slash command: what each option takes, what it suggests, and the value in the end.

import { el, freshId } from "./dom.js";
import { KIND, local } from "./commands.js";
import { Suggestions } from "./suggestions.js";
import { words } from "./words.js";

const AUTOCOMPLETE_PAUSE = 120;
const NUMBERS = [KIND.INTEGER, KIND.NUMBER];

export class Field {
  #chosen = null; // the suggestion that was taken, while its label still stands in the field

  /** `kit`: {locale, list, people(), channels(), autocomplete(field, text), called(field, text), next(field), sent(), left()}. */
  constructor(option, kit) {
    this.option = option;
    this.kit = kit;
    const id = freshId("option");
    this.input = el("input", {
      id,
      name: option.name,
      type: "text",
      inputmode: NUMBERS.includes(option.type) && !option.choices ? "decimal" : null,
      "aria-required": option.required ? "true" : null,
      "aria-describedby": `${id}-about`,
      spellcheck: "false",
      maxlength: option.max_length ?? 6000,
      placeholder: words(option.required ? "required" : "optional"),
      enterkeyhint: "send",
    });
    this.suggestions = new Suggestions(this.input, kit.list, {
      source: (text) => this.#suggest(text),
      taken: (entry, key) => this.#take(entry, key),
      pause: option.autocomplete ? AUTOCOMPLETE_PAUSE : 0,
    });
    this.input.addEventListener("focus", () => {
      kit.describe(this);
      this.suggestions.ask();
    });
    this.input.addEventListener("blur", () => this.suggestions.close());
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.node = el(
      "div",
      { class: "field" },
      el("label", { for: id }, this.label),
      this.input,
      el("span", { id: `${id}-about`, class: "unseen" }, local(option, "description", kit.locale)),
    );
  }

  get label() {
    return local(this.option, "name", this.kit.locale);
  }

  get description() {
    return local(this.option, "description", this.kit.locale);
  }

  get filled() {
    return this.input.value.trim() !== "";
  }

  fill(text) {
    this.input.value = text;
    this.#chosen = null;
  }

  #typed() {
    this.#chosen = null;
    this.input.removeAttribute("aria-invalid");
    const text = this.input.value;
    const before = this.kit.called(this, text) ?? text;
    if (before !== text || /^\s/.test(text)) this.input.value = before.trim(); // else the caret would leave its place
    this.suggestions.ask();
  }

  #key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.kit.sent();
    } else if (event.key === "Escape") this.kit.left();
    else if (event.key === "Backspace" && !this.input.value) {
      event.preventDefault();
      this.kit.back(this);
    }
  }

  #take(entry, key) {
    this.input.value = entry.label;
    this.#chosen = entry;
    if (entry.label.endsWith("…")) this.suggestions.ask(); // half of something: what may follow is shown at once
    else if (key !== "click" || this.option.required) this.kit.next(this);
  }

  // ---------------------------------------------------------------- suggestions

  async #suggest(text) {
    if (this.option.autocomplete) {
      const answer = await this.kit.autocomplete(this, this.#chosen?.value ?? text);
      if (!answer.ok) return { note: answer.error };
      return {
        entries: answer.choices.map((choice) => this.#entry(choice)),
        note: answer.choices.length ? null : words("no-suggestions"),
      };
    }
    const wanted = this.#chosen ? "" : text.trim().toLowerCase();
    return { entries: this.#fixed().filter((entry) => entry.label.toLowerCase().includes(wanted)) };
  }

  #entry(choice) {
    return { label: local(choice, "name", this.kit.locale), value: choice.value };
  }

  #fixed() {
    if (this.option.choices) return this.option.choices.map((choice) => this.#entry(choice));
    switch (this.option.type) {
      case KIND.YES_NO:
        return [
          { label: words("true"), value: true },
          { label: words("false"), value: false },
        ];
      case KIND.USER:
      case KIND.MENTIONABLE:
        return this.kit.people().map((person) => ({ label: `@${person.name}`, value: person.id }));
      case KIND.CHANNEL:
        return this.kit
          .channels()
          .filter((channel) => this.option.channel_types?.includes(channel.type) ?? true)
          .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
      default:
        return [];
    }
  }

  // ---------------------------------------------------------------- the value

  /** Marks the field as wrong, until it is changed. */
  markWrong() {
    this.input.setAttribute("aria-invalid", "true");
    this.input.focus();
  }

  /** {value} or {error}: what would be sent, or why it cannot be; neither for an option left out. */
  read() {
    const text = this.input.value.trim();
    if (!text)
      return this.option.required ? { error: words("needed", { option: this.label }) } : {};
    if (this.#chosen) return { value: this.#chosen.value };
    const fixed = this.#fixed();
    if (fixed.length) {
      const hit = fixed.find((entry) =>
        [entry.label, `${entry.value}`, entry.label.slice(1)].some(
          (name) => name.toLowerCase() === text.toLowerCase(),
        ),
      );
      return hit
        ? { value: hit.value }
        : { error: words("suggestions-only", { option: this.label }) };
    }
    return NUMBERS.includes(this.option.type) ? this.#number(text) : this.#words(text);
  }

  #words(text) {
    const least = this.option.min_length ?? 0;
    return text.length < least
      ? { error: words("too-short", { option: this.label, n: least }) }
      : { value: text };
  }

  #number(text) {
    const value = Number(text.replace(",", "."));
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    if (Number.isNaN(value)) return { error: words("number", { option: this.label }) };
    if (this.option.type === KIND.INTEGER && !Number.isInteger(value))
      return { error: words("whole-number", { option: this.label }) };
    if (value < least || value > most)
      return { error: words("between", { option: this.label, least, most }) };
    return { value };
  }
}
