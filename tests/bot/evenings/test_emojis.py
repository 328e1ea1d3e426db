"""The bot's own emojis: uploaded once, shown beside the words, and missing without harm."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import Parlour
from bot.delivery import own_emojis
from bot.delivery.own_emojis import KEPT_SECONDS
from bot.sandbox.server import StandIn
from bot.store import open_store
from games.text import Text
from renderers import register_emojis
from renderers.canvas import Pen
from renderers.emojis import NONE, SIDE, Emojis
from renderers.sprites import Sprite
from renderers.theme import Colour
from tests.bot.clockwork import Clockwork
from tests.bot.evenings import pebbles
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
    register_emojis(pebbles.GAME.key, Emojis(drawings, beside))


@pytest.fixture(autouse=True)
def drawn() -> Iterator[None]:
    draw(pebble=RED, hand=BLUE)
    yield
    register_emojis(pebbles.GAME.key, NONE)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_emojis, "PAUSE_SECONDS", 0.0)


@asynccontextmanager
async def bot(stand_in: StandIn, folder: Path, clock: Clockwork) -> AsyncIterator[Parlour]:
    store = await open_store(folder / "tables.db")
    try:
        client = Parlour(store, (pebbles.GAME,), own_emojis=True, clock=clock, **SOON)
        async with logged_in(client, stand_in):
            yield client
    finally:
        await store.database.close()


async def start(stand_in: StandIn, folder: Path, clock: Clockwork, code: str) -> list[str]:
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
        return await start(stand_in, tmp_path, clock, code)

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
    assert await start(stand_in, tmp_path, clock, "") == ["GET"]
    assert [record.levelname for record in caplog.records if "emojis" in record.message] == [
        "WARNING"
    ]
    assert await start(stand_in, tmp_path, clock, "") == ["GET", "POST", "POST"]
