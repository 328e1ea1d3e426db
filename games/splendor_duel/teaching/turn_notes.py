"""Where a decision of Splendor Duel stands in the game, and what newcomers are told of it."""

from __future__ import annotations

from games.engine import Decision
from games.splendor_duel.events import Goal
from games.splendor_duel.rules.turns import Turn
from games.splendor_duel.table import (
    CROWNS_OF_A_ROYAL,
    GOALS,
    MOST_TOKENS,
    DuelTable,
    opponent,
)
from games.text import Name, Text


def where(table: DuelTable, decision: Decision) -> Text:
    """Say which turn this is, what is asked now and who plays next."""
    seat = decision.seat
    again = "yes" if table.again else "no"
    following = Text("where-next", who=Name(opponent(seat)), again=again)
    if ends_now(table, decision):
        following = Text("where-end")
    if isinstance(decision, Turn):
        spending = bool(table.players[seat].privileges) and not table.replenished
        before = "yes" if spending or table.bag else "no"
        return Text("where-turn", n=table.turn, before=before, next=following)
    return Text(f"where-late-{decision.kind}", limit=MOST_TOKENS, next=following)


def ends_now(table: DuelTable, decision: Decision) -> bool:
    """Return whether the game ends with this turn, whose main action has been done."""
    if isinstance(decision, Turn):
        return False
    stops = table.safety_stop and not table.stirred and table.quiet + 1 >= table.safety_stop
    return bool(stops or table.players[decision.seat].reached)


def introduce(_table: DuelTable, decision: Decision) -> Text:
    """Say what a newcomer may not know of this kind of decision."""
    return Text(
        f"meet-{decision.kind}",
        points=GOALS[Goal.POINTS],
        crowns=GOALS[Goal.CROWNS],
        colour=GOALS[Goal.COLOUR],
        each=CROWNS_OF_A_ROYAL,
        limit=MOST_TOKENS,
    )
