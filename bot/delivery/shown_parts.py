"""What the hands shown by this run say that their owners may do, and so which hands are due."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.cache import News
from bot.hosting.host import Position
from bot.messages.turns import TurnPart, part_of
from bot.store import SeatRow, TableId, TableRow
from games.engine import Seat


class ShownParts:
    """The part of each hand that this run has shown; `TurnPart.WAIT` where it has shown none."""

    def __init__(self) -> None:
        self._parts: dict[tuple[TableId, Seat], TurnPart] = {}

    def note(self, position: Position, seat: Seat) -> None:
        """Note that a hand has been shown."""
        if position.table.over:
            self._parts.pop((position.row.id, seat), None)
        else:
            self._parts[position.row.id, seat] = part_of(position, seat)

    def make_due(self, table: TableId, seat: Seat) -> None:
        """Make a hand due, whatever it says: it may not say what its owner may do now."""
        self._parts[table, seat] = TurnPart.ACT

    def of(self, row: TableRow, seat: Seat) -> TurnPart:
        """Return the part that a hand shows."""
        return self._parts.get((row.id, seat), TurnPart.WAIT)

    def is_due(self, position: Position, seat: SeatRow, news: Sequence[News]) -> bool:
        """Whether the message would say something that its owner waits for."""
        part, shown = part_of(position, seat.seat), self.of(position.row, seat.seat)
        # What people did to the table concerns everybody: a move taken back may have changed any
        # hand.
        learned = any(
            move.notes or any(event.to == seat.seat for event in move.events) for move in news
        )
        ordered = seat.order_changes != seat.hand_order_changes
        may_do_more = part is not shown and shown is TurnPart.WAIT
        return (
            seat.hand_message is None
            or part is TurnPart.ACT
            or may_do_more
            or learned
            or ordered
            or position.table.over
        )

    def is_outdated(self, position: Position, seat: SeatRow, news: Sequence[News]) -> bool:
        """Whether the message says what its owner knows to be over, such as that it is their
        turn.
        """
        moved = any(move.seat == seat.seat for move in news)
        return moved or part_of(position, seat.seat) is not self.of(position.row, seat.seat)
