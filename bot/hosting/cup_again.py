"""The cup that follows another one: the same again next month, or the next season. Pure."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta

from bot.store import UserId
from bot.store.cups import CupRow, NewCup

LEAST_SIGN_UP = timedelta(days=1)
"""For so long people may enter at least."""
MONTHS = 12
MONTH_DAYS = 30
"""A season of so many days begins on the same day of each month."""
BREAK = timedelta(days=3)
"""Between other seasons."""


def next_month(began: int, now: int) -> int:
    """Return when the next cup begins: on the day of the month and at the hour (UTC) at which the
    one before was to begin, as soon as there is time for people to enter. In shorter months it is
    the last day.
    """
    first, earliest = datetime.fromtimestamp(began, UTC), datetime.fromtimestamp(now, UTC)
    months = 0
    while True:
        months += 1
        year, month = divmod(MONTHS * first.year + first.month - 1 + months, MONTHS)
        day = min(first.day, monthrange(year, month + 1)[1])
        found = first.replace(year=year, month=month + 1, day=day)
        if found >= earliest + LEAST_SIGN_UP:
            return int(found.timestamp())


def same_again(former: CupRow, organiser: UserId, channel: int, seed: int, now: int) -> NewCup:
    """Return the cup that follows a former one, with its settings and without its people."""
    same = NewCup(**{field.name: getattr(former, field.name) for field in fields(NewCup)})
    return replace(
        same,
        organiser=organiser,
        channel=channel,
        seed=seed,
        opened_at=now,
        until=next_month(former.until, now),
        former=former.id,
    )


def next_season(former: CupRow, seed: int, now: int) -> NewCup:
    """Return the season that follows a former one."""
    same = same_again(former, former.organiser, former.channel, seed, now)
    begins = same.until
    if former.days != MONTH_DAYS:
        begins = now + int(BREAK.total_seconds())
    return replace(same, until=begins, season=(former.season or 1) + 1)
