// @ts-check
// The one websocket: actions go out and are answered by number, the world comes in as it changes.
// It reconnects by itself with growing pauses, and starts again from a fresh picture of the world.

import { preferred, words } from "./words.js";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;

export class Live {
  #socket = null;
  #waiting = new Map();
  #number = 0;
  #pause = FIRST_PAUSE;
  #person = null;
  #timer = 0;

  /** `heard(note)` gets every note of the world, `changed(connected)` every change of the line. */
  constructor(heard, changed) {
    this.heard = heard;
    this.changed = changed;
  }

  /** Connects as that person (null: the first who speaks the language of this browser); an older connection is dropped. */
  connect(person) {
    this.#person = person;
    clearTimeout(this.#timer);
    const address = new URL("live", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("speaks", preferred());
    if (person) address.searchParams.set("as", person);
    const socket = new WebSocket(address);
    const old = this.#socket;
    this.#socket = socket;
    if (old) {
      old.onmessage = null;
      old.close();
    }
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.changed(true);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost() {
    this.changed(false);
    for (const answer of this.#waiting.values()) answer({ ok: false, error: words("lost-answer") });
    this.#waiting.clear();
    this.#timer = setTimeout(() => this.connect(this.#person), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #receive(note) {
    if (note.kind !== "reply") return this.heard(note);
    this.#waiting.get(note.to)?.(note);
    this.#waiting.delete(note.to);
  }

  /** Asks for an action; resolves to the answer, `{ok, error?, …}`, and never rejects. */
  ask(action, details = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ ok: false, error: words("not-connected") });
    }
    const n = ++this.#number;
    this.#socket.send(JSON.stringify({ n, do: action, ...details }));
    return new Promise((resolve) => this.#waiting.set(n, resolve));
  }
}
