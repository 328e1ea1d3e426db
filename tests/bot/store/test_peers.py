"""What processes on one database of a server tell each other, and the locks that they share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace

import psycopg
import pytest

from bot.cluster.peers import OF_TABLES, Peers
from bot.store import (
    Preferences,
    ServerRow,
    Store,
    TableId,
    UserId,
    WaitRow,
    open_store,
)
from games.engine import Seat
from tests.bot.store.test_store import ANN, THEO, begun
from tests.bot.wire import PATIENCE
from tests.postgres import Server

GONE_WITHIN = 60_000
"""Milliseconds; without such a limit the server does not wait until they are gone."""
CUT = (
    f"SELECT pg_terminate_backend(pid, {GONE_WITHIN}) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)

Execute = Callable[[str], Awaitable[None]]


@pytest.fixture
def peers(store: Store) -> Peers:
    assert store.database.peers is not None
    return store.database.peers


@pytest.fixture
def execute(server: Server, address: str) -> Execute:
    """Executes a statement on a connection of its own to the store's database."""
    name = address.partition("@/")[2].partition("?")[0]
    return lambda statement: asyncio.to_thread(server.execute, statement, name)


@pytest.mark.parametrize(
    "notice",
    ["x", "[]", "{}", '{"from": "another", "said": ["turns"]}', '{"from": "another", "people": 7}'],
)
async def test_after_a_notice_that_cannot_be_read_the_next_is_heard(
    peers: Peers, store: Store, execute: Execute, caplog: pytest.LogCaptureFixture, notice: str
) -> None:
    table = await begun(store)
    await store.tables.find(table)
    missed, heard = asyncio.Event(), asyncio.Event()
    peers.on_missed.append(missed.set)
    peers.on_said.append(lambda _kind, _value: None)
    peers.on_change.append(lambda changed, _: heard.set() if changed == 7 else None)
    await execute(f"NOTIFY parlour, '{notice}'")
    async with asyncio.timeout(PATIENCE):
        await missed.wait()
    assert table not in store.database.cache.tables
    assert f"a notice of another process, of {len(notice)} signs, cannot be read" in caplog.text
    await execute("""NOTIFY parlour, '{"from": "another", "tables": [7]}'""")
    async with asyncio.timeout(PATIENCE):
        await heard.wait()


async def test_after_all_connections_were_cut_a_table_can_be_held_at_once(
    peers: Peers, store: Store, execute: Execute
) -> None:
    table, returned = await begun(store), list[None]()

    async def note_return() -> None:
        returned.append(None)

    store.database.on_return.append(note_return)
    async with peers.locked(table):
        pass
    session = peers.session
    await execute(CUT)
    async with store.database.locked(table):
        assert peers.session is not session
        await store.tables.invite(table, [THEO.id])
    assert not returned
    assert await free(peers, table)


async def test_a_lock_that_was_lost_is_not_given_back_by_a_later_connection(
    peers: Peers, store: Store, execute: Execute
) -> None:
    table, another = await begun(store), await begun(store)
    async with AsyncExitStack() as held:
        await held.enter_async_context(peers.locked(table))
        await execute(CUT)
        async with peers.locked(another):
            assert await peers.take_now(OF_TABLES, table), "it went with its connection"
            await held.aclose()
            assert not await free(peers, table)


WAIT = WaitRow(table=TableId(1), seat=Seat(0), user=ANN.id, since=5)
SAYING: dict[str, tuple[Callable[[Store], Awaitable[object]], tuple[str, object]]] = {
    "turns": (lambda store: store.turns.keep([WAIT]), ("turns", [1])),
    "turns of a deleted table": (
        lambda store: store.turns.keep([replace(WAIT, table=TableId(77))]),
        ("turns", [77]),
    ),
    "preferences": (
        lambda store: store.people.keep_preferences(ANN, Preferences()),
        ("preferences", ANN.id),
    ),
    "a person is forgotten": (
        lambda store: store.people.forget(UserId(77), {}, "over"),
        ("forgotten", 77),
    ),
    "a server": (lambda store: store.servers.keep(ServerRow(guild=7)), ("server", 7)),
}


@pytest.mark.parametrize(("writing", "said"), SAYING.values(), ids=SAYING)
async def test_what_others_must_hear_is_said_with_the_commit(
    peers: Peers,
    store: Store,
    address: str,
    execute: Execute,
    writing: Callable[[Store], Awaitable[object]],
    said: tuple[str, object],
) -> None:
    """It cannot be lost between the commit and another connection: that one has been cut."""
    assert await begun(store) == WAIT.table
    await peers.say("nothing", None)
    assert isinstance(peers.session, psycopg.AsyncConnection)
    other, heard = await open_store(address), asyncio.Queue[tuple[str, object]]()
    assert other.database.peers is not None
    other.database.peers.on_said.append(lambda kind, value: heard.put_nowait((kind, value)))
    await execute(f"SELECT pg_terminate_backend({peers.session.info.backend_pid}, {GONE_WITHIN})")
    await writing(store)
    async with asyncio.timeout(PATIENCE):
        assert await heard.get() == said
    await other.database.close()


@pytest.mark.usefixtures("server")
async def test_what_is_too_long_for_a_notice_counts_as_missed(
    peers: Peers, store: Store, address: str
) -> None:
    table, missed = await begun(store), asyncio.Event()
    other = await open_store(address)
    assert other.database.peers is not None
    other.database.peers.on_missed.append(missed.set)
    over = [replace(WAIT, table=TableId(10_000 + number)) for number in range(2_000)]
    await store.turns.keep([replace(WAIT, table=table)], over)
    async with asyncio.timeout(PATIENCE):
        await missed.wait()
    assert [wait.table for wait in await other.turns.at(table)] == [table]
    await other.database.close()


async def test_requests_do_not_wait_for_a_time_from_before_the_servers_clock_was_set_back(
    peers: Peers, execute: Execute
) -> None:
    ten = (10, 1.0, 5.0)
    assert await peers.lease(*ten) == 0
    assert 4 < await peers.lease(*ten) <= 5, "the first ten take so long"
    await execute("UPDATE kept SET value = (value::numeric + 3600)::text WHERE key = 'pace'")
    assert await peers.lease(*ten) == 0
    assert 4 < await peers.lease(*ten) <= 5


async def free(peers: Peers, table: TableId) -> bool:
    """Whether nobody holds the lock of a table."""
    return table not in await peers.taken(OF_TABLES)
