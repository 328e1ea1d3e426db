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
        self._plies: dict[tuple[TableId, Seat], int] = {}

    def note_current(self, row: TableRow, seat: Seat) -> None:
        """Note that a hand needs no update, whichever ply it shows."""
        self._plies[row.id, seat] = row.ply

    def is_current(self, table: TableId, seat: SeatRow, ply: int) -> bool:
        """Whether a hand says all that its owner waits for at a ply."""
        return max(seat.hand_shown or -1, self._plies.get((table, seat.seat), -1)) >= ply

    def note(self, position: Position, seat: Seat) -> None:
        """Note that a hand has been shown."""
        if position.table.over:
            self._parts.pop((position.row.id, seat), None)
            self._plies.pop((position.row.id, seat), None)
        else:
            self._parts[position.row.id, seat] = part_of(position, seat)

    def make_due(self, table: TableId, seat: Seat) -> None:
        """Make a hand due, whatever it says: it may not say what its owner may do now."""
        self._parts[table, seat] = TurnPart.ACT

    def of(self, row: TableRow, seat: Seat) -> TurnPart:
        """Return the part that a hand shows."""
        return self._parts.get((row.id, seat), TurnPart.WAIT)

    def is_due(
        self,
        position: Position,
        seat: SeatRow,
        news: Sequence[News],
        *,
        told: int = 0,
        asked: bool = False,
    ) -> bool:
        """Whether the message would say something that its owner waits for.

        Up to the ply *told* an answer has said what their own moves brought, and asked what comes
        next. If *asked*, they face the same decision as in the message before.
        """
        part, shown = part_of(position, seat.seat), self.of(position.row, seat.seat)
        learned = any(_concerns(move, seat.seat, told) for move in news)
        ordered = seat.order_changes != seat.hand_order_changes
        may_do_more = part is not shown and shown is TurnPart.WAIT
        must_act = part is TurnPart.ACT and told < position.row.ply
        return (
            seat.hand_message is None
            or (must_act and not (asked and shown is TurnPart.ACT))
            or (may_do_more and told < position.row.ply)
            or learned
            or ordered
            or position.table.over
        )

    def is_outdated(self, position: Position, seat: SeatRow, *, moved: bool) -> bool:
        """Whether the message says what its owner knows to be over, such as that it is their turn:
        they have *moved* since, or wait for something else.
        """
        return moved or part_of(position, seat.seat) is not self.of(position.row, seat.seat)


def _concerns(move: News, seat: Seat, told: int) -> bool:
    """Whether a move brought a seat something that no answer has told.

    What people did to the table concerns everybody: a move taken back may have changed any hand.
    """
    own = move.seat == seat
    if own and move.ply <= told:
        return False
    noted = move.notes and (own or move.seat is None)
    return bool(noted) or any(event.to == seat for event in move.events)
