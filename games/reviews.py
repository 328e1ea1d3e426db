"""Reviews of finished games: how the chances of winning went, and how good somebody's moves were.

The chances at a moment are those that a seat could know of: what it could not know is dealt anew,
and the game is played on by habit. First moments at even distances are looked at; then, between
those where most changes, every one. Each move of the seat is compared with the best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Seat, Table
from games.estimates import chances_to_win
from games.levels import Level
from games.moves import Action
from games.package import AnyGame
from games.playouts import played_on, turns_ahead
from games.rules import winners

FIRST_LOOK = 33
"""Moments at even distances, with the first and the last."""
MOST_POINTS = 3
SLIGHT = 0.03
"""Whoever loses less than that has played as well as can be told."""
CLEAR = 0.1
"""Less than so much is no turning point: so far apart may two estimates of one position be."""
TRIALS = 32
"""How often the game is played on from a moment."""
GLANCE = Level("glance", iterations=48, seconds=0.2)
"""How long each move of somebody is thought about."""
LOOK = Level("look", iterations=600, seconds=1.0)
"""How long those are that are told."""
MOST_COSTLY = 3
LOOKED_AT = 5
"""So many moves that may be the costliest are looked at more closely."""
BRILLIANT = 0.1
"""By so much the best move is better than the second, to be a brilliant one."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that changed the chances of winning, by its number among the moments."""

    moment: int
    """The moment after the move; from 1."""
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of somebody who had a choice, beside the best one."""

    moment: int
    best: float
    """How probably they win by the best move."""
    second: float
    played: float
    found: bool
    """Whether it was the best move."""

    @property
    def lost(self) -> float:
        """How much less probably they win than by the best move."""
        return 0.0 if self.found else max(0.0, self.best - self.played)

    @property
    def good(self) -> bool:
        """Whether it was as good as the best, as far as one can tell."""
        return self.lost < SLIGHT


def estimate(game: AnyGame, table: Table, seat: Seat, seed: int) -> Sequence[float]:
    """Return how probably everybody wins from here by what *seat* may know, from 0 to 1; at the
    end, what they have won.
    """
    standings = game.rules.standings(table)
    if table.over:
        first = winners(standings)
        share = 1 / max(1, len(first))
        return [share if Seat(one) in first else 0.0 for one in range(len(standings))]
    totals, limit = [0.0] * len(standings), turns_ahead(game, len(standings))
    for trial in range(TRIALS):
        # The n-th trial of each moment has the same luck, so that less of a change is by chance.
        chance = Chance(seed + trial)
        guess = game.imagined(table, seat, chance)
        played_on(game, guess, chance, limit)
        for one, worth in enumerate(chances_to_win(game, guess)):
            totals[one] += worth
    return [total / TRIALS for total in totals]


def first_look(moments: int) -> list[int]:
    """Return which of so many moments to look at first, of more than one."""
    looks = min(FIRST_LOOK, moments)
    return sorted({round(look * (moments - 1) / (looks - 1)) for look in range(looks)})


def closer_look(known: dict[int, float]) -> list[int]:
    """Return which moments to look at next: those between the looks that differ most."""
    spans = sorted(pairwise(sorted(known)), key=lambda span: -abs(known[span[1]] - known[span[0]]))
    return [moment for begin, end in spans[:MOST_POINTS] for moment in range(begin + 1, end)]


def turning_points(known: dict[int, float]) -> Sequence[TurningPoint]:
    """Return the moves at which the chances changed most, in the order of the game."""
    steps = [
        TurningPoint(after, known[before], known[after])
        for before, after in pairwise(sorted(known))
        if after == before + 1
    ]
    clear = [step for step in steps if abs(step.after - step.before) >= CLEAR]
    clear.sort(key=lambda step: -abs(step.after - step.before))
    return sorted(clear[:MOST_POINTS], key=lambda step: step.moment)


def is_obvious(game: AnyGame, before: Table, seat: Seat, action: Action) -> bool:
    """Whether an action is what comes to mind first, and so is no feat, however good it is."""
    if game.mind.habit is None:
        return False
    return choose_by_habit(game, before, seat, Chance(0)) == action


def doubtful(judged: Sequence[Judged]) -> Sequence[int]:
    """Return the moments of the moves to look at more closely: the costliest, and the best."""
    worst = sorted(judged, key=lambda move: -move.lost)[:LOOKED_AT]
    best = sorted(filter(_shines, judged), key=_ahead)[:1]
    return [move.moment for move in (*(move for move in worst if not move.good), *best)]


def costliest(judged: Sequence[Judged]) -> Sequence[Judged]:
    """Return the moves that cost most, the costliest first."""
    return sorted((one for one in judged if not one.good), key=lambda one: -one.lost)[:MOST_COSTLY]


def brilliant(judged: Sequence[Judged]) -> Judged | None:
    """Return the best move that had no equal, if there was one that mattered."""
    return min(filter(_shines, judged), key=_ahead, default=None)


def _shines(move: Judged) -> bool:
    return move.found and move.best - move.second >= BRILLIANT


def _ahead(move: Judged) -> float:
    return move.second - move.best
