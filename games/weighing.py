"""How probably each seat wins, by figures that a player would name: weighed, and compared.

The weights lie in the weights.json of a game, for each number of players and for the beginning and
the end of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp

from games.codec import read_components


@dataclass(frozen=True, slots=True)
class Weights:
    """What each figure weighs as a game begins, and as it ends."""

    begun: tuple[float, ...]
    ended: tuple[float, ...]

    def at(self, progress: float) -> list[float]:
        """Return the weights after so much of the game, from 0 to 1."""
        return [
            begun + (ended - begun) * progress
            for begun, ended in zip(self.begun, self.ended, strict=True)
        ]


def read_weights(package: str, figures: Sequence[str]) -> Mapping[int, Weights]:
    """Return the weights of the game of *package* by number of players."""
    printed = read_components(package, "weights.json")
    return {
        int(seats): Weights(
            tuple([named[figure][0] for figure in figures]),
            tuple([named[figure][1] for figure in figures]),
        )
        for seats, named in printed.items()
    }


def chances(rows: Sequence[Sequence[float]], weights: Weights, progress: float) -> list[float]:
    """Return how probably each seat wins whose figures are a row each."""
    now = weights.at(progress)
    scores = [sum([a * b for a, b in zip(row, now, strict=True)]) for row in rows]
    top = max(scores)
    raised = [exp(score - top) for score in scores]
    total = sum(raised)
    return [share / total for share in raised]
