"""Hands: an answer waits only for a moment while one is updated, and none is left to somebody who
gave up their seat.
"""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.delivery.former_hands import FormerHands
from bot.delivery.hands import held_for_a_moment
from bot.hosting.changes import Changes
from bot.hosting.host import Host
from bot.store import Store, StoreError
from tests.bot.host_helpers import begun

BRIEFLY_SECONDS = 0.01


async def test_a_free_lock_is_held_and_released() -> None:
    lock = asyncio.Lock()
    async with held_for_a_moment(lock, BRIEFLY_SECONDS) as is_held:
        assert is_held
        assert lock.locked()
    assert not lock.locked()


async def test_a_lock_that_somebody_holds_on_to_is_left_to_them() -> None:
    lock = asyncio.Lock()
    async with lock:
        async with held_for_a_moment(lock, BRIEFLY_SECONDS) as is_held:
            assert not is_held
        assert lock.locked()


async def test_whatever_fails_the_hands_of_a_table_are_removed_another_time(
    store: Store, host: Host
) -> None:
    row = await host.tables.row(await begun(host))
    former = FormerHands(
        discord.Client(intents=discord.Intents.none()), store.former_hands, Changes()
    )
    former.tables.add(row.id)
    await store.database.close()
    with pytest.raises(StoreError, match="closed"):
        await former.remove_all(row)
    assert former.tables == {row.id}
