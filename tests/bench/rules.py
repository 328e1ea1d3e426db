"""How many plies a second random games make."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from games.automa import stroll
from games.chance import Chance
from games.engine import Action, Illegal, Seat, Table, advance, begin, play
from games.game import Game
from tests.bench.figures import Figure

SECONDS = 2.0  # for each figure
COPYING, IN_PLACE = 3_000, 5_000
"""Plies a second at least, through `play` and through `advance`; automas judge moves by the games
they get through.
"""
SIMPLEST, IN_PLACE_IN_THE_SIMPLEST = "splendor", 10_000
"""The game with the smallest questions, by which the kernel is measured."""


def rules_figures(game: Game[Any, Any]) -> Iterator[Figure]:
    """Plies a second through `ask` and `play`, and through `ask` and `advance`."""

    def in_place(table: Table, seat: Seat, action: Action) -> Table:
        advance(table, seat, action)
        return table

    def copying(table: Table, seat: Seat, action: Action) -> Table:
        return play(table, seat, action).table

    rate = random_games(game, SECONDS, copying)
    yield Figure(
        f"{game.key}: random plies through ask and play", rate, "plies/s", COPYING, least=True
    )
    rate = random_games(game, SECONDS, in_place)
    goal = IN_PLACE_IN_THE_SIMPLEST if game.key == SIMPLEST else IN_PLACE
    yield Figure(
        f"{game.key}: random plies through ask and advance", rate, "plies/s", goal, least=True
    )


def random_games(
    game: Game[Any, Any], seconds: float, move: Callable[[Table, Seat, Action], Table]
) -> float:
    """Return how many plies a second random games make when *move* carries out each action."""
    chance, plies, end = Chance(2026), 0, time.perf_counter() + seconds
    start = time.perf_counter()
    while time.perf_counter() < end:
        seats = chance.pick(game.seats)
        table = begin(game.set_up(seats, Chance(chance.below(1 << 60)), game.chosen())).table
        while not table.over and time.perf_counter() < end:
            decision = chance.pick(table.waiting)
            action = stroll(decision.ask(table), chance)
            if not isinstance(action, Action):
                continue
            try:
                table = move(table, decision.seat, action)
            except Illegal:
                continue
            plies += 1
    return plies / (time.perf_counter() - start)


def positions(game: Game[Any, Any], seats: int, plies: int) -> Iterator[Table]:
    """So many tables along random games, one game after the other."""
    chance, table = Chance(7), begin(game.set_up(seats, Chance(7), game.chosen())).table
    for _ in range(plies):
        if table.over:
            table = begin(game.set_up(seats, Chance(chance.below(1 << 60)), game.chosen())).table
        yield table
        decision = chance.pick(table.waiting)
        action = stroll(decision.ask(table), chance)
        with suppress(Illegal):
            if isinstance(action, Action):
                table = play(table, decision.seat, action).table
