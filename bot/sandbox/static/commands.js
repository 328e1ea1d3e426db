// @ts-check
// The synced commands as lines that can be typed: "/table new", what they mean, and what they ask for.
// Pure functions; names and descriptions come in the person's language where the bot has them.

export const KIND = {
  SUBCOMMAND: 1,
  GROUP: 2,
  TEXT: 3,
  INTEGER: 4,
  YES_NO: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  FILE: 11,
};

/** The name or description of a command, option or choice in that language. */
export function local(thing, what, locale) {
  return thing[`${what}_localizations`]?.[locale] ?? thing[what];
}

/** Every line that can be typed, as {line, shown, description, options}, in alphabetical order. */
export function lines(commands, locale) {
  const found = commands.flatMap((command) => below(command, [], [], locale));
  return found.sort((a, b) => a.shown.localeCompare(b.shown, locale));
}

function below(node, path, shown, locale) {
  const here = [...path, node.name];
  const seen = [...shown, local(node, "name", locale)];
  const parts = (node.options ?? []).filter(
    (option) => option.type === KIND.SUBCOMMAND || option.type === KIND.GROUP,
  );
  if (parts.length) return parts.flatMap((part) => below(part, here, seen, locale));
  const options = [...(node.options ?? [])].sort(
    (a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)),
  );
  return [
    {
      line: here.join(" "),
      shown: seen.join(" "),
      description: local(node, "description", locale),
      options,
    },
  ];
}

/** What a line is called in that language: "table new" where no command is known by it. */
export function called(commands, line, locale) {
  return lines(commands, locale).find((entry) => entry.line === line)?.shown ?? line;
}

/** The lines that fit what was typed after the slash, those that begin with it first. */
export function search(all, typed) {
  const wanted = typed.trim().toLowerCase();
  const score = ({ line, shown, description }) => {
    const names = [shown.toLowerCase(), line.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) || description.toLowerCase().includes(wanted)
      ? 2
      : 3;
  };
  return all
    .map((entry) => [score(entry), entry])
    .filter(([rank]) => rank < 3)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

/** The longest line that the typed text begins with, and the rest: {entry, rest}; null while it is still being typed. */
export function recognise(all, typed) {
  const text = typed.toLowerCase();
  const fits = all.flatMap((entry) =>
    [entry.line, entry.shown]
      .filter((name) => text.startsWith(`${name.toLowerCase()} `))
      .map((name) => ({ entry, rest: typed.slice(name.length + 1) })),
  );
  return fits.sort((a, b) => a.rest.length - b.rest.length)[0] ?? null;
}

/** Splits "seats:3 move:take ruby onyx" into [["seats", "3"], ["move", "take ruby onyx"]] for the options there are. */
export function typedOptions(entry, rest, locale) {
  const names = new Map(
    entry.options.flatMap((option) => [
      [option.name, option.name],
      [local(option, "name", locale), option.name],
    ]),
  );
  const out = [];
  for (const word of rest.split(" ")) {
    const [name, ...value] = word.split(":");
    if (value.length && names.has(name)) out.push([names.get(name), value.join(":")]);
    else if (out.length) out.at(-1)[1] += ` ${word}`;
  }
  return out.map(([name, value]) => [name, value.trim()]);
}
