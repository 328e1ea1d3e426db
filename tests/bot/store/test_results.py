"""Results as they are kept: noted once, with their scores, and never read without bound."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.store import ResultRow, Status, Store, TableId, open_store
from bot.store.results import ResultStore
from bot.store.schema import TABLES
from games.engine import Seat
from tests.bot.store.test_store import ANN, THEO, begun
from tests.bot.wire import PATIENCE

GUILD = 9


def result(table: TableId, seat: int, at: int) -> ResultRow:
    who = (ANN, THEO)[seat]
    return ResultRow(
        table=table,
        seat=Seat(seat),
        user=who.id,
        name=who.name,
        place=seat + 1,
        counts=True,
        guild=GUILD,
        game="toy",
        at=at,
        points=2.5 - seat,
        merit=(1, -seat),
        honours=("far-ahead", "far-ahead") if seat == 0 else (),
    )


async def finished(store: Store) -> TableId:
    """A table on the server whose game is over."""
    await store.people.meet(THEO)
    table = await begun(store)
    values = {"status": Status.FINISHED.value, "guild": GUILD}
    await store.database.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    return table


@pytest.mark.usefixtures("server")
async def test_no_other_process_reads_everything_again_because_a_game_is_noted(
    store: Store, address: str
) -> None:
    table, other = await finished(store), await open_store(address)
    missed, changed = list[None](), asyncio.Event()
    assert other.database.peers is not None
    other.database.peers.on_missed.append(lambda: missed.append(None))
    other.database.peers.on_change.append(lambda *_: changed.set())
    await noted(store.results, table, 5)
    async with asyncio.timeout(PATIENCE):
        await changed.wait()
    assert not missed
    await other.database.close()


async def noted(results: ResultStore, table: TableId, at: int) -> list[ResultRow]:
    rows = [result(table, seat, at) for seat in (0, 1)]
    await results.keep(table, rows)
    return rows


async def test_a_finished_game_is_to_be_noted_until_it_is(store: Store) -> None:
    older, newer = [await finished(store) for _ in range(2)]
    assert await store.results.unnoted_on_server(GUILD, 9) == [newer, older]
    assert await store.results.unnoted_on_server(GUILD, 1) == [newer]
    assert await store.results.unnoted_on_server(GUILD, 1, {newer}) == [older]
    assert await store.results.unnoted_on_server(GUILD + 1, 9) == []
    rows = await noted(store.results, newer, 5)
    assert await store.results.unnoted_on_server(GUILD, 9) == [older]
    assert await store.results.newest_on_server(GUILD, 9) == (rows, True)


async def test_only_the_newest_games_are_read_and_each_as_a_whole(store: Store) -> None:
    first, second, third = [
        await noted(store.results, await finished(store), at) for at in (1, 2, 3)
    ]
    assert await store.results.newest_on_server(GUILD, 6) == ([*first, *second, *third], True)
    assert await store.results.newest_on_server(GUILD, 5) == ([*second, *third], False)
    assert await store.results.newest_on_server(GUILD, 4) == ([*second, *third], False)


async def test_results_without_scores_get_them_and_stay_as_they_are_otherwise(
    store: Store,
) -> None:
    table = await finished(store)
    kept = [
        replace(result(table, seat, 1), user=None, name="", points=None, merit=None, honours=None)
        for seat in (0, 1)
    ]
    await store.results.keep(table, kept)
    rows = await noted(store.results, table, 7)
    assert (await store.results.newest_on_server(GUILD, 9))[0] == [
        replace(row, points=scored.points, merit=scored.merit, honours=scored.honours)
        for row, scored in zip(kept, rows, strict=True)
    ]


async def test_honours_that_are_known_stay_unless_they_come_anew(store: Store) -> None:
    table = await finished(store)
    assert await store.results.without_honours(table)
    first, second = [replace(result(table, seat, 1), honours=None) for seat in (0, 1)]
    await store.results.keep(table, [first, second])
    assert await store.results.of(table) == [first, second]
    assert await store.results.without_honours(table)
    rows = await noted(store.results, table, 1)
    assert await store.results.of(table) == rows
    assert not await store.results.without_honours(table)
    await store.results.keep(table, [first, second])
    assert await store.results.of(table) == rows
    fewer = [replace(rows[0], honours=("far-ahead",)), rows[1]]
    await store.results.keep(table, fewer)
    assert await store.results.of(table) == fewer


async def test_only_games_that_are_over_and_count_for_people_have_honours(store: Store) -> None:
    await store.people.meet(THEO)
    under_way, over = await begun(store), await finished(store)
    assert await store.results.games_of_people() == {over}
    await noted(store.results, over, 1)
    assert await store.results.games_of_people() == {over}
    assert not await store.results.without_honours(under_way)
    assert await store.results.of(under_way) == []


async def test_a_game_is_noted_without_whoever_was_forgotten_meanwhile(store: Store) -> None:
    table = await finished(store)
    await store.people.forget(THEO.id, {"ru": "somebody"}, "over")
    first, second = await noted(store.results, table, 5)
    kept, _ = await store.results.newest_on_server(GUILD, 9)
    assert kept == [first, replace(second, user=None, name="")]
    assert await store.results.unnoted_on_server(GUILD, 9) == []


@pytest.mark.usefixtures("database")
async def test_no_read_goes_through_all_tables(store: Store) -> None:
    reads = {
        "ix_tables_unnoted": "SELECT id FROM tables WHERE status = 'finished' AND NOT noted"
        " AND NOT lesson AND guild = 9 ORDER BY id DESC LIMIT 5",
        "ix_results_newest": 'SELECT * FROM results WHERE guild = 9 ORDER BY at DESC, "table" DESC'
        " LIMIT 5",
    }
    async with store.database.transaction() as connection:
        for index, read in reads.items():
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {read}")
            assert index in " ".join(str(row) for row in plan)
