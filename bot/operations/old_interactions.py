"""Deletes from the database which interactions were carried out, once nobody can repeat them."""

from __future__ import annotations

import asyncio
import logging
import time

from bot.hosting.clock import Clock, seconds
from bot.store import StoreError
from bot.store.record import RecordStore

KEPT_SECONDS = 15 * 60
"""So long Discord takes an answer to an interaction, and delivers it no later."""
_log = logging.getLogger(__name__)


async def forget_old_interactions(
    record: RecordStore, clock: Clock = time.time, every: float = KEPT_SECONDS
) -> None:
    """Delete those that are old now, and again and again, for good."""
    while True:
        try:
            await record.forget_interactions(seconds(clock) - KEPT_SECONDS)
        except StoreError as error:  # the next time is early enough
            _log.warning("old interactions are kept: %s", error)
        await asyncio.sleep(every)
