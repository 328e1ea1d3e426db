"""Building (PF-90 to PF-94)."""

from __future__ import annotations

from games.engine import Seat
from games.moves import Illegal
from games.princes_of_florence.actions import Build
from games.princes_of_florence.catalogue import Building, Place, Tile
from games.princes_of_florence.events import Built, of_tile
from games.princes_of_florence.figures import BUILDING_POINTS
from games.princes_of_florence.rules.hints import of_building
from games.princes_of_florence.rules.paying import charge, require_payable
from games.princes_of_florence.rules.placing import ask_place, require_place
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import Option, Pick, Question
from games.text import Text


def may_build(table: PrincesTable, player: Player) -> bool:
    """Whether *player* could build anything (PF-92, PF-110)."""
    return player.resources >= player.building_price and may_lay_any(table, player)


def may_lay_any(table: PrincesTable, player: Player) -> bool:
    """Whether there is a building that *player* could build, money aside."""
    return any(_buildable(table, player, building) for building in table.buildings)


def ask_build(table: PrincesTable, player: Player, *, sell: bool) -> Question:
    """Ask which building, and where."""

    def option(building: Building) -> Option:
        def where() -> Question:
            return ask_place(building, player, lambda place: Build(place, sell))

        return Option(building.id, of_tile(building), where, of_building(player, building))

    price = player.building_price
    buildings = [building for building in table.buildings if _buildable(table, player, building)]
    return Pick(Text("ask-build", price=price), [option(building) for building in buildings])


def build(table: PrincesTable, seat: Seat, place: Place, *, sell: bool) -> None:
    """Pay for a building and lay it; the prestige comes too late to pay with (PF-92 to PF-94)."""
    player, building = table.players[seat], place.tile
    if not isinstance(building, Building) or player.has(building) or not table.buildings[building]:
        raise Illegal(_why_not(table, player, building))
    require_place(place, player)
    price = player.building_price
    require_payable(player, price, sell=sell)
    charge(table, seat, price)
    table.buildings[building] -= 1
    player.estate.append(place)
    player.points += BUILDING_POINTS
    table.tell(Built(seat=seat, place=place, price=price, points=BUILDING_POINTS))


def _why_not(table: PrincesTable, player: Player, building: Tile) -> Text:
    """Why *building* cannot be built anywhere (PF-17, PF-91), and what can."""
    others = tuple(of_tile(other) for other in table.buildings if _buildable(table, player, other))
    n, named = len(others), of_tile(building)
    if not isinstance(building, Building):
        return Text("refuse-build-landscape", tile=named, n=n, others=others)
    if player.has(building):
        return Text("refuse-build-twice", tile=named, n=n, others=others)
    return Text("refuse-build-gone", tile=named, n=n, others=others)


def _buildable(table: PrincesTable, player: Player, building: Building) -> bool:
    """Whether *player* could build *building*, money aside."""
    return table.buildings[building] > 0 and not player.has(building) and player.has_room(building)
