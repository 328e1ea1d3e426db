"""Who plays in the arena: the levels, the habits alone, and players that know nothing of either."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from games.automa import choose, choose_by_habit, stroll
from games.chance import Chance
from games.draft import draft
from games.engine import Seat, Table, advance
from games.levels import EASY, REGULAR, STRONG, Level, Temperament
from games.moves import Action, Illegal
from games.package import AnyGame
from tests.arena import bidders, greedy_duel, greedy_splendor

Mind: TypeAlias = Callable[[AnyGame, Table, Seat, Chance], Action]


@dataclass(slots=True)
class Contender:
    """Somebody who plays in the arena, and how much processor time the moves took."""

    name: str
    mind: Mind
    seconds: float = 0.0
    moves: int = 0
    slowest: float = 0.0
    rating: float = field(default=0.0, compare=False)

    def move(self, game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
        """Find a move, with the time taken."""
        start = time.process_time()
        action = self.mind(game, table, seat, chance)
        spent = time.process_time() - start
        self.seconds += spent
        self.moves += 1
        self.slowest = max(self.slowest, spent)
        return action

    @property
    def pace(self) -> float:
        """Seconds of processor time a move."""
        return self.seconds / self.moves if self.moves else 0.0


def of_level(level: Level, temperament: Temperament | None = None) -> Mind:
    """Return a player of this level, whose time is processor time."""

    def mind(game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
        return choose(
            game, table, seat, chance, time.process_time, level=level, temperament=temperament
        )

    return mind


def by_habit(game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
    """Do what the habits say."""
    return choose_by_habit(game, table, seat, chance)


def at_random(game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
    """Do anything that is legal."""
    decision = table.decision_of(seat)
    assert decision is not None
    while True:
        action = stroll(decision.ask(table), chance)
        try:
            if isinstance(action, Action):
                advance(draft(table), seat, action)
                return action
        except Illegal:
            continue


MINDS: dict[str, Mind] = {
    "random": at_random,
    "habits": by_habit,
    "easy": of_level(EASY),
    "regular": of_level(REGULAR),
    "strong": of_level(STRONG),
}
BASELINES: dict[str, Mind] = {
    "splendor": greedy_splendor.move,
    "splendor-duel": greedy_duel.move,
    "high-society": bidders.mind_of("frugal"),
}
"""Players that share nothing with the computer players, by the games they play."""


def contender(name: str, game: AnyGame) -> Contender:
    """Return a player by name: a level, `habits`, `random`, `baseline`, one of the panel, or
    iterations: `i300`.

    A temperament may stand behind the iterations: `i300-bold`.
    """
    if name in bidders.PANEL and game.key == "high-society":
        return Contender(name, bidders.mind_of(name))
    if name == "baseline":
        return Contender(name, BASELINES.get(game.key, by_habit))
    iterations, _, temperament = name[1:].partition("-")
    if name[0] == "i" and iterations.isdecimal():
        level = replace(REGULAR, key=name, iterations=int(iterations), seconds=60.0)
        return Contender(name, of_level(level, Temperament(temperament) if temperament else None))
    return Contender(name, MINDS[name])
