"""Game nights: a table that waits for a time, which somebody types after `/find at:`."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.commands.request import Interaction, Request, request_of
from bot.messages.components import MOST_CHOICES
from games.moves import require

SOONEST, LATEST = timedelta(minutes=15), timedelta(days=14)
EVENING = range(17, 23)
"""The hours that are suggested."""
_TIME = re.compile(
    r"(?:(?P<date>\d{4}-\d{2}-\d{2})\s+)?(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2}))?",
    re.ASCII,
)


def parse_night(request: Request, typed: str) -> int:
    """Return the Unix time that is typed, in this person's time zone; without a date, the next time
    that a clock shows it. Raise `Illegal` for what is no time, or too soon or too late.
    """
    now = _now(request)
    example = f"{now + timedelta(days=1):%Y-%m-%d} 20:00"
    found = _TIME.fullmatch(typed.strip())
    at = None if found is None else _moment(found, now)
    in_time = at is not None and SOONEST <= at - now <= LATEST
    require(in_time, "find-night-when", typed=typed, example=example)
    assert at is not None
    return int(at.timestamp())


async def complete_night(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest hours of this evening and of the next."""
    request = request_of(interaction)
    if request.preferences.zone is None:
        return []
    now, words = _now(request), request.words()
    found = list[app_commands.Choice[str]]()
    for key, days in (("find-at-today", 0), ("find-at-tomorrow", 1)):
        for hour in EVENING:
            day = now + timedelta(days=days)
            at = day.replace(hour=hour, minute=0, second=0, microsecond=0)
            name, value = words(key, time=f"{at:%H:%M}"), f"{at:%Y-%m-%d %H:%M}"
            if at - now >= SOONEST and (typed.strip() in value or typed.lower() in name):
                found.append(app_commands.Choice(name=name, value=value))
    return found[:MOST_CHOICES]


def _now(request: Request) -> datetime:
    """What time it is where this person is; raise `Illegal` if that is not known."""
    zone = request.preferences.zone
    require(zone is not None, "find-night-zone")
    return datetime.fromtimestamp(request.host.clock(), ZoneInfo(zone or "UTC"))


def _moment(found: re.Match[str], now: datetime) -> datetime | None:
    """The moment that is typed; None if there is no such day or hour."""
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    try:
        day = datetime.fromisoformat(found["date"]) if found["date"] else now
        at = now.replace(
            year=day.year,
            month=day.month,
            day=day.day,
            hour=hour,
            minute=minute,
            second=0,
            microsecond=0,
        )
    except ValueError:
        return None
    return at + timedelta(days=1) if found["date"] is None and at <= now else at
