"""Locks that are waited for only for a while: an answer never waits as long as an update takes."""

from __future__ import annotations

import asyncio

from bot.delivery.hands import held_for_a_moment

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
