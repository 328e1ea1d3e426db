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
from games.engine import Seat, Table, begin, play
from games.moves import Action, Illegal
from games.package import AnyGame
from games.questions import PickSome, Question, follow, joined, notation_of

SHORT_OF_THE_END = 5
"""Plies: no script is played to the end of its game, after which there would be nothing to play."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One entry of a record, and how it would be typed."""

    seat: Seat
    typed: str
    action: bytes
    final: bool
    forced: bool
    """Whether the bot makes it without asking, after the one before."""


@dataclass(frozen=True, slots=True)
class Script:
    """A game that is so far *played*, what lies on the table, whom it waits for, and the plies *to
    come*.
    """

    game: AnyGame
    seed: int
    seats: int
    played: tuple[Ply, ...]
    state: bytes
    waiting: frozenset[Seat]
    to_come: tuple[Ply, ...]


@cache
def script(game: AnyGame, seed: int, played: int, to_come: int) -> Script:
    """Play a random game so far, or the next longer one of other seeds, and on, noting how."""
    for longer in range(seed, seed + 1_000_000, 1000):
        seats = Chance(longer).pick(game.rules.seats)
        opened = begin(game.rules.set_up(seats, Chance(longer), game.rules.chosen())).table
        most = played + to_come + SHORT_OF_THE_END
        course = list(_course(game, opened, Chance(longer + 1), most))
        plies = tuple(ply for ply, _ in course)
        if len(plies) == most and not plies[played].forced:
            _, lies = course[played - 1]
            waiting = frozenset(decision.seat for decision in lies.waiting)
            written = game.rules.codec.write_table(lies)
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


def _course(game: AnyGame, table: Table, chance: Chance, most: int) -> Iterator[tuple[Ply, Table]]:
    """So many random plies, as far as the game goes, each with the table after it."""
    write = game.rules.codec.write_move
    made = 0
    while made < most and not table.over:
        waiting = table.waiting
        only = waiting[0].forced(table) if made and len(waiting) == 1 else None
        if only is not None:
            done = play(table, waiting[0].seat, only)
            if not (done.final or done.table.over):
                typed = notation_of(waiting[0].ask(table), only)
                table, made = done.table, made + 1
                yield Ply(waiting[0].seat, typed, write(only), final=False, forced=True), table
                continue
        decision = chance.pick(waiting)
        typed, move = _typed(decision.ask(table), chance)
        if not isinstance(move, Action):
            continue
        with suppress(Illegal):
            done = play(table, decision.seat, move)
            table, made = done.table, made + 1
            yield Ply(decision.seat, typed, write(move), done.final, forced=False), table


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
