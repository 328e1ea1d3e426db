"""The store: what it says is written is on disk, and what it cannot read or write it says in one
line.
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from bot.store import (
    DELAY,
    NEVER,
    AlreadyPlayed,
    MadeBy,
    NewAutoma,
    NewTable,
    OrderRow,
    Person,
    ProposalId,
    ProposalKind,
    ProposalRow,
    RecordRow,
    Status,
    Store,
    StoreError,
    TableId,
    UserId,
    open_store,
)
from bot.store.database import Database, uncancelled
from bot.store.migrating import upgrade
from games.engine import Seat
from games.text import Name, Text

ANN, THEO = Person(UserId(1), "Ann", "en-US"), Person(UserId(2), "Theo", "en-GB")
NOW = 1_800_000_000
NEW = NewTable(
    game="toy",
    edition=3,
    seed=2**63 - 1,
    chosen={"pace": "slow"},
    size=3,
    language="ru",
    guild=7,
    channel=8,
    opener=ANN.id,
    opened_at=NOW,
)


def play(ply: int) -> RecordRow:
    return RecordRow(
        ply=ply,
        seat=Seat(0),
        user=ANN.id,
        action=b"{}",
        edition=3,
        final=True,
        by=MadeBy.HAND,
        at=1_800_000_001,
    )


def vote(table: TableId, until: int) -> ProposalRow:
    """A vote about the absence of whoever sits in the first seat."""
    return ProposalRow(
        id=ProposalId(0),
        table=table,
        kind=ProposalKind.ABSENT,
        seat=Seat(0),
        user=None,
        ply=0,
        until=until,
    )


async def begun(store: Store) -> TableId:
    row = await store.tables.add(NEW, ANN, lambda _: [NewAutoma("Cog")])
    await store.tables.begin(row.id, 3, b"laid out")
    return row.id


async def test_a_table_is_there_after_the_store_is_opened_again(address: Path | str) -> None:
    store = await open_store(address)
    row = await store.tables.add(NEW, ANN, lambda _: [NewAutoma("Cog")])
    await store.tables.add_person(row.id, Seat(2), THEO)
    written = await store.tables.find(row.id)
    await store.database.close()
    store = await open_store(address)
    assert await store.tables.find(row.id) == written
    assert written is not None
    assert (written.seed, written.chosen, written.names) == (
        NEW.seed,
        NEW.chosen,
        ("Ann", "Cog", "Theo"),
    )
    assert [seat.user for seat in written.seats] == [ANN.id, None, THEO.id]
    await store.database.close()


async def test_a_play_is_recorded_together_with_what_it_led_to(store: Store) -> None:
    table = await begun(store)
    await store.record.add_play(table, play(1), b"after", Status.FINISHED, 99)
    assert await store.record.of(table) == [play(1)]
    found = await store.tables.find_with_state(table)
    assert found is not None
    assert (found[0].ply, found[0].status, found[1]) == (1, Status.FINISHED, b"after")
    assert await store.record.ply_of(table, 99) == 1


@pytest.mark.parametrize(
    ("ply", "interaction"), [(1, 100), (2, 99)], ids=["the same ply", "the same interaction"]
)
async def test_what_is_played_twice_leaves_no_trace(
    store: Store, ply: int, interaction: int
) -> None:
    table = await begun(store)
    await store.record.add_play(table, play(1), b"once", Status.RUNNING, 99)
    with pytest.raises(AlreadyPlayed):
        await store.record.add_play(table, play(ply), b"twice", Status.RUNNING, interaction)
    found = await store.tables.find_with_state(table)
    assert found is not None
    assert (found[0].ply, found[1]) == (1, b"once")
    assert await store.record.of(table) == [play(1)]


async def test_those_behind_move_up_when_a_seat_becomes_free(store: Store) -> None:
    row = await store.tables.add(NEW, ANN, lambda _: [NewAutoma("Cog")])
    await store.tables.add_person(row.id, Seat(2), THEO)
    await store.tables.remove_seat(row.id, Seat(0), opener=THEO.id, status=Status.OPEN)
    left = await store.tables.find(row.id)
    assert left is not None
    assert [(seat.seat, seat.name) for seat in left.seats] == [(0, "Cog"), (1, "Theo")]
    assert left.opener == THEO.id


async def test_tables_are_found_by_who_sits_there_and_where_they_are(store: Store) -> None:
    first = await store.tables.add(NEW, ANN)
    second = await store.tables.add(NEW, ANN)
    await store.tables.add_person(second.id, Seat(1), THEO)
    await store.shown.mark_thread(second.id, 80)
    assert [row.id for row in await store.tables.of_user(ANN.id, [Status.OPEN])] == [
        second.id,
        first.id,
    ]
    assert [row.id for row in await store.tables.of_user(THEO.id, [Status.OPEN])] == [second.id]
    assert [row.id for row in await store.tables.in_channel(8, [Status.OPEN])] == [
        second.id,
        first.id,
    ]
    assert [row.id for row in await store.tables.in_channel(80, [Status.OPEN])] == [second.id]
    assert await store.tables.in_channel(8, [Status.RUNNING]) == []


async def test_a_hand_is_not_remembered_for_somebody_else_who_sits_there_now(store: Store) -> None:
    table = await begun(store)
    row = await store.tables.find(table)
    assert row is not None
    await store.shown.mark_hand(table, replace(row.seats[0], user=THEO.id), 90, 600, 0)
    row = await store.tables.find(table)
    assert row is not None
    assert row.seats[0].hand_message is None


REASON = Text("outbid", who=Name(1), by=(Text("coins", n=3), "more"))


async def test_an_order_is_kept_as_it_is_with_the_reason_why_it_is_over(store: Store) -> None:
    table = await begun(store)
    order = OrderRow(table=table, seat=Seat(0), order=b"{}", due=None, over=REASON)
    await store.orders.keep(order)
    assert await store.orders.at(table) == [order]
    assert await store.orders.of_user(ANN.id) == [order]
    assert await store.orders.of_user(THEO.id) == []


async def test_a_seat_has_one_order_and_its_changes_are_counted(store: Store) -> None:
    table = await begun(store)
    for due in (5.25, 7.5):
        await store.orders.keep(OrderRow(table=table, seat=Seat(0), order=b"{}", due=due))
    assert [order.due for order in await store.orders.due()] == [7.5]
    assert await store.orders.drop(table, Seat(0))
    assert not await store.orders.drop(table, Seat(0))
    row = await store.tables.find(table)
    assert row is not None
    assert [seat.order_changes for seat in row.seats] == [3, 0]


async def test_an_order_of_a_play_that_is_not_recorded_is_not_kept(store: Store) -> None:
    table = await begun(store)
    await store.record.add_play(table, play(1), b"once", Status.RUNNING, None)
    order = OrderRow(table=table, seat=Seat(0), order=b"{}", due=1.5)
    with pytest.raises(AlreadyPlayed):
        await store.record.add_play(table, play(1), b"twice", Status.RUNNING, None, [order])
    assert await store.orders.at(table) == []


@pytest.mark.parametrize("until", [0, NOW, NEVER])
async def test_a_vote_is_open_until_its_time_or_without_an_end(store: Store, until: int) -> None:
    table = await begun(store)
    asked = await store.proposals.add(vote(table, until))
    assert asked.until == until
    assert await store.proposals.find(asked.id) == asked
    assert await store.proposals.at(table) == [asked]


async def test_interactions_are_forgotten_once_they_are_old(store: Store) -> None:
    table = await begun(store)
    await store.record.add_play(table, play(1), b"", Status.RUNNING, 99)
    await store.record.forget_interactions(play(1).at)
    assert await store.record.ply_of(table, 99) == 1
    await store.record.forget_interactions(play(1).at + 1)
    assert await store.record.ply_of(table, 99) is None


async def test_what_is_kept_under_a_key_is_its_last_value(store: Store) -> None:
    assert await store.key_values.get("commands") is None
    await store.key_values.set("commands", "old")
    await store.key_values.set("commands", "new")
    assert await store.key_values.get("commands") == "new"


FIRST_ROWS = (
    "INSERT INTO people VALUES (1, 'en', 0)",
    """INSERT INTO tables
           (id, game, edition, seed, chosen, size, status, ply, language, channel, called,
             opener, opened_at)
       VALUES (7, 'toy', 1, 1, '{}', 2, 'open', 0, 'en', 8, '[]', 1, 0)""",
    """INSERT INTO seats ("table", seat, user, name, hand_shown) VALUES (7, 0, 1, 'Ann', 0)""",
)

RESULTS_OF_OLD = (
    "INSERT INTO people VALUES (2, 'en', 0)",
    """INSERT INTO seats ("table", seat, user, name) VALUES (7, 1, NULL, 'Cog')""",
    """INSERT INTO results ("table", seat, user, name, place, counts, guild, game, at) VALUES
           (7, 0, 1, 'Ann', 1, 1, 9, 'toy', 0), (7, 1, 2, 'Cog', 2, 1, 9, 'toy', 0)""",
)
"""That Ann has won, and that Theo, who left his seat to an automa, was noted under its name."""


def write_as_of_old(
    database: Path, revision: str = "0001", rows: Sequence[str] = FIRST_ROWS
) -> None:
    """A table with its opener, or other rows, in the shape that a migration left."""
    database.parent.mkdir(parents=True)
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        upgrade(connection, revision)
        for statement in rows:
            connection.exec_driver_sql(statement)
    engine.dispose()


async def test_tables_of_the_first_version_are_brought_along(database: Path) -> None:
    write_as_of_old(database)
    store = await open_store(database)
    row = await store.tables.find(TableId(7))
    assert row is not None
    assert (row.least_delay, row.most_delay) == DELAY
    assert [(seat.name, seat.order_changes, seat.hand_order_changes) for seat in row.seats] == [
        ("Ann", 0, 0)
    ]
    await store.database.close()


async def test_nobody_is_called_by_the_name_of_an_automa_in_what_was_noted_of_old(
    database: Path,
) -> None:
    write_as_of_old(database, "0004", (*FIRST_ROWS, *RESULTS_OF_OLD))
    store = await open_store(database)
    rows, _ = await store.results.newest_on_server(9, 9)
    assert [result.name for result in rows] == ["Ann", ""]
    await store.database.close()


@pytest.mark.usefixtures("database", "flushed")
async def test_every_write_reaches_the_disk_and_keeps_references_whole(store: Store) -> None:
    async with store.database.transaction() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        held = [
            (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() for pragma in pragmas
        ]
    assert held == ["wal", 2, 1]


async def test_what_has_been_begun_happens_though_nobody_waits_for_it_any_more(
    store: Store, address: Path | str
) -> None:
    keeping = asyncio.create_task(store.key_values.set("lamp", "lit"))
    await asyncio.sleep(0)
    keeping.cancel()
    await asyncio.wait([keeping])
    await store.database.close()
    again = await open_store(address)
    assert await again.key_values.get("lamp") == "lit"
    await again.database.close()


@uncancelled
class Slow:
    """A service of the store with a statement of many rows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(
                text(
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <"
                    " 300) SELECT i FROM n"
                )
            )


