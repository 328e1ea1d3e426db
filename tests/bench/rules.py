"""How many plies a second random games make."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import process_time

from games.automa import stroll
from games.chance import Chance
from games.engine import Seat, Table, advance, begin, play
from games.moves import Action, Illegal
from games.package import AnyGame
from tests.bench.figures import Figure

SECONDS = 2.0  # for each figure
COPYING, IN_PLACE = 3_000, 5_000
"""Plies a second at least, through `play` and through `advance`; automas judge moves by the games
they get through.
"""
SIMPLEST, IN_PLACE_IN_THE_SIMPLEST = "splendor", 10_000
"""The game with the smallest questions, by which the kernel is measured."""
TURNS, SLICE_SECONDS = 12, 0.25
"""How often a game and the least loop take turns, and for how long each; the best turn counts."""
OF_THE_LEAST = {
    "splendor": 5.4,
    "splendor-duel": 5.1,
    "high-society": 6.3,
    "princes-of-florence": 3.9,
    "last-will": 4.0,
}
"""Plies that a game makes at least for a hundred of the least loop: four fifths of what was
measured, so that a fifth that is lost is seen.
"""


def rules_figures(game: AnyGame) -> Iterator[Figure]:
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
    yield Figure(
        f"{game.key}: plies for a hundred of the least loop",
        100 * of_the_least(lambda: random_games(game, SLICE_SECONDS, in_place, process_time)),
        "",
        OF_THE_LEAST.get(game.key, 0.0),
        least=True,
    )


def random_games(
    game: AnyGame,
    seconds: float,
    move: Callable[[Table, Seat, Action], Table],
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Return how many plies a second random games make when *move* carries out each action."""
    chance, plies, start = Chance(2026), 0, clock()
    end = start + seconds
    while clock() < end:
        seats = chance.pick(game.rules.seats)
        table = begin(
            game.rules.set_up(seats, Chance(chance.below(1 << 60)), game.rules.chosen())
        ).table
        while not table.over and clock() < end:
            decision = chance.pick(table.waiting)
            action = stroll(decision.ask(table), chance)
            if not isinstance(action, Action):
                continue
            try:
                table = move(table, decision.seat, action)
            except Illegal:
                continue
            plies += 1
    return plies / (clock() - start)


def of_the_least(rate: Callable[[], float]) -> float:
    """Return what a *rate* comes to in rates of the least loop, which is measured in between, by
    the processor's time: so a machine that is slow, or busy, does not hide a loss.
    """
    pairs = [(rate(), least_loop(SLICE_SECONDS)) for _ in range(TURNS)]
    return max(mine for mine, _ in pairs) / max(least for _, least in pairs)


def least_loop(seconds: float) -> float:
    """Return how many plies a second the least makes that a game can be: two players take a token
    from any of six piles in turn.
    """
    chance, plies, start = Chance(2026), 0, process_time()
    end = start + seconds
    while process_time() < end:
        piles, mine, yours = [4] * 6, [0] * 6, [0] * 6
        while any(piles) and process_time() < end:
            taken = chance.pick([pile for pile, left in enumerate(piles) if left])
            piles = [left - (pile == taken) for pile, left in enumerate(piles)]
            held = [own + (pile == taken) for pile, own in enumerate(mine)]
            mine, yours = yours, held
            plies += 1
    return plies / (process_time() - start)


def positions(game: AnyGame, seats: int, plies: int) -> Iterator[Table]:
    """So many tables along random games, one game after the other."""
    chance, table = Chance(7), begin(game.rules.set_up(seats, Chance(7), game.rules.chosen())).table
    for _ in range(plies):
        if table.over:
            table = begin(
                game.rules.set_up(seats, Chance(chance.below(1 << 60)), game.rules.chosen())
            ).table
        yield table
        decision = chance.pick(table.waiting)
        action = stroll(decision.ask(table), chance)
        with suppress(Illegal):
            if isinstance(action, Action):
                table = play(table, decision.seat, action).table
