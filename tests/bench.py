"""Measures what the project promises: plies a second, pictures, and how soon a move is acknowledged over the wire.

`make bench` prints a line for each figure with its goal and fails if one is missed.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from statistics import quantiles
from typing import Any

from games import GAMES
from games.automa import stroll
from games.chance import Chance
from games.engine import Action, Illegal, Seat, Table, advance, begin, play
from games.game import Game
from renderers import picture
from renderers.words import words_for

NAMES = ("Ingrid Ashdown", "Theo", "Maximiliana von Hohenfels-Strasse", "Mateo R.", "Пётр")
ENGINE_SECONDS = 4.0


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number; `goal` is the least or the most it may be."""

    name: str
    value: float
    unit: str
    goal: float
    least: bool = False

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.value >= self.goal if self.least else self.value <= self.goal

    def __str__(self) -> str:
        sign = "≥" if self.least else "≤"
        verdict = "" if self.met else "  MISSED"
        return f"{self.name:<58} {self.value:>9,.1f} {self.unit:<8} goal {sign} {self.goal:,.0f}{verdict}"


def percentile(values: list[float], share: int) -> float:
    """Return the value below which *share* percent of *values* lie."""
    return quantiles(values, n=100, method="inclusive")[share - 1]


def random_games(game: Game[Any, Any], seconds: float, move: Callable[[Table, Seat, Action], Table]) -> float:
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


def engine_figures(game: Game[Any, Any]) -> Iterator[Figure]:
    """Plies a second through `ask` and `play`, and through `ask` and `advance`."""

    def in_place(table: Table, seat: Seat, action: Action) -> Table:
        advance(table, seat, action)
        return table

    def copying(table: Table, seat: Seat, action: Action) -> Table:
        return play(table, seat, action).table

    rate = random_games(game, ENGINE_SECONDS, copying)
    yield Figure(f"{game.key}: random plies through ask and play", rate, "plies/s", 3_000, least=True)
    rate = random_games(game, ENGINE_SECONDS, in_place)
    yield Figure(f"{game.key}: random plies through ask and advance", rate, "plies/s", 10_000, least=True)


def positions(game: Game[Any, Any], seats: int, plies: int) -> Iterator[Table]:
    """Tables along one random game."""
    chance = Chance(7)
    table = begin(game.set_up(seats, Chance(7), game.chosen())).table
    for _ in range(plies):
        if table.over:
            return
        yield table
        decision = chance.pick(table.waiting)
        action = stroll(decision.ask(table), chance)
        with suppress(Illegal):
            if isinstance(action, Action):
                table = play(table, decision.seat, action).table


def picture_figures(game: Game[Any, Any]) -> Iterator[Figure]:
    """Drawing and encoding the table with most players: first, warm, and how large it gets."""
    words, seats = words_for("en", game.package), max(game.seats)
    tables = list(positions(game, seats, 160))
    yield Figure(f"{game.key}: first picture of a new process", first_picture(game), "ms", 1_000)
    for table in tables[::4]:
        picture(game.look(table, None), words, NAMES)
    timed = [_timed(partial(picture, game.look(table, None), words, NAMES)) for table in tables[40:]]
    times, sizes = [ms for ms, _ in timed], [size for _, size in timed]
    yield Figure(f"{game.key}: picture, warm, p50", percentile(times, 50), "ms", 80)
    yield Figure(f"{game.key}: picture, warm, p95", percentile(times, 95), "ms", 80)
    yield Figure(f"{game.key}: largest picture", max(sizes) / 1024, "KiB", 280)


def first_picture(game: Game[Any, Any]) -> float:
    """Return how many milliseconds the first picture takes in a process that has drawn nothing yet."""
    command = [sys.executable, "-m", "tests.bench", game.key]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def draw_first(key: str) -> None:
    """Print how long the first picture of a game takes here."""
    game = next(game for game in GAMES if game.key == key)
    view = game.look(list(positions(game, max(game.seats), 41))[-1], None)
    print(_timed(lambda: picture(view, words_for("en", game.package), NAMES))[0])


def _timed(draw: Callable[[], bytes]) -> tuple[float, int]:
    start = time.perf_counter()
    size = len(draw())
    return (time.perf_counter() - start) * 1000, size


def main() -> int:
    """Measure everything; return 1 if a goal is missed."""
    missed = 0
    for game in GAMES:
        for figures in (engine_figures, picture_figures):
            for figure in figures(game):
                print(figure, flush=True)
                missed += not figure.met
    return min(missed, 1)


if __name__ == "__main__":
    if sys.argv[1:]:
        draw_first(sys.argv[1])
    else:
        sys.exit(main())
