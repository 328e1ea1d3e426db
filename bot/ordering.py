"""Standing orders, as the host keeps them: left, changed and withdrawn by their owners, who alone may read them.

When an order's turn comes, the order is obeyed after a time that is drawn from the table's range, so that haste does
not give it away. Until then its owner may change it, withdraw it, or act.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.store import OrderRow, TableId, TableRow, UserId
from bot.tables import AnyGame, MovedOn, Position, Tables, require_live, seat_of
from games.engine import Illegal, Order, Seat
from games.questions import Misread, read
from games.text import Text

FRACTION_BITS = 53  # of a float

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LeftOrder:
    """An order as its owner reads it."""

    line: Text
    coming: bool
    """Whether it is its turn, and it is obeyed soon."""
    over: Text | None
    """Why it is not obeyed any more; its owner is told until they have acted."""
    order: Order | None = field(default=None, compare=False)
    """What was left, unless it cannot be read."""

    @property
    def standing(self) -> Order | None:
        """The order, while it is to be obeyed."""
        return self.order if self.over is None else None


class Ordering(Tables):
    """Keeps orders."""

    async def leave_order(self, table: TableId, user: UserId, notation: str) -> None:
        """Keep the order to which *notation* answers the game's question for one, in place of *user*'s before.

        Raises `MovedOn` if the game asks nothing of the kind of *user* any more, or not at this table as it is now.
        """
        async with self._lock(table):
            position = await self.position(table)
            row, seat = position.row, seat_of(position.row, user).seat
            require_live(row)
            order = _asked_for(position, seat, notation)
            if (reason := order.lapsed(position.table, seat)) is not None:
                raise Illegal(reason)
            before = await self._order_row(table, seat)
            due = before.due if before else None
            if not _applies(order, position, seat):
                due = None
            elif due is None:
                due = self._drawn_due(row)
            written = position.game.codec.write_move(order)
            await self._store.keep_order(OrderRow(table=table, seat=seat, order=written, due=due))
        self._tell(table)

    async def withdraw_order(self, table: TableId, user: UserId) -> bool:
        """Forget *user*'s order at a table; whether there was one."""
        async with self._lock(table):
            seat = seat_of(await self.row(table), user)
            withdrawn = await self._store.drop_order(table, seat.seat)
        self._tell(table)
        return withdrawn

    async def order_at(self, position: Position, seat: Seat) -> LeftOrder | None:
        """Return the order of *seat*, for its owner's eyes alone."""
        if not position.game.orders:
            return None
        row = await self._order_row(position.row.id, seat)
        return _left(position.game, row) if row else None

    async def orders_of(self, user: UserId) -> Sequence[tuple[Position, LeftOrder]]:
        """Return the orders of *user* with their tables, newest table first."""
        found = []
        for row in await self._store.orders_of(user):
            position = await self.position(row.table)
            found.append((position, _left(position.game, row)))
        return found

    async def next_due(self, table: TableId) -> tuple[Seat, float] | None:
        """Return whose order is obeyed first at a table, and when, if any is to be."""
        lying = await self.row(table)
        row = await self._store.next_order(table) if lying.paused_at is None else None
        if row is None or row.due is None:
            return None
        if row.due > self.clock() + lying.most_delay:  # the clock was set back
            await self._draw_anew(row)
            row = await self._store.next_order(table)
        return None if row is None or row.due is None else (row.seat, row.due)

    async def renew_delays(self) -> Sequence[TableId]:
        """Draw new times for orders whose time has passed while nobody was there; return the tables that have any.

        Obeyed at the very start they would show that nobody had thought about the move.
        """
        due = await self._store.orders_due()
        for row in due:
            if row.due is not None and row.due <= self.clock():
                await self._draw_anew(row)
        return list(dict.fromkeys(row.table for row in due))

    async def _changed_orders(self, before: Position, after: Position, mover: Seat) -> Sequence[OrderRow]:
        """The orders that a move of *mover* has changed, as they are after it."""
        if not after.game.orders or after.table.over:
            return ()
        standing = [row for row in await self._store.orders_at(after.row.id) if row.over is None]
        changed = [(row, self._after_move(row, before, after, mover)) for row in standing]
        return [now for then, now in changed if now != then]

    def _after_move(self, row: OrderRow, before: Position, after: Position, mover: Seat) -> OrderRow:
        try:
            order = after.game.codec.read_order(row.order)
            reason = order.lapsed(after.table, row.seat)
            applies = reason is None and _applies(order, after, row.seat)
        except Exception:  # noqa: BLE001 - the mover has no part in somebody else's order, nor may learn of it
            _log.exception("table %d, ply %d: what could be obeyed cannot be", after.row.id, after.row.ply)
            reason, applies = Text("order-amiss"), False
        if not applies:
            return replace(row, due=None, over=reason)
        still = row.seat != mover and before.owed_by(row.seat) == after.owed_by(row.seat)
        return row if row.due is not None and still else replace(row, due=self._drawn_due(after.row))

    async def _draw_anew(self, row: OrderRow) -> None:
        """Draw a new time for an order, unless something else has become of it meanwhile."""
        async with self._lock(row.table):
            if await self._order_row(row.table, row.seat) == row:
                await self._store.mark_due(row.table, row.seat, self._drawn_due(await self.row(row.table)))

    def _drawn_due(self, row: TableRow) -> float:
        share: float = self._randomness(FRACTION_BITS) / 2**FRACTION_BITS
        return self.clock() + row.least_delay + share * (row.most_delay - row.least_delay)

    async def _order_row(self, table: TableId, seat: Seat) -> OrderRow | None:
        return next((row for row in await self._store.orders_at(table) if row.seat == seat), None)


def _asked_for(position: Position, seat: Seat, notation: str) -> Order:
    question = position.game.ask_order(position.table, seat)
    try:
        order = read(question, notation).here if question is not None else None
    except Misread:
        order = None
    if not isinstance(order, Order):
        raise MovedOn
    return order


def _applies(order: Order, position: Position, seat: Seat) -> bool:
    """Whether it is the order's turn."""
    owed = position.owed_by(seat)
    return owed is not None and order.obey(position.table, owed) is not None


def _left(game: AnyGame, row: OrderRow) -> LeftOrder:
    try:
        order = game.codec.read_order(row.order)
    except ValueError:
        return LeftOrder(Text("order-unreadable"), row.due is not None, row.over)
    return LeftOrder(order.line, row.due is not None, row.over, order)
