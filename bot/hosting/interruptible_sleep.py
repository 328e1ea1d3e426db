"""Sleep that an event can cut short. Tests inject a `Sleep` that follows their own clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

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
