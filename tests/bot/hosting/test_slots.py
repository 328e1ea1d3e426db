"""Slots: which tables are a process's to show."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection

import pytest

from bot.cluster import slots as slots_module
from bot.cluster.peers import Peers
from bot.cluster.slots import OF_SLOTS, Slots
from bot.hosting.host import open_host
from bot.store import StoreError, open_store
from bot.store.slots import SLOTS
from games.library import Library
from tests.bot.wire import PATIENCE
from tests.postgres import Server


async def _nothing(*_: object) -> None:
    pass


@pytest.fixture
async def slots(
    server: Server, template: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Slots, Peers]]:
    """The slots of the only process on a database, and how it asks for them."""
    monkeypatch.setattr(slots_module, "BALANCED_EVERY_SECONDS", 0.01)
    name = server.new_database(template)
    store = await open_store(server.url(name))
    peers = store.database.peers
    assert peers is not None
    opened = Slots(peers, open_host(store, Library(())).tables)
    yield opened, peers
    await opened.close()
    await store.database.close()
    server.drop(name)


async def test_slots_that_a_new_connection_has_taken_are_not_lost(
    slots: tuple[Slots, Peers], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost after it was looked at, and before the slots are taken."""
    held, peers = slots
    taken, left = peers.taken, asyncio.Event()

    async def taken_after_a_loss(kind: int) -> set[int]:
        if kind == OF_SLOTS:
            monkeypatch.setattr(peers, "taken", taken)
            await peers.give_up_locks()
        return await taken(kind)

    async def leave(_: Collection[int]) -> None:
        left.set()

    held.start(_nothing, _nothing, _nothing, leave)
    monkeypatch.setattr(peers, "taken", taken_after_a_loss)
    async with asyncio.timeout(PATIENCE):
        await left.wait()
        while len(held.held) < SLOTS:  # noqa: ASYNC110  # a figure
            await asyncio.sleep(0.01)


async def test_all_tables_are_searched_when_asked_for_and_now_and_then(
    slots: tuple[Slots, Peers], monkeypatch: pytest.MonkeyPatch
) -> None:
    held, searches = slots[0], asyncio.Queue[bool]()
    failures = [StoreError("The database is away.")]

    async def scan(_: Collection[int], everywhere: bool) -> None:
        searches.put_nowait(everywhere)
        if everywhere and failures:
            raise failures.pop()

    monkeypatch.setattr(slots_module, "SCANNED_EVERY_SECONDS", 0.0)
    held.start(_nothing, _nothing, scan, _nothing)
    async with asyncio.timeout(PATIENCE):
        assert not await searches.get()
        held.search_all()
        while not await searches.get():  # one may have begun before
            pass
        assert await searches.get()  # the first one failed
        assert not await searches.get()
        monkeypatch.setattr(slots_module, "SEARCHED_EVERY_SECONDS", 0.0)
        while not await searches.get():
            pass
        assert await searches.get()
