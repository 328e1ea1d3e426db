"""Standing orders: their owners leave, change and withdraw them; nobody else may read them.

When an order's turn comes, it is obeyed after a random delay within the table's range, so that a
quick move does not reveal it. Until then its owner may change it, withdraw it, or act.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bot.hosting.changes import Changes
from bot.hosting.clock import Clock, Randomness
from bot.hosting.locks import TableLocks
from bot.hosting.position import MovedOn, Position, require_live, seat_of
from bot.hosting.tables import Tables
from bot.store import OrderRow, TableId, TableRow, UserId
from bot.store.orders import OrderStore
from games.engine import Order, Seat
from games.moves import Action, Illegal
from games.package import AnyGame
from games.questions import Misread, read
from games.text import Text

FRACTION_BITS = 53  # of a float

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LeftOrder:
    """An order as its owner sees it."""

    line: Text
    coming: bool
    """Whether its turn has come, so that it is obeyed soon."""
    over: Text | None
    """Why it is over; its owner is told until they act."""
    order: Order | None = field(default=None, compare=False)
    """The decoded order; None if this edition of the rules cannot read it."""

    @property
    def standing(self) -> Order | None:
        """The order, while it is in force."""
        return self.order if self.over is None else None


class Orders:
    """Leaves, reads and withdraws orders."""

    def __init__(  # its collaborators
        self,
        store: OrderStore,
        tables: Tables,
        locks: TableLocks,
        changes: Changes,
        clock: Clock,
        randomness: Randomness,
    ) -> None:
        self._store = store
        self._tables = tables
        self._locks = locks
        self._changes = changes
        self._clock = clock
        self._randomness = randomness

    async def leave(self, table: TableId, user: UserId, notation: str) -> None:
        """Keep the order that *notation* describes; it replaces *user*'s former one.

        Raises `MovedOn` if the game does not offer *user* this order at the table as it is now.
        """
        async with self._locks.of(table):
            position = await self._tables.position(table)
            row, seat = position.row, seat_of(position.row, user).seat
            require_live(row)
            order = _asked_for(position, seat, notation)
            if (reason := order.lapsed(position.table, seat)) is not None:
                raise Illegal(reason)
            before = await self.row(table, seat)
            order = _beside(position.game, before, order)
            due = before.due if before else None
            if not _applies(order, position, seat):
                due = None
            elif due is None:
                due = self.draw_due(row)
            written = position.game.rules.codec.write_move(order)
            await self._store.keep(OrderRow(table=table, seat=seat, order=written, due=due))
        self._changes.announce(table)

    async def begun(self, position: Position, seat: Seat, move: Action | Order) -> OrderRow | None:
        """Return the order that a seat leaves with a move in which it is obeyed; None for a move
        without one.
        """
        if isinstance(move, Action):
            return None
        order = _beside(position.game, await self.row(position.row.id, seat), move)
        written = position.game.rules.codec.write_move(order)
        return OrderRow(table=position.row.id, seat=seat, order=written)

    async def withdraw(self, table: TableId, user: UserId) -> bool:
        """Delete *user*'s order at a table; return whether there was one."""
        async with self._locks.of(table):
            seat = seat_of(await self._tables.row(table), user)
            withdrawn = await self._store.drop(table, seat.seat)
        self._changes.announce(table)
        return withdrawn

    async def at(self, position: Position, seat: Seat) -> LeftOrder | None:
        """Return the order of *seat*. It must be shown to its owner only."""
        if not position.game.rules.orders:
            return None
        row = await self.row(position.row.id, seat)
        return _left(position, row) if row else None

    async def of_user(self, user: UserId) -> Sequence[tuple[Position, LeftOrder]]:
        """Return the orders of *user* with their positions, newest table first. Those of a game
        that is not here any more are left out.
        """
        found = []
        for row in await self._store.of_user(user):
            with suppress(Illegal):
                position = await self._tables.position(row.table)
                found.append((position, _left(position, row)))
        return found

    async def next_due(self, table: TableId) -> tuple[Seat, float] | None:
        """Return whose order is due first at a table, and when; None if no order is due."""
        lying = await self._tables.row(table)
        row = await self._store.next(table) if lying.paused_at is None else None
        if row is None or row.due is None:
            return None
        if row.due > self._clock() + lying.most_delay:  # the system clock was set back
            await self._draw_anew(row)
            row = await self._store.next(table)
        return None if row is None or row.due is None else (row.seat, row.due)

    async def renew_delays(self) -> Sequence[TableId]:
        """Draw new delays for orders that fell due while the bot was stopped; return their tables.

        A move at the very start would reveal that it was an order.
        """
        due = await self._store.due()
        own = set(await self._changes.own({row.table for row in due}))
        due = [row for row in due if row.table in own]
        for row in due:
            if row.due is not None and row.due <= self._clock():
                await self._draw_anew(row)
        return list(dict.fromkeys(row.table for row in due))

    async def changed_by_move(
        self, before: Position, after: Position, mover: Seat, left: OrderRow | None = None
    ) -> Sequence[OrderRow]:
        """Return the orders that a move of *mover* changed, as they are after it, and the one that
        they *left* with it.
        """
        if not after.game.rules.orders or after.table.over:
            return ()
        standing = [row for row in await self._store.at(after.row.id) if row.over is None]
        if left is not None:
            standing = [*(row for row in standing if row.seat != left.seat), left]
        changed = [(row, self._after_move(row, before, after, mover)) for row in standing]
        return [now for then, now in changed if now != then or then is left]

    def _after_move(
        self, row: OrderRow, before: Position, after: Position, mover: Seat
    ) -> OrderRow:
        try:
            order = after.game.rules.codec.read_order(row.order)
            reason = order.lapsed(after.table, row.seat)
            applies = reason is None and _applies(order, after, row.seat)
        except Exception:  # noqa: BLE001 - a move must not fail because of, nor reveal, another order
            _log.exception(
                "table %d, ply %d: an order cannot be obeyed", after.row.id, after.row.ply
            )
            reason, applies = Text("order-amiss"), False
        if not applies:
            return replace(row, due=None, over=reason)
        still = row.seat != mover and before.owed_by(row.seat) == after.owed_by(row.seat)
        return row if row.due is not None and still else replace(row, due=self.draw_due(after.row))

    async def _draw_anew(self, row: OrderRow) -> None:
        """Draw a new delay for an order, unless it has changed meanwhile."""
        async with self._locks.of(row.table):
            if await self.row(row.table, row.seat) == row:
                await self._store.mark_due(
                    row.table, row.seat, self.draw_due(await self._tables.row(row.table))
                )

    def draw_due(self, row: TableRow) -> float:
        """Return a random time at which an order of this table is obeyed; now, where nobody else
        plays whom haste could tell anything.
        """
        if sum(1 for seat in row.seats if not seat.automa) == 1:
            return self._clock()
        share: float = self._randomness(FRACTION_BITS) / 2**FRACTION_BITS
        return self._clock() + row.least_delay + share * (row.most_delay - row.least_delay)

    async def row(self, table: TableId, seat: Seat) -> OrderRow | None:
        """Return the order of a seat as it is stored, or None."""
        return next((row for row in await self._store.at(table) if row.seat == seat), None)


