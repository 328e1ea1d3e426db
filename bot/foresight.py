"""Who must probably act next: guessed by playing on, at random, at tables dealt anew from what everybody may know.

The rules do not say it, since in many games it is what somebody does that decides who follows. But most often whatever
is done leads to the same seat; where it does not, nobody is guessed.
"""

from __future__ import annotations

from typing import Any

from games.automa import stroll
from games.chance import Chance
from games.engine import Action, Illegal, Seat, Table, advance
from games.game import Game

GUESSES = 3
"""How often it is played on; all must lead to the same seat."""
FARTHEST = 25
"""Moves: a turn that is longer is followed by nobody knows whom."""
PATIENCE = 20
"""How often an answer is drawn again when the rules refuse it."""


def next_up(game: Game[Any, Any], table: Table, chance: Chance) -> Seat | None:
    """Return for whom the game will probably wait, and for nobody else, after the only seat it waits for now."""
    acting = {decision.seat for decision in table.waiting}
    if len(acting) != 1:
        return None
    (seat,) = acting
    guesses = {_after(seat, game.scramble(table, None, chance), chance) for _ in range(GUESSES)}
    return guesses.pop() if len(guesses) == 1 else None


def _after(seat: Seat, table: Table, chance: Chance) -> Seat | None:
    """For whom alone a table waits after the turn of *seat*, played at random; the table is changed by that."""
    for _ in range(FARTHEST):
        if not _moved(table, chance):
            return None
        waited = {decision.seat for decision in table.waiting}
        if waited != {seat}:
            return waited.pop() if len(waited) == 1 else None
    return None


def _moved(table: Table, chance: Chance) -> bool:
    """Let whoever must act do anything that the rules allow; whether something was found."""
    decision = table.waiting[0]
    for _ in range(PATIENCE):
        action = stroll(decision.ask(table), chance)
        assert isinstance(action, Action)
        try:
            advance(table, decision.seat, action)
        except Illegal:
            continue
        return True
    return False
