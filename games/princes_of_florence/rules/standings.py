"""Who stands where in The Princes of Florence (PF-139, PF-140)."""

from __future__ import annotations

from games.engine import Seat
from games.princes_of_florence.catalogue import Prestige
from games.princes_of_florence.events import of_card
from games.princes_of_florence.figures import RAISE
from games.princes_of_florence.rules.values import prestige_value, sources
from games.princes_of_florence.table import Player, PrincesTable
from games.rules import Scores, Standing, places
from games.text import Text


def standings(table: PrincesTable) -> list[Standing]:
    """Return the seats, best first: most prestige, then most money.

    Money counts in steps of 100 florins, as it comes (PF-07): before the end it is worth what it
    can buy, and no more.
    """
    merits = [(player.points, player.money // RAISE) for player in table.players]
    rows = [
        Standing(
            Seat(seat), place, merit, Text("score", points=player.points), _account(table, player)
        )
        for seat, (place, merit, player) in enumerate(
            zip(places(merits), merits, table.players, strict=True)
        )
    ]
    return sorted(rows, key=lambda standing: standing.place)


def _account(table: PrincesTable, player: Player) -> tuple[Text, ...]:
    """What brought prestige, each prestige card once they are shown, and the money that breaks
    ties.
    """
    money = Text("account-money", florins=player.money)
    if not table.over:
        return (money,)
    cards = [(card, prestige_value(card, player, table.players)) for card in player.prestige]
    before = player.points - sum(points for _, points in cards)
    scored = (_scored(card, points) for card, points in cards)
    came = sources(before, player.estate, player.builders)
    parts = {
        "works" if came.works >= 0 else "sold": came.works,
        "buildings": came.buildings,
        "landscapes": came.landscapes,
        "builders": came.builders,
    }
    told = (Text("account-from", source=key, points=abs(n)) for key, n in parts.items() if n)
    return *told, *scored, money


def _scored(card: Prestige, points: int) -> Text:
    tied = "yes" if 0 < points < card.points else "no"
    return Text("account-card", card=of_card(card), points=points, tied=tied)


def scores(table: PrincesTable) -> Scores:
    """Return everybody's prestige; at the end with that of the prestige cards."""
    points = tuple(player.points for player in table.players)
    return Scores(table.round, points, settled=table.over)
