"""Reads and writes of a busy machine: none waits for the other, and no wait counts as a failure."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store
from bot.store.connecting import beside
from bot.store.outage import LOCK_SECONDS
from tests.bot.store.test_store import ANN, NEW, THEO, begun
from tests.bot.wire import PATIENCE


async def test_a_read_does_not_wait_for_a_write_that_takes_long(store: Store) -> None:
    table = await begun(store)
    store.database.cache.clear()
    async with store.database.transaction(), asyncio.timeout(PATIENCE):
        row = await store.tables.find(table)
        assert row is not None
        assert await store.record.of(table) == []
        assert [found.id for found in await store.tables.all()] == [table]


async def test_a_file_is_closed_when_nobody_reads_it_any_more(store: Store, database: Path) -> None:
    await store.key_values.set("lamp", "lit")
    begun, loop = asyncio.Event(), asyncio.get_running_loop()
    store.database.backend.trace(lambda _: loop.call_soon_threadsafe(begun.set))
    long = text(
        "WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)"
        " SELECT max(i) FROM n"
    )
    reading = asyncio.create_task(store.database.read_apart(long))
    await begun.wait()
    await store.database.close()
    assert [file for file in beside(database) if file.exists()] == []
    assert [row[0] for row in await reading] == [1_000_000]


@pytest.mark.usefixtures("database")
async def test_a_write_waits_for_another_program_that_holds_the_file(store: Store) -> None:
    async with store.database.transaction() as connection:
        patience = await connection.exec_driver_sql("PRAGMA busy_timeout")
        assert patience.scalar_one() == LOCK_SECONDS * 1000


async def test_many_writes_wait_for_their_turn_and_none_is_lost(store: Store) -> None:
    store.database.backend.durable.sync_engine.pool._timeout = 0.01  # type: ignore[attr-defined]
    async with store.database.transaction():
        waiting = [asyncio.create_task(store.tables.add(NEW, ANN)) for _ in range(200)]
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in waiting)
    assert len({row.id for row in await asyncio.gather(*waiting)}) == 200
    await store.people.meet(THEO)
    assert not store.database.broken.done()
