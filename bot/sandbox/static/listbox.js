// @ts-check
// A select menu of a message: a button that opens a list of options beneath itself.
// One choice closes it at once; several are gathered until "Done". Arrow keys, Home, End, first letters, Escape.

import { el, freshId } from "./dom.js";
import { words } from "./words.js";

const TYPING_PAUSE = 700;

/**
 * `chosen(values)` is called with a finished choice.
 * `menu`: {label, least, most, options: [{value, label, description, emoji, chosen}], disabled, name}.
 * With `keep` the choice stays shown in the button (forms); without, the menu starts over.
 */
export function listbox(menu, chosen, { keep = false } = {}) {
  const id = freshId("list");
  const several = menu.most > 1 || menu.least === 0;
  let picked = new Set(
    menu.options.filter((option) => option.chosen).map((option) => option.value),
  );
  let before = picked;
  let typed = "";
  let typedAt = 0;

  const items = menu.options.map((option) =>
    el(
      "li",
      {
        role: "option",
        id: freshId("option"),
        tabindex: -1,
        "aria-selected": String(picked.has(option.value)),
        data: { value: option.value },
        onclick: () => press(option.value),
      },
      el("span", { class: "tick", "aria-hidden": "true" }),
      el(
        "span",
        { class: "words" },
        el("span", {}, option.emoji, option.label),
        option.description && el("small", {}, option.description),
      ),
    ),
  );
  const list = el(
    "ul",
    {
      role: "listbox",
      id,
      "aria-label": menu.label,
      "aria-multiselectable": several ? "true" : null,
      onkeydown: keys,
    },
    ...items,
  );
  const count = el("span", { class: "count" });
  const done = el("button", { type: "button", class: "primary", onclick: finish }, words("done"));
  const panel = el(
    "div",
    { class: "listpanel", hidden: true, onfocusout: left },
    list,
    several && el("div", { class: "listfoot" }, count, done),
  );
  const caption = el("span", { class: "caption" });
  const opener = el(
    "button",
    {
      type: "button",
      class: "select",
      disabled: menu.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": menu.label,
      data: { customId: menu.name },
      onclick: () => (panel.hidden ? open() : close(false)),
      onkeydown: (event) => {
        if (event.key === "ArrowDown" && panel.hidden) {
          event.preventDefault();
          open();
        }
      },
    },
    caption,
    el("span", { class: "chevron", "aria-hidden": "true" }, "▾"),
  );
  show();

  function show() {
    const labels = menu.options
      .filter((option) => picked.has(option.value))
      .map((option) => option.label);
    caption.textContent = labels.length ? labels.join(", ") : menu.label;
    caption.classList.toggle("empty", !labels.length);
    opener.setAttribute(
      "aria-label",
      labels.length ? `${menu.label}: ${labels.join(", ")}` : menu.label,
    );
    for (const item of items)
      item.setAttribute("aria-selected", String(picked.has(item.dataset.value)));
    count.textContent = counted(picked.size, menu);
    done.disabled = picked.size < menu.least || picked.size > menu.most;
  }

  function open() {
    before = new Set(picked);
    panel.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    focusOn(items.find((item) => picked.has(item.dataset.value)) ?? items[0]);
    panel.scrollIntoView({ block: "nearest" });
  }

  function close(toOpener) {
    panel.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    if (toOpener) opener.focus();
  }

  function cancel() {
    picked = before;
    show();
    close(true);
  }

  function left(event) {
    if (several || event.relatedTarget === opener || panel.contains(event.relatedTarget)) return;
    if (!panel.hidden) close(false);
  }

  function focusOn(item) {
    item?.focus();
  }

  function press(value) {
    if (!several) {
      picked = new Set([value]);
      show();
      close(true);
      return finish();
    }
    if (picked.has(value)) picked.delete(value);
    else if (menu.most === 1) picked = new Set([value]);
    else if (picked.size < menu.most) picked.add(value);
    show();
  }

  function finish() {
    close(true);
    const values = menu.options.map((option) => option.value).filter((value) => picked.has(value));
    if (!keep) {
      picked = new Set(before);
      show();
    }
    chosen(values);
  }

  function keys(event) {
    const at = items.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
    if (event.key in moves)
      focusOn(items[Math.max(0, Math.min(items.length - 1, moves[event.key]))]);
    else if (event.key === "Enter" || event.key === " ") press(items[at].dataset.value);
    else if (event.key === "Escape") cancel();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) find(event.key, at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function find(letter, at) {
    typed = Date.now() - typedAt > TYPING_PAUSE ? letter : typed + letter;
    typedAt = Date.now();
    const start = typed.length > 1 ? at : at + 1;
    const order = [...items.slice(start), ...items.slice(0, start)];
    focusOn(order.find((item) => item.textContent.toLowerCase().startsWith(typed.toLowerCase())));
  }

  return el("div", { class: "menu" }, opener, panel);
}

/** A menu of `old` that is open goes on in `fresh`, if the same is offered there; returns what opens it again. */
export function keepOpen(old, fresh) {
  const panel = old.querySelector(".listpanel:not([hidden])");
  if (!panel) return null;
  const menu = panel.parentElement;
  const opener = menu.querySelector(".select");
  const twin = fresh.querySelector(
    `.select[data-custom-id="${CSS.escape(opener.dataset.customId)}"]:not(:disabled)`,
  )?.parentElement;
  const offered = (one) => one?.querySelector("[role=listbox]").textContent;
  if (offered(twin) !== offered(menu)) return null;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  twin.replaceWith(menu);
  return () => {
    panel.hidden = false; // it closed when it was moved, as the focus left it
    opener.setAttribute("aria-expanded", "true");
    if (menu.contains(focused)) focused.focus({ preventScroll: true });
  };
}

// How many are chosen, and how many may be or must be.
function counted(chosen, { least, most }) {
  if (least === most) return words("chosen-exactly", { chosen, least });
  if (least) return words("chosen", { chosen, least, most });
  return words("chosen-up-to", { chosen, most });
}
