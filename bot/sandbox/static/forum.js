// @ts-check
// The list of a forum's posts, where other channels have their messages: titles with their tags, the newest first.

import { byId, el } from "./dom.js";
import { isForum, postsOf } from "./state.js";
import { words } from "./words.js";

export class Forum {
  #list = byId("posts");

  /** `desk` offers openChannel(id). */
  constructor(state, desk) {
    this.state = state;
    this.desk = desk;
    for (const what of ["here", "channels"]) state.addEventListener(what, () => this.#draw());
  }

  #draw() {
    const forum = this.state.channels.get(this.state.here);
    const shown = Boolean(forum && isForum(forum));
    this.#list.hidden = !shown;
    byId("composer").hidden = shown;
    byId("messages").hidden = shown;
    byId("no-posts").hidden = true;
    if (!shown) return this.#list.replaceChildren();
    const posts = postsOf(this.state.channels.values(), forum);
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focused = this.#list.contains(active) ? active?.dataset.post : null;
    this.#list.replaceChildren(...posts.map((post) => this.#post(post)));
    byId("no-posts").hidden = posts.length > 0;
    /** @type {HTMLElement | null} */
    const again = this.#list.querySelector(`[data-post="${focused}"]`);
    if (focused) again?.focus();
    return null;
  }

  #post(post) {
    const title = post.archived ? words("archived", { name: post.name }) : post.name;
    return el(
      "li",
      { class: post.archived ? "archived" : null },
      el(
        "button",
        {
          type: "button",
          class: "post",
          data: { post: post.id },
          onclick: () => this.desk.openChannel(post.id),
        },
        el("strong", {}, title),
        el(
          "span",
          { class: "tags" },
          post.tags.map((tag) => el("span", { class: "tag" }, tag)),
        ),
      ),
    );
  }
}
