// @ts-check
// What the page says, in the language of the person whom one plays as; what the bot says comes in words of its own.
// One table of sentences for each language lies in words/. {name} is the place of an argument; where a number {n}
// decides between forms, the entry holds one for each category of Intl.PluralRules, "other" for those without.

import en from "./words/en.js";
import ru from "./words/ru.js";

const LANGUAGES = { en, ru };
const ARGUMENT = /\{(\w+)\}/;

const known = (locale) =>
  [locale.split("-")[0]].find((language) => Object.hasOwn(LANGUAGES, language));

/** The first of the languages which this browser asks for that the page speaks. */
export const preferred = () => navigator.languages.map(known).find(Boolean) ?? "en";

/** @returns {NodeListOf<HTMLElement>} */
const elements = (selector) => document.querySelectorAll(selector);

let language = preferred();
let numbers = new Intl.NumberFormat(language);

/** From now on speaks to somebody with this locale; fills in whatever index.html leaves to be said. */
export function speak(locale) {
  language = known(locale) ?? "en";
  numbers = new Intl.NumberFormat(locale);
  const root = document.documentElement;
  if (root.lang === language && root.dataset.spoken === "yes") return;
  root.lang = language;
  for (const node of elements("[data-words]"))
    node.replaceChildren(...parts(node.dataset.words, slotsOf(node)));
  for (const node of elements("[data-label]"))
    node.setAttribute("aria-label", words(node.dataset.label));
  root.dataset.spoken = "yes";
}

const slotsOf = (node) =>
  Object.fromEntries(
    [...node.querySelectorAll("[data-slot]")].map((slot) => [slot.dataset.slot, slot]),
  );

/** The sentence of that key, with strings and numbers as arguments. */
export function words(key, args = {}) {
  return parts(key, args).join("");
}

/** The same in pieces, so that arguments may be nodes. */
export function parts(key, args = {}) {
  const entry = LANGUAGES[language][key];
  const sentence =
    typeof entry === "string"
      ? entry
      : (entry[new Intl.PluralRules(language).select(args.n)] ?? entry.other);
  return sentence.split(ARGUMENT).map((part, at) => (at % 2 ? shown(args[part]) : part));
}

const shown = (argument) => (typeof argument === "number" ? numbers.format(argument) : argument);
