// @ts-check
// The front panel: what this is, how to begin with one press, and what a newcomer has to know.

import { byId, el } from "./dom.js";
import { place } from "./sidebar.js";
import { byAge, isForum, isThread } from "./state.js";
import { words } from "./words.js";

const MOST_MINE = 6;

export class Welcome {
  #way = -1; // what was chosen among the ways to start; at first the usual one

  /** `desk` offers quick(index, way). */
  constructor(state, desk) {
    this.state = state;
    this.desk = desk;
    for (const what of ["world", "here", "bot"]) state.addEventListener(what, () => this.#draw());
    state.addEventListener("channels", () => this.#drawMine());
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
          ...(quick.cover ? [this.#cover(quick.cover)] : []),
          el("strong", {}, quick.label),
          quick.size && el("span", { class: "soft" }, quick.size),
          el("span", {}, quick.description),
        ),
      ),
    );
    this.#drawWays();
    this.#drawMine();
    const channels = [...state.channels.values()];
    this.#name("games-place", state.channels.get(state.quicks[0]?.channel));
    this.#name("tables-place", channels.find(isForum));
    byId("waiting").hidden = state.bot.online;
  }

  #name(id, channel) {
    byId(id).textContent = channel ? this.state.signedTitle(channel) : "";
  }

  /** A picture of the game, which is drawn when it is first asked for; until then it says so. */
  #cover(source) {
    const coming = el("span", { "aria-hidden": "true" }, words("cover-coming"));
    const settled = () => coming.remove();
    const picture = el("img", { src: source, alt: "", onload: settled, onerror: settled });
    return el("span", { class: "cover" }, coming, picture);
  }

  /** The games of this person that go on, those first that call. */
  #drawMine() {
    const { state } = this;
    const calls = (thread) => state.news(thread).calls > 0;
    const own = [...state.channels.values()]
      .filter((channel) => isThread(channel) && channel.called && !channel.archived)
      .sort((one, other) => Number(calls(other)) - Number(calls(one)) || byAge(other, one))
      .slice(0, MOST_MINE);
    byId("mine-title").hidden = byId("mine").hidden = !own.length;
    byId("mine").replaceChildren(
      ...own.map((thread) =>
        el(
          "li",
          {},
          el("a", { href: place(state.me.id, thread.id) }, thread.name),
          calls(thread) && ` · ${words("calls-me")}`,
        ),
      ),
    );
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
