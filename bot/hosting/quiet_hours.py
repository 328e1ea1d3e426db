"""Quiet hours: when somebody who does not want to be disturbed may be told something again."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.store import Preferences


def awake_at(preferences: Preferences, at: float) -> float:
    """Return *at* if it lies outside somebody's quiet hours, else the end of these hours.

    Both are Unix times. Without a time zone nobody knows these hours: see `may_sound`.
    """
    begin, end = preferences.quiet_from, preferences.quiet_until
    if begin == end or preferences.zone is None:
        return at
    local = datetime.fromtimestamp(at, ZoneInfo(preferences.zone))
    quiet = begin <= local.hour < end if begin < end else local.hour >= begin or local.hour < end
    if not quiet:
        return at
    waking = local.replace(hour=end, minute=0, second=0, microsecond=0)
    if end <= local.hour:
        waking += timedelta(days=1)
    # If the clocks go back during these hours, an hour of the day comes twice.
    return max(waking.timestamp(), at)


def may_sound(preferences: Preferences) -> bool:
    """Return whether a message outside somebody's quiet hours may notify them.

    Where they want quiet hours and their time zone is unknown, it might be night.
    """
    return preferences.zone is not None or preferences.quiet_from == preferences.quiet_until
