"""Fits the weights of a game's value function to games that the habits play against each other.

`python -m tests.arena.fit splendor --seats 2 --games 600` plays so many games, fits for each figure
a weight for the beginning and one for the end, so that the chances it gives to the seats come as
near as possible to who won, and writes them into the game's weights.json. The same seed gives the
same weights. With `--check 40` the new weights play so many games against the old ones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

import orjson

from games.automa import choose, choose_by_habit
from games.chance import Chance
from games.engine import Seat, Table, advance, begin
from games.levels import REGULAR
from games.moves import Action
from games.package import AnyGame
from games.weighing import Weights, chances
from tests.arena.matches import match
from tests.arena.players import Contender, Mind
from tests.library import GAMES, with_mind

ROOT = Path(__file__).parent.parent.parent
WEIGHED = [game for game in GAMES if game.mind.worth is not None]
"""The games whose `mind/prospects.py` weighs figures."""
SLIPS = 8
"""In how many of a hundred moves anything legal is done, so that all kinds of tables come up."""
EVERY = 3
"""Each how many moves a table is looked at."""
EPOCHS = 12
STEP = 0.08
PULL = 0.0005
"""How strongly weights are drawn to where they began: few games say little about rare figures."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The figures of all seats at some moment, how far the game was, and each seat's victory."""

    figures: tuple[tuple[float, ...], ...]
    progress: float
    won: tuple[float, ...]


def estimate_of(game: AnyGame) -> Any:
    """Return the module that weighs a game's figures, with `FIGURES`, `figures` and `progress`."""
    return import_module(f"{game.home}.mind.prospects")


def samples(game: AnyGame, seats: int, games: int, seed: int) -> Iterator[Sample]:
    """Play games by habit and yield what they show."""
    estimate = estimate_of(game)
    for number in range(games):
        chance = Chance(seed + number)
        table = begin(game.rules.set_up(seats, chance, game.rules.chosen())).table
        luck, seen, plies = Chance(seed * 7 + number), list[tuple[Any, float]](), 0
        while not table.over:
            seat = luck.pick(table.waiting).seat
            if plies % EVERY == luck.below(EVERY):
                figures = tuple(estimate.figures(table, Seat(other)) for other in range(seats))
                seen.append((figures, estimate.progress(table)))
            advance(table, seat, choose_by_habit(game, table, seat, luck, SLIPS))
            plies += 1
        winners = [standing.seat for standing in game.rules.standings(table) if standing.place == 1]
        won = tuple((seat in winners) / max(1, len(winners)) for seat in range(seats))
        if winners:
            yield from (Sample(figures, progress, won) for figures, progress in seen)


def fitted(
    found: Sequence[Sample], begun: Sequence[float], chance: Chance
) -> tuple[list[float], float]:
    """Return weights by stochastic gradient descent, the early ones first, and the mean loss."""
    weights, gained, half = list(begun), [1e-6] * len(begun), len(begun) // 2
    loss = 0.0
    for _ in range(EPOCHS):
        loss = 0.0
        for sample in chance.shuffled(found):
            expected = _expected(sample, weights)
            loss -= sum(w * log(max(p, 1e-9)) for w, p in zip(sample.won, expected, strict=True))
            for place in range(half):
                slope = sum(
                    (p - w) * figures[place]
                    for p, w, figures in zip(expected, sample.won, sample.figures, strict=True)
                )
                shares = ((place, 1 - sample.progress), (place + half, sample.progress))
                for index, share in shares:
                    push = slope * share + PULL * (weights[index] - begun[index])
                    gained[index] += push * push
                    weights[index] -= STEP * push / sqrt(gained[index])
    return weights, loss / max(1, len(found))


def _loss(found: Sequence[Sample], weights: Sequence[float]) -> float:
    """How badly weights foresee who wins, in the mean."""
    return -sum(
        w * log(max(p, 1e-9))
        for sample in found
        for w, p in zip(sample.won, _expected(sample, weights), strict=True)
    ) / max(1, len(found))


def _expected(sample: Sample, weights: Sequence[float]) -> list[float]:
    half, share = len(weights) // 2, sample.progress
    scores = [
        sum(
            figure * (weights[place] * (1 - share) + weights[place + half] * share)
            for place, figure in enumerate(figures)
        )
        for figures in sample.figures
    ]
    raised = [exp(score - max(scores)) for score in scores]
    return [score / sum(raised) for score in raised]


def _weighed(estimate: Any, weights: Sequence[float]) -> Callable[[Any], list[float]]:
    """Return an estimate by these weights, the early ones first."""
    half = len(weights) // 2
    both = Weights(tuple(weights[:half]), tuple(weights[half:]))

    def worth(table: Any) -> list[float]:
        rows = [estimate.figures(table, Seat(other)) for other in range(len(table.players))]
        return chances(rows, both, estimate.progress(table))

    return worth


def _thinking(worth: Callable[[Any], list[float]], iterations: int) -> Mind:
    level = replace(REGULAR, iterations=iterations, seconds=60.0)

    def mind(game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
        return choose(with_mind(game, worth=worth), table, seat, chance, lambda: 0.0, level=level)

    return mind


def main(arguments: list[str]) -> int:
    """Fit the weights of a game for a number of players."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", choices=[game.key for game in WEIGHED])
    parser.add_argument("--seats", type=int, help="the fewest unless told otherwise")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--check", type=int, default=0, help="games against the old weights")
    parser.add_argument("--iterations", type=int, default=40, help="in those games")
    asked = parser.parse_args(arguments)
    game = next(game for game in WEIGHED if game.key == asked.game)
    asked.seats = asked.seats or min(game.rules.seats)
    estimate = estimate_of(game)
    path = ROOT / game.home.replace(".", "/") / "weights.json"
    written = orjson.loads(path.read_bytes())
    old = written[str(asked.seats)]
    begun = [old[name][end] for end in (0, 1) for name in estimate.FIGURES]
    found = list(samples(game, asked.seats, asked.games, asked.seed))
    weights, loss = fitted(found, begun, Chance(asked.seed))
    half = len(weights) // 2
    print(f"{len(found)} positions, loss {_loss(found, begun):.4f} before, {loss:.4f} after")
    written[str(asked.seats)] = {
        name: [round(weights[place], 4), round(weights[place + half], 4)]
        for place, name in enumerate(estimate.FIGURES)
    }
    path.write_bytes(orjson.dumps(written, option=orjson.OPT_INDENT_2) + b"\n")
    if asked.check:
        minds = [
            _thinking(_weighed(estimate, which), asked.iterations) for which in (weights, begun)
        ]
        new, before = (Contender(*named) for named in zip(("new", "old"), minds, strict=True))
        print("new against old:", match(game, new, before, asked.seats, asked.check))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
