// @ts-check
// Builds DOM nodes. Strings always become text nodes: nothing in this page parses HTML.

import { words } from "./words.js";

/**
 * `el("button", {class: "quiet", onclick: go, data: {channel: id}}, words("open"))`.
 * Properties named on… are listeners, `data` fills the dataset, false and null are left out.
 */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(
    ...children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

/**
 * The element of that id, which stands in index.html.
 * @template {HTMLElement} T
 * @param {string} id
 * @returns {T}
 */
export const byId = (id) => /** @type {T} */ (document.getElementById(id));

/**
 * A picture in a line of text: an emoji of the application, which the sandbox keeps. The bot always
 * writes the word beside it, so a screen reader passes over it.
 */
export const emojiPicture = (id) => el("img", { class: "emoji", src: `emojis/${id}`, alt: "" });

let serial = 0;
export const freshId = (stem) => `${stem}-${++serial}`;

/** Says something to those who listen to the page instead of looking at it. */
export function announce(text) {
  byId("announcer").textContent = text;
}

const TOAST_MS = 5000;

/** A small message that goes away by itself, or for a newer one about `channel`, or when `hush` is called; with `go` a press goes there. */
export function toast(text, channel = null, go = null) {
  const open =
    go &&
    el("button", { type: "button", class: "link", onclick: () => go(channel) }, words("open"));
  const note = el(
    "div",
    { class: "toast", data: { channel: channel ?? "" } },
    el("span", {}, text),
    open,
  );
  if (channel) forgetToasts(channel);
  byId("toasts").append(note);
  setTimeout(() => note.remove(), TOAST_MS);
}

/** Puts away the small messages that lead somewhere: this person is busy here. */
export function hush() {
  for (const note of byId("toasts").querySelectorAll(".toast:has(button)")) note.remove();
}

/** Puts away the small messages about that channel. */
export function forgetToasts(channel) {
  for (const note of byId("toasts").querySelectorAll(`[data-channel="${CSS.escape(channel)}"]`))
    note.remove();
}

/** A round badge with a person's first letter, coloured by the person's id. */
export function portrait(person) {
  const badge = el(
    "span",
    { class: "portrait", "aria-hidden": "true" },
    [...(person.name || "?")][0].toUpperCase(),
  );
  badge.dataset.hue = String(Number(BigInt(person.id || "0") % 997n) % 8);
  if (person.bot) badge.classList.add("bot");
  return badge;
}
