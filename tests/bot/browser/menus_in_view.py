"""Measures menus on a phone: are the picture that is chosen from and all that chooses in view
together, without a scroll? `make view`; tables are random, so it is no test of every change.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator

from bot.messages.language import words_of
from tests.bot.browser.conftest import PHONE, Visit
from tests.bot.browser.guest import ANSWERS, BELOW, BRIEFLY, CONFIRM, Guest
from tests.library import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOST_CHOICES = 12
"""A menu with more may be higher than the screen."""
TURNS = 2
LARGE = ("last-will", "splendor-duel", "princes-of-florence")
"""The games with the largest menus."""
PEOPLE = {"en": "Mei", "ru": "Пётр"}
SHOWN = ".body > .picture img"
READY = f"""menu => !menu.isConnected || !menu.querySelector("{ANSWERS}, {CONFIRM}")
    || (one => one?.complete && one.naturalHeight)(menu.querySelector("{SHOWN}"))"""
"""Whether the picture of a menu is there, or the menu is not any more: it is drawn anew with it, or
asks nothing more.
"""
SEEN = f"""menu => new Promise(told => requestAnimationFrame(() => requestAnimationFrame(() => {{
    const parts = [...menu.querySelectorAll("{SHOWN}, [data-custom-id]")];
    const boxes = parts.map(part => part.getBoundingClientRect()).filter(box => box.height);
    const room = document.querySelector("#scroller").getBoundingClientRect();
    const asks = menu.querySelector("{ANSWERS}, {CONFIRM}") && menu.querySelector("{SHOWN}");
    told(asks && menu.matches("#messages > .message:last-of-type") ? {{
        choices: menu.querySelectorAll("{ANSWERS}").length,
        above: room.top - Math.min(...boxes.map(box => box.top)),
        below: Math.max(...boxes.map(box => box.bottom)) - room.bottom,
        says: menu.innerText,
    }} : null);
}})))"""
"""Of the lowest message, once the page has drawn it: how many choices it has, and how many pixels
of picture and choices are out of sight above and below. A menu below which something has come is
not what one looks at.
"""


class Looker(Guest):
    """A guest who looks at each page of a menu before they choose from it, and goes on in the
    lowest that asks.
    """

    def __init__(self, guest: Guest, luck: Random, language: str) -> None:
        super().__init__(guest.page, luck, language)
        self.seen = list[dict[str, Any]]()

    async def answer(self, menu: Locator) -> None:
        """Answer what is asked, until a menu has come below a newer post."""
        name = await menu.get_attribute("data-message") or ""
        asking = menu.locator(f"{ANSWERS}, {CONFIRM}")
        while await asking.count() and not await self.page.evaluate(BELOW, name):
            await self._press(menu, lambda: self._choose(menu))

    async def _choose(self, menu: Locator) -> None:
        await self._until(READY, await menu.element_handle(timeout=BRIEFLY))
        if found := await menu.evaluate(SEEN, timeout=BRIEFLY):
            self.seen.append(found)
        await super()._choose(menu)


@pytest.mark.parametrize("language", PEOPLE)
@pytest.mark.parametrize("key", LARGE)
async def test_menus_are_in_view_on_a_phone(visit: Visit, key: str, language: str) -> None:
    game = next(game for game in GAMES if game.key == key)
    async with visit(PEOPLE[language], language, **PHONE) as guest:
        looker = Looker(guest, Random(key), language)
        await looker.sit_down(words_of(language, game)("title"))
        for _ in range(TURNS):
            await looker.take_a_turn()
    few = [one for one in looker.seen if one["choices"] <= MOST_CHOICES]
    outside = [one for one in few if max(one["above"], one["below"]) > 1]
    print(f"\n{key}, {language}: {len(few) - len(outside)} of {len(few)} are in view")  # noqa: T201  # it is what is measured
    assert few
    assert outside == []
