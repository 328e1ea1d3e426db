"""What is hinted of options: what the cards ask for, and which of the player's own professions want a thing."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from games.princes_of_florence.catalogue import (
    LANDSCAPES_OF,
    Building,
    Card,
    Freedom,
    Landscape,
    Lot,
    Prestige,
    Profession,
)
from games.princes_of_florence.events import of_card, of_freedom, of_tile
from games.princes_of_florence.table import Player, PrincesTable
from games.text import Text


@cache
def of_wishes(card: Card) -> Text | None:
    """What a profession wishes for, or what a prestige card is good for; a bonus card's name says all (PF-09)."""
    match card:
        case Profession(building=building, landscape=landscape, freedom=freedom):
            return Text(
                "hint-wishes",
                building=of_tile(building),
                landscape=of_tile(landscape),
                freedom=of_freedom(freedom),
            )
        case Prestige(points=points, shared=shared):
            return Text("hint-prestige", points=points, shared=shared)
    return None


def of_building(player: Player, building: Building) -> Text:
    """The size of *building*, and which professions in the player's hand want it."""
    cards = [card for card in player.professions if card.building is building]
    return Text("hint-building", size=building.size.value, n=len(cards), cards=tuple(map(of_card, cards)))


def of_freedom_wanted(player: Player, freedom: Freedom) -> Text | None:
    """Which professions in the player's hand want *freedom*, if any do."""
    return _wanted([card for card in player.professions if card.freedom is freedom])


def of_lot_wanted(table: PrincesTable, player: Player, lot: Lot) -> Text | None:
    """Which professions in the player's hand want what the winner of *lot* could lay, if any do (PF-45, PF-153)."""
    return of_landscapes_wanted(player, table.landscapes_of(lot, player)) if lot in LANDSCAPES_OF else None


def of_landscapes_wanted(player: Player, landscapes: Collection[Landscape]) -> Text | None:
    """Which professions in the player's hand want one of *landscapes*; one that is laid suffices (PF-75)."""
    wanting = [card for card in player.professions if card.landscape in landscapes]
    return _wanted([card for card in wanting if not player.has(card.landscape)])


def _wanted(cards: list[Profession]) -> Text | None:
    return Text("hint-wanted", cards=tuple(map(of_card, cards))) if cards else None
