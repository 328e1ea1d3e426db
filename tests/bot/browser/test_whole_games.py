"""Games in the sandbox as one runs it, played from the front page to the standings as a person
would.

The first turns of every game are played by menus. Whole games, and each other way of playing, are
tried with the game of the fewest moves, since it is the page that is tried and not the game; the
evenings over the wire play every game to its end.
"""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from bot.hosting.characters import CHARACTERS
from bot.hosting.host import AnyGame
from bot.messages.language import words_of
from tests.bot.browser.conftest import DESKTOP, PHONE, Visit
from tests.bot.browser.guest import PICTURE
from tests.library import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORTEST = next(game for game in GAMES if game.key == "high-society")
TURNS = 3


def title(game: AnyGame) -> str:
    return words_of("en", game)("title")


async def shows_standings(over: Locator, name: str, pictures: int = 2) -> None:
    """The last message names everybody's place and shows the end; in the channel also a poster."""
    await expect(over).to_contain_text(name)
    await expect(over).to_contain_text(re.compile("|".join(one.name for one in CHARACTERS)))
    await expect(over.locator(PICTURE)).to_have_count(pictures)
    await expect(over.locator(PICTURE).first).to_have_attribute("alt", re.compile(name))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_every_game_is_begun_by_menus(visit: Visit, game: AnyGame) -> None:
    async with visit("Ann", **DESKTOP) as ann:
        await ann.sit_down(title(game))
        assert await ann.take_a_turn()
        for _ in range(TURNS - 1):
            if not await ann.take_a_turn():  # High Society may end as early as that
                await shows_standings(ann.over, "Ann")
                break


async def test_a_game_is_played_by_menus(visit: Visit) -> None:
    async with visit("Ann", **DESKTOP) as ann:
        await ann.sit_down(title(SHORTEST))
        await shows_standings(await ann.play_by_menus(), "Ann")


async def test_a_game_is_played_by_typing_what_is_suggested(visit: Visit) -> None:
    async with visit("Theo", **DESKTOP) as theo:
        await theo.sit_down(title(SHORTEST))
        await shows_standings(await theo.play_by_typing(), "Theo")


async def test_a_game_is_played_by_direct_message(visit: Visit) -> None:
    async with visit("Ingrid", **DESKTOP) as ingrid:
        await ingrid.sit_down(title(SHORTEST))
        await ingrid.enter("Parlour")
        await shows_standings(await ingrid.play_by_direct_message(), "Ingrid", pictures=1)


async def test_a_game_is_played_on_a_phone(visit: Visit) -> None:
    async with visit("Mei", **PHONE) as mei:
        await mei.sit_down(title(SHORTEST))
        await shows_standings(await mei.play_by_menus(), "Mei")
        assert await mei.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
