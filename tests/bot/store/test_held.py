"""Somebody else holds what is needed, or the server says nothing: whatever is asked is refused
soon, nothing of it is done later, and the rest goes on.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select

from bot.commands.admission import TOO_LATE_SECONDS
from bot.store import (
    AlreadyPlayed,
    Status,
    Store,
    StoreAway,
    StoreBusy,
    TableId,
    open_store,
    outage,
)
from bot.store.blocked_tables import FIRST_PAUSE_SECONDS
from bot.store.carried_out import carry_out
from bot.store.errors import StoreHeld
from bot.store.outage import BRIEF_LOCK_SECONDS, LOCK_SECONDS, LONGEST_OUTAGE_SECONDS
from bot.store.schema import INTERACTIONS, KEPT
from bot.store.watchdog import SILENT_SECONDS
from tests.bot.store.test_store import ANN, NEW, begun, play
from tests.bot.wire import PATIENCE
from tests.postgres import Server


def test_all_limits_leave_time_for_an_answer() -> None:
    """Behind a write that waits for a lock, or behind one that waits for a silent server."""
    assert LONGEST_OUTAGE_SECONDS + LOCK_SECONDS + BRIEF_LOCK_SECONDS < TOO_LATE_SECONDS
    assert SILENT_SECONDS < TOO_LATE_SECONDS
    assert SILENT_SECONDS > LONGEST_OUTAGE_SECONDS


async def made(store: Store, table: TableId, ply: int = 1) -> None:
    """Make a move at a table, as whoever makes one does."""
    async with asyncio.timeout(PATIENCE), store.database.locked(table):
        await store.record.add_play(table, play(ply), b"after", Status.RUNNING, None)


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program writes to the file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_of_what_is_asked_while_a_file_is_held_nothing_is_done_then_or_later(
    store: Store, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever it is: one policy for all writes."""
    table = await begun(store)
    tables = len(await store.tables.all())
    with held(database):
        asked = [
            made(store, table),
            store.tables.add(NEW, ANN),
            store.key_values.set("lamp", "lit"),
            store.shown.mark_table(table, 1, 500, []),
            *(store.key_values.set(f"lamp {number}", "lit") for number in range(8)),
        ]
        async with asyncio.timeout(PATIENCE):
            refused = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(refusal, StoreBusy) for refusal in refused), refused
    assert not store.database.broken.done()
    await made(store, table)
    assert len(await store.tables.all()) == tables
    assert [row.key for row in await store.database.read(select(KEPT))] == []
    warned = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert len(warned) == 1


async def test_a_short_hold_is_waited_for(store: Store, database: Path) -> None:
    with held(database):
        waiting = asyncio.create_task(store.key_values.set("lamp", "lit"))
        await asyncio.sleep(LOCK_SECONDS / 5)
        assert not waiting.done()
    await waiting


@asynccontextmanager
async def other_program(address: str) -> AsyncIterator[psycopg.AsyncConnection[object]]:
    """Another program in the database."""
    async with await psycopg.AsyncConnection.connect(address) as connection:
        yield connection
        await connection.rollback()


@pytest.mark.usefixtures("server")
async def test_while_a_row_is_held_other_tables_go_on(
    store: Store, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, other = await begun(store), await begun(store)
    async with other_program(address) as program:
        await program.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", (table,))
        blocked = asyncio.create_task(made(store, table))
        await asyncio.sleep(0)
        await made(store, other)
        with pytest.raises(StoreBusy):
            await blocked
        # It is left alone for a while, so that no other table waits for the next try.
        async with asyncio.timeout(LOCK_SECONDS / 2):
            with pytest.raises(StoreBusy):
                await made(store, table)
        await made(store, other, 2)
    warned = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert len(warned) == 1
    await asyncio.sleep(FIRST_PAUSE_SECONDS)
    await made(store, table)


async def requested(store: Store, table: TableId, interaction: int) -> None:
    """Make a move at a table as a request does, which is to be carried out once."""
    carry_out(interaction, at=0)
    await made(store, table)


@pytest.mark.usefixtures("server")
async def test_of_moves_written_together_those_that_nobody_holds_up_are_carried_out_once(
    store: Store, address: str
) -> None:
    """The one that is held up was undone with all that says so, and may be tried again."""
    tables = [await begun(store) for _ in range(3)]
    blocked, *others = tables
    async with other_program(address) as program:
        await program.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", (blocked,))
        asked = (requested(store, table, 70 + n) for n, table in enumerate(tables))
        refused = await asyncio.gather(*map(asyncio.create_task, asked), return_exceptions=True)
    assert [type(refusal) for refusal in refused] == [StoreHeld, type(None), type(None)]
    noted = await store.database.read(select(INTERACTIONS.c.id).order_by(INTERACTIONS.c.id))
    assert [row.id for row in noted] == [71, 72]
    assert [len(await store.record.of(table)) for table in tables] == [0, 1, 1]
    await asyncio.sleep(FIRST_PAUSE_SECONDS)
    await asyncio.create_task(requested(store, blocked, 70))
    with pytest.raises(AlreadyPlayed):
        await asyncio.create_task(requested(store, others[0], 71))


@pytest.mark.usefixtures("server")
async def test_while_all_tables_are_held_everybody_is_refused_and_can_read(
    store: Store, address: str
) -> None:
    tables = [await begun(store) for _ in range(8)]
    async with other_program(address) as program:
        await program.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
        tried = [asyncio.create_task(made(store, table)) for table in tables]
        assert len(await store.tables.all()) == len(tables)
        refused = await asyncio.gather(*tried, return_exceptions=True)
        assert all(isinstance(refusal, StoreBusy) for refusal in refused), refused
    assert not store.database.broken.done()


async def test_a_server_that_says_nothing_counts_as_away(store: Store, server: Server) -> None:
    table = await begun(store)
    returned = asyncio.Event()

    async def note() -> None:
        returned.set()

    store.database.on_return.append(note)
    server.pause()
    try:
        asked = [made(store, table), store.key_values.set("lamp", "lit"), store.tables.all()]
        async with asyncio.timeout(PATIENCE):
            refused = await asyncio.gather(*asked, return_exceptions=True)
    finally:
        server.go_on()
    assert {type(refusal) for refusal in refused} == {StoreAway}
    await asyncio.wait_for(returned.wait(), PATIENCE)
    await made(store, table)
    assert await store.key_values.get("lamp") is None


FULL = 12
LOOKED_AT_SECONDS = 3.0


async def test_a_full_server_does_not_come_and_go(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Others take all its connections, when those that read are to be opened anew."""
    monkeypatch.setattr(outage, "TRIED_EVERY_SECONDS", 0.02)
    crowded = Server(max_connections=str(FULL), superuser_reserved_connections="0")
    crowded.start()
    try:
        address = crowded.url(crowded.new_database())
        store = await open_store(address)
        await store.key_values.set("lamp", "lit")
        async with AsyncExitStack() as others:
            for _ in range(FULL):
                try:
                    other = await psycopg.AsyncConnection.connect(address)
                except psycopg.OperationalError:
                    break
                others.push_async_callback(other.close)
            clock = asyncio.get_running_loop().time
            until = clock() + LOOKED_AT_SECONDS
            while clock() < until:
                with suppress(StoreAway):
                    await store.key_values.get("lamp")
        assert sum("until it is back" in line.message for line in caplog.records) <= 2
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await store.key_values.get("lamp")
                    break
                except StoreAway:
                    pass
        await store.database.close()
    finally:
        crowded.close()
