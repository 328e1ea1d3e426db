// @ts-check
// The page of the sandbox: wires the websocket, the state and the views, and follows what an action of this person opens.
//
// What browser tests may rely on:
//   Address            /p/<key>/#as=<person id>&at=<channel id>; without `at` the welcome panel
//   Person             combobox "Play as" (its options are the people's names)
//   Places             navigation "Places": a link per channel with data-channel=<id>, aria-current="page" on the open one
//   Quick starts       buttons inside region "Quick starts", named label + description
//   Language           that of the person: html[lang]; the names below are those of static/words/en.js
//   Texts              look for them inside list "Messages": a live region repeats what is new
//   Messages           list "Messages": li[data-message=<id>]; class only-you for ephemeral ones; aria-busy while an action runs
//   Components         [data-custom-id=<custom id>] on buttons, on the buttons that open select menus, and on form inputs;
//                      an open select menu is a listbox with options [data-value=<value>]; several choices end with button "Done"
//   Form of the bot    dialog #form with buttons "Submit" and "Cancel"
//   Picture            button "Enlarge: <alt text>" around img; opens dialog #picture, buttons "Zoom in" and "Close the picture"
//   Posts of a forum   list "Posts": a button per post with data-post=<channel id>, its tags in .tag
//   Composer           combobox "Message or command" (#say); suggestions are the options of listbox "Suggestions";
//                      command options are comboboxes named after the option; button "Send"
//   Refusals           role=alert inside the message, or #pending for commands
//   Connection         html[data-live] is "yes" while connected; html[data-ready] is "yes" once the open place is shown

import { Composer } from "./composer.js";
import { announce, byId, el, forgetToasts, hush, toast } from "./dom.js";
import { Drawer } from "./drawer.js";
import { enlarge, openForm } from "./forms.js";
import { Forum } from "./forum.js";
import { Live } from "./live.js";
import { refreshMoments } from "./markup.js";
import { Messages } from "./messages.js";
import { Sidebar, place } from "./sidebar.js";
import { State, isDirect, isThread } from "./state.js";
import { Welcome } from "./welcome.js";
import { preferred, speak, words } from "./words.js";

const FOLLOW_MS = 10000;
const MOMENTS_MS = 20000;
const CHOSEN = `as:${location.pathname}`; // whoever was chosen last in any tab, for those yet to be opened

const state = new State();
const live = new Live(heard, changed);
let follow = { until: 0, from: null, pressed: null }; // a thread that soon appears under this place, or on this message, may belong to this person's last action

const talk = {
  get me() {
    return state.me.id;
  },
  get locale() {
    return state.me.locale;
  },
  user: (id) => state.nameOf(id),
  channel: (id) => {
    const channel = state.channels.get(id);
    return channel
      ? el("a", { class: "mention", href: place(state.me.id, id) }, state.signedTitle(channel))
      : words("unknown-channel");
  },
  command: (name) => el("code", {}, `/${state.commandOf(name)}`),
};

const desk = {
  ask,
  talk,
  become,
  enlarge,
  openChannel: goTo,
  openForm: showForm,
  older,
  run,
  say,
  autocomplete,
  quick,
  direct,
};
new Sidebar(state, desk);
new Welcome(state, desk);
new Messages(state, desk);
new Forum(state, desk);
const drawer = new Drawer(state, desk);
const composer = new Composer(state, desk);

// ------------------------------------------------------------------ where this tab is

function wanted() {
  const asked = new URLSearchParams(location.hash.slice(1));
  return {
    as: asked.get("as") ?? sessionStorage.getItem("as") ?? localStorage.getItem(CHOSEN),
    at: asked.get("at"),
  };
}

function goTo(channel) {
  location.hash = place(state.me.id, channel);
}

function become(person) {
  localStorage.setItem(CHOSEN, person);
  location.hash = place(person, state.here);
}

async function arrive() {
  const { as, at } = wanted();
  if (!state.me || (as && as !== state.me.id)) return live.connect(as);
  sessionStorage.setItem("as", state.me.id);
  follow = { until: 0, from: null, pressed: null };
  await show(state.channels.has(at) ? at : null);
}

async function show(channel) {
  document.documentElement.dataset.ready = "no";
  const moved = channel !== state.here;
  const answer = channel
    ? await live.ask("history", { channel })
    : { ok: true, messages: [], earlier: false };
  if (!answer.ok) return;
  state.open(channel, answer.messages, answer.earlier);
  await learnCommands();
  if (channel) forgetToasts(channel);
  document.documentElement.dataset.ready = "yes";
  if (moved && channel && matchMedia("(hover: hover)").matches) composer.focus();
}

async function learnCommands() {
  if (!state.here) return;
  const answer = await live.ask("commands", { channel: state.here });
  if (answer.ok) state.takeCommands(answer.commands);
}

async function older() {
  const [first] = state.messages.keys();
  const answer = await live.ask("history", { channel: state.here, before: first });
  if (answer.ok) state.addEarlier(answer.messages, answer.earlier);
}

window.addEventListener("hashchange", arrive);
state.addEventListener("somebody else", () => {
  announce(words("now-as", { name: state.me.name }));
  for (const id of ["typing", "pending", "toasts"]) byId(id).replaceChildren(); // said to the one before
});

