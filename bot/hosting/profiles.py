"""One person's figures, computed from the results of games: records, streaks, honours, people
met.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median_low

from bot.hosting.ratings import Record, name_in, place_of, rated, records, tables
from bot.store import ResultRow, UserId


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody met at tables, in games that count for both."""

    user: UserId
    name: str
    """Empty if the results hold none."""
    ahead: int
    """In how many games the person of the profile came before this one."""
    level: int
    behind: int

    @property
    def games(self) -> int:
        """How many games there were in all."""
        return self.ahead + self.level + self.behind


@dataclass(frozen=True, slots=True)
class BestScore:
    """The best score in one game."""

    game: str
    points: float
    passed: Fraction
    """What share of all others' scores on the server, in this game, is lower."""
    unequalled: bool
    """Whether there are others, and nobody's is as good."""
    typical: float | None = None
    """The score in the middle of all; None if there is just one."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A record, and what place it gives among how many people who are rated."""

    record: Record
    place: int | None
    rivals: int


@dataclass(frozen=True, slots=True)
class Hinted:
    """How often hints were asked for, in games of which that is known."""

    hints: int
    games: int
    """In how many games there were any."""
    known: int
    """Of how many games."""


@dataclass(frozen=True, slots=True)
class PlayerProfile:
    """All that is known of how somebody plays."""

    whole: Figures
    """Of all games together."""
    games: Mapping[str, Figures]
    """Of each game, the one most played first."""
    bests: Mapping[str, BestScore]
    """By game; only of games that keep scores."""
    streak: int
    """How many games were won in a row until now."""
    longest: int
    """The most that were ever won in a row."""
    met: Sequence[Met]
    """Those met most come first."""
    honours: Mapping[str, Sequence[str]]
    """What was earned in each game, by its keys, each as often as it was earned."""
    hinted: Hinted

    @property
    def best(self) -> BestScore | None:
        """The best score of all: the one that passes most of the others in its game."""
        return max(self.bests.values(), key=lambda best: best.passed, default=None)


def profile_of(results: Sequence[ResultRow], user: UserId) -> PlayerProfile | None:
    """Return somebody's figures from a server's results, oldest first; None if they have none."""
    own = [result for result in results if result.user == user]
    if not own:
        return None
    played = Counter(result.game for result in own)
    of_game = {
        game: [result for result in results if result.game == game]
        for game, _ in played.most_common()
    }
    bests = (_best(game, rows, user) for game, rows in of_game.items())
    return PlayerProfile(
        figures_of(results, user),
        {game: figures_of(rows, user) for game, rows in of_game.items()},
        {best.game: best for best in bests if best is not None},
        *_streaks(own),
        _met(results, user),
        {game: _earned(rows, user) for game, rows in of_game.items()},
        _hinted(own),
    )


def figures_of(results: Iterable[ResultRow], user: UserId) -> Figures:
    """Return the record of somebody who is in these results, and their place."""
    found = records(results)
    record = next(record for record in found if record.user == user)
    rivals = sum(other.rating is not None for other in found)
    return Figures(record, place_of(record, found), rivals)


def _best(game: str, rows: Sequence[ResultRow], user: UserId) -> BestScore | None:
    # A merit of noughts alone is of somebody whose score did not count: once that was kept, too.
    scored = [(row.merit, row) for row in rows if row.merit and any(row.merit) and row.counts]
    own = [(merit, row) for merit, row in scored if row.user == user]
    if not own:
        return None
    merit, row = max(own, key=lambda pair: pair[0])
    assert row.points is not None, "where there is a merit there is a score"
    others = [other for other, of in scored if of.user != user]
    lower = sum(other < merit for other in others)
    passed = Fraction(lower, max(1, len(others)))
    points = [row.points for _, row in own if row.points is not None]
    typical = median_low(points) if len(points) > 1 else None
    unequalled = bool(others) and lower == len(others)
    return BestScore(game, row.points, passed, unequalled, typical)


def _earned(rows: Iterable[ResultRow], user: UserId) -> Sequence[str]:
    return [honour for row in rows if row.user == user for honour in row.honours or ()]


def _hinted(own: Sequence[ResultRow]) -> Hinted:
    known = [result.hints for result in own if result.hints is not None]
    return Hinted(sum(known), sum(hints > 0 for hints in known), len(known))


def _streaks(own: Sequence[ResultRow]) -> tuple[int, int]:
    """How many of these games were won in a row until now, and the most that ever were."""
    now = longest = 0
    for result in own:
        now = now + 1 if result.place == 1 else 0
        longest = max(longest, now)
    return now, longest


def _met(results: Iterable[ResultRow], user: UserId) -> list[Met]:
    met: dict[UserId, list[int]] = defaultdict(list)
    named: dict[UserId, list[ResultRow]] = defaultdict(list)
    for seats in tables(results):
        for result in seats:
            if result.user is not None:
                named[result.user].append(result)
        places = rated(seats)
        if (mine := places.get(user)) is not None:
            for other, place in places.items():
                if other != user:
                    met[other].append(place - mine)
    found = [
        Met(
            other,
            name_in(named[other]),
            sum(by > 0 for by in margins),
            sum(by == 0 for by in margins),
            sum(by < 0 for by in margins),
        )
        for other, margins in met.items()
    ]
    return sorted(found, key=lambda other: -other.games)
