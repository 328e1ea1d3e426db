"""Where a decision of Splendor stands in the game, and what newcomers are told of it."""

from __future__ import annotations

from games.engine import Decision
from games.splendor.catalogue import NOBLE_POINTS
from games.splendor.rules.rounds import Turn
from games.splendor.rules.turn_ends import ChooseNoble
from games.splendor.table import GOAL, SplendorTable
from games.text import Name, Text


def where(table: SplendorTable, decision: Decision) -> Text:
    """Say which round this is, what is asked now and who plays next."""
    order = [*table.clockwise()]
    place = order.index(decision.seat) + 1
    ends = is_last_round(table, decision) and place == len(order)
    after = Name(order[place % len(order)])
    following = Text("where-end") if ends else Text("where-next", who=after)
    if isinstance(decision, Turn):
        last = "yes" if table.last_round else "no"
        return Text("where-turn", n=table.round, last=last, next=following)
    return Text(f"where-late-{decision.kind}", limit=table.token_limit, next=following)


def is_last_round(table: SplendorTable, decision: Decision) -> bool:
    """Return whether this round is the last one already, or will be once a noble has come."""
    points = table.players[decision.seat].points
    coming = NOBLE_POINTS if isinstance(decision, ChooseNoble) else 0
    return table.last_round or points + coming >= GOAL


def introduce(table: SplendorTable, decision: Decision) -> Text:
    """Say what a newcomer may not know of this kind of decision."""
    return Text(f"meet-{decision.kind}", goal=GOAL, limit=table.token_limit)
