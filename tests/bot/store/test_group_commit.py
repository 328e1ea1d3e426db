"""Plays that are made at the same time: they wait for the disk together, and one that is refused
harms no other.
"""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import AlreadyPlayed, Status, Store, StoreError, TableId, open_store
from bot.store.group_commit import GroupCommit, Write
from bot.store.outage import AWAY
from bot.store.statements import update_table
from tests.bot.store.test_store import begun, play


async def play_at(store: Store, *tables: TableId) -> list[BaseException | None]:
    """The first play at each of these tables, all at the same time; what each was refused with."""
    plays = (
        store.record.add_play(table, play(1), b"after", Status.RUNNING, None) for table in tables
    )
    return await asyncio.gather(*plays, return_exceptions=True)


async def test_plays_at_several_tables_wait_for_the_disk_once(store: Store) -> None:
    tables = [await begun(store) for _ in range(3)]
    commits: list[object] = []
    event.listen(store.database.backend.durable.sync_engine, "commit", commits.append)
    await play_at(store, *tables)
    assert len(commits) == 1


async def test_a_play_that_was_made_already_is_refused_and_the_others_are_not(store: Store) -> None:
    played, new, newer = [await begun(store) for _ in range(3)]
    await play_at(store, played)
    refusals = await play_at(store, new, played, newer)
    assert [type(refusal) for refusal in refusals] == [type(None), AlreadyPlayed, type(None)]
    assert [len(await store.record.of(table)) for table in (played, new, newer)] == [1, 1, 1]


async def test_what_came_to_nothing_is_not_kept(store: Store) -> None:
    table = await begun(store)
    before = await store.tables.find_with_state(table)
    with pytest.raises(AlreadyPlayed):
        await store.record.add_play(
            table, play(1), b"after", Status.RUNNING, await interaction_of_another(store)
        )
    assert await store.tables.find_with_state(table) == before


async def interaction_of_another(store: Store) -> int:
    """An interaction by which something was played elsewhere."""
    await store.record.add_play(await begun(store), play(1), b"after", Status.RUNNING, 7)
    return 7


@pytest.mark.usefixtures("server")
async def test_what_two_processes_write_in_another_order_is_written(
    store: Store, address: str
) -> None:
    one, two = await begun(store), await begun(store)
    other = await open_store(address)
    begun_here, begun_there = asyncio.Event(), asyncio.Event()

    def writes(
        first: TableId, then: TableId, here: asyncio.Event, there: asyncio.Event, **shown: int
    ) -> list[Write]:
        async def write_first(connection: AsyncConnection) -> None:
            await connection.execute(update_table(first, **shown))
            here.set()
            await there.wait()

        async def write_then(connection: AsyncConnection) -> None:
            await connection.execute(update_table(then, **shown))

        return [write_first, write_then]

    ours = GroupCommit(store.database.transaction, store.database.cache.clear)
    theirs = GroupCommit(other.database.transaction, other.database.cache.clear)
    here = [ours.run(write) for write in writes(one, two, begun_here, begun_there, shown=1)]
    there = [theirs.run(write) for write in writes(two, one, begun_there, begun_here, settled=1)]
    await asyncio.gather(*here, *there)
    assert not AWAY._value.get()
    await other.database.close()
    store.database.cache.clear()
    for table in (one, two):
        row = await store.tables.find(table)
        assert row is not None
        assert (row.shown, row.settled) == (1, 1)


async def test_of_a_database_that_is_closed_everybody_is_told(store: Store) -> None:
    tables = [await begun(store) for _ in range(2)]
    await store.database.close()
    assert [type(failure) for failure in await play_at(store, *tables)] == [StoreError, StoreError]
