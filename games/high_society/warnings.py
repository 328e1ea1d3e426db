"""What a player of High Society is warned of: to end up as the poorest, and so out of the game."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Action, Seat
from games.high_society.actions import Raise, Submit
from games.high_society.habits import owned
from games.high_society.table import HighSocietyTable
from games.text import Text


def warnings(table: HighSocietyTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of what *action* may lead to, or without one of how things stand.

    What everybody has left is known to whoever has watched the bids.
    """
    player = table.players[seat]
    mine, least = player.money + player.total, _least(table, seat)
    match action:
        case None if mine <= least:
            return [Text("warning-poorest-now", left=mine)]
        case Raise(cards) if (left := player.money - sum(cards)) <= least:
            return [Text("warning-poorest", left=left)]
        case Submit(limit) if limit and (left := max(0, mine - limit)) <= least:
            return [Text("warning-poorest", left=left)]
    return []


def _least(table: HighSocietyTable, seat: Seat) -> int:
    """What the poorest of the others has once this auction is over."""
    card = table.under_the_hammer
    return min(owned(other, card) for at, other in enumerate(table.players) if at != seat)
