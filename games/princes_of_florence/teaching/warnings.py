"""What a player of The Princes of Florence is warned of: works of too little worth, and prestige
about to be sold.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
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
from games.princes_of_florence.figures import (
    BONUS_PRICE,
    FREEDOM_PRICE,
    PROFESSION_PRICE,
    SOLD_FOR,
)
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase, RaiseOrPass
from games.princes_of_florence.rules.works import best_value
from games.princes_of_florence.table import PrincesTable
from games.text import Text


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
