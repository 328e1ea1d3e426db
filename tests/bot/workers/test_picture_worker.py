"""The workers that draw: they draw what this process would, are replaced when they end, and end
with it.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Event, Thread

import pytest
from PIL import Image

from bot.app import _workers
from bot.messages.outcomes import outcome
from bot.operations.settings import Settings
from bot.workers.framing import LENGTHS, serve
from bot.workers.picture_worker import (
    NOT_AHEAD,
    PICTURES,
    PaintedPicture,
    Subject,
    Wanted,
    ahead,
    answer,
    painted,
    read_sheet,
    read_subject,
    write_subject,
)
from bot.workers.pictures import Painting, Poster
from bot.workers.pool import ProcessPool
from games.chance import Chance
from games.engine import Order, Seat, begin
from games.history import history
from games.library import Library
from games.package import AnyGame
from games.princes_of_florence import GAME as PRINCES
from games.princes_of_florence.actions import Lay
from games.princes_of_florence.catalogue import PLACES
from games.questions import answers
from renderers.outcome import Outcome, Placed
from renderers.pictures import Pictures
from renderers.sprites import Sprite
from renderers.words import words_for
from tests.animations import frames
from tests.bot.evenings import pebbles
from tests.bot.evenings.pebbles.scene import SCENE
from tests.bot.wire import PATIENCE
from tests.games.playing import finished
from tests.games.princes_of_florence.tables import DAN
from tests.library import GAMES, LIBRARY
from tests.renderers import positions as splendor_positions
from tests.renderers import princes_positions

GAME = GAMES[0]
NAMES = ("Ann", "Пётр")


@pytest.fixture
async def pool(
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[ProcessPool[Wanted, PaintedPicture]]:
    """One worker, started by a bot that has a token, which paints nothing ahead."""
    monkeypatch.setenv("PARLOUR_TOKEN", "secret")
    opened = ProcessPool(PICTURES, 1, environment={NOT_AHEAD: "yes"})
    await opened.open()
    yield opened
    await opened.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_end_with_its_best_move_reaches_the_worker(game: AnyGame) -> None:
    first, turns = finished(game, max(game.rules.seats))
    names = ("Ann", "Theo", "Mei", "Pyotr", "Ida")[: max(game.rules.seats)]
    words = words_for("en", "bot.messages", game.home)
    ended = outcome(game, turns[-1].after, history(game, first, turns), names, words)
    assert ended.best is not None
    asked = Subject(game, turns[-1].after, None, "en", names, outcome=ended)
    frame = BytesIO(write_subject(asked))
    heads, bodies = LENGTHS.unpack(frame.read(LENGTHS.size))
    found = read_subject(LIBRARY, frame.read(heads), frame.read(bodies))
    assert isinstance(found, Subject)
    assert found.outcome == ended
    assert painted(found).still


def subject(seat: Seat | None = None, language: str = "en") -> Subject:
    return Subject(
        GAME,
        begin(GAME.rules.set_up(2, Chance(1), GAME.rules.chosen())).table,
        seat,
        language,
        NAMES,
    )


def worker(pool: ProcessPool[Wanted, PaintedPicture]) -> int:
    """The process of the one worker."""
    process = pool.workers[0].process
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
async def test_a_worker_draws_what_this_process_would(
    pool: ProcessPool[Wanted, PaintedPicture], seat: Seat | None, language: str
) -> None:
    sheet = await pool.run(subject(seat, language))
    assert sheet.still
    assert sheet == painted(subject(seat, language))


@pytest.mark.parametrize("seat", [None, Seat(1)])
async def test_a_picture_moves_only_where_everybody_sees_it_after_a_decisive_move(
    pool: ProcessPool[Wanted, PaintedPicture], seat: Seat | None
) -> None:
    names = splendor_positions.NAMES
    over = replace(subject(seat), table=splendor_positions.finished(), names=names, animated=True)
    sheet = await pool.run(over)
    assert sheet == painted(over)
    assert len(frames(sheet.still)) == 1
    assert (len(frames(sheet.moving)) > 1) if seat is None else not sheet.moving
    assert not (await pool.run(replace(subject(seat), animated=True))).moving
    assert not (await pool.run(replace(over, animated=False))).moving


def test_beside_the_end_that_everybody_sees_stands_its_poster() -> None:
    def halves(framed: bytes) -> tuple[bytes, bytes]:
        body = LENGTHS.size + LENGTHS.unpack_from(framed)[0]
        return framed[LENGTHS.size : body], framed[body:]

    def drawn(wanted: Subject) -> PaintedPicture:
        return read_sheet(wanted, *halves(answer(LIBRARY, *halves(write_subject(wanted)))))

    placed = (Placed(Seat(2), 1, "17"), Placed(Seat(1), 2, "16"))
    table, names = splendor_positions.finished(), splendor_positions.NAMES
    over = replace(subject(None), table=table, names=names, outcome=Outcome(placed))
    posted = drawn(replace(over, posted=True))
    assert not posted.trouble
    assert Image.open(BytesIO(posted.poster)).size == (1200, 1500)
    assert posted.poster_alt.startswith("Splendor")
    assert replace(posted, poster=b"", poster_alt="") == drawn(over)
    assert not drawn(replace(subject(None), posted=True)).poster


def test_what_discord_does_not_take_is_sent_in_simpler_forms_down_to_words() -> None:
    def sent(painting: Painting) -> list[tuple[str, bytes]]:
        return [(file.filename, file.fp.read()) for file in painting.files]

    end = Painting(
        b"end", "Final standings", "In words", "end.webp", b"moving",
        Poster(b"poster", "Ann wins", "poster.webp"),
    )  # fmt: skip
    assert sent(end) == [("end.webp", b"moving"), ("poster.webp", b"poster")]
    still = end.simpler
    assert sent(still) == [("end.webp", b"end"), ("poster.webp", b"poster")]
    alone = still.simpler
    assert sent(alone) == [("end.webp", b"end")]
    assert alone.below("Over.") == "Over."
    assert sent(alone.simpler) == []
    assert alone.simpler.below("Over.") == "Over.\n\nIn words"


async def test_an_order_reaches_the_picture_of_its_owners_hand(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    game = next(game for game in GAMES if game.rules.orders)
    table = begin(game.rules.set_up(min(game.rules.seats), Chance(1), game.rules.chosen())).table
    seat = next(
        Seat(seat) for seat in range(min(game.rules.seats)) if table.decision_of(Seat(seat)) is None
    )
    asked = game.rules.ask_order(table, seat)
    assert asked is not None
    order = next(move for _, move in answers(asked) if isinstance(move, Order))
    plain = Subject(game, table, seat, "en", ("Ann", "Пётр", "Cleo"))
    assert (
        await pool.run(replace(plain, order=order, posed=True))
        == painted(replace(plain, order=order, posed=True))
        != painted(plain)
    )


async def test_a_closeup_and_what_is_considered_there_reach_the_worker(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    park = Lay(PLACES["park-1-a5"])
    asked = Subject(
        PRINCES,
        princes_positions.laying(),
        DAN,
        "en",
        princes_positions.NAMES,
        close=True,
        considered=park,
    )
    sheet = await pool.run(asked)
    assert sheet == painted(asked)
    assert sheet.alt.startswith("Preview: Park at A5 B5")


async def test_what_is_lit_reaches_the_worker(pool: ProcessPool[Wanted, PaintedPicture]) -> None:
    lit = replace(subject(), lit=("bank",))
    assert await pool.run(lit) == painted(lit) != painted(subject())


async def test_a_worker_that_ends_is_replaced(pool: ProcessPool[Wanted, PaintedPicture]) -> None:
    os.kill(worker(pool), signal.SIGKILL)
    assert (await pool.run(subject())).still


async def test_what_no_worker_lives_to_draw_is_told(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    unknown = begin(pebbles.GAME.rules.set_up(2, Chance(1), pebbles.GAME.rules.chosen())).table
    sheet = await pool.run(Subject(pebbles.GAME, unknown, None, "en", NAMES))
    assert not sheet.still
    assert sheet.text == "7 pebbles lie in the heap."
    assert "ended" in sheet.trouble


async def test_whoever_no_longer_waits_leaves_nothing_for_the_next(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    asking = asyncio.create_task(pool.run(subject(Seat(0))))
    await asyncio.wait({asking}, timeout=0)
    asking.cancel()
    assert await pool.run(subject()) == painted(subject())


async def test_an_interrupt_is_the_bots_business(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    await pool.run(subject())
    first = worker(pool)
    os.kill(first, signal.SIGINT)
    await pool.run(subject())
    assert worker(pool) == first


async def test_an_interrupt_does_not_reach_a_worker_that_is_still_starting(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    (worker,) = pool.workers
    await worker.end()
    assert os.getsid((await worker.start()).pid) != os.getsid(0)


async def test_a_worker_does_not_know_the_token(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    await pool.run(subject())
    assert b"PARLOUR" not in environment(worker(pool))


async def test_a_worker_ends_when_nobody_is_left_to_ask(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    process = pool.workers[0].process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    await ended(process.pid)


async def test_closed_workers_are_not_started_again(
    pool: ProcessPool[Wanted, PaintedPicture],
) -> None:
    await pool.close()
    sheet = await pool.run(subject())
    assert not sheet.still
    assert sheet.text == painted(subject()).text


def test_pieces_are_prepared_while_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = Event()

    def probe() -> Iterator[Sprite]:
        yield Sprite(Image.new("RGBA", (1, 1)))
        prepared.set()

    shown = Pictures(scenes=(replace(SCENE, pieces=probe),))
    monkeypatch.setattr("tests.bot.evenings.pebbles.scene.PICTURES", shown)
    library = Library((replace(pebbles.GAME),))
    asked, asking = os.pipe()
    with os.fdopen(asked, "rb") as frames:
        serving = Thread(
            target=serve, args=(frames, BytesIO(), partial(answer, library), ahead(library))
        )
        serving.start()
        assert prepared.wait(PATIENCE)
        os.close(asking)
        serving.join(PATIENCE)
    assert not serving.is_alive()


@pytest.mark.parametrize(("paint_ahead", "told"), [(True, {}), (False, {NOT_AHEAD: "yes"})])
def test_a_bot_that_paints_nothing_ahead_tells_its_workers(
    monkeypatch: pytest.MonkeyPatch, paint_ahead: bool, told: dict[str, str]
) -> None:
    pictures = _workers(Settings(token="", folder=Path(), paint_ahead=paint_ahead), {}).pictures
    assert isinstance(pictures, ProcessPool)
    assert {str(worker._environment) for worker in pictures.workers} == {str(told)}
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert bool(next(iter(ahead(LIBRARY)), None)) == paint_ahead
