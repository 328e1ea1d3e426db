"""Frees again and again what is needed no more: memory that glibc keeps in case it is needed again,
and which interactions were carried out.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import time

from bot.hosting.clock import Clock, seconds
from bot.store import StoreError
from bot.store.record import RecordStore

RETURNED_EVERY = 60.0
"""Seconds."""
KEPT_SECONDS = 15 * 60
"""So long Discord takes an answer to an interaction, and delivers it no later."""
_log = logging.getLogger(__name__)


async def return_free_memory(every: float = RETURNED_EVERY) -> None:
    """Return free memory to the system, again and again. Other libraries than glibc do so by
    themselves.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    while trim is not None:
        await asyncio.sleep(every)
        # ctypes lets others run meanwhile: it takes some milliseconds.
        await asyncio.to_thread(trim, 0)


async def forget_old_interactions(
    record: RecordStore, clock: Clock = time.time, every: float = KEPT_SECONDS
) -> None:
    """Delete old interactions, now and again and again."""
    while True:
        try:
            await record.forget_interactions(seconds(clock) - KEPT_SECONDS)
        except StoreError as error:  # the next time is early enough
            _log.warning("old interactions are kept: %s", error)
        await asyncio.sleep(every)
