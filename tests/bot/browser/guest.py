"""Somebody who has only the page: reads what it shows, and presses, picks and types what it offers.

A guest knows what the page calls its parts (the head of `app.js`), in their own language, and no
game: whatever is asked, one of the answers that are offered is given, and what is refused is
answered differently the next time.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from random import Random

from playwright.async_api import Error, Locator, Page, expect

from bot.messages.language import words_of
from tests.bot.page_words import on_page

PATIENCE = 60_000  # milliseconds: other tests may keep both processors busy
BRIEFLY = 5_000  # milliseconds
MOST_MISSED = 20
"""After so many presses in a row that met nothing, a guest says why and gives up."""
EAGERNESS = 0.7
"""How often the last answer is given rather than any: as a rule it is the boldest, and games come
to their ends.
"""

PUBLIC = "#messages > .message:not(.only-you)"
PRIVATE = "#messages > .only-you"
ANSWERS = "[data-custom-id^='ask:'], [data-custom-id^='pick:']"
CONFIRM = "[data-custom-id^='do:']"
PICTURE = "img:not(.emoji)"

ANSWERED = f"""([pressed, answers]) => !pressed.isConnected || (pressed.ariaBusy !== "true"
    && (pressed.querySelector("[role=alert]")
        || document.querySelectorAll("{PRIVATE}").length > answers))"""
"""Whether what was pressed has been drawn anew, has something to say, or has been answered by a
further message.
"""
BELOW = f"""called => [...document.querySelectorAll("{PRIVATE}")].filter(message =>
    BigInt(message.dataset.message) > BigInt(called) && message.querySelector("{ANSWERS}")
).at(-1)?.dataset.message"""
"""The newest private message below another one that asks for something, if there is one."""
NEWEST = f'[...document.querySelectorAll("{PUBLIC}")].slice(-1)'
CALLED = f"""([heeded, over]) => {NEWEST}.some(message =>
    message.matches(".for-me:not([data-message='" + heeded + "'])")
        || message.textContent.includes(over))"""
"""Whether a message calls that was not heeded yet, or the game is over."""
ASKED = f"""over => {NEWEST}.some(message =>
    message.querySelector("{ANSWERS}") || message.textContent.includes(over))"""
"""Whether the newest message asks for something, or the game is over."""
WATCH = """arg => new Promise((happened, missed) => {
    const look = () => { if ((%s)(arg)) { watch.disconnect(); happened(); } };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    setTimeout(() => { watch.disconnect(); missed(new Error("waited in vain")); }, %d);
    look();
})"""
"""Looks whenever the page changes, and at no other time: guests share two processors with the
bot.
"""


class Guest:
    """A person at *page*, who decides by *luck* and reads a *language*."""

    def __init__(self, page: Page, luck: Random, language: str = "en") -> None:
        self.page = page
        self.luck = luck
        self._language = language
        self._words = words_of(language)
        self._over = self._words("post-over")
        self._heeded = ""
        self._missed = 0

    def read(self, key: str) -> str:
        """What the page says there, in this person's language."""
        return on_page(self._language, key)

    async def become(self, name: str) -> None:
        """Choose a name under Play as."""
        await expect(self.page.locator("html")).to_have_attribute(
            "data-ready", "yes", timeout=PATIENCE
        )
        await self.open_places()
        await self.page.get_by_label(self.read("play-as")).select_option(label=name)
        await expect(self.page.locator("#me-now")).to_have_text(name)

    async def open_places(self) -> None:
        """Bring the side of the page into view, where that is narrow."""
        menu = self.page.get_by_role("button", name=self.read("menu"))
        if await menu.is_visible() and await menu.get_attribute("aria-expanded") == "false":
            await menu.click()

    async def close_places(self) -> None:
        """Press beside the drawer in which the places are, where the page is narrow."""
        if await self.page.locator("body.drawn").count():
            await self.page.keyboard.press("Escape")

    async def enter(self, place: str) -> None:
        """Go to a channel, a thread or the direct messages."""
        await self.open_places()
        await self.page.locator("#places").get_by_role("link", name=place).first.click()
        await expect(self.page.locator("#where")).to_contain_text(place)
        await expect(self.page.locator("html")).to_have_attribute(
            "data-ready", "yes", timeout=PATIENCE
        )

    async def sit_down(self, game: str) -> None:
        """Start a game on the front page; its thread opens by itself."""
        await self.close_places()  # they are open still if one was who one wanted to become
        starts = self.page.get_by_role("region", name=self.read("quick-starts")).get_by_role(
            "button"
        )
        await starts.filter(has=self.page.get_by_text(game, exact=True)).click()
        await expect(self.page.locator("#where")).to_contain_text(game, timeout=PATIENCE)

    # At the table

    async def play_by_menus(self) -> Locator:
        """Take turns by menus until the game is over; the message that says so."""
        while await self.take_a_turn():
            pass
        return self.over

    async def take_a_turn(self) -> bool:
        """Press Play when called, choose and confirm; false when the game is over."""
        menu = await self.menu()
        if menu is not None:
            await self.answer(menu)
        return menu is not None

    async def menu(self) -> Locator | None:
        """The menu that has come below the message that calls, else the one that Play opens; None
        when the game is over.

        A menu may come while Play is pressed. Then there are two, and either will do.
        """
        menu: Locator | None = None
        while menu is None and (called := await self._called()) is not None:
            name = await called.get_attribute("data-message") or ""
            if asking := await self.page.evaluate(BELOW, name):
                menu = self.page.locator(f"{PRIVATE}[data-message='{asking}']")
            else:
                menu = await self._press(
                    called,
                    called.get_by_role("button", name=self._words("button-play"), exact=True).click,
                )
            self._heeded = name if menu is not None else self._heeded
        return menu

    async def play_by_typing(self) -> Locator:
        """Type `/play move:` when called, as is suggested, until the game is over; the message that
        says so.
        """
        while (called := await self._called()) is not None:
            name = await called.get_attribute("data-message") or ""
            while (
                answer := await self._press(self.page.locator("#room"), self.type_a_move)
            ) is not None:
                self._heeded = name
                if not await answer.locator(ANSWERS).count():
                    break
        return self.over

    @property
    def newest(self) -> Locator:
        """The newest message for all to see."""
        return self.page.locator(PUBLIC).last

    @property
    def over(self) -> Locator:
        """The same, once it says that the game is over."""
        return self.newest.filter(has_text=self._over)

    async def _called(self) -> Locator | None:
        """The message by which this person is called, if not yet heeded; None when the game is
        over.
        """
        await self._until(CALLED, [self._heeded, self._over])
        return None if await self.over.count() else self.newest

    # By direct message

    async def play_by_direct_message(self) -> Locator:
        """Answer what the one message asks whenever it asks, until the game is over; the message
        that says so.
        """
        while True:
            await self._until(ASKED, self._over)
            if await self.over.count():
                return self.over
            await self.answer(self.newest)

    async def _until(self, happened: str, arg: object) -> None:
        await self.page.evaluate(WATCH % (happened, PATIENCE), arg)

    # Menus

    async def answer(self, menu: Locator) -> None:
        """Answer what a menu asks until it asks no more. A refusal is a further message, but not
        every further message is one.
        """
        back = menu.get_by_role("button", name=self._words("menu-back"), exact=True)
        while await menu.locator(f"{ANSWERS}, {CONFIRM}").count():
            further = await self._press(menu, lambda: self._choose(menu))
            if further is not None and await back.count():
                await self._press(menu, lambda: back.click(timeout=BRIEFLY))

    async def _press(
        self, place: Locator, press: Callable[[], Awaitable[object]]
    ) -> Locator | None:
        """Do something in a place and wait until the bot has answered; the further message by which
        it did, if any.
        """
        pressed, answers = await place.element_handle(), await self.page.locator(PRIVATE).count()
        try:
            await press()
        except Error:
            self._missed += 1
            if self._missed > MOST_MISSED:
                raise
            return None  # what was to be pressed was drawn anew under the finger: look again
        self._missed = 0
        await self._until(ANSWERED, [pressed, answers])
        more = self.page.locator(PRIVATE).nth(answers)
        return more if await more.count() else None

    async def _choose(self, menu: Locator) -> None:
        confirm = menu.locator(CONFIRM)
        if await confirm.count():
            await confirm.click(timeout=BRIEFLY)
            return
        back = re.compile(f"^{self._words('menu-back')}$")
        await menu.locator(ANSWERS).first.wait_for(timeout=BRIEFLY)
        answers = menu.locator(ANSWERS).filter(has_not_text=back)
        if not await answers.count():  # what was put together is not possible
            await menu.locator(ANSWERS).filter(has_text=back).click(timeout=BRIEFLY)
            return
        chosen = await self._any(answers)
        opens = await chosen.get_attribute("aria-haspopup", timeout=BRIEFLY)
        await chosen.click(timeout=BRIEFLY)
        if opens:
            await self._pick(menu)

    async def _pick(self, menu: Locator) -> None:
        """Pick as many entries of the open list as it wants; a menu may have several lists."""
        opened = menu.locator(".listpanel:visible")
        entries = opened.get_by_role("option")
        several = opened.locator(".count")
        if not await several.count():
            await (await self._any(entries)).click(timeout=BRIEFLY)
            return
        least, most = _range(await several.inner_text(timeout=BRIEFLY))
        await entries.first.wait_for(timeout=BRIEFLY)
        wanted, count = self.luck.randint(least, most), await entries.count()
        if count < wanted:
            raise Error("The list was drawn anew.")
        for number in self.luck.sample(range(count), wanted):
            await entries.nth(number).click(timeout=BRIEFLY)
        await opened.get_by_role("button", name=self.read("done")).click(timeout=BRIEFLY)

    async def _any(self, offered: Locator) -> Locator:
        """One of those that are offered, as soon as there are any: a redrawn menu has none for a
        moment.
        """
        await offered.first.wait_for(timeout=BRIEFLY)
        count = await offered.count()
        if not count:
            raise Error("What was offered has been drawn anew.")
        return offered.nth(
            count - 1 if self.luck.random() < EAGERNESS else self.luck.randrange(count)
        )

    # Typing

    async def type_a_move(self) -> None:
        """Write a move by taking one suggestion after the other, and send it."""
        await self.page.locator("#say").fill("/play ")
        move = self.page.get_by_role("combobox", name="move")
        suggested = self.page.get_by_role("listbox", name=self.read("suggestions")).get_by_role(
            "option"
        )
        text = "…"
        while text.endswith("…"):
            await (await self._any(suggested)).click(timeout=BRIEFLY)
            text = await move.input_value()
        await self.page.get_by_role("button", name=self.read("send")).click()


def _range(words: str) -> tuple[int, int]:
    """How many are needed: “0 chosen, 1 to 3 needed”, or “0 chosen, up to 3 possible”."""
    numbers = [int(number) for number in re.findall(r"\d+", words)][1:]
    return 0 if re.search("up to|можно", words) else numbers[0], numbers[-1]
