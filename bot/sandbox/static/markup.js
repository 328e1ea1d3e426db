// @ts-check
// Discord's small markdown as DOM nodes. Whatever is not understood stays the text it was.

import { el, emojiPicture } from "./dom.js";
import { words } from "./words.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const SPANS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const SAFE = /^https?:\/\//i;

function relative(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = SPANS.find(([, length]) => Math.abs(away) >= length) ?? SPANS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(
    Math.round(away / size),
    unit,
  );
}

function moment(seconds, style, locale) {
  const when = new Date(Number(seconds) * 1000);
  if (Number.isNaN(when.getTime())) return `<t:${seconds}>`;
  const full = new Intl.DateTimeFormat(locale, FORMATS.F).format(when);
  const node = el("time", { datetime: when.toISOString(), title: full });
  if (style === "R") Object.assign(node.dataset, { relative: seconds, locale });
  node.textContent =
    style === "R"
      ? relative(seconds, locale)
      : new Intl.DateTimeFormat(locale, FORMATS[style] ?? FORMATS.f).format(when);
  return node;
}

/** Brings every "in two hours" on the page up to date. */
export function refreshMoments() {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("time[data-relative]")
  )) {
    node.textContent = relative(Number(node.dataset.relative), node.dataset.locale);
  }
}

function link(address, ...content) {
  return el(
    "a",
    { href: address, target: "_blank", rel: "noopener noreferrer nofollow" },
    ...content,
  );
}

function spoiler(...content) {
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.classList.add("shown");
    cover.removeAttribute("role");
    cover.removeAttribute("tabindex");
    cover.removeAttribute("aria-label");
  };
  const cover = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      "aria-label": words("spoiler-hidden"),
      onclick: show,
      onkeydown: show,
    },
    el("span", {}, ...content),
  );
  return cover;
}

// Each rule looks at one place of the text only (sticky); the first that fits wins.
/** @typedef {[RegExp, (found: RegExpExecArray, ...rest: any[]) => any]} Rule */

/** @type {Rule[]} */
const RULES = [
  [/\\([^\w\s])/y, (found) => [found[1]]],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, (found) => [el("code", {}, found[2].trim() || found[2])]],
  [/\|\|([\s\S]+?)\|\|/y, (found, inner) => [spoiler(...inner(found[1]))]],
  [
    /\*\*\*([\s\S]+?)\*\*\*/y,
    (found, inner) => [el("strong", {}, el("em", {}, ...inner(found[1])))],
  ],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (found, inner) => [el("strong", {}, ...inner(found[1]))]],
  [/__([\s\S]+?)__(?!_)/y, (found, inner) => [el("u", {}, ...inner(found[1]))]],
  [/~~([\s\S]+?)~~/y, (found, inner) => [el("s", {}, ...inner(found[1]))]],
  [
    /\*(?=\S)((?:\*\*|[^*])+?)(?<=\S)\*(?!\*)/y,
    (found, inner) => [el("em", {}, ...inner(found[1]))],
  ],
  [/(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/y, (found, inner) => [el("em", {}, ...inner(found[1]))]],
  [
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (found, inner) => [link(found[2], ...inner(found[1]))],
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => [link(found[1], found[1])]],
  // a place of the guild, which Discord shows by its name, too
  [
    /https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?/y,
    (found, _, talk) => [talk.channel(found[1])],
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, (found) => [link(found[0], found[0])]],
  [
    /<@!?(\d+)>/y,
    (found, _, talk) => [
      el(
        "span",
        { class: talk.me === found[1] ? "mention me" : "mention" },
        `@${talk.user(found[1])}`,
      ),
    ],
  ],
  [/<#(\d+)>/y, (found, _, talk) => [talk.channel(found[1])]],
  [/<\/([^:>]+):\d+>/y, (found, _, talk) => [talk.command(found[1])]],
  [
    /<t:(-?\d+)(?::([tTdDfFR]))?>/y,
    (found, _, talk) => [moment(found[1], found[2] ?? "f", talk.locale)],
  ],
  [/<a?:\w+:(\d+)>/y, (found) => [emojiPicture(found[1])]],
  [/\n/y, () => [el("br")]],
];

function inline(text, talk) {
  const out = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const hit = RULES.map(([rule, make]) => {
      rule.lastIndex = at;
      return /** @type {[RegExpExecArray | null, Rule[1]]} */ ([rule.exec(text), make]);
    }).find(([found]) => found);
    if (!hit) {
      plain += text[at++];
      continue;
    }
    if (plain) out.push(plain);
    plain = "";
    out.push(...hit[1](hit[0], (inside) => inline(inside, talk), talk));
    at += hit[0][0].length;
  }
  if (plain) out.push(plain);
  return out;
}

