"""What a place at a table of a cup is worth, and how people stand. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

DECIMALS = 4
"""Of points: places of small tables are worth fractions."""
PAIR = 2


@dataclass(frozen=True, slots=True)
class Brought:
    """What a round has brought somebody."""

    round: int
    entrant: int
    group: int
    """The table; 0 for a round without one."""
    place: int
    points: float
    share: float
    """Of the winner's score."""
    ended_at: int = 0
    """Unix time at which the game was over."""


@dataclass(frozen=True, slots=True)
class CupStanding:
    """How somebody stands."""

    place: int
    entrant: int
    points: float
    ahead: int
    """How much more often they were ahead of those with as many points than behind."""
    opponents: float
    """The mean of the points of those whom they have met."""
    share: float
    """The mean share of the winner's score."""
    won: int
    """At how many tables they came first."""
    ended_at: int
    """When their last game was over."""


def bounds(size: int) -> tuple[int, int]:
    """What the first and the last place are worth: as many points as people at a table, and 1; of
    two people, 2 and 0.
    """
    return size, 0 if size == PAIR else 1


def mean(size: int) -> float:
    """What a round without a table is worth."""
    return sum(bounds(size)) / 2


def ranked(places: Sequence[int], gone: Collection[int]) -> list[int]:
    """The places at a table if those who gave up their seats come last of all, and the others keep
    their order among themselves.
    """
    stayed = [place for seat, place in enumerate(places) if seat not in gone]
    return [
        len(places) if seat in gone else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]


def points(places: Sequence[int], size: int) -> list[float]:
    """What these places at a table are worth, in a cup with tables of *size*. The places between
    the first and the last lie at even distances, and who shares places shares their points.
    """
    first, last = bounds(size)
    step = (first - last) / max(1, len(places) - 1)
    worth = [first - step * at for at in range(len(places))]
    ahead = [sum(other < place for other in places) for place in places]
    level = [places.count(place) for place in places]
    return [
        round(sum(worth[before : before + n]) / n, DECIMALS)
        for before, n in zip(ahead, level, strict=True)
    ]


def standings(entrants: Iterable[int], played: Sequence[Brought]) -> list[CupStanding]:
    """How people stand, the best first. Equal points: who was ahead of the others with as many,
    then whose opponents have more points, then the larger share of the winners' scores, then whose
    last game was over earlier.
    """
    own: dict[int, list[Brought]] = {who: [] for who in entrants}
    met: dict[int, list[int]] = {who: [] for who in own}
    ahead = dict.fromkeys(own, 0)
    tables: dict[tuple[int, int], list[Brought]] = {}
    for one in played:
        own[one.entrant].append(one)
        if one.group:
            tables.setdefault((one.round, one.group), []).append(one)
    total = {who: round(sum(one.points for one in its), DECIMALS) for who, its in own.items()}
    for table in tables.values():
        for one, other in combinations(table, 2):
            met[one.entrant].append(other.entrant)
            met[other.entrant].append(one.entrant)
            if total[one.entrant] == total[other.entrant]:
                lead = (other.place > one.place) - (other.place < one.place)
                ahead[one.entrant] += lead
                ahead[other.entrant] -= lead

    def standing(who: int) -> CupStanding:
        sat = [one for one in own[who] if one.group]
        return CupStanding(
            place=0,
            entrant=who,
            points=total[who],
            ahead=ahead[who],
            opponents=round(sum(total[one] for one in met[who]) / max(1, len(met[who])), DECIMALS),
            share=round(sum(one.share for one in sat) / max(1, len(sat)), DECIMALS),
            won=sum(one.place == 1 for one in sat),
            ended_at=max((one.ended_at for one in sat), default=0),
        )

    found = sorted((standing(who) for who in own), key=lambda one: (_rank(one), one.entrant))
    ranks = [_rank(one) for one in found]
    return [replace(one, place=ranks.index(_rank(one)) + 1) for one in found]


def _rank(one: CupStanding) -> tuple[float, ...]:
    return (-one.points, -one.ahead, -one.opponents, -one.share, one.ended_at)
