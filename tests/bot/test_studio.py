"""The easels beside the bot: they draw what this process would, are replaced when they end, and end with it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from threading import Event, Thread

import pytest
from PIL import Image

from bot.easel import Subject, answer, painted, pieces
from bot.frames import serve
from bot.studio import Processes
from games import GAMES
from games.chance import Chance
from games.engine import Order, Seat, begin
from games.princes_of_florence import GAME as PRINCES
from games.princes_of_florence.actions import Lay
from games.princes_of_florence.catalogue import PLACES
from games.questions import answers
from renderers import register, scenes
from renderers.sprites import Sprite
from tests.bot.evenings import pebbles
from tests.bot.evenings.pebbles.scene import SCENE
from tests.games.princes_of_florence.tables import DAN
from tests.renderers import princes_positions

register(SCENE)
PATIENCE = 30.0
GAME = GAMES[0]
NAMES = ("Ann", "Пётр")


@pytest.fixture
async def studio(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Processes]:
    """One easel, started by a bot that has a token."""
    monkeypatch.setenv("PARLOUR_TOKEN", "secret")
    opened = Processes(1)
    await opened.open()
    yield opened
    await opened.close()


def subject(seat: Seat | None = None, language: str = "en") -> Subject:
    return Subject(GAME, begin(GAME.set_up(2, Chance(1), GAME.chosen())).table, seat, language, NAMES)


def easel(studio: Processes) -> int:
    """The process of the one easel."""
    process = studio.easels.workers[0].process
    assert process is not None
    return process.pid


def environment(process: int) -> bytes:
    return Path(f"/proc/{process}/environ").read_bytes()


async def ended(process: int) -> None:
    """Wait until a process is no more."""
    gone = asyncio.Event()
    watched = os.pidfd_open(process)
    asyncio.get_running_loop().add_reader(watched, gone.set)
    try:
        async with asyncio.timeout(PATIENCE):
            await gone.wait()
    finally:
        asyncio.get_running_loop().remove_reader(watched)
        os.close(watched)


@pytest.mark.parametrize(("seat", "language"), [(None, "en"), (Seat(1), "ru")])
async def test_an_easel_draws_what_this_process_would(studio: Processes, seat: Seat | None, language: str) -> None:
    sheet = await studio.paint(subject(seat, language))
    assert sheet.png
    assert sheet == painted(subject(seat, language))


async def test_an_order_reaches_the_picture_of_its_owners_hand(studio: Processes) -> None:
    game = next(game for game in GAMES if game.orders)
    table = begin(game.set_up(min(game.seats), Chance(1), game.chosen())).table
    seat = next(Seat(seat) for seat in range(min(game.seats)) if table.decision_of(Seat(seat)) is None)
    asked = game.ask_order(table, seat)
    assert asked is not None
    order = next(move for _, move in answers(asked) if isinstance(move, Order))
    plain = Subject(game, table, seat, "en", ("Ann", "Пётр", "Cleo"))
    assert await studio.paint(replace(plain, order=order)) == painted(replace(plain, order=order)) != painted(plain)


async def test_a_closeup_and_what_is_considered_there_reach_the_easel(studio: Processes) -> None:
    park = Lay(PLACES["park-1-a5"])
    asked = Subject(
        PRINCES, princes_positions.laying(), DAN, "en", princes_positions.NAMES, close=True, considered=park
    )
    sheet = await studio.paint(asked)
    assert sheet == painted(asked)
    assert sheet.alt.startswith("Park would cover A5 B5.")


async def test_an_easel_that_ends_is_replaced(studio: Processes) -> None:
    os.kill(easel(studio), signal.SIGKILL)
    assert (await studio.paint(subject())).png


async def test_what_no_easel_lives_to_draw_is_told(studio: Processes) -> None:
    unknown = begin(pebbles.GAME.set_up(2, Chance(1), pebbles.GAME.chosen())).table
    sheet = await studio.paint(Subject(pebbles.GAME, unknown, None, "en", NAMES))
    assert not sheet.png
    assert sheet.text == "7 pebbles lie in the heap."
    assert "ended" in sheet.trouble


async def test_whoever_no_longer_waits_leaves_nothing_for_the_next(studio: Processes) -> None:
    asking = asyncio.create_task(studio.paint(subject(Seat(0))))
    await asyncio.wait({asking}, timeout=0)
    asking.cancel()
    assert await studio.paint(subject()) == painted(subject())


async def test_an_interrupt_is_the_bots_business(studio: Processes) -> None:
    await studio.paint(subject())
    first = easel(studio)
    os.kill(first, signal.SIGINT)
    await studio.paint(subject())
    assert easel(studio) == first


async def test_an_interrupt_does_not_reach_an_easel_that_is_still_starting(studio: Processes) -> None:
    (worker,) = studio.easels.workers
    await worker.end()
    assert os.getsid((await worker.start()).pid) != os.getsid(0)


async def test_an_easel_does_not_know_the_token(studio: Processes) -> None:
    await studio.paint(subject())
    assert b"PARLOUR" not in environment(easel(studio))


async def test_an_easel_ends_when_nobody_is_left_to_ask(studio: Processes) -> None:
    process = studio.easels.workers[0].process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    await ended(process.pid)


async def test_closed_easels_are_not_started_again(studio: Processes) -> None:
    await studio.close()
    sheet = await studio.paint(subject())
    assert not sheet.png
    assert sheet.text == painted(subject()).text


def test_pieces_are_prepared_while_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = Event()

    def probe() -> Iterator[Sprite]:
        yield Sprite(Image.new("RGBA", (1, 1)))
        prepared.set()

    monkeypatch.setattr(scenes, "_scenes", {pebbles.PebblesView: replace(SCENE, pieces=probe)})
    asked, asking = os.pipe()
    with os.fdopen(asked, "rb") as frames:
        serving = Thread(target=serve, args=(frames, BytesIO(), answer, pieces()))
        serving.start()
        assert prepared.wait(PATIENCE)
        os.close(asking)
        serving.join(PATIENCE)
    assert not serving.is_alive()
