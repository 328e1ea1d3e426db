"""Slots: which tables are a process's to show."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection

import pytest

from bot.cluster import slots as slots_module
from bot.cluster.peers import Peers
from bot.cluster.slots import OF_SLOTS, Slots
from bot.hosting.host import open_host
from bot.store import open_store
from bot.store.slots import SLOTS
from games.library import Library
from tests.bot.wire import PATIENCE
from tests.postgres import Server


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

    async def nothing(_: Collection[int]) -> None:
        pass

    held.start(nothing, nothing, nothing, leave)
    monkeypatch.setattr(peers, "taken", taken_after_a_loss)
    async with asyncio.timeout(PATIENCE):
        await left.wait()
        while len(held.held) < SLOTS:  # noqa: ASYNC110  # a figure
            await asyncio.sleep(0.01)
