// @ts-check
// A list of suggestions under a text field that keeps the focus (the combobox pattern).
// Arrows move, Enter and Tab take, Escape closes; a slow answer never overtakes a newer one.

import { el, freshId } from "./dom.js";

export class Suggestions {
  #input;
  #list;
  #source;
  #taken;
  #pause;
  #entries = [];
  #at = -1;
  #round = 0;
  #timer = 0;

  /**
   * `source(text)` answers entries {label, note?, …}, at once or as a promise; `taken(entry, key)` is told the choice.
   * `pause` in milliseconds waits for the typing to rest before asking.
   */
  constructor(input, list, { source, taken, pause = 0 }) {
    this.#input = input;
    this.#list = list;
    this.#source = source;
    this.#taken = taken;
    this.#pause = pause;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list.id);
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("autocomplete", "off");
  }

  get open() {
    return this.#entries.length > 0;
  }

  /** Asks for suggestions for what stands in the field now. */
  ask() {
    clearTimeout(this.#timer);
    const round = ++this.#round;
    this.#timer = setTimeout(async () => {
      const answer = await this.#source(this.#input.value);
      if (round === this.#round && document.activeElement === this.#input) this.#show(answer);
    }, this.#pause);
  }

  close() {
    this.#round += 1;
    clearTimeout(this.#timer);
    this.#show({});
  }

  /** @param {{ entries?: any[], note?: string }} answer */
  #show({ entries, note } = {}) {
    const wasOpen = this.open;
    this.#entries = entries ?? [];
    if (!wasOpen && !this.open && !note && this.#list.dataset.of !== this.#input.id) return;
    this.#list.dataset.of = this.#input.id;
    this.#list.replaceChildren(
      ...this.#entries.map((entry, index) => this.#item(entry, index)),
      ...(note ? [el("li", { class: "note", role: "presentation" }, note)] : []),
    );
    this.#list.hidden = !this.open && !note;
    this.#input.setAttribute("aria-expanded", String(this.open));
    this.#mark(this.open ? 0 : -1);
  }

  #item(entry, index) {
    return el(
      "li",
      {
        role: "option",
        id: freshId("suggestion"),
        "aria-selected": "false",
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#take(index, "click"),
      },
      el("span", {}, entry.label),
      entry.note && el("small", {}, entry.note),
    );
  }

  #mark(index) {
    this.#at = index;
    const items = [...this.#list.querySelectorAll("[role=option]")];
    items.forEach((item, place) => item.setAttribute("aria-selected", String(place === index)));
    if (items[index]) {
      this.#input.setAttribute("aria-activedescendant", items[index].id);
      items[index].scrollIntoView({ block: "nearest" });
    } else this.#input.removeAttribute("aria-activedescendant");
  }

  #take(index, key) {
    const entry = this.#entries[index];
    this.close();
    this.#taken(entry, key);
  }

  /** Handles a key if the list is open; answers whether it did. */
  key(event) {
    if (!this.open) return false;
    const count = this.#entries.length;
    if (event.key === "ArrowDown") this.#mark((this.#at + 1) % count);
    else if (event.key === "ArrowUp") this.#mark((this.#at - 1 + count) % count);
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.#at >= 0)
      this.#take(this.#at, event.key);
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
