"""The cup that follows another one: the same again next month, or the next season. Pure."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta

from bot.hosting.cup_paces import MONTH_DAYS
from bot.store import UserId
from bot.store.cups import CupRow, NewCup

LEAST_SIGN_UP = timedelta(days=1)
"""For so long people may enter at least."""
MONTHS = 12
BREAK = timedelta(days=3)
"""Between other seasons."""


def next_month(began: int, earliest: int) -> int:
    """Return when the next cup begins: on the day of the month and at the hour (UTC) at which the
    first one was to begin, and not before *earliest*. In shorter months it is the last day.
    """
    first, after = datetime.fromtimestamp(began, UTC), datetime.fromtimestamp(earliest, UTC)
    months = 0
    while True:
        months += 1
        year, month = divmod(MONTHS * first.year + first.month - 1 + months, MONTHS)
        day = min(first.day, monthrange(year, month + 1)[1])
        found = first.replace(year=year, month=month + 1, day=day)
        if found >= after:
            return int(found.timestamp())


def same_again(
    former: CupRow, began: int, organiser: UserId, channel: int, seed: int, now: int
) -> NewCup:
    """Return the cup that follows a former one, with its settings and without its people. The first
    of those that follow each other was to begin at *began*.
    """
    earliest = now + int(LEAST_SIGN_UP.total_seconds())
    new = _copied(former, seed, now)
    return replace(new, organiser=organiser, channel=channel, until=next_month(began, earliest))


def next_season(former: CupRow, began: int, seed: int, now: int) -> NewCup:
    """Return the season that follows a former one, of whose people it has already; the first season
    was to begin at *began*.
    """
    if former.days == MONTH_DAYS:
        begins = next_month(began, now)
    else:
        begins = now + int(BREAK.total_seconds())
    return replace(_copied(former, seed, now), until=begins, season=(former.season or 1) + 1)


def _copied(former: CupRow, seed: int, now: int) -> NewCup:
    """A cup with the settings of a former one, which it follows."""
    same = NewCup(**{field.name: getattr(former, field.name) for field in fields(NewCup)})
    return replace(same, seed=seed, opened_at=now, former=former.id)
