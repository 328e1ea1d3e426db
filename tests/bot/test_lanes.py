"""Which tables are shown first when there are more than can be shown at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.delivery.priority import TURNS_AT_ONCE, PriorityLanes

NEVER = 3600.0  # seconds


async def rested(lanes: PriorityLanes) -> bool:
    """Go to the rest."""
    async with lanes.resting():
        return True


@asynccontextmanager
async def as_many_as_can_calling(lanes: PriorityLanes) -> AsyncIterator[None]:
    """Every lane is taken by a table that calls people."""
    async with AsyncExitStack() as calls:
        for _ in range(TURNS_AT_ONCE):
            await calls.enter_async_context(lanes.calling())
        yield


async def others_have_gone_on() -> None:
    """Let whatever can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_the_rest_waits_while_as_many_tables_call_people_as_can() -> None:
    lanes = PriorityLanes(NEVER)
    async with as_many_as_can_calling(lanes):
        resting = asyncio.create_task(rested(lanes))
        await others_have_gone_on()
        assert not resting.done()
    assert await resting


async def test_the_rest_goes_at_once_while_there_is_room() -> None:
    lanes = PriorityLanes(NEVER)
    async with lanes.calling():
        assert await rested(lanes)


async def test_the_rest_does_not_wait_for_ever() -> None:
    lanes = PriorityLanes(0.0)
    async with as_many_as_can_calling(lanes):
        assert await rested(lanes)


async def test_whoever_is_in_a_hurry_lets_the_rest_go() -> None:
    lanes = PriorityLanes(NEVER)
    async with as_many_as_can_calling(lanes):
        resting = asyncio.create_task(rested(lanes))
        await others_have_gone_on()
        lanes.hurry()
        assert await resting
