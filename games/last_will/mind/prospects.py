"""How probably a seat wins Last Will: what is left of the inheritance, and what helps to get rid of
it.
"""

from __future__ import annotations

from games.engine import Seat
from games.last_will.catalogue import ROUNDS
from games.last_will.mind.estimates import promise
from games.last_will.mind.estimates import worth as worth_of
from games.last_will.rules.boards import more_actions
from games.last_will.table import LastWillTable
from games.weighing import chances, read_weights

FIGURES = ("wealth", "promise", "hand", "cards", "friends", "actions", "bankrupt", "room")
"""What is weighed, in the order of `figures`."""
TENS = 10
BEST_OF_HAND = 3
"""How many cards in hand are looked at: there are hardly actions for more."""

WEIGHTS = read_weights("games.last_will", FIGURES)


def worth(table: LastWillTable) -> list[float]:
    """Estimate how probably each seat wins."""
    rows = [figures(table, Seat(at)) for at in range(len(table.players))]
    return chances(rows, WEIGHTS[len(rows)], progress(table))


def progress(table: LastWillTable) -> float:
    """Return how far the game has come, from 0 to 1."""
    return (table.round - 1) / (ROUNDS - 1)


def figures(table: LastWillTable, seat: Seat) -> tuple[float, ...]:
    """Return the figures of a seat that are weighed, in the order of `FIGURES`."""
    player = table.players[seat]
    hand = sorted([worth_of(table, player, card) for card in player.hand])[-BEST_OF_HAND:]
    plan = None if player.done else table.plan_of(player)
    return (
        player.worth / TENS,
        promise(table, player) / TENS,
        sum([max(0.0, good) for good in hand]) / TENS,
        len(player.hand),
        more_actions(player),
        player.actions or (plan.actions if plan else 0),
        float(player.bankrupt),
        max(0, player.spaces - len(player.board)),
    )
