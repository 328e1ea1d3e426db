"""A lock that is waited for only for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


@asynccontextmanager
async def held_for_a_moment(lock: asyncio.Lock, seconds: float) -> AsyncIterator[bool]:
    """Hold *lock*, or go on without it after so many seconds; give whether it is held."""
    try:
        async with asyncio.timeout(seconds):
            await lock.acquire()
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
