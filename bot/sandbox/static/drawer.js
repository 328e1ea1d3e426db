// @ts-check
// The developers' drawer: what the bot asked of the stand-in and was refused, and faults to try.

import { byId, el } from "./dom.js";
import { words } from "./words.js";

const KEPT = 300;

export class Drawer {
  #log = byId("log");
  #rows = [];
  #refused = 0;

  /** `desk` offers ask(action, details). */
  constructor(state, desk) {
    this.state = state;
    this.desk = desk;
    byId("develop").addEventListener("click", () => this.toggle());
    byId("drawer-close").addEventListener("click", () => this.toggle(false));
    byId("drawer").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.toggle(false);
    });
    /** @type {HTMLInputElement} */
    const only = byId("only-refused");
    only.addEventListener("change", () => this.#log.classList.toggle("only-refused", only.checked));
    for (const button of document.querySelectorAll("[data-fault]"))
      button.addEventListener("click", () => this.#fault(button));
    state.addEventListener("world", () => {
      this.#closed();
      this.#count();
      if (!byId("drawer").hidden) this.#watch(true);
    });
    state.addEventListener("somebody else", () => this.#say(""));
  }

  toggle(open = byId("drawer").hidden) {
    byId("drawer").hidden = !open;
    byId("develop").setAttribute("aria-expanded", String(open));
    (open ? byId("drawer-close") : byId("develop")).focus();
    this.#watch(open);
  }

  async #watch(on) {
    const answer = await this.desk.ask("watch", { on });
    if (!on || !answer.ok) return;
    this.#rows = [];
    this.#refused = answer.refused;
    this.#log.replaceChildren();
    answer.requests.forEach((request) => this.take(request, false));
    this.#count();
  }

  /** Adds one request that the bot made; the newest stands at the top. */
  take(request, counted = true) {
    const bad = request.status >= 400;
    if (bad && counted) this.#refused += 1;
    const row = el(
      "li",
      { class: bad ? "bad" : null },
      el("span", { class: "status" }, String(request.status)),
      " ",
      el("span", {}, request.method),
      " ",
      el("span", { class: "path" }, request.path),
      " ",
      el(
        "span",
        { class: "soft" },
        words("milliseconds", { time: Math.max(1, Math.round(request.seconds * 1000)) }),
      ),
      request.refusal && el("pre", {}, request.refusal),
    );
    this.#rows.push(row);
    this.#log.prepend(row);
    if (this.#rows.length > KEPT) this.#rows.shift().remove();
    if (counted) this.#count();
  }

  #count() {
    byId("refused").textContent = words("refused", { n: this.#refused });
  }

  async #fault(button) {
    const last = [...this.state.messages.values()]
      .reverse()
      .find((message) => message.author === this.state.bot.id && !message.only_you);
    const details = {
      fault: button.dataset.fault,
      message: last?.id ?? null,
      closed: button.getAttribute("aria-pressed") !== "true",
    };
    if (details.fault === "delete" && !last) return this.#say(words("nothing-to-delete"));
    const answer = await this.desk.ask("fault", details);
    this.#say(answer.ok ? answer.done : answer.error);
    if (answer.ok && details.fault === "close") {
      this.state.me.closed = details.closed;
      this.#closed();
    }
  }

  #say(what) {
    byId("fault").textContent = what;
  }

  #closed() {
    document
      .querySelector("[data-fault=close]")
      .setAttribute("aria-pressed", String(Boolean(this.state.me.closed)));
  }
}
