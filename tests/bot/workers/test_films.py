"""Films of games: which moments they show, and that the process that makes them makes what this one
would.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process
from dataclasses import replace
from functools import partial

import pytest

from bot.hosting.host import Host, open_host
from bot.store import Store
from bot.workers.fair_queue import ASKER
from bot.workers.film_worker import NO_FILM, Reel, film_pool, make_film, read_reel, write_reel
from bot.workers.framing import LENGTHS
from bot.workers.pictures import MOST_FILMS, MOST_FILMS_OF_ONE, Painter
from games.engine import Table
from games.library import Library
from games.moves import Illegal
from renderers.film import Animated, spread
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.host_helpers import ANN
from tests.bot.hosting.auction import begun, lay
from tests.games.playing import moments
from tests.library import GAMES, LIBRARY


def reel(plies: int) -> Reel:
    """The end of a game."""
    game = GAMES[-1]
    lying = [moment.after for moment in moments(game, game.rules.seats.start, seed=1)]
    return Reel(game, lying[-plies:], "ru", ("Анна", "Theo"))


def test_a_reel_is_asked_for_as_it_is() -> None:
    asked, wanted = write_reel(reel(3)), reel(3)
    head, _ = LENGTHS.unpack(asked[: LENGTHS.size])
    found = read_reel(LIBRARY, asked[LENGTHS.size :][:head], asked[LENGTHS.size + head :])
    assert found == Reel(wanted.game, list(wanted.tables), wanted.language, wanted.names)


async def test_the_process_that_makes_films_makes_what_this_one_would() -> None:
    pool = film_pool({})
    try:
        told: list[float] = []
        asked = replace(reel(2), report=told.append)
        assert await pool.run(asked) == make_film(reel(2)) != NO_FILM
        assert told == [0.3, 0.6, 0.8, 1.0]
    finally:
        await pool.close()


@pytest.mark.parametrize("deaths", [1, 2])
async def test_a_film_whose_worker_ends_is_tried_once_more(
    deaths: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool, left = film_pool({}), deaths
    start = pool.workers[0].start

    async def start_and_end() -> Process:
        nonlocal left
        process = await start()
        if left:
            left -= 1
            process.kill()
            await process.wait()
        return process

    monkeypatch.setattr(pool.workers[0], "start", start_and_end)
    try:
        made = await pool.run(reel(1))
    finally:
        await pool.close()
    assert (made == NO_FILM) == (deaths == 2)
    assert caplog.text.count("gave no answer") == deaths


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(store, Library((MARBLES,)), Clockwork())


async def test_a_film_leaves_out_what_was_taken_back(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    await host.proposals.take_back(table, ANN.id)
    await host.moves.play(table, 2, ANN.id, lay(2))
    position = await host.tables.position(table)
    shown = await host.replay.key_moments(position, partial(spread, most=24))
    assert [lying.laid[0] for lying in shown if lying.laid] == [set(), {2}]  # type: ignore[attr-defined]
    assert shown[-1] == position.table


async def test_for_a_film_that_was_made_already_nothing_is_played_again(host: Host) -> None:
    table = await begun(host)
    position, sought = await host.tables.position(table), list[int]()

    async def moments() -> list[Table]:
        sought.append(position.row.ply)
        return [position.table]

    painter = Painter()
    films = [await painter.film(position, "en", moments) for _ in range(2)]
    assert films[0] is films[1] is not None
    assert len(sought) == 1


class Stopped:
    """A pool that is closed while it makes a film."""

    def __init__(self) -> None:
        self.painter: Painter | None = None

    async def open(self) -> None:
        """Nothing is to be started."""

    async def run(self, request: Reel) -> Animated:
        assert self.painter is not None
        await self.painter.close()
        return NO_FILM

    async def close(self) -> None:
        """Nothing is to be stopped."""


async def test_a_film_that_a_stop_interrupts_is_no_error(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begun(host)
    position, films = await host.tables.position(table), Stopped()
    films.painter = Painter(films=films)

    async def moments() -> list[Table]:
        return [position.table]

    with caplog.at_level(logging.INFO):
        assert await films.painter.film(position, "en", moments) is None
    assert [record.levelname for record in caplog.records] == ["INFO"]


class Held(Stopped):
    """A pool that makes no film until it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_make = asyncio.Event()

    async def run(self, request: Reel) -> Animated:
        await self.may_make.wait()
        return NO_FILM


async def test_one_person_waits_for_two_films_and_all_for_a_dozen(host: Host) -> None:
    table = await begun(host)
    position, films = await host.tables.position(table), Held()
    painter = Painter(films=films)

    async def moments() -> list[Table]:
        return [position.table]

    async def asked_by(person: int) -> str:
        ASKER.set(person)
        try:
            await painter.film(position, "en", moments)
        except Illegal as refusal:
            return refusal.text.key
        return "made"

    people = [1, *(n // MOST_FILMS_OF_ONE for n in range(MOST_FILMS))]
    waiting = [asyncio.create_task(asked_by(person)) for person in people]
    await asyncio.sleep(0)
    assert await asyncio.create_task(asked_by(0)) == "too-much-at-once"
    assert await asyncio.create_task(asked_by(MOST_FILMS)) == "busy"
    films.may_make.set()
    assert await asyncio.gather(*waiting) == ["made"] * len(people)
