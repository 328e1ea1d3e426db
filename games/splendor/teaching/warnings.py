"""What a player of Splendor is warned of: too many tokens, and an opponent about to win."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.moves import Action
from games.splendor.actions import Reserve, ReserveUnseen, TakeDifferent, TakeTwo
from games.splendor.catalogue import GOLD
from games.splendor.mind.prospects import would_win
from games.splendor.table import ALIKE, GOAL, Player, SplendorTable
from games.splendor.teaching.turn_notes import is_last_round
from games.text import Name, Text


def warnings(table: SplendorTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of what *action* leads to, or without one of what the others may do next."""
    if action is None:
        others = _yet_to_move(table, seat)
        near = tuple(Name(at) for at in others if _may_reach_the_goal(table, table.players[at]))
        return [Text("warning-goal", who=near, n=len(near), goal=GOAL)] if near else []
    held = table.players[seat].tokens.total + _taken(table, action)
    over = held - table.token_limit
    return [Text("warning-tokens", n=over, limit=table.token_limit)] if over > 0 else []


def _yet_to_move(table: SplendorTable, seat: Seat) -> Sequence[Seat]:
    """The others who have a turn after this one: in the last round only those behind *seat*."""
    order, decision = [*table.clockwise()], table.decision_of(seat)
    place = order.index(seat)
    last = table.last_round or (decision is not None and is_last_round(table, decision))
    return [*order[place + 1 :], *([] if last else order[:place])]


def _taken(table: SplendorTable, action: Action) -> int:
    match action:
        case TakeDifferent(tokens):
            return tokens.total
        case TakeTwo():
            return ALIKE
        case Reserve() | ReserveUnseen():
            return min(1, table.bank[GOLD])
    return -table.token_limit


def _may_reach_the_goal(table: SplendorTable, other: Player) -> bool:
    """Whether a card that everybody has seen would bring *other* to the goal now."""
    blind = {reserved.card.id for reserved in other.hand if reserved.blind}
    return any(
        would_win(table, other, card) for card in table.affordable(other) if card.id not in blind
    )
