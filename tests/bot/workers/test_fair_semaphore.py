"""Places for a few at a time: nobody who goes away keeps one."""

from __future__ import annotations

import asyncio

from bot.workers.fair_semaphore import FairSemaphore

ANN, THEO = 1, 2


async def test_whoever_waits_in_vain_is_told_so_and_forgotten() -> None:
    places = FairSemaphore(1)
    assert await places.acquire(ANN)
    assert not await places.acquire(THEO, seconds=0.01)
    assert not places.waiting_in_all
    places.release()
    assert await places.acquire(THEO)


async def test_whoever_is_cancelled_while_waiting_is_forgotten() -> None:
    places = FairSemaphore(1)
    await places.acquire(ANN)
    gone = asyncio.create_task(places.acquire(THEO))
    await asyncio.sleep(0)
    assert places.waiting(THEO) == places.waiting_in_all == 1
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert not places.waiting(THEO)
    places.release()
    assert not places.is_full


async def test_whoever_is_cancelled_when_a_place_is_given_passes_it_on() -> None:
    places = FairSemaphore(1)
    await places.acquire(ANN)
    gone = asyncio.create_task(places.acquire(THEO))
    await asyncio.sleep(0)
    places.release()
    assert places.is_full
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert not places.is_full
