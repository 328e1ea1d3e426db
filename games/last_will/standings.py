"""Who stands where in Last Will (LW-252 to LW-260)."""

from __future__ import annotations

from games.engine import Seat
from games.game import Standing, places
from games.last_will.catalogue import PROPERTY_BONUS, Property
from games.last_will.events import of_money, of_title
from games.last_will.table import LastWillTable, Player
from games.text import Text


def standings(table: LastWillTable) -> list[Standing]:
    """Return the seats, best first: least money and property, then whose planning marker lies further left.

    The bankrupt have at most nothing and everybody else has something, so one figure ranks them all (LW-258).
    """
    merits = [(-player.worth, -(player.plan or 0)) for player in table.players]
    rows = [
        Standing(Seat(seat), place, merit, Text("score", worth=of_money(player.worth)), _account(table, player))
        for seat, (place, merit, player) in enumerate(zip(places(merits), merits, table.players, strict=True))
    ]
    return sorted(rows, key=lambda standing: standing.place)


def _account(table: LastWillTable, player: Player) -> tuple[Text, ...]:
    """Bankruptcy, the money, each property with its addition, and at the end the space that breaks ties."""
    bankrupt = (Text("account-bankrupt"),) if player.bankrupt else ()
    property_ = tuple(
        Text("account-property", card=of_title(laid.card), value=laid.value, bonus=PROPERTY_BONUS)
        for laid in player.board
        if isinstance(laid.card, Property)
    )
    space = (Text("account-plan", space=player.plan),) if table.over and player.plan else ()
    return *bankrupt, Text("account-money", money=of_money(player.money)), *property_, *space
