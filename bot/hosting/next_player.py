"""Guesses who must act next, by playing random moves at copies of the table.

In many games a move decides who follows, so the rules do not say it. Usually all moves lead to the
same seat; if they do not, there is no guess. Hidden information is dealt anew in each copy, so a
guess reveals nothing.
"""

from __future__ import annotations

from games.automa import stroll
from games.chance import Chance
from games.engine import Seat, Table, advance
from games.moves import Action, Illegal
from games.package import AnyGame

COPIES = 3
"""How many copies are played; all must lead to the same seat."""
MOST_MOVES = 25
"""A turn with more moves than this gives no guess."""
MOST_TRIES = 20
"""How many random moves are tried before giving up, since the rules may refuse some."""


def next_up(game: AnyGame, table: Table, chance: Chance) -> Seat | None:
    """Return the only seat that must probably act next, or None.

    There is no guess while the game waits for several seats.
    """
    acting = {decision.seat for decision in table.waiting}
    if len(acting) != 1:
        return None
    (seat,) = acting
    guesses = {
        _after(seat, game.rules.scramble(table, None, chance), chance) for _ in range(COPIES)
    }
    return guesses.pop() if len(guesses) == 1 else None


def _after(seat: Seat, table: Table, chance: Chance) -> Seat | None:
    """Play the turn of *seat* at random; return the only seat that must act then, or None.

    This changes the table.
    """
    for _ in range(MOST_MOVES):
        if not _moved(table, chance):
            return None
        waited = {decision.seat for decision in table.waiting}
        if waited != {seat}:
            return waited.pop() if len(waited) == 1 else None
    return None


def _moved(table: Table, chance: Chance) -> bool:
    """Make a random legal move; return whether one was found."""
    decision = table.waiting[0]
    for _ in range(MOST_TRIES):
        action = stroll(decision.ask(table), chance)
        assert isinstance(action, Action)
        try:
            advance(table, decision.seat, action)
        except Illegal:
            continue
        return True
    return False
