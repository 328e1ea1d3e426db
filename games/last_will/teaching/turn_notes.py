"""Where a decision of Last Will stands in the game, what newcomers are told of it, and what
is warned of.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Decision, Seat
from games.last_will.actions import EndTurn
from games.last_will.catalogue import ROUNDS
from games.last_will.events import Phase, of_title
from games.last_will.rules import black
from games.last_will.rules.boards import hand_limit, use_actions
from games.last_will.table import LastWillTable
from games.moves import Action
from games.text import Name, Text


def where(table: LastWillTable, decision: Decision) -> Text:
    """Say which round and phase this is, and what follows.

    Whoever only leaves wishes reads it, too, so it counts nothing that belongs to *decision*.
    """
    round_ = Text("where-round", n=table.round, rounds=ROUNDS)
    if table.phase is Phase.PREPARATION:
        return Text("where-keep-first", round=round_)
    if table.phase is Phase.END_OF_ROUND:
        return Text("where-keep", round=round_, n=table.round + 1)
    if table.phase is Phase.ERRANDS:
        return Text("where-errand", round=round_)
    if table.phase is Phase.ACTIONS:
        following = _following(table, decision.seat)
        return Text("where-turn", round=round_, who=Name(decision.seat), next=following)
    return Text(f"where-planning-{decision.kind}", round=round_)


def _following(table: LastWillTable, seat: Seat) -> Text:
    """Whose turn comes next, or that the round ends."""
    order = table.plan_order
    later = order[order.index(seat) + 1 :]
    if later:
        return Text("where-next", who=Name(later[0]))
    return Text("where-end" if table.ending else "where-close")


def introduce(table: LastWillTable, decision: Decision) -> Text:
    """Say what a newcomer may not know of this kind of decision."""
    return Text(f"meet-{decision.kind}", limit=hand_limit(table.players[decision.seat]))


def warnings(table: LastWillTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of cards that could be used without an action (LW-112); how many actions the end
    of a turn loses, its button says.
    """
    if not isinstance(action, EndTurn):
        return []
    player = table.players[seat]
    idle = [laid.card for laid in black.usable(player) if not use_actions(player, laid)]
    return [Text("warning-free", cards=tuple(map(of_title, idle)))] if idle else []
