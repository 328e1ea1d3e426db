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
    """A person's results in one game, or in all."""

    user: UserId
    name: str
    """The newest name in the results; empty if they hold none."""
    played: int
    won: int
    ratings: tuple[int, ...]
    """The rating after each rated game: against other people, and played to the end. Higher is
    better.
    """

    @property
    def rating(self) -> int | None:
        """The rating now; None before the first rated game."""
        return self.ratings[-1] if self.ratings else None


def records(results: Iterable[ResultRow]) -> Sequence[Record]:
    """Return everybody's record, best rating first.

    *results* are those of one game, or of all, oldest first.
    """
    model = PlackettLuce()
    ratings: dict[UserId, PlackettLuceRating] = {}
    own: dict[UserId, list[ResultRow]] = defaultdict(list)
    course: dict[UserId, list[int]] = defaultdict(list)
    for seats in tables(results):
        for result in seats:
            if result.user is not None:
                own[result.user].append(result)
        places = rated(seats)
        if len(places) > 1:
            _rate(model, ratings, places)
            for user in places:
                course[user].append(_displayed(ratings[user]))
    found = [
        Record(
            user,
            name_in(rows),
            len(rows),
            sum(row.place == 1 for row in rows),
            tuple(course[user]),
        )
        for user, rows in own.items()
    ]
    return sorted(
        found, key=lambda record: (record.rating is None, -(record.rating or 0), -record.won)
    )


def place_of(record: Record, among: Sequence[Record]) -> int | None:
    """Return somebody's place by rating; equal ratings share one. None without a rating."""
    mine = record.rating
    if mine is None:
        return None
    return 1 + sum(other.rating is not None and other.rating > mine for other in among)


def tables(results: Iterable[ResultRow]) -> Iterable[Sequence[ResultRow]]:
    """Return the results of each table, in the order of the *results*."""
    for _, group in groupby(results, key=lambda result: result.table):
        yield list(group)


def rated(seats: Sequence[ResultRow]) -> Mapping[UserId, int]:
    """Return the places of the people at a table who are rated for it."""
    return {
        result.user: result.place for result in seats if result.counts and result.user is not None
    }


def name_in(rows: Sequence[ResultRow]) -> str:
    """Return the newest name in these results of one person; empty if they hold none."""
    return next((row.name for row in reversed(rows) if row.name), "")


def _rate(
    model: PlackettLuce, ratings: dict[UserId, PlackettLuceRating], places: Mapping[UserId, int]
) -> None:
    teams = [[ratings.get(user) or model.rating()] for user in places]
    found = model.rate(teams, ranks=[float(place) for place in places.values()])
    ratings.update((user, team[0]) for user, team in zip(places, found, strict=True))


def _displayed(rating: PlackettLuceRating) -> int:
    return round(FIRST_RATING + RATING_PER_ORDINAL * rating.ordinal())
