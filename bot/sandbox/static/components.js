// @ts-check
// The components under and in a message: buttons, select menus, and the parts of the newer layout.
// They report what was pressed through `act`; what it means is the bot's affair.

import { el, emojiPicture } from "./dom.js";
import { listbox } from "./listbox.js";
import { isSafe, markup } from "./markup.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;
const LOW = 1.6; // from this ratio on a picture is one of a menu
const WIDEST = "44rem"; // of such a picture: it is legible at that, and leaves the screen to what it is about
const TALLEST = "clamp(18rem, 100dvh - 20rem, 46rem)"; // of a picture: what its message says and asks is to be seen with it

/** What stands before the label of a button or an option: a picture, or an emoji that is a letter. */
const emojiPart = (emoji) =>
  emoji ? (emoji.id ? emojiPicture(emoji.id) : `${emoji.name} `) : null;
const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/**
 * Nodes for a message's components. `scene` gives what they need: `act(what, customId, values)`,
 * `talk` for the markup, `enlarge(picture)`, `people` and `channels` to choose from.
 */
export function componentNodes(components, scene) {
  return components.map((component) => componentNode(component, scene)).filter(Boolean);
}

function componentNode(component, scene) {
  const inner = () => componentNodes(component.components ?? [], scene);
  switch (component.type) {
    case 1:
      return el("div", { class: "row" }, ...inner());
    case 2:
      return button(component, scene);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(component, scene);
    case 9:
      return el(
        "div",
        { class: "section" },
        el("div", {}, ...inner()),
        componentNode(component.accessory, scene),
      );
    case 10:
      return el("div", { class: "text" }, ...markup(component.content, scene.talk));
    case 11:
      return el(
        "div",
        { class: "thumbnail" },
        picture(component.media.url, component.description, component.media, scene),
      );
    case 12:
      return el(
        "div",
        { class: "gallery" },
        ...component.items.map((item) =>
          picture(item.media.url, item.description, item.media, scene),
        ),
      );
    case 13:
      return el(
        "p",
        {},
        el(
          "a",
          { href: component.file.url, download: true },
          component.file.filename ?? words("file"),
        ),
      );
    case 14:
      return component.divider === false ? el("div", { class: "gap" }) : el("hr");
    case 17:
      return container(component, inner());
    default:
      return el("p", { class: "small" }, words("unknown-component", { kind: component.type }));
  }
}

function button(component, scene) {
  const caption = [emojiPart(component.emoji), component.label];
  if (component.style === LINK) {
    if (!isSafe(component.url)) return el("span", { class: "button secondary" }, ...caption);
    return el(
      "a",
      {
        class: "button secondary",
        href: component.url,
        target: "_blank",
        rel: "noopener noreferrer",
      },
      ...caption,
      el("span", { "aria-hidden": "true" }, " ↗"),
    );
  }
  return el(
    "button",
    {
      type: "button",
      class: STYLES[component.style] ?? "secondary",
      disabled: component.disabled,
      data: { customId: component.custom_id },
      onclick: () => scene.act("click", component.custom_id),
    },
    ...caption,
  );
}

/** A select component, of a message or of a form, as a menu for `listbox`. */
export function menuOf(component, scene) {
  const chosen = (component.default_values ?? []).map((value) => value.id);
  const entry = (thing, label) => ({ value: thing.id, label, chosen: chosen.includes(thing.id) });
  const options =
    {
      3: () =>
        component.options.map((option) => ({
          ...option,
          emoji: emojiPart(option.emoji),
          chosen: option.default,
        })),
      8: () =>
        scene
          .channels()
          .filter((channel) => component.channel_types?.includes(channel.type) ?? true)
          .map((channel) => entry(channel, `#${channel.name}`)),
    }[component.type] ?? (() => scene.people().map((person) => entry(person, person.name)));
  return {
    label: component.placeholder || words("choose"),
    name: component.custom_id,
    disabled: component.disabled,
    least: component.min_values ?? 1,
    most: component.max_values ?? 1,
    options: options(),
  };
}

function select(component, scene) {
  return listbox(menuOf(component, scene), (values) =>
    scene.act("pick", component.custom_id, values),
  );
}

function container(component, inside) {
  const box = el("div", { class: "container" }, ...inside);
  if (component.accent_color) box.style.setProperty("--accent", colour(component.accent_color));
  return component.spoiler ? el("details", {}, el("summary", {}, words("spoiler")), box) : box;
}

/** A picture that opens large when pressed; its place is kept while it loads. */
export function picture(address, description, size, scene) {
  const image = el("img", {
    src: address,
    alt: description ?? "",
    width: size?.width,
    height: size?.height,
    decoding: "async",
  });
  const button = el(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": description ? words("enlarge-this", { description }) : words("enlarge"),
      onclick: () => scene.enlarge(address, description ?? ""),
    },
    image,
  );
  if (size?.height) {
    const ratio = size.width / size.height;
    const widest = `calc(min(${TALLEST}, var(--room, 46rem)) * ${ratio})`;
    button.style.setProperty("--widest", ratio > LOW ? `min(${widest}, ${WIDEST})` : widest);
  }
  return button;
}

export function embedNode(embed, scene) {
  const text = (source) => markup(source, scene.talk);
  const titled =
    embed.title &&
    (isSafe(embed.url)
      ? el("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, embed.title)
      : embed.title);
  const box = el(
    "article",
    { class: "embed" },
    embed.author && el("p", { class: "small" }, embed.author.name),
    titled && el("p", { class: "head3" }, titled),
    embed.description && el("div", { class: "text" }, ...text(embed.description)),
    embed.fields?.length &&
      el(
        "dl",
        {},
        ...embed.fields.map((field) =>
          el(
            "div",
            { class: field.inline ? "inline" : null },
            el("dt", {}, ...text(field.name)),
            el("dd", {}, ...text(field.value)),
          ),
        ),
      ),
    embed.image &&
      isLocal(embed.image.url) &&
      picture(embed.image.url, embed.image.description, embed.image, scene),
    embed.footer && el("p", { class: "small" }, embed.footer.text),
  );
  if (embed.color) box.style.setProperty("--accent", colour(embed.color));
  return box;
}

// Pictures from elsewhere are not loaded: the page talks to nobody but the sandbox.
const isLocal = (address) => new URL(address, document.baseURI).origin === location.origin;
