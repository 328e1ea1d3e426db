"""Games that are half played, and the moves that follow, typed: so that many can be played without
thinking.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from games.chance import Chance
from games.engine import Action, Illegal, Seat, Table, begin, play
from games.game import Game
from games.questions import PickSome, Question, follow, joined

SHORT_OF_THE_END = 5
"""Plies: no script is played to the end of its game, after which there would be nothing to play."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One entry of a record, and how it would be typed."""

    seat: Seat
    typed: str
    action: bytes
    final: bool


@dataclass(frozen=True, slots=True)
class Script:
    """A game that is so far *played*, what lies on the table, whom it waits for, and the plies *to
    come*.
    """

    game: Game[Any, Any]
    seed: int
    seats: int
    played: tuple[Ply, ...]
    state: bytes
    waiting: frozenset[Seat]
    to_come: tuple[Ply, ...]


@cache
def script(game: Game[Any, Any], seed: int, played: int, to_come: int) -> Script:
    """Play a random game so far, or the next longer one of other seeds, and on, noting how."""
    for longer in range(seed, seed + 1_000_000, 1000):
        seats = Chance(longer).pick(game.seats)
        opened = begin(game.set_up(seats, Chance(longer), game.chosen())).table
        course = list(_course(opened, Chance(longer + 1), played + to_come + SHORT_OF_THE_END))
        if len(course) == played + to_come + SHORT_OF_THE_END:
            plies = tuple(
                Ply(seat, typed, game.codec.write_move(move), final)
                for seat, typed, move, final, _ in course
            )
            lies = course[played - 1][-1]
            waiting = frozenset(decision.seat for decision in lies.waiting)
            written = game.codec.write_table(lies)
            return Script(
                game,
                longer,
                seats,
                plies[:played],
                written,
                waiting,
                plies[played : played + to_come],
            )
    raise AssertionError(f"{game.key} has no game of {played + to_come} plies")


def _course(
    table: Table, chance: Chance, most: int
) -> Iterator[tuple[Seat, str, Action, bool, Table]]:
    """So many random plies, as far as the game goes: who, how it is typed, what, whether it is
    final, and the table.
    """
    made = 0
    while made < most and not table.over:
        decision = chance.pick(table.waiting)
        typed, move = _typed(decision.ask(table), chance)
        if not isinstance(move, Action):
            continue
        with suppress(Illegal):
            done = play(table, decision.seat, move)
            table, made = done.table, made + 1
            yield decision.seat, typed, move, done.final, table


def _typed(question: Question, chance: Chance) -> tuple[str, Any]:
    """A random move, and what one types for it."""
    here: Any = question
    typed: list[str] = []
    while isinstance(here, Question):
        if isinstance(here, PickSome):
            size = here.least + chance.below(here.most - here.least + 1)
            answer = joined(here, frozenset(chance.shuffled(here.things)[:size]))
        else:
            answer = chance.pick(here.options).key
        typed.append(answer)
        here = follow(here, answer)
    return " ".join(typed), here
