"""Waiting for a time that the tests' clock may bring, or for somebody who calls before it has come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Passes so many seconds."""


async def sleep_unless(woken: asyncio.Event, sleep: Sleep, seconds: float) -> None:
    """Sleep, but no longer than until woken."""
    sleeping, waking = asyncio.ensure_future(sleep(seconds)), asyncio.ensure_future(woken.wait())
    try:
        await asyncio.wait({sleeping, waking}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sleeping.cancel()
        waking.cancel()
