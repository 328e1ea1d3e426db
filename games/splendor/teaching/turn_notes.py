"""Where a decision of Splendor stands in the game, what newcomers are told of it, and what
is warned of.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Decision, Seat
from games.moves import Action
from games.splendor.actions import Reserve, ReserveUnseen, TakeDifferent, TakeTwo
from games.splendor.catalogue import GOLD, NOBLE_POINTS, Card
from games.splendor.events import called
from games.splendor.mind.prospects import would_win
from games.splendor.rules.rounds import Turn
from games.splendor.rules.turn_ends import ChooseNoble
from games.splendor.table import ALIKE, GOAL, Player, SplendorTable
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


def warnings(table: SplendorTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of what *action* leads to, or without one of what the others may do next."""
    if action is None:
        near = ((at, _to_the_goal(table, table.players[at])) for at in _yet_to_move(table, seat))
        return [
            Text("warning-goal", who=Name(at), goal=GOAL, card=called(card))
            for at, card in near
            if card is not None
        ]
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


def _to_the_goal(table: SplendorTable, other: Player) -> Card | None:
    """Return a card that would bring *other* to the goal now, of those that everybody has seen the
    one with most points; None if there is none.
    """
    blind = {reserved.card.id for reserved in other.hand if reserved.blind}
    winning = [
        card
        for card in table.affordable(other)
        if card.id not in blind and would_win(table, other, card)
    ]
    return max(winning, key=lambda card: card.points, default=None)
