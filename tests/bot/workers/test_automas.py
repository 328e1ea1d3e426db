"""Automas at real tables: they move when they must, go on after a restart, and stand in nobody's
way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.hosting.host import AnyGame, Host, Position, open_host
from bot.operations.settings import AUTOMA_SECONDS
from bot.store import MadeBy, Status, Store, TableId
from bot.workers.automa_worker import AUTOMAS, AutomaTurn
from bot.workers.automas import Automas
from bot.workers.pool import Pool, ProcessPool, ThreadPool
from games.chance import Chance
from games.engine import begin, play
from games.levels import EASY, REGULAR, STRONG, Temperament
from games.moves import Action
from tests.bot.evenings import pebbles
from tests.bot.host_helpers import ANN, GAME, begun, move, mover, opened
from tests.bot.wire import PATIENCE
from tests.library import GAMES, LIBRARY


@asynccontextmanager
async def playing(
    host: Host, seconds: float = 0.001, pool: Pool[AutomaTurn, Action] | None = None
) -> AsyncIterator[Automas]:
    """Automas that hardly think."""
    automas = Automas(host, seconds=seconds, randomness=lambda bits: 7, pool=pool)
    try:
        yield automas
    finally:
        await automas.close()


async def until(host: Host, table: TableId, found: Callable[[Position], bool]) -> Position:
    """Wait until a table is as it should be."""
    changed = asyncio.Event()

    def hear(_: TableId) -> None:
        changed.set()

    host.changes.on_change.append(hear)
    try:
        async with asyncio.timeout(PATIENCE):
            while not found(position := await host.tables.position(table)):
                await changed.wait()
                changed.clear()
            return position
    finally:
        host.changes.on_change.remove(hear)


def nobody_but_people_must_act(position: Position) -> bool:
    return not any(position.row.seats[decision.seat].automa for decision in position.table.waiting)


async def test_automas_play_a_whole_game_with_a_person(host: Host) -> None:
    chance = Chance(1)
    async with playing(host):
        table = await opened(host, 3, automas=2)
        while not (await until(host, table, nobody_but_people_must_act)).table.over:
            await move(host, table, chance)
    assert (await host.tables.row(table)).status is Status.FINISHED
    assert {entry.by for entry in await host.record.of(table) if entry.user is None} == {
        MadeBy.AUTOMA
    }
    assert {entry.by for entry in await host.record.of(table) if entry.user == ANN.id} == {
        MadeBy.HAND
    }


async def test_automas_go_on_where_they_had_to_act_before_a_restart(
    host: Host, store: Store
) -> None:
    table = await opened(host, 2, automas=1)
    while nobody_but_people_must_act(await host.tables.position(table)):
        await move(host, table, Chance(2))
    again = open_host(store, LIBRARY)
    async with playing(again) as automas:
        await automas.start()
        assert mover(await until(again, table, nobody_but_people_must_act)) == ANN.id


async def test_automas_stay_away_from_a_table_of_people(host: Host) -> None:
    async with playing(host) as automas:
        table = await begun(host)
        automas.wake(table)
        await move(host, table, Chance(3))
    assert [entry.by for entry in await host.record.of(table)] == [MadeBy.HAND]


async def test_the_event_loop_goes_on_while_an_automa_thinks(host: Host) -> None:
    async with playing(host, seconds=0.5, pool=ProcessPool(AUTOMAS, 1)):
        table = await opened(host, 2, automas=1)
        while nobody_but_people_must_act(await host.tables.position(table)):
            await move(host, table, Chance(4))
        ply, turns = (await host.tables.row(table)).ply, 0
        while (await host.tables.row(table)).ply == ply:
            await asyncio.sleep(0)  # what is known need not be fetched: others get their turn here
            turns += 1
    assert turns > 20


async def test_an_automa_that_is_thinking_does_not_keep_the_bot_from_closing(host: Host) -> None:
    loop = asyncio.get_running_loop()
    async with playing(host, seconds=1.0):
        table = await opened(host, 2, automas=1)
        while nobody_but_people_must_act(await host.tables.position(table)):
            await move(host, table, Chance(5))
        started = loop.time()
    assert loop.time() - started < 0.5


class Interrupted(ThreadPool[AutomaTurn, Action]):
    """Thoughts in the midst of which something happens at the table."""

    def __init__(self, happens: Callable[[], Awaitable[object]]) -> None:
        super().__init__(AUTOMAS, 1)
        self._happens = happens
        self.thought = asyncio.Event()

    async def run(self, request: AutomaTurn) -> Action:
        found = await super().run(request)
        if not self.thought.is_set():
            await self._happens()
            self.thought.set()
        return found


@pytest.mark.parametrize("what", ["pause", "end"])
async def test_a_table_that_stops_while_an_automa_thinks_is_no_mishap(
    host: Host, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    table = await opened(host, 2, automas=1)
    while nobody_but_people_must_act(await host.tables.position(table)):
        await move(host, table, Chance(6))
    stop = {"pause": host.proposals.pause, "end": host.proposals.end}[what]
    pool = Interrupted(lambda: stop(table, ANN.id))
    with caplog.at_level(logging.ERROR):
        async with playing(host, pool=pool) as automas:
            automas.wake(table)
            async with asyncio.timeout(PATIENCE):
                await pool.thought.wait()
                await asyncio.gather(
                    *(task for task in asyncio.all_tasks() if f"table {table}" in task.get_name())
                )
    assert not caplog.records


async def test_automas_move_at_a_table_that_was_left_at_once_and_taken_again(host: Host) -> None:
    table = await opened(host, 2, automas=1)
    while nobody_but_people_must_act(await host.tables.position(table)):
        await move(host, table, Chance(6))
    async with playing(host) as automas:
        automas.wake(table)
        await automas.leave(lambda _: True)
        automas.wake(table)
        await until(host, table, nobody_but_people_must_act)


async def test_what_goes_wrong_at_one_table_is_logged_and_stops_no_other(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(host):
        with caplog.at_level(logging.ERROR):
            host.changes.on_change[0](TableId(404))
            table = await opened(host, 2, automas=1)
            await until(host, table, nobody_but_people_must_act)
    assert "table 404" in caplog.text


def test_an_automa_thinks_for_a_second_at_most() -> None:
    assert AUTOMA_SECONDS <= 1


class Noted:
    """A pool that notes how each move is thought about, and thinks like the usual one."""

    def __init__(self) -> None:
        self.turns = list[AutomaTurn]()
        self._thinking = ThreadPool(AUTOMAS)

    async def run(self, turn: AutomaTurn) -> Action:
        self.turns.append(turn)
        return await self._thinking.run(replace(turn, level=EASY))

    async def open(self) -> None:
        await self._thinking.open()

    async def close(self) -> None:
        await self._thinking.close()


async def test_each_computer_player_thinks_at_the_level_of_its_seat_and_in_its_own_way(
    host: Host,
) -> None:
    noted = Noted()
    async with playing(host, pool=noted):
        row = await host.seating.open(
            GAME.key,
            ANN,
            size=3,
            automas=2,
            levels=("strong", "easy"),
            language="en",
            guild=7,
            channel=8,
        )
        while len({turn.seat for turn in noted.turns}) < 2:
            if not nobody_but_people_must_act(await host.tables.position(row.id)):
                await until(host, row.id, nobody_but_people_must_act)
            else:
                await move(host, row.id, Chance(1))
    thought = {turn.seat: (turn.level, turn.temperament) for turn in noted.turns}
    assert thought == {1: (STRONG, Temperament.STEADY), 2: (EASY, Temperament.BOLD)}
    assert STRONG.seconds / REGULAR.seconds == pytest.approx(
        next(turn.seconds for turn in noted.turns if turn.seat == 1) / 0.001
    )


@pytest.fixture
async def pool() -> AsyncIterator[ProcessPool[AutomaTurn, Action]]:
    """One thinker beside the bot."""
    opened = ProcessPool(AUTOMAS, 1)
    yield opened
    await opened.close()


def task(game: AnyGame) -> AutomaTurn:
    """To find a move at a new table."""
    table = begin(game.rules.set_up(2, Chance(1), game.rules.chosen())).table
    return AutomaTurn(game, table, table.waiting[0].seat, seed=7, seconds=0.01)


@pytest.mark.parametrize(
    "game", [GAMES[0], pebbles.GAME], ids=["known to the thinker", "known to this process alone"]
)
async def test_a_thinker_finds_what_the_rules_allow(
    pool: ProcessPool[AutomaTurn, Action], game: AnyGame
) -> None:
    asked = replace(task(game), level=STRONG, temperament=Temperament.BOLD)
    action = await pool.run(asked)
    assert play(asked.table, asked.seat, action).table != asked.table
