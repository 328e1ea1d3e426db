"""What processes on one database of a server tell each other, and the locks that they share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store import Store
from bot.store.peers import Peers
from tests.bot.store.test_store import begun
from tests.postgres import Server

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
    async with asyncio.timeout(10):
        await missed.wait()
    assert table not in store.database.cache.tables
    assert notice in caplog.text
    await execute("""NOTIFY parlour, '{"from": "another", "tables": [7]}'""")
    async with asyncio.timeout(10):
        await heard.wait()
