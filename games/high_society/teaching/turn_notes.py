"""Where a decision of High Society stands in the game, what newcomers are told of it, and what
is warned of.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Decision, Seat
from games.high_society.actions import Raise, Submit
from games.high_society.catalogue import RED_FRAMES
from games.high_society.mind.habits import least_of_others
from games.high_society.rules.auctions import DiscardToThief
from games.high_society.rules.limits import reach
from games.high_society.table import HighSocietyTable
from games.moves import Action
from games.text import Text


def where(table: HighSocietyTable, decision: Decision) -> Text:
    """Say which auction this is, how near the end is, and who will take the card."""
    if isinstance(decision, DiscardToThief):
        return Text("where-thief", n=table.auction)
    kind = table.under_the_hammer.auction.value
    return Text(
        f"where-auction-{decision.kind}",
        n=table.auction,
        reds=table.reds,
        end=RED_FRAMES,
        kind=kind,
    )


def introduce(_table: HighSocietyTable, decision: Decision) -> Text:
    """Say what a newcomer may not know of this kind of decision."""
    return Text(f"meet-{decision.kind}")


SOON = 2
"""So many red frames before the end, nobody counts on the others to become poorer."""


def warnings(table: HighSocietyTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of what *action* may lead to, or without one of how things stand.

    What everybody has left is known to whoever has watched the bids.
    """
    if table.card is None:  # the thief waits to be paid
        return []
    player = table.players[seat]
    mine, least = player.money + player.total, least_of_others(table, seat)
    if _endangers(table, mine, least):  # said as the turn begins, and not before each bid
        return [Text("warning-poorest-now", left=mine)] if action is None else []
    match action:
        case Raise(cards) if _endangers(table, left := player.money - sum(cards), least):
            auction = table.card.auction.value
            return [Text("warning-poorest", left=left, auction=auction)]
        case Submit(limit) if (most := reach(player, limit)) and _endangers(
            table, left := mine - most, least
        ):
            return [Text("warning-poorest-limit", n=most, left=left)]
    return []


def _endangers(table: HighSocietyTable, left: int, least: int) -> bool:
    """Whether somebody with so much left is the poorest, and there may be no time to change that:
    the end is near, or they are far behind.
    """
    return left <= least and (table.reds >= RED_FRAMES - SOON or left < least // 2)