async def test_a_reader_who_is_cancelled_does_not_leave_the_database_locked(
    address: Path | str,
) -> None:
    store, tracebacks = await open_store(address), list[BaseException]()
    slow = Slow(store.database)

    async def count_for_ever() -> None:
        while True:
            await slow.count()

    gc.disable()  # the fault that this guards against lasted until the next collection
    try:
        for turns in range(60):
            counting = asyncio.create_task(count_for_ever())
            for _ in range(turns):
                await asyncio.sleep(0)
            counting.cancel()
            try:
                await counting
            except asyncio.CancelledError as cancelled:
                tracebacks.append(cancelled)
        await store.database.close()
        if isinstance(address, Path):
            with closing(sqlite3.connect(address, timeout=0)) as alone:  # nobody else may be there
                assert alone.execute("PRAGMA journal_mode = DELETE").fetchone() == ("delete",)
        await (await open_store(address)).database.close()
    finally:
        gc.enable()


async def test_a_database_that_fails_while_it_is_used_says_so_for_good(store: Store) -> None:
    table = await begun(store)
    store.database.cache.clear()
    async with store.database.transaction() as connection:
        await connection.exec_driver_sql("DROP TABLE seats")
    with pytest.raises(StoreError, match=r"The database failed: .*seats"):
        await store.tables.find(table)
    assert store.database.broken.done()
