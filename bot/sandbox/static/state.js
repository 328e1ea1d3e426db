// @ts-check
// What this tab knows of the world, as one person sees it, and what that person has read.
// Views listen to the events "world", "somebody else", "channels", "messages", "commands", "bot" and "here".

import { called } from "./commands.js";
import { words } from "./words.js";

const later = (a, b) =>
  (a ?? "").length - (b ?? "").length ||
  ((a ?? "") < (b ?? "") ? -1 : Number((a ?? "") > (b ?? "")));

/** Orders ids by age: longer digits are newer. */
export const byAge = (a, b) => later(a.id, b.id);

export const isThread = (channel) => channel.kind === "thread";
export const isDirect = (channel) => channel.kind === "direct";
export const isForum = (channel) => channel.kind === "forum";

/** The sign that stands before the name of a channel. */
export const signOf = (channel) => (isDirect(channel) ? "@" : isForum(channel) ? "▤ " : "#");

/** The threads of a channel, the newest first, and those in the archive behind them. */
export function postsOf(channels, room) {
  const threads = [...channels]
    .filter((channel) => isThread(channel) && channel.parent === room.id)
    .sort(byAge)
    .reverse();
  return [
    ...threads.filter((thread) => !thread.archived),
    ...threads.filter((thread) => thread.archived),
  ];
}

export class State extends EventTarget {
  me = null;
  people = new Map();
  bot = { id: "0", name: "", online: false };
  guild = "";
  channels = new Map();
  commands = []; // those that the open channel offers
  quicks = [];
  here = null; // id of the open channel; null is the welcome panel
  messages = new Map(); // of the open channel only, by id
  earlier = false; // whether there are older messages to fetch
  #read = {};
  #calls = new Map(); // channel id -> how many new messages called this person since the tab came

  tell(what, detail = null) {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }

  begin(world) {
    const before = this.me?.id;
    this.me = world.me;
    this.people = new Map(world.people.map((person) => [person.id, person]));
    this.bot = world.bot;
    this.guild = world.guild;
    this.channels = new Map(world.channels.map((channel) => [channel.id, channel]));
    this.quicks = world.quicks;
    this.#calls.clear();
    this.#read = this.#remembered();
    this.tell("world");
    if (before && before !== this.me.id) this.tell("somebody else");
    for (const what of ["channels", "bot"]) this.tell(what);
  }

  // ---------------------------------------------------------------- what was read

  get #shelf() {
    return `read ${location.pathname} ${this.me.id}`;
  }

  #remembered() {
    return JSON.parse(localStorage.getItem(this.#shelf) ?? "{}");
  }

  markRead(id) {
    const channel = this.channels.get(id);
    if (!channel) return;
    this.#calls.delete(id);
    this.#read[id] = channel.last;
    localStorage.setItem(this.#shelf, JSON.stringify(this.#read));
    this.tell("channels");
  }

  /** {unread, calls}: whether something is new there, and how much of it calls this person. */
  news(channel) {
    const read = this.#read[channel.id];
    const calls =
      later(channel.called, read) > 0 ? Math.max(1, this.#calls.get(channel.id) ?? 0) : 0;
    return { unread: later(channel.last, read) > 0, calls };
  }

  // ---------------------------------------------------------------- names

  nameOf(id) {
    return this.people.get(id)?.name ?? (id === this.bot.id ? this.bot.name : words("somebody"));
  }

  /** The name of a command as this person's list of commands has it. */
  commandOf(line) {
    return called(this.commands, line, this.me.locale);
  }

  titleOf(channel) {
    return isDirect(channel) ? this.bot.name : channel.name;
  }

  /** What a place is called outside the sidebar: with its sign, which threads have none of. */
  signedTitle(channel) {
    return (isThread(channel) ? "" : signOf(channel)) + this.titleOf(channel);
  }

  // ---------------------------------------------------------------- changes

  open(id, messages, earlier) {
    const moved = id !== this.here;
    this.here = id;
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.earlier = earlier;
    this.tell("here", { moved });
    if (id) this.markRead(id);
  }

  addEarlier(messages, earlier) {
    this.messages = new Map([
      ...messages.map((message) => [message.id, message]),
      ...this.messages,
    ]);
    this.earlier = earlier;
    this.tell("here", { keepPlace: true });
  }

  /** Takes a message that is new or was edited; answers whether it is new and calls this person. */
  take(message) {
    const channel = this.channels.get(message.channel);
    const fresh = channel && later(message.id, channel.last) > 0;
    if (fresh) channel.last = message.id;
    const mine = message.author === this.me.id;
    const calls = Boolean(
      fresh &&
      !mine &&
      (isDirect(channel) || message.only_you || message.mentions.includes(this.me.id)),
    );
    if (calls) channel.called = message.id;
    if (message.channel === this.here) {
      this.messages.set(message.id, message);
      this.tell("messages", { message, fresh });
      if (fresh) this.markRead(this.here);
    } else if (fresh) {
      if (mine) this.#read[channel.id] = message.id;
      if (calls) this.#calls.set(channel.id, (this.#calls.get(channel.id) ?? 0) + 1);
      this.tell("channels");
    }
    return calls;
  }

  drop(channel, id) {
    if (channel === this.here && this.messages.delete(id)) this.tell("messages", { gone: id });
  }

  /** Takes a channel that is new or changed; answers whether it is new. */
  takeChannel(channel) {
    const fresh = !this.channels.has(channel.id);
    this.channels.set(channel.id, channel);
    this.tell("channels");
    if (channel.id === this.here) this.tell("title");
    return fresh;
  }

  dropChannel(id) {
    this.channels.delete(id);
    this.tell("channels");
  }

  takeCommands(commands) {
    this.commands = commands;
    this.tell("commands");
  }

  takeBot(bot) {
    this.bot = bot;
    this.tell("bot");
  }
}
