"""Returns memory to the system that is free: glibc keeps it, in case it is needed again."""

from __future__ import annotations

import asyncio
import ctypes

RETURNED_EVERY = 60.0
"""Seconds."""


async def return_free_memory(every: float = RETURNED_EVERY) -> None:
    """Return it again and again, for good. Other libraries than glibc do so by themselves."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    while trim is not None:
        await asyncio.sleep(every)
        # ctypes lets others run meanwhile: it takes some milliseconds.
        await asyncio.to_thread(trim, 0)
