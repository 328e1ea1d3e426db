"""Where a decision of The Princes of Florence stands in the game, what newcomers are told of it,
and what is warned of.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Decision, Seat
from games.moves import Action
from games.princes_of_florence.actions import (
    Build,
    Choose,
    DrawBonuses,
    DrawProfessions,
    Introduce,
    Raise,
    Seal,
    TakeProfession,
)
from games.princes_of_florence.events import Phase
from games.princes_of_florence.figures import (
    ACTIONS,
    BEST_WORK_POINTS,
    BONUS_PRICE,
    FREEDOM_PRICE,
    PAY,
    PROFESSION_PRICE,
    RAISE,
    ROUNDS,
    SOLD_FOR,
)
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase, RaiseOrPass
from games.princes_of_florence.rules.course import ReturnOne
from games.princes_of_florence.rules.turns import Turn, TurnGoesOn
from games.princes_of_florence.rules.works import best_value
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
    in_turn = isinstance(decision, Turn)
    left = decision.left if isinstance(decision, Turn) else _left(table)
    return Text(
        "where-action",
        round=table.round,
        rounds=ROUNDS,
        what=decision.kind if left or not in_turn else "idle",
        n=ACTIONS - left + 1,
        of=ACTIONS,
        next=_following(table, decision, left - in_turn),
        goes_on="yes" if in_turn and left > 1 else "no",
    )


def _left(table: PrincesTable) -> int:
    """How many actions are left once what was begun is done."""
    following = table.agenda[-2] if len(table.agenda) > 1 else None
    return following.turn.left if isinstance(following, TurnGoesOn) else 0


def _following(table: PrincesTable, decision: Decision, left: int) -> Text:
    """What comes after this decision, with so many actions left then."""
    if left > 0:
        return Text("where-next-action", n=ACTIONS - left + 1)
    after = table.left_of(decision.seat)
    if after != table.first:
        return Text("where-next", who=Name(after))
    last = "yes" if table.round == ROUNDS else "no"
    return Text("where-best", points=BEST_WORK_POINTS, last=last)


def introduce(table: PrincesTable, decision: Decision) -> Text:
    """Say what a newcomer may not know of this kind of decision."""
    return Text(f"meet-{decision.kind}", n=ACTIONS, minimum=table.minimum, step=RAISE, pay=PAY)


def warnings(table: PrincesTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of what *action* costs in prestige, or without one of works worth too little.

    Of the latter as the auctions begin, when there is time to do something about it; later the
    question itself says so.
    """
    player, decision = table.players[seat], table.decision_of(seat)
    if action is None:
        best = best_value(player)
        choosing = isinstance(decision, ChooseObject | LastPurchase)
        if choosing and best < table.minimum:
            return [Text("warning-minimum", best=best, minimum=table.minimum)]
        return []
    price = _price(table, seat, action)
    sold = player.short_of(price) if price else 0
    when = _when(decision, action)
    return [Text("warning-sell", when=when, n=sold, florins=SOLD_FOR * sold)] if sold else []


def _when(decision: object, action: Action) -> str:
    """When prestige would be sold: at once, if the object is won, or if the bids go so far."""
    if isinstance(action, Seal):
        return "far"
    bidding = isinstance(action, Raise | Choose) and not isinstance(decision, LastPurchase)
    return "won" if bidding else "now"


def _price(table: PrincesTable, seat: Seat, action: Action) -> int:
    """What an action costs for which its player agrees to sell prestige; 0 for any other."""
    match action:
        case Raise(sell=True):
            decision = table.decision_of(seat)
            return decision.price if isinstance(decision, RaiseOrPass) else 0
        case Choose(lot, sell=True):
            return table.opening(lot)
        case Seal(florins, sell=True):
            return florins
        case Build(sell=True):
            return table.players[seat].building_price
        case DrawProfessions(sell=True) | TakeProfession(sell=True):
            return PROFESSION_PRICE
        case DrawBonuses(sell=True):
            return BONUS_PRICE
        case Introduce(sell=True):
            return FREEDOM_PRICE
    return 0
