"""When people are awake, wherever they are and whatever the clocks do."""

from datetime import UTC, datetime

import pytest

from bot.hosting.quiet_hours import awake_at
from bot.store import Preferences


def utc(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


BERLIN = Preferences(zone="Europe/Berlin", quiet_from=22, quiet_until=8)


@pytest.mark.parametrize(
    ("at", "awake"),
    [
        ("2027-01-10T20:59:59", "2027-01-10T20:59:59"),
        ("2027-01-10T21:00:00", "2027-01-11T07:00:00"),
        ("2027-01-11T01:30:00", "2027-01-11T07:00:00"),
        ("2027-01-11T07:00:00", "2027-01-11T07:00:00"),
        ("2027-03-27T22:00:00", "2027-03-28T06:00:00"),
        ("2027-10-30T21:00:00", "2027-10-31T07:00:00"),
    ],
    ids=[
        "before",
        "in the evening",
        "at night",
        "in the morning",
        "clocks go forward",
        "clocks go back",
    ],
)
def test_quiet_hours_end_when_the_persons_own_clock_says_so(at: str, awake: str) -> None:
    assert awake_at(BERLIN, utc(at)) == utc(awake)


def test_quiet_hours_may_lie_within_a_day() -> None:
    by_day = Preferences(zone="UTC", quiet_from=9, quiet_until=17)
    assert awake_at(by_day, utc("2027-01-10T12:00:00")) == utc("2027-01-10T17:00:00")
    assert awake_at(by_day, utc("2027-01-10T20:00:00")) == utc("2027-01-10T20:00:00")


def test_without_quiet_hours_everybody_is_always_awake() -> None:
    assert awake_at(Preferences(quiet_from=0, quiet_until=0), 12345.0) == 12345.0
