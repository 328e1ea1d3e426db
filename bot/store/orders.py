"""Orders in the database: those that stand, and those of which their owners are still to be told that they are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, exists, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import texts
from bot.store.database import Database
from bot.store.latest import ABOUT, STAYS
from bot.store.rows import OrderRow, TableId, UserId
from bot.store.schema import ORDERS, SEATS
from games.engine import Seat


class KeptOrders(Database):
    """What is kept of orders."""

    async def orders_at(self, table: TableId) -> Sequence[OrderRow]:
        """Return the orders at a table, by seat."""
        if (found := self._latest.orders.get(table)) is not None:
            return found
        async with self._transaction() as connection:
            return await self._read_orders(connection, table)

    async def _read_orders(self, connection: AsyncConnection, table: TableId) -> Sequence[OrderRow]:
        found = await _rows(connection, ORDERS.c.table == table)
        self._latest.orders.keep(table, found)
        return found

    async def orders_of(self, user: UserId) -> Sequence[OrderRow]:
        """Return the orders of *user*, those at the newest table first."""
        sits = exists().where(
            and_(SEATS.c.table == ORDERS.c.table, SEATS.c.seat == ORDERS.c.seat, SEATS.c.user == user)
        )
        return await self._orders(sits)

    async def orders_due(self) -> Sequence[OrderRow]:
        """Return the orders, at whatever table, that are to be obeyed."""
        return await self._orders(ORDERS.c.due.is_not(None))

    async def next_order(self, table: TableId) -> OrderRow | None:
        """Return the order at a table that is to be obeyed first, if any is to be."""
        due = [order for order in await self.orders_at(table) if order.due is not None]
        return min(due, key=lambda order: order.due or 0, default=None)

    async def keep_order(self, order: OrderRow) -> None:
        """Keep an order, in place of the one that this seat had."""
        async with self._transaction() as connection:
            await write_order(connection, order)

    async def drop_order(self, table: TableId, seat: Seat) -> bool:
        """Drop a seat's order; whether there was one."""
        async with self._transaction() as connection:
            gone = delete(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat).returning(ORDERS.c.seat)
            dropped = (await connection.execute(gone)).first() is not None
            if dropped:
                await _note_change(connection, table, seat)
            return dropped

    async def mark_due(self, table: TableId, seat: Seat, due: float | None) -> None:
        """Remember when a seat's order is to be obeyed; with none, that it is left to its owner."""
        await self._do(update(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat).values(due=due))

    async def _orders(self, wanted: ColumnElement[bool]) -> Sequence[OrderRow]:
        async with self._transaction() as connection:
            return await _rows(connection, wanted)


async def write_order(connection: AsyncConnection, order: OrderRow) -> None:
    """Write an order in place of the one that this seat had."""
    values = asdict(order) | {"over": texts.write(order.over) if order.over else None}
    kept = upsert(ORDERS).values(values)
    await connection.execute(kept.on_conflict_do_update(index_elements=["table", "seat"], set_=values))
    await _note_change(connection, order.table, order.seat)


async def forget_orders(connection: AsyncConnection, table: TableId, seat: Seat | None = None) -> None:
    """Delete the order of a seat that changes hands; without one, all orders at a table that has come to its end."""
    here = ORDERS.c.table == table
    await connection.execute(delete(ORDERS).where(here if seat is None else and_(here, ORDERS.c.seat == seat)))


async def forget_told(connection: AsyncConnection, table: TableId, seat: Seat) -> None:
    """Delete a seat's order if it is over: its owner has acted, and so has been told."""
    told = and_(ORDERS.c.table == table, ORDERS.c.seat == seat, ORDERS.c.over.is_not(None))
    await connection.execute(delete(ORDERS).where(told))


async def _note_change(connection: AsyncConnection, table: TableId, seat: Seat) -> None:
    changed = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat)
    counted = changed.values(order_changes=SEATS.c.order_changes + 1)
    await connection.execute(counted.execution_options(**{ABOUT: table, STAYS: True}))


async def _rows(connection: AsyncConnection, wanted: ColumnElement[bool]) -> Sequence[OrderRow]:
    found = select(ORDERS).where(wanted).order_by(ORDERS.c.table.desc(), ORDERS.c.seat)
    return [_order(row) for row in await connection.execute(found)]


def _order(row: Row[Any]) -> OrderRow:
    values = row._asdict()
    return OrderRow(**values | {"over": texts.read(row.over) if row.over else None})
