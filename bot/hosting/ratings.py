"""Ratings and records of people, computed from the results of games each time they are asked for.

Only people are rated, and only against people. Who leaves a seat to an automa counts as last. Who
takes over a seat, or hands one on by agreement, is not rated for that game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import ResultRow, UserId

FIRST_RATING = 1000
RATING_PER_ORDINAL = 20
"""Displayed rating points per point of OpenSkill ordinal."""


@dataclass(frozen=True, slots=True)
class Record:
    """A person's results in one game."""

    user: UserId
    name: str
    """The newest name in the results; empty if they hold none."""
    played: int
    won: int
    rated: int
    """How many games were rated: against other people, and played to the end."""
    rating: int | None
    """Higher is better; None before the first rated game."""


def records(results: Iterable[ResultRow]) -> Sequence[Record]:
    """Return everybody's record in one game, best rating first.

    *results* are those of this game, oldest first.
    """
    model = PlackettLuce()
    ratings: dict[UserId, PlackettLuceRating] = {}
    own: dict[UserId, list[ResultRow]] = defaultdict(list)
    rated: dict[UserId, int] = defaultdict(int)
    for _, group in groupby(results, key=lambda result: result.table):
        seats = list(group)
        for result in seats:
            if result.user is not None:
                own[result.user].append(result)
        places = {
            result.user: result.place
            for result in seats
            if result.counts and result.user is not None
        }
        if len(places) > 1:
            _rate(model, ratings, places)
            for user in places:
                rated[user] += 1
    found = [
        Record(
            user,
            _name(rows),
            len(rows),
            sum(row.place == 1 for row in rows),
            rated[user],
            _displayed(ratings, user),
        )
        for user, rows in own.items()
    ]
    return sorted(
        found, key=lambda record: (record.rating is None, -(record.rating or 0), -record.won)
    )


def _name(rows: Sequence[ResultRow]) -> str:
    return next((row.name for row in reversed(rows) if row.name), "")


def _rate(
    model: PlackettLuce, ratings: dict[UserId, PlackettLuceRating], places: Mapping[UserId, int]
) -> None:
    teams = [[ratings.get(user) or model.rating()] for user in places]
    rated = model.rate(teams, ranks=[float(place) for place in places.values()])
    ratings.update((user, team[0]) for user, team in zip(places, rated, strict=True))


def _displayed(ratings: Mapping[UserId, PlackettLuceRating], user: UserId) -> int | None:
    rating = ratings.get(user)
    return None if rating is None else round(FIRST_RATING + RATING_PER_ORDINAL * rating.ordinal())