def may_be_by_order(position: Position, seat: Seat) -> bool:
    """Whether, for all that the others can know, the next move of *seat* may be by order: an order
    acts only where one could be left.
    """
    return position.game.rules.ask_order(position.table, seat) is not None


def may_act_by_order(position: Position, seat: Seat) -> bool:
    """Whether, for all that the others can know, an order of *seat* may be about to act."""
    return position.row.ply > 0 and may_be_by_order(position, seat)


def _asked_for(position: Position, seat: Seat, notation: str) -> Order:
    question = position.game.rules.ask_order(position.table, seat)
    try:
        order = read(question, notation).here if question is not None else None
    except Misread:
        order = None
    if not isinstance(order, Order):
        raise MovedOn
    return order


def _beside(game: AnyGame, before: OrderRow | None, order: Order) -> Order:
    """An order with what it keeps of the one *before* it, if that is still in force."""
    former = _read(game, before) if before and before.over is None else None
    return order if former is None else order.beside(former)


def _applies(order: Order, position: Position, seat: Seat) -> bool:
    """Whether the order would be obeyed now."""
    owed = position.owed_by(seat)
    if owed is None or not may_be_by_order(position, seat):
        return False
    return order.obey(position.table, owed) is not None


def _left(position: Position, row: OrderRow) -> LeftOrder:
    order = _read(position.game, row)
    coming = row.due is not None and position.live  # in a pause no order acts
    if order is None:
        return LeftOrder(Text("order-unreadable"), coming, row.over)
    if row.over is None:
        order = order.remaining(position.table, row.seat)
    return LeftOrder(order.line, coming, row.over, order)


def _read(game: AnyGame, row: OrderRow) -> Order | None:
    """The order that was stored; None if this edition of the rules cannot read it."""
    try:
        return game.rules.codec.read_order(row.order)
    except ValueError:
        return None
