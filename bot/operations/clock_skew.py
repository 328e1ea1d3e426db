"""Tells that this computer's clock is not Discord's: in the log, and to `parlour doctor`.

Interactions by HTTP are refused then. So are old ones that somebody posts again, which nobody can
tell apart from the first time; both are told alike.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from bot.hosting.clock import Clock, seconds
from bot.store import StoreError
from bot.store.key_values import KeyValueStore

LATELY_SECONDS = 24 * 60 * 60
_KEY = "clock-skew"
_log = logging.getLogger(__name__)


async def tell_skew(key_values: KeyValueStore, clock: Clock, apart: float) -> None:
    """Warn that an interaction's time is so many seconds behind the clock, or ahead of it if that
    is positive; and keep it for `lately_told`.
    """
    _log.warning(
        "an interaction by HTTP is refused: its time is %.0f s %s this computer's clock. Unless"
        " somebody has posted an old one again, set the clock.",
        abs(apart),
        "ahead of" if apart > 0 else "behind",
    )
    try:
        await key_values.set(_KEY, f"{seconds(clock)} {apart:.0f}")
    except StoreError as error:
        _log.warning("that is not kept for `parlour doctor`: %s", error)


async def lately_told(key_values: KeyValueStore, now: float) -> str | None:
    """Return a line about what was told within the last day, or None."""
    kept = await key_values.get(_KEY)
    if kept is None:
        return None
    at, apart = map(int, kept.split())
    if now - at > LATELY_SECONDS:
        return None
    when = f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
    way = "ahead of" if apart > 0 else "behind"
    return (
        f"At {when} an interaction by HTTP was refused: its time was {abs(apart):,} s {way} this"
        " computer's clock. Is the clock set?"
    )
