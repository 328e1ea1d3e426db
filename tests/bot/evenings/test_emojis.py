"""The bot's own emojis: uploaded once, shown beside the words, and missing without harm."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import Parlour
from bot.delivery import own_emojis
from bot.delivery.own_emojis import KEPT_SECONDS
from bot.sandbox.limits.components import walk
from bot.sandbox.rest.emojis import delete_emoji
from bot.sandbox.server import StandIn
from bot.store import open_store
from games.library import Library
from games.text import Text
from renderers.canvas import Pen
from renderers.emojis import SIDE, Emojis
from renderers.pictures import pictures_of
from renderers.sprites import Sprite
from renderers.theme import Colour
from tests.bot.clockwork import Clockwork
from tests.bot.evenings import pebbles
from tests.bot.evenings.evening import Evening
from tests.bot.wire import SOON, logged_in

RED, BLUE = (200, 30, 30), (30, 30, 200)


def disc(fill: Colour) -> Sprite:
    pen = Pen(SIDE, SIDE)
    pen.disc(pen.body.centre, SIDE / 2, fill)
    return pen.done()


def beside(text: Text) -> str | None:
    return {"took": "hand", "number": "pebble"}.get(text.key)


def draw(**discs: Colour) -> None:
    """Let pebbles have these emojis from now on."""
    drawings = {icon: lambda fill=fill: disc(fill) for icon, fill in discs.items()}
    shown = replace(pictures_of(pebbles.GAME), emojis=Emojis(drawings, beside))
    globals()["PICTURES"] = shown


@pytest.fixture(autouse=True)
def drawn() -> None:
    draw(pebble=RED, hand=BLUE)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_emojis, "PAUSE_SECONDS", 0.0)


@asynccontextmanager
async def bot(stand_in: StandIn, folder: Path, clock: Clockwork) -> AsyncIterator[Parlour]:
    store = await open_store(folder / "tables.db")
    try:
        game = replace(pebbles.GAME, pictures=f"{__name__}:PICTURES")
        client = Parlour(store, Library((game,)), own_emojis=True, clock=clock, **SOON)
        async with logged_in(client, stand_in):
            yield client
    finally:
        await store.database.close()


async def start(stand_in: StandIn, folder: Path, clock: Clockwork) -> list[str]:
    """Start the bot until its emojis are up to date; what it asked about them."""
    stand_in.rest.exchanges.clear()
    async with bot(stand_in, folder, clock) as client:
        uploads = client.uploads
        assert uploads is not None
        await uploads.done()
    return [one.method for one in stand_in.rest.exchanges if "/emojis" in one.path]


def names(stand_in: StandIn) -> list[str]:
    return sorted(emoji.name.rpartition("_")[0] for emoji in stand_in.world.emojis.values())


async def test_emojis_are_uploaded_once_and_an_outdated_one_is_deleted_a_month_later(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin(code: str) -> list[str]:
        monkeypatch.setattr(own_emojis, "_code_of", lambda games: code)
        return await start(stand_in, tmp_path, clock)

    assert await begin("first") == ["GET", "POST", "POST"]
    assert await begin("first") == ["GET"]
    assert await begin("the same drawings") == ["GET"]
    draw(pebble=BLUE, hand=BLUE)
    assert await begin("another drawing") == ["GET", "POST"]
    assert names(stand_in) == ["hand", "pebble", "pebble"]
    clock.tick(KEPT_SECONDS - 1)
    assert await begin("another drawing") == ["GET"]
    clock.tick(1)
    assert await begin("another drawing") == ["GET", "DELETE"]
    assert names(stand_in) == ["hand", "pebble"]
    assert await begin("another drawing") == ["GET"]


async def test_emojis_that_discord_does_not_take_are_uploaded_at_the_next_start(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in.rates.fail("/emojis", 403, 1, 50001)
    assert await start(stand_in, tmp_path, clock) == ["GET"]
    assert [record.levelname for record in caplog.records if "emojis" in record.message] == [
        "WARNING"
    ]
    assert await start(stand_in, tmp_path, clock) == ["GET", "POST", "POST"]


async def test_emojis_stand_beside_words_in_buttons_and_news_and_their_loss_costs_no_move(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    async with bot(stand_in, tmp_path, clock) as client:
        assert client.uploads is not None
        await client.uploads.done()
        evening = Evening(stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        menu = await evening.slash(ann, thread, "play")
        bearing = [
            part["emoji"]["name"].rpartition("_")[0]
            for shown in walk(menu.components)
            for part in (shown, *shown.get("options", ()))
            if part.get("emoji")
        ]
        assert bearing == ["pebble", "pebble", "pebble"]
        await evening.slash(ann, thread, "play", move="take 1")
        post = await evening.table_calling(theo, thread)
        assert re.search(r"• <:hand_\w{6}:\d+> \*\*Ann\*\* takes 1 from the heap\.", post.content)
        for emoji in [*stand_in.world.emojis.values()]:
            delete_emoji(stand_in.world, emoji)
        sorry = await evening.slash(theo, thread, "play")
        assert "went wrong" in sorry.content
        menu = await evening.slash(theo, thread, "play")
        assert not any(part.get("emoji") for part in walk(menu.components))