// ------------------------------------------------------------------ what the sandbox tells

function changed(connected) {
  document.documentElement.dataset.live = connected ? "yes" : "no";
  byId("lost").hidden = connected;
  if (!connected && !state.me) speak(preferred());
}

function heard(note) {
  switch (note.kind) {
    case "world":
      return begin(note);
    case "message":
      return message(note.message);
    case "gone":
      return state.drop(note.channel, note.message);
    case "channel":
      return channel(note.channel);
    case "channel gone":
      return channelGone(note.channel);
    case "typing":
      return typing(note);
    case "commands":
      return learnCommands();
    case "bot":
      return state.takeBot(note.bot);
    case "request":
      return drawer.take(note.request);
    default:
      return null;
  }
}

function begin(world) {
  const asked = wanted().as;
  const direct = state.here && isDirect(state.channels.get(state.here));
  speak(world.me.locale);
  state.begin(world);
  if (asked && asked !== world.me.id) {
    // the world has been replaced and knows no such person
    sessionStorage.removeItem("as");
    localStorage.removeItem(CHOSEN);
    history.replaceState(null, "", location.pathname);
  }
  const own = [...state.channels.values()].find(isDirect);
  if (direct && own && own.id !== state.here) return goTo(own.id); // from one person's direct messages to another's
  return arrive();
}

function message(one) {
  byId("typing").textContent = "";
  const calls = state.take(one);
  if (!calls || one.channel === state.here || one.channel === wanted().at) return;
  const where = state.channels.get(one.channel);
  // Whoever plays by direct message has read there whose turn it is; the sidebar counts the call.
  if (one.author === state.bot.id && isDirect(state.channels.get(state.here) ?? {})) return;
  const name = state.nameOf(one.author);
  toast(
    isDirect(where)
      ? words("sent-direct", { name })
      : words("calls-you", { name, channel: state.signedTitle(where) }),
    one.channel,
    goTo,
  );
}

function channel(one) {
  const fresh = state.takeChannel(one);
  if (fresh && isThread(one) && isMine(one)) goTo(one.id);
}

/** Whether a new thread came of this person's last action, and not of somebody else's at the same time. */
function isMine(thread) {
  if (thread.parent !== follow.from || Date.now() > follow.until) return false;
  return thread.id === follow.pressed || (thread.asked_by ?? state.me.id) === state.me.id;
}

function channelGone(id) {
  state.dropChannel(id);
  if (id === state.here) goTo(null);
}

let typingTimer = 0;
function typing({ channel: where, who }) {
  if (where !== state.here || who === state.me.id) return;
  byId("typing").textContent = words("typing", { name: state.nameOf(who) });
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => {
    byId("typing").textContent = "";
  }, 8000);
}

// ------------------------------------------------------------------ what this person does

function ask(action, details) {
  if (["click", "pick", "submit"].includes(action)) expectThread(details.message);
  hush();
  return live.ask(action, details);
}

function expectThread(pressed = null) {
  follow = { until: Date.now() + FOLLOW_MS, from: state.here, pressed };
}

async function run(line, options, shown) {
  expectThread();
  hush();
  await pend(`/${shown}`, live.ask("slash", { channel: state.here, line, options }));
}

async function quick(index, way) {
  const { label, channel: where } = state.quicks[index];
  goTo(where);
  await show(where);
  expectThread();
  await pend(label, live.ask("quick", { index, way }));
}

/** Shows a command as being sent until it was answered, and what went wrong if it was not. */
async function pend(name, promise) {
  const pending = byId("pending");
  const close = el(
    "button",
    { type: "button", class: "link", onclick: () => pending.replaceChildren() },
    words("dismiss"),
  );
  pending.replaceChildren(el("span", { class: "soft" }, words("sending", { name })));
  const answer = await promise;
  pending.replaceChildren(
    ...(answer.ok
      ? []
      : [el("span", { class: "refusal", role: "alert" }, `${name}: ${answer.error} `), close]),
  );
  if (answer.form) showForm(answer);
}

async function say(text) {
  const people = [...state.people.values(), state.bot];
  const named = people.reduce(
    (said, person) => said.replaceAll(`@${person.name}`, `<@${person.id}>`),
    text,
  );
  const answer = await live.ask("say", { channel: state.here, text: named });
  if (!answer.ok) toast(answer.error);
}

function autocomplete(line, focused, options) {
  return live.ask("autocomplete", { channel: state.here, line, focused, options });
}

async function direct() {
  const answer = await live.ask("direct");
  if (answer.ok) goTo(answer.channel);
  else toast(answer.error);
}

function showForm({ form, interaction }) {
  const scene = {
    talk,
    people: () => [...state.people.values(), state.bot],
    channels: () => [...state.channels.values()].filter((one) => one.name),
  };
  openForm(form, scene, (values) => ask("submit", { interaction, values }));
}

byId("skip").addEventListener("click", (event) => {
  event.preventDefault(); // the part of the address after # belongs to person and place
  /** @type {HTMLElement | null} */
  const first = state.here ? byId("say") : byId("welcome").querySelector("button:enabled");
  first?.focus();
});
setInterval(refreshMoments, MOMENTS_MS);
live.connect(wanted().as);
