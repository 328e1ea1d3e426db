"""Why usual actions and objects cannot be chosen now, a line for each reason."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.princes_of_florence.events import of_lot
from games.princes_of_florence.figures import BONUS_PRICE, FREEDOM_PRICE, PROFESSION_PRICE
from games.princes_of_florence.rules.building import may_lay_any
from games.princes_of_florence.rules.buying import introducible
from games.princes_of_florence.table import Player, PrincesTable
from games.text import Text


def why_no_action(
    table: PrincesTable, player: Player, *, bought: bool, introduced: bool
) -> Sequence[Text]:
    """Say for each action that *player* cannot take why that is so."""
    no_building, no_bonus = Text("cannot-build"), Text("cannot-bonus")
    no_profession = Text("cannot-profession", why="once" if bought else "gone")
    no_freedom = Text("cannot-freedom", why="once" if introduced else "gone")
    free = not introduced and bool(introducible(table, player))
    found, dear = list[Text](), list[Text]()
    for what, price, possible, reason in (
        ("build", player.building_price, may_lay_any(table, player), no_building),
        ("profession", PROFESSION_PRICE, not bought and table.sells_professions, no_profession),
        ("bonus", BONUS_PRICE, bool(table.bonuses), no_bonus),
        ("freedom", FREEDOM_PRICE, free, no_freedom),
    ):
        if not possible:
            found.append(reason)
        elif price > player.resources:
            dear.append(Text("cannot-priced", what=what, price=price))
    if dear:
        found.append(Text("cannot-afford", what=tuple(dear), money=player.money))
    return found


def why_no_object(table: PrincesTable, seat: Seat) -> Sequence[Text]:
    """Say which objects *seat* cannot choose: won already, without room or supply, or too dear."""
    player, choices = table.players[seat], table.choices(seat)
    reasons = dict[str, list[Text]]()
    for lot, opening in table.variant.openings(table.round):
        if lot in choices:
            continue
        if lot in table.auctioned:
            why = "won"
        elif not table.may_have(player, lot):
            why = "gone"
        else:
            why = "dear" if opening > player.resources else "gone"
        reasons.setdefault(why, []).append(of_lot(lot))
    return [Text("cannot-choose", why=why, lots=tuple(lots)) for why, lots in reasons.items()]
