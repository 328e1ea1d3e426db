"""Where a decision of The Princes of Florence stands in the game, and what newcomers are told of
it.
"""

from __future__ import annotations

from games.engine import Decision
from games.princes_of_florence.events import Phase
from games.princes_of_florence.figures import ACTIONS, BEST_WORK_POINTS, PAY, RAISE, ROUNDS
from games.princes_of_florence.rules.course import ReturnOne
from games.princes_of_florence.rules.turns import Turn, TurnGoesOn
from games.princes_of_florence.table import PrincesTable
from games.text import Name, Text

WON = frozenset({"landscape", "prestige", "recruit"})
"""Kinds of decisions about an object that was won just now."""


def where(table: PrincesTable, decision: Decision) -> Text:
    """Say which round and phase this is, and what follows."""
    if isinstance(decision, ReturnOne):
        return Text("where-return", rounds=ROUNDS)
    if table.phase is Phase.AUCTIONS:
        won = decision.kind in WON
        over = sum(not player.bidding for player in table.players)
        return Text(
            "where-auction",
            round=table.round,
            rounds=ROUNDS,
            won="yes" if won else "no",
            n=over if won else over + 1,
            of=len(table.players),
            actions=ACTIONS,
        )
    left = decision.left if isinstance(decision, Turn) else _left(table)
    return Text(
        "where-action",
        round=table.round,
        rounds=ROUNDS,
        what=decision.kind if left or not isinstance(decision, Turn) else "idle",
        n=ACTIONS - left + 1,
        of=ACTIONS,
        next=_following(table, decision, left - isinstance(decision, Turn)),
    )


def _left(table: PrincesTable) -> int:
    """How many actions are left once what was begun is done."""
    following = table.agenda[-2] if len(table.agenda) > 1 else None
    return following.turn.left if isinstance(following, TurnGoesOn) else 0


def _following(table: PrincesTable, decision: Decision, left: int) -> Text:
    """What comes after this decision, with so many actions left then."""
    if left > 0:
        return Text("where-next-action", n=ACTIONS - left + 1, of=ACTIONS)
    after = table.left_of(decision.seat)
    if after != table.first:
        return Text("where-next", who=Name(after))
    last = "yes" if table.round == ROUNDS else "no"
    return Text("where-best", points=BEST_WORK_POINTS, last=last)


def introduce(table: PrincesTable, decision: Decision) -> Text:
    """Say what a newcomer may not know of this kind of decision."""
    return Text(f"meet-{decision.kind}", n=ACTIONS, minimum=table.minimum, step=RAISE, pay=PAY)
