// @ts-check
// The front panel: what this is, how to begin with one press, and what a newcomer has to know.

import { byId, el } from "./dom.js";

export class Welcome {
  #way = -1; // what was chosen among the ways to start; at first the usual one

  /** `desk` offers quick(index, way). */
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
            onclick: () => this.desk.quick(index, this.#way < 0 ? null : this.#way),
          },
          ...(quick.cover ? [el("img", { src: quick.cover, alt: "", class: "cover" })] : []),
          el("strong", {}, quick.label),
          el("span", {}, quick.description),
        ),
      ),
    );
    this.#drawWays();
    byId("waiting").hidden = state.bot.online;
  }

  /** How strong the opponents are: one of the ways that all quick starts share. */
  #drawWays() {
    const ways = this.state.quicks.find((quick) => quick.ways.length)?.ways ?? [];
    if (!ways[this.#way]) this.#way = ways.findIndex((way) => way.usual);
    byId("ways").hidden = !ways.length;
    byId("way-choices").replaceChildren(
      ...ways.map((way, index) =>
        el(
          "label",
          {},
          el("input", {
            type: "radio",
            name: "way",
            checked: index === this.#way,
            onchange: () => (this.#way = index),
          }),
          way.label,
        ),
      ),
    );
  }
}
