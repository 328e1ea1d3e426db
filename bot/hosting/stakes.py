"""What depends on a move, so that whoever is about to make it looks once more: the end of the game,
or that nobody can simply take it back.

Whether a move ends the game may hang on what its player cannot know, such as the next card. So it
is said only where it holds however that lies.
"""

from __future__ import annotations

from enum import Enum

from bot.hosting.cache import News
from bot.hosting.position import Position
from bot.hosting.undo_rule import way_back
from games import engine
from games.chance import Chance
from games.engine import Seat, Table
from games.moves import Action, Illegal
from games.rules import winners
from games.text import Text

DEALT_ANEW = 12
"""How often what is hidden is dealt anew. Where luck decides whether a game ends, it ends in at
most half of the deals: so many agree by accident once in 4,096. They take some milliseconds, and
only for a move that ends the game, so they need no worker.
"""


class Stake(Enum):
    """Why a move deserves a second look."""

    VICTORY = "victory"
    """It wins the game."""
    END = "end"
    """It ends the game."""
    REVEALING = "revealing"
    """It brings something hidden to light, so it stays."""
    LASTING = "lasting"
    """It stays, as the table wants it or because it was the last."""
    ASKED = "asked"
    """It can be taken back only if the others agree."""


def stake_of(position: Position, seat: Seat, action: Action) -> Stake | None:
    """Return what depends on a move of *seat*; None if it may be taken back at once. Raises
    `Illegal` if it cannot be made.
    """
    played, user = engine.play(position.table, seat, action), position.row.seats[seat].user
    if played.table.over:
        return _end(position, seat, action, played.table) or Stake.LASTING
    made = News(position.row.ply + 1, seat, (), final=played.final, user=user)
    found = way_back(position.row, seat, [made])
    if isinstance(found, Text):
        return Stake.REVEALING if played.final else Stake.LASTING
    return Stake.ASKED if found.asks else None


def _end(position: Position, seat: Seat, action: Action, after: Table) -> Stake | None:
    """Whether a move wins or ends the game, whatever its player cannot know."""
    rules, won = position.game.rules, _has_won(position, after, seat)
    for seed in range(DEALT_ANEW):
        try:
            dealt = rules.scramble(position.table, seat, Chance(seed))
            imagined = engine.play(dealt, seat, action).table
        except Illegal:  # what forbids it is hidden
            return None
        if not imagined.over:
            return None
        won = won and _has_won(position, imagined, seat)
    return Stake.VICTORY if won else Stake.END


def _has_won(position: Position, table: Table, seat: Seat) -> bool:
    return winners(position.game.rules.standings(table)) == [seat]
