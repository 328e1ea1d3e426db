"""Reviews of finished games: at which moves the chances of winning changed most.

The chances at a moment are those of a seat as it saw the table then: what it could not know is
dealt anew, and the game is played on by habit. First moments at even distances are looked at; then,
between those where most changes, every one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.chance import Chance
from games.engine import Seat, Table
from games.estimates import chances_to_win
from games.package import AnyGame
from games.playouts import played_on, turns_ahead

FIRST_LOOK = 33
"""Moments at even distances, with the first and the last."""
MOST_POINTS = 3
SLIGHT = 0.03
"""Less than so much is no turning point: estimates are not as exact as that."""
TRIALS = 32
"""How often the game is played on from a moment."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that changed the chances of winning, by its number among the moments."""

    moment: int
    """The moment after the move; from 1."""
    before: float
    after: float


def estimate(game: AnyGame, table: Table, seat: Seat, seed: int) -> float:
    """Return how probably *seat* wins from here, from 0 to 1; at the end, what it has won."""
    if table.over:
        winners = [found.seat for found in game.rules.standings(table) if found.place == 1]
        return (seat in winners) / max(1, len(winners))
    total, limit = 0.0, turns_ahead(game, len(game.rules.standings(table)))
    for trial in range(TRIALS):
        # The n-th trial of each moment has the same luck, so that less of a change is by chance.
        chance = Chance(seed + trial)
        guess = game.imagined(table, seat, chance)
        played_on(game, guess, chance, limit)
        total += chances_to_win(game, guess)[seat]
    return total / TRIALS


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
    clear = [step for step in steps if abs(step.after - step.before) >= SLIGHT]
    clear.sort(key=lambda step: -abs(step.after - step.before))
    return sorted(clear[:MOST_POINTS], key=lambda step: step.moment)
