"""The clock, the source of random bits, and sleep; tests replace all three."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

HOUR_SECONDS = 3600

Clock: TypeAlias = Callable[[], float]
"""Returns Unix time, in seconds."""
Randomness: TypeAlias = Callable[[int], int]
"""Returns a number of so many random bits."""


def seconds(clock: Clock) -> int:
    """Return the clock's time in whole seconds, as the database keeps it."""
    return int(clock())


Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Sleeps for so many seconds."""


async def sleep_until(woken: asyncio.Event, sleep: Sleep, seconds: float) -> None:
    """Sleep until the event is set, but no longer than *seconds*."""
    sleeping, waking = asyncio.ensure_future(sleep(seconds)), asyncio.ensure_future(woken.wait())
    try:
        await asyncio.wait({sleeping, waking}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sleeping.cancel()
        waking.cancel()
