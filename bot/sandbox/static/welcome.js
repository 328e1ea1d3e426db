// @ts-check
// The front panel: what this is, how to begin with one press, and what a newcomer has to know.

import { byId, el } from "./dom.js";

export class Welcome {
  /** `desk` offers quick(index). */
  constructor(state, desk) {
    this.state = state;
    this.desk = desk;
    for (const what of ["world", "here", "bot"]) state.addEventListener(what, () => this.#draw());
  }

  #draw() {
    const { state } = this;
    byId("welcome").hidden = Boolean(state.here);
    byId("room").hidden = !state.here;
    byId("me-now").textContent = state.me.name;
    byId("quicks").replaceChildren(
      ...state.quicks.map((quick, index) =>
        el(
          "button",
          {
            type: "button",
            class: "quick",
            disabled: !state.bot.online,
            onclick: () => this.desk.quick(index),
          },
          el("strong", {}, quick.label),
          el("span", {}, quick.description),
        ),
      ),
    );
    byId("waiting").hidden = state.bot.online;
  }
}
