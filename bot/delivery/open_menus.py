"""Which page of the menu in their hand people have open: an update of the hand keeps it open."""

from __future__ import annotations

from bot.hosting.host import Host, Position
from bot.messages.compose import MenuPage
from bot.messages.menus import MenuPlace
from bot.messages.turns import TurnPart, open_question, order_question, part_of
from bot.store import TableId
from games.engine import Seat


class OpenMenus:
    """The menus that people have open at the tables of *host*. They are kept in memory only."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._places: dict[tuple[TableId, Seat], MenuPlace] = {}

    def note(self, seat: Seat, place: MenuPlace) -> None:
        """Note the page of a menu; its first page is no open menu."""
        key = TableId(place.table), seat
        self._places.pop(key, None)
        if place.path:
            self._places[key] = place

    def close(self, table: TableId, seat: Seat) -> bool:
        """Forget the menu of a hand that is shown anew. Return whether one was open."""
        return self._places.pop((table, seat), None) is not None

    async def page(self, position: Position, seat: Seat) -> MenuPage | None:
        """Return the page that the owner of a hand has open there, if it is still valid."""
        place = self._places.get((position.row.id, seat))
        if place is None or position.table.over:
            return None
        if place.ordering:
            is_valid = part_of(position, seat) is TurnPart.ORDER
        else:
            is_valid = await self._host.moves.holds(position, seat, place.ply)
        asking = order_question(position, seat) if place.ordering else open_question(position, seat)
        return MenuPage(asking, place) if is_valid and asking is not None else None
