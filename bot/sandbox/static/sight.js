// @ts-check
// What of a private message is in sight: its text, its buttons, and a picture no higher than that.

const MARGINS = 48; // pixels above and below a message
const LOWEST = "15rem"; // a picture of a menu: lower, or narrower, it is not legible
const NARROWEST = "20rem";
export const ABOVE = 8; // pixels between the upper edge and what is to be read
const UPRIGHT = "(max-width: 760px) and (orientation: portrait)"; // a phone: as in talk.css, pictures fill its width

const onPhone = () => matchMedia(UPRIGHT).matches;
const sentence = (message) => message.querySelector(".text blockquote");

/** What of a private message is to be read first: a lesson's sentence; on a phone, where it may be high, its beginning. */
export const toRead = (message) =>
  sentence(message) ?? (onPhone() ? message.querySelector(".text") : null);

/** Of a lesson the button that makes the proposed move: it is green, and before all others. */
const proposed = (message) =>
  sentence(message) &&
  message.querySelector(".body > .row")?.querySelector(":scope > .success:first-child");

/** The height from a part of a message to its end; of a lesson to the button that makes the proposed move. */
function together(message, from) {
  const end = proposed(message) ?? message;
  return end.getBoundingClientRect().bottom - from.getBoundingClientRect().top;
}

/** What is put at the upper edge where a message is higher than the screen. Of a lesson it is all of the text, if that fits with the green button; on a phone it is the sentence, which leaves more room for buttons. */
export function atTop(message, height) {
  if (!proposed(message)) return toRead(message);
  const fits = (part) => together(message, part) + ABOVE <= height;
  const [text, read] = [message.querySelector(".text"), toRead(message)];
  return (!fits(text) || onPhone()) && fits(read) ? read : text;
}

/** What stays in sight when a message is scrolled to its end. On a phone the beginning of the text may go, so that picture and buttons are seen together. */
export const mustStay = (message, height) =>
  onPhone()
    ? (sentence(message) ?? message.querySelector(".body > .picture") ?? toRead(message))
    : atTop(message, height);

/** Lowers the pictures of private messages that are higher than the screen, so that text and buttons are seen with them. */
export function fit(messages, height) {
  const asking = [...messages].filter((one) => one.matches(".only-you"));
  for (const one of asking) one.style.removeProperty("--room");
  if (onPhone()) return;
  const rooms = asking.map((one) => {
    const shown = one.querySelector(".body > .picture");
    const over = together(one, proposed(one) ? one.querySelector(".text") : one) + MARGINS - height;
    if (!shown || over <= 0) return null;
    const { offsetWidth, offsetHeight } = shown;
    const lowest = `calc(${NARROWEST} * ${offsetHeight / offsetWidth})`;
    return `max(${LOWEST}, ${lowest}, ${offsetHeight - over}px)`;
  });
  asking.forEach((one, n) => {
    if (rooms[n]) one.style.setProperty("--room", rooms[n]);
  });
}
