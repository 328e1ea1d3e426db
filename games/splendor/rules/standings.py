"""Who stands where in Splendor (SP-75 to SP-79)."""

from __future__ import annotations

from games.engine import Seat
from games.rules import Scores, Standing, places
from games.splendor.table import Player, SplendorTable
from games.text import Text


def standings(table: SplendorTable) -> list[Standing]:
    """Return the seats, best first: most prestige, then fewest cards bought (SP-76, SP-77)."""
    merits = [(player.points, -len(player.bought)) for player in table.players]
    ranked = zip(places(merits), merits, table.players, strict=True)
    rows = [
        Standing(Seat(seat), place, merit, Text("score", points=player.points), _account(player))
        for seat, (place, merit, player) in enumerate(ranked)
    ]
    return sorted(rows, key=lambda standing: standing.place)


def _account(player: Player) -> tuple[Text, ...]:
    from_cards = sum(card.points for card in player.bought)
    cards = Text("account-cards", points=from_cards, n=len(player.bought))
    if not player.nobles:
        return (cards,)
    return cards, Text("account-nobles", points=player.points - from_cards, n=len(player.nobles))


def scores(table: SplendorTable) -> Scores:
    """Return everybody's prestige."""
    return Scores(table.round, tuple(player.points for player in table.players))
