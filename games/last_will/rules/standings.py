"""Who stands where in Last Will (LW-252 to LW-260)."""

from __future__ import annotations

from functools import cache

from games.engine import Seat
from games.last_will.catalogue import PROPERTY_BONUS, Property
from games.last_will.events import of_money, of_title
from games.last_will.mind.estimates import promise
from games.last_will.table import LastWillTable, Player
from games.rules import Scores, Standing, places
from games.text import Text


def standings(table: LastWillTable) -> list[Standing]:
    """Return the seats, best first: least money and property, then whose planning marker lies
    further left.

    The bankrupt have at most nothing and everybody else has something, so one figure ranks them all
    (LW-258). Before the end a board is worth what it may well help to get rid of.
    """
    merits = [_merit(table, player) for player in table.players]
    rows = [
        Standing(
            Seat(seat),
            place,
            merit,
            Text("score", worth=of_money(player.worth)),
            _account(table, player),
        )
        for seat, (place, merit, player) in enumerate(
            zip(places(merits), merits, table.players, strict=True)
        )
    ]
    return sorted(rows, key=lambda standing: standing.place)


def _merit(table: LastWillTable, player: Player) -> tuple[int, int]:
    hopes = 0 if table.over else round(promise(table, player))
    return hopes - player.worth, -(player.plan or 0)


def _account(table: LastWillTable, player: Player) -> tuple[Text, ...]:
    """Bankruptcy, the money, each property with its addition, and at the end the space that breaks
    ties.
    """
    bankrupt = (Text("account-bankrupt"),) if player.bankrupt else ()
    owned = tuple(
        _owned(laid.card, laid.value) for laid in player.board if isinstance(laid.card, Property)
    )
    space = (Text("account-plan", space=player.plan),) if table.over and player.plan else ()
    return *bankrupt, Text("account-money", money=of_money(player.money)), *owned, *space


@cache
def _owned(card: Property, value: int) -> Text:
    return Text("account-property", card=of_title(card), value=value, bonus=PROPERTY_BONUS)


def scores(table: LastWillTable) -> Scores:
    """Return what everybody has left, in money and property."""
    return Scores(table.round, tuple(player.worth for player in table.players), falls=True)
