"""How long the rounds of a cup last, and the turns in them. Pure."""

from __future__ import annotations

from bot.store.cups import NewCup
from bot.store.enums import CupPace, TablePace

ROUND_HOURS = {CupPace.EVENING: 3, CupPace.DAY: 24, CupPace.DAYS: 72, CupPace.WEEK: 168}
TURN_HOURS = {CupPace.EVENING: 0.25, CupPace.DAY: 8, CupPace.DAYS: 24, CupPace.WEEK: 36}
"""How long a round lasts, and how long a turn in it."""
EXTENSION_HOURS = {CupPace.EVENING: 1, CupPace.DAY: 12, CupPace.DAYS: 24, CupPace.WEEK: 48}
"""How much longer the organiser lets a round last at a time, or the sign-up."""
TABLE_PACES = {CupPace.EVENING: TablePace.LIVE, CupPace.DAY: TablePace.DAILY}
DAY_HOURS = 24
MONTH_DAYS = 30
"""A season of so many days begins on the same day of each month."""
PLAYED_IN_A_MONTH = 26
"""Days of such a season on which rounds are played: it has to be over before the next one begins,
in February too, and even if each round ends late.
"""


def season_pace(days: int, rounds: int) -> CupPace:
    """Return how fast a season of so many days is played: its rounds are as long at least."""
    hours = _season_hours(days, rounds)
    fitting = (pace for pace in CupPace if ROUND_HOURS[pace] <= hours)
    return max(fitting, key=ROUND_HOURS.__getitem__)


def round_hours(row: NewCup, rounds: int) -> int:
    """Return how long a round lasts: in a season whole days, so that all rounds have room."""
    return ROUND_HOURS[row.pace] if row.days is None else _season_hours(row.days, rounds)


def _season_hours(days: int, rounds: int) -> int:
    played = PLAYED_IN_A_MONTH if days == MONTH_DAYS else days
    return DAY_HOURS * (played // rounds)