/** @type {Rule[]} */
const BLOCKS = [
  [
    /```(?:[\w+-]*\n)?([\s\S]*?)```\n?/y,
    (found) => el("pre", { tabindex: 0 }, el("code", {}, found[1].replace(/\n$/, ""))),
  ],
  [
    /(#{1,3}) +(.+)(?:\n|$)/y,
    (found, talk) =>
      el(
        "p",
        { class: `head${found[1].length}`, role: "heading", "aria-level": 2 },
        ...inline(found[2], talk),
      ),
  ],
  [/-# +(.+)(?:\n|$)/y, (found, talk) => el("p", { class: "small" }, ...inline(found[1], talk))],
  [/>>> ([\s\S]+)/y, (found, talk) => el("blockquote", {}, ...markup(found[1], talk))],
  [
    /(?:> ?.*(?:\n|$))+/y,
    (found, talk) =>
      el("blockquote", {}, ...markup(found[0].replace(/^> ?/gm, "").replace(/\n$/, ""), talk)),
  ],
  [/(?: *[-*] +.+(?:\n|$))+/y, (found, talk) => list("ul", found[0], / *[-*] +/, talk)],
  [/(?: *\d+\. +.+(?:\n|$))+/y, (found, talk) => list("ol", found[0], / *\d+\. +/, talk)],
];

function list(tag, text, bullet, talk) {
  const items = text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const item = el("li", {}, ...inline(line.replace(bullet, ""), talk));
      if (/^ {2,}/.test(line)) item.className = "deeper";
      return item;
    });
  return el(tag, tag === "ol" ? { start: parseInt(text, 10) } : {}, ...items);
}

/**
 * The nodes for one text. `talk` knows names: `user(id)`, `channel(id)` and `command(name)` nodes, `me`, `locale`.
 */
export function markup(text, talk) {
  const out = [];
  let plain = "";
  const flush = () => {
    const lines = plain.replace(/\n$/, "");
    if (lines) out.push(el("p", {}, ...inline(lines, talk)));
    plain = "";
  };
  for (let at = 0; at < text.length;) {
    const hit = BLOCKS.map(([rule, make]) => {
      rule.lastIndex = at;
      return /** @type {[RegExpExecArray | null, Rule[1]]} */ ([rule.exec(text), make]);
    }).find(
      ([found]) =>
        found && found[0] && (at === 0 || text[at - 1] === "\n" || found[0].startsWith("```")),
    );
    if (hit) {
      flush();
      out.push(hit[1](hit[0], talk));
      at += hit[0][0].length;
      continue;
    }
    const fence = text.indexOf("```", at + 1);
    const line = text.indexOf("\n", at);
    const next = Math.min(fence < 0 ? text.length : fence, line < 0 ? text.length : line + 1);
    plain += text.slice(at, next);
    at = next;
  }
  flush();
  return out;
}

/** The same text without its marks, for listeners and previews. */
export function spoken(text, talk) {
  const shade = document.createElement("div");
  shade.append(...markup(text, talk));
  for (const end of shade.querySelectorAll("br, p, li, div")) end.append(" ");
  return shade.textContent.trim();
}

export const isSafe = (address) => SAFE.test(address ?? "");
