// @ts-check
// The two windows that lie over the page: a form that the bot opened, and a picture seen large.

import { byId, el, freshId } from "./dom.js";
import { menuOf } from "./components.js";
import { listbox } from "./listbox.js";
import { markup } from "./markup.js";
import { words } from "./words.js";

const TEXT_INPUT = 4;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/** Opens the picture large; Escape, the button or a press beside it closes. */
export function enlarge(address, description) {
  /** @type {HTMLDialogElement} */
  const dialog = byId("picture");
  const image = el("img", { src: address, alt: description, onclick: zoom });
  const zoomer = el("button", { type: "button", class: "secondary", onclick: zoom });
  const name = () => {
    zoomer.textContent = words(image.classList.contains("whole") ? "zoom-out" : "zoom-in");
  };
  function zoom() {
    image.classList.toggle("whole");
    name();
    const large = image.parentElement;
    large.scrollTo((large.scrollWidth - large.clientWidth) / 2, 0); // most of what matters is there
  }
  name();
  dialog.replaceChildren(
    el(
      "div",
      { class: "row end" },
      zoomer,
      el(
        "button",
        {
          type: "button",
          class: "secondary",
          "aria-label": words("close-picture"),
          onclick: () => dialog.close(),
        },
        "✕",
      ),
    ),
    el(
      "div",
      { class: "large", tabindex: 0, "aria-label": words("large-picture"), role: "group" },
      image,
    ),
    (description &&
      el("details", {}, el("summary", {}, words("description")), el("p", {}, description))) ||
      "",
  );
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.showModal();
  if (matchMedia("(max-width: 760px)").matches) zoom(); // the whole was seen before, as wide as the screen
}

/** Shows a form; `submit(values)` answers {ok, error?, form?}. `scene` as for components. */
export function openForm(form, scene, submit) {
  /** @type {HTMLDialogElement} */
  const dialog = byId("form");
  const parts = form.components.flatMap((component) => partsOf(component, scene));
  const refusal = el("p", { class: "refusal", role: "alert", hidden: true });
  const title = el("h2", { id: freshId("title") }, form.title);
  const send = el("button", { type: "submit", class: "primary" }, words("submit"));
  const body = el(
    "form",
    { method: "dialog", onsubmit: deliver },
    title,
    ...parts.map((part) => part.node),
    refusal,
    el(
      "div",
      { class: "row end" },
      el(
        "button",
        { type: "button", class: "secondary", onclick: () => dialog.close() },
        words("cancel"),
      ),
      send,
    ),
  );
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.replaceChildren(body);
  dialog.showModal();
  body.querySelector("input, textarea, button.select")?.focus();

  async function deliver(event) {
    event.preventDefault();
    const answers = parts.filter((part) => part.name);
    const missing = answers.find((part) => part.wrong());
    refusal.hidden = !missing;
    if (missing) {
      refusal.textContent = missing.wrong();
      return;
    }
    send.disabled = true;
    const answer = await submit(
      Object.fromEntries(answers.map((part) => [part.name, part.read()])),
    );
    send.disabled = false;
    if (answer.ok) return dialog.close();
    refusal.textContent = answer.error;
    refusal.hidden = false;
  }
}

/** The parts of one component of a form: {node, name?, read?, wrong?}. */
function partsOf(component, scene) {
  switch (component.type) {
    case 1:
      return component.components.flatMap((inner) => [part(inner, inner.label, null, scene)]);
    case 10:
      return [{ node: el("div", { class: "text" }, ...markup(component.content, scene.talk)) }];
    case 18:
      return [part(component.component, component.label, component.description, scene)];
    default:
      return [part(component, component.placeholder, null, scene)];
  }
}

const PARTS = {
  [TEXT_INPUT]: textPart,
  [RADIO_GROUP]: boxesPart,
  [CHECKBOX_GROUP]: boxesPart,
  [CHECKBOX]: boxPart,
};

function part(component, label, description, scene) {
  return (PARTS[component.type] ?? menuPart)(component, label, description, scene);
}

const note = (description) => description && el("small", {}, description);

function textPart(component, label, description) {
  const required = component.required ?? true;
  const id = freshId("text");
  const long = component.style === PARAGRAPH;
  const input = el(long ? "textarea" : "input", {
    id,
    name: component.custom_id,
    rows: long ? 4 : null,
    type: long ? null : "text",
    placeholder: component.placeholder,
    value: component.value,
    required,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    autocomplete: "off",
    data: { customId: component.custom_id },
  });
  return {
    node: el(
      "div",
      { class: "part" },
      el(
        "label",
        { for: id },
        label,
        !required && el("span", { class: "soft" }, ` ${words("optional")}`),
      ),
      note(description),
      input,
    ),
    name: component.custom_id,
    read: () => input.value,
    wrong: () => null,
  };
}

/** One option of a group, or a box of its own: an input with its words beside it. */
function box(type, name, option, described) {
  const input = el("input", {
    id: freshId("box"),
    type,
    name,
    value: option.value ?? "on",
    "aria-describedby": described,
    data: { customId: name },
  });
  input.checked = Boolean(option.default);
  return { input, line: el("label", { class: "box", for: input.id }, input, option.label) };
}

/** A group of which one option is chosen, or several. */
function boxesPart(component, label, description) {
  const single = component.type === RADIO_GROUP;
  const required = component.required ?? true;
  const least = required ? (component.min_values ?? 1) : 0;
  const most = single ? 1 : (component.max_values ?? component.options.length);
  const name = component.custom_id;
  const boxes = component.options.map((option) => ({
    ...box(single ? "radio" : "checkbox", name, option),
    description: option.description,
  }));
  const chosen = () => boxes.filter((one) => one.input.checked).map((one) => one.input.value);
  return {
    node: el(
      "fieldset",
      { class: "part" },
      el("legend", {}, label),
      note(description),
      ...boxes.flatMap((one) => [one.line, note(one.description)]),
    ),
    name,
    read: () => (single ? (chosen()[0] ?? "") : chosen()),
    wrong: () =>
      chosen().length < least || chosen().length > most ? words("needed", { option: label }) : null,
  };
}

/** One box, ticked or not. */
function boxPart(component, label, description) {
  const { input, line } = box("checkbox", component.custom_id, {
    label,
    default: component.default,
  });
  return {
    node: el("div", { class: "part" }, line, note(description)),
    name: component.custom_id,
    read: () => (input.checked ? "on" : ""),
    wrong: () => null,
  };
}

function menuPart(component, label, description, scene) {
  const menu = { ...menuOf(component, scene), label: component.placeholder || label };
  const required = component.required ?? true;
  if (!required) menu.least = 0;
  let values = menu.options.filter((option) => option.chosen).map((option) => option.value);
  const node = listbox(
    menu,
    (chosen) => {
      values = chosen;
    },
    { keep: true },
  );
  return {
    node: el(
      "div",
      { class: "part", role: "group", "aria-label": label },
      el("span", { class: "label" }, label),
      note(description),
      node,
    ),
    name: component.custom_id,
    read: () => values,
    wrong: () => (values.length < menu.least ? words("needed", { option: label }) : null),
  };
}
