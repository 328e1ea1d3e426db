"""`python -m tests.bench.weights GAME SEATS GAMES` fits the weights by which a game says who wins.

So many people play by habit; at some moments of each game the figures of all seats are noted, and
in the end who won. The weights are those under which these victories are likeliest, by steepest
descent; they are written into the weights.json of the game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from games import GAMES
from games.chance import Chance
from games.engine import Seat, advance, begin
from games.game import Game
from games.weighing import Weights, chances

EVERY = 9
"""A moment in about so many moves is noted."""
ROUNDS = 150
PACE = 0.15
PULL = 0.0005
"""How much weights are pulled towards nothing: so that a few games prove little."""
CAUTION = 0.003
"""Added to the mean size of a slope, so that rare figures do not leap."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The figures of all seats at a moment, and each one's part of the victory."""

    rows: Sequence[Sequence[float]]
    progress: float
    won: Sequence[float]


def noted(game: Game[Any, Any], seats: int, seed: int) -> list[Moment]:
    """Play a game by habit and return some of its moments; none if nobody has won."""
    prospects = import_module(f"{game.package}.prospects")
    assert game.habit is not None
    table = begin(game.laid_out(seats, Chance(seed), {})).table
    chance, seen = Chance(seed), []
    while not table.over:
        decision = chance.pick(table.waiting)
        if not chance.below(EVERY):
            rows = [prospects.figures(table, Seat(seat)) for seat in range(seats)]
            seen.append((rows, prospects.progress(table)))
        action = game.habit(table, decision, chance)
        assert action is not None, f"nobody has a habit for {decision}"
        advance(table, decision.seat, action)
    winners = [standing.seat for standing in game.standings(table) if standing.place == 1]
    won = [(seat in winners) / max(1, len(winners)) for seat in range(seats)]
    return [Moment(rows, progress, won) for rows, progress in seen if winners]


def fitted(moments: Sequence[Moment]) -> Weights:
    """Return the weights under which who won is likeliest."""
    size = len(moments[0].rows[0])
    weights, squares = [0.0] * (2 * size), [CAUTION**2] * (2 * size)
    for step in range(ROUNDS):
        pace = PACE * (1 - step / ROUNDS)
        slope = [PULL * weight for weight in weights]
        now = Weights(tuple(weights[:size]), tuple(weights[size:]))
        for moment in moments:
            shares = chances(moment.rows, now, moment.progress)
            for row, share, won in zip(moment.rows, shares, moment.won, strict=True):
                wrong = (share - won) / len(moments)
                late = wrong * moment.progress
                early = wrong - late
                for place, figure in enumerate(row):
                    slope[place] += early * figure
                    slope[size + place] += late * figure
        squares = [0.9 * old + 0.1 * new * new for old, new in zip(squares, slope, strict=True)]
        weights = [
            weight - pace * part / (square**0.5 + CAUTION)
            for weight, part, square in zip(weights, slope, squares, strict=True)
        ]
    return Weights(tuple(weights[:size]), tuple(weights[size:]))


def main(key: str, seats: int, games: int) -> None:
    """Fit the weights for so many players, and write them."""
    game = next(game for game in GAMES if game.key == key)
    names = import_module(f"{game.package}.prospects").FIGURES
    moments = [moment for seed in range(games) for moment in noted(game, seats, seed)]
    weights = fitted(moments)
    path = Path(game.package.replace(".", "/")) / "weights.json"
    known = json.loads(path.read_text("utf-8"))
    known[str(seats)] = {
        name: [round(begun, 3), round(ended, 3)]
        for name, begun, ended in zip(names, weights.begun, weights.ended, strict=True)
    }
    path.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", "utf-8")
    right = sum(
        moment.won[
            max(range(seats), key=chances(moment.rows, weights, moment.progress).__getitem__)
        ]
        for moment in moments
    )
    sys.stdout.write(f"{key} {seats}: the favourite won {right / len(moments):.0%}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
