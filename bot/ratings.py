"""How well people play, by how their games ended: worked out anew from the results whenever somebody asks.

Only people are rated, and only against people. Whoever leaves a seat to an automa comes last; whoever takes a seat
over, or gives it to somebody else by agreement, is not rated for that game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import ResultRow, UserId

BEGINNING = 1000
PER_POINT = 20
"""Of what is shown, for a point of what is reckoned with."""


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody has achieved in one game."""

    user: UserId
    name: str
    """As they were last called; empty, if no result tells it."""
    played: int
    won: int
    rated: int
    """Games against other people that were played to the end."""
    rating: int | None
    """Higher is better; none before the first rated game."""


def records(results: Iterable[ResultRow]) -> Sequence[Record]:
    """Return the records in one game, by its results from the oldest on; the best rated come first."""
    model = PlackettLuce()
    ratings: dict[UserId, PlackettLuceRating] = {}
    own: dict[UserId, list[ResultRow]] = defaultdict(list)
    rated: dict[UserId, int] = defaultdict(int)
    for _, group in groupby(results, key=lambda result: result.table):
        seats = list(group)
        for result in seats:
            if result.user is not None:
                own[result.user].append(result)
        places = {result.user: result.place for result in seats if result.counts and result.user is not None}
        if len(places) > 1:
            _rate(model, ratings, places)
            for user in places:
                rated[user] += 1
    found = [
        Record(user, _name(rows), len(rows), sum(row.place == 1 for row in rows), rated[user], _shown(ratings, user))
        for user, rows in own.items()
    ]
    return sorted(found, key=lambda record: (record.rating is None, -(record.rating or 0), -record.won))


def _name(rows: Sequence[ResultRow]) -> str:
    return next((row.name for row in reversed(rows) if row.name), "")


def _rate(model: PlackettLuce, ratings: dict[UserId, PlackettLuceRating], places: Mapping[UserId, int]) -> None:
    teams = [[ratings.get(user) or model.rating()] for user in places]
    rated = model.rate(teams, ranks=[float(place) for place in places.values()])
    ratings.update((user, team[0]) for user, team in zip(places, rated, strict=True))


def _shown(ratings: Mapping[UserId, PlackettLuceRating], user: UserId) -> int | None:
    rating = ratings.get(user)
    return None if rating is None else round(BEGINNING + PER_POINT * rating.ordinal())
