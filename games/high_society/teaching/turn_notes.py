"""Where a decision of High Society stands in the game, and what newcomers are told of it."""

from __future__ import annotations

from games.engine import Decision
from games.high_society.catalogue import RED_FRAMES
from games.high_society.rules.auctions import DiscardToThief
from games.high_society.table import HighSocietyTable
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
