"""Building (PF-90 to PF-94)."""

from __future__ import annotations

from games.engine import Seat, require
from games.princes_of_florence.actions import Build
from games.princes_of_florence.catalogue import Building, Place
from games.princes_of_florence.events import Built, of_tile
from games.princes_of_florence.figures import BUILDING_POINTS
from games.princes_of_florence.rules.paying import charge, require_payable
from games.princes_of_florence.rules.placing import ask_place, require_place
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import Option, Pick, Question
from games.text import Text


def may_build(table: PrincesTable, player: Player) -> bool:
    """Whether *player* could build anything (PF-92, PF-110)."""
    return player.resources >= player.building_price and any(_buildable(table, player, b) for b in table.buildings)


def ask_build(table: PrincesTable, player: Player, *, sell: bool) -> Question:
    """Ask which building, and where."""

    def option(building: Building) -> Option:
        def where() -> Question:
            return ask_place(building, player, lambda place: Build(place, sell))

        return Option(building.id, of_tile(building), where, Text("size", size=building.size.value))

    price = player.building_price
    buildings = [building for building in table.buildings if _buildable(table, player, building)]
    return Pick(Text("ask-build", price=price), [option(building) for building in buildings])


def build(table: PrincesTable, seat: Seat, place: Place, *, sell: bool) -> None:
    """Pay for a building and lay it; the prestige comes too late to pay with (PF-92 to PF-94)."""
    player, building = table.players[seat], place.tile
    others = tuple(of_tile(other) for other in table.buildings if _buildable(table, player, other))
    n, named = len(others), of_tile(building)
    require(isinstance(building, Building), "refuse-build-landscape", tile=named, n=n, others=others)
    assert isinstance(building, Building)
    require(not player.has(building), "refuse-build-twice", tile=named, n=n, others=others)  # PF-17
    require(table.buildings[building] > 0, "refuse-build-gone", tile=named, n=n, others=others)  # PF-91
    require_place(place, player)
    price = player.building_price
    require_payable(player, price, sell=sell)
    charge(table, seat, price)
    table.buildings[building] -= 1
    player.estate.append(place)
    player.points += BUILDING_POINTS
    table.tell(Built(seat=seat, place=place, price=price, points=BUILDING_POINTS))


def _buildable(table: PrincesTable, player: Player, building: Building) -> bool:
    """Whether *player* could build *building*, money aside."""
    return table.buildings[building] > 0 and not player.has(building) and player.has_room(building)
