"""Orders in the database: those in force, and those over whose owner is yet to be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import texts
from bot.store.cache import ABOUT, KEEPS_SEARCHES
from bot.store.database import Database, only_reads, uncancelled
from bot.store.prepared import Found, Prepared
from bot.store.rows import OrderRow, TableId, UserId
from bot.store.schema import ORDERS, SEATS
from bot.store.statements import upsert
from games.engine import Seat

_ORDERS = select(ORDERS).order_by(ORDERS.c.table.desc(), ORDERS.c.seat)
ORDERS_AT = Prepared(_ORDERS.where(ORDERS.c.table == bindparam("at")))
"""The orders at a table."""


@uncancelled
class OrderStore:
    """Reads and writes orders."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache = database.cache

    @only_reads
    async def at(self, table: TableId) -> Sequence[OrderRow]:
        """Return the orders at a table, by seat."""
        if (found := self._cache.orders.get(table)) is not None:
            return found
        with self._cache.look(table) as look:
            (rows,) = await self._database.read_prepared(ORDERS_AT(at=table))
            found = orders_of(rows)
            if look.fresh:
                self._cache.orders[table] = found
        return found

    async def of_user(self, user: UserId) -> Sequence[OrderRow]:
        """Return the orders of *user*, newest table first."""
        sits = exists().where(
            and_(
                SEATS.c.table == ORDERS.c.table, SEATS.c.seat == ORDERS.c.seat, SEATS.c.user == user
            )
        )
        return await self._read(sits)

    async def due(self) -> Sequence[OrderRow]:
        """Return the orders of all tables that have a due time."""
        return await self._read(ORDERS.c.due.is_not(None))

    async def next(self, table: TableId) -> OrderRow | None:
        """Return the order at a table that is due first, or None."""
        due = [order for order in await self.at(table) if order.due is not None]
        return min(due, key=lambda order: order.due or 0, default=None)

    async def keep(self, order: OrderRow) -> None:
        """Write an order; it replaces the seat's former one."""
        async with self._database.transaction() as connection:
            await write_order(connection, order)

    async def drop(self, table: TableId, seat: Seat) -> bool:
        """Delete a seat's order; return whether there was one."""
        async with self._database.transaction() as connection:
            gone = (
                delete(ORDERS)
                .where(ORDERS.c.table == table, ORDERS.c.seat == seat)
                .returning(ORDERS.c.seat)
                .execution_options(**{ABOUT: table})
            )
            dropped = (await connection.execute(gone)).first() is not None
            if dropped:
                await _count_change(connection, table, seat)
            return dropped

    async def mark_due(self, table: TableId, seat: Seat, due: float | None) -> None:
        """Write when a seat's order is due; None if it is not its turn."""
        await self._database.execute(
            update(ORDERS)
            .where(ORDERS.c.table == table, ORDERS.c.seat == seat)
            .values(due=due)
            .execution_options(**{ABOUT: table})
        )

    async def _read(self, wanted: ColumnElement[bool]) -> Sequence[OrderRow]:
        found = await self._database.read_apart(_ORDERS.where(wanted))
        return [_order(row._asdict()) for row in found]


def orders_of(rows: Found) -> Sequence[OrderRow]:
    """Return the orders in rows that were read."""
    return [_order(row) for row in rows]


async def write_order(connection: AsyncConnection, order: OrderRow) -> None:
    """Write an order; it replaces the seat's former one."""
    values = asdict(order) | {"over": texts.write(order.over) if order.over else None}
    kept = upsert(connection, ORDERS).values(values)
    kept = kept.on_conflict_do_update(index_elements=["table", "seat"], set_=values)
    await connection.execute(kept.execution_options(**{ABOUT: order.table}))
    await _count_change(connection, order.table, order.seat)


async def forget_orders(
    connection: AsyncConnection, table: TableId, seat: Seat | None = None
) -> None:
    """Delete the order of *seat*, or all orders at a table if it is None."""
    here = ORDERS.c.table == table
    gone = delete(ORDERS).where(here if seat is None else and_(here, ORDERS.c.seat == seat))
    await connection.execute(gone.execution_options(**{ABOUT: table}))


async def forget_order_over(connection: AsyncConnection, table: TableId, seat: Seat) -> None:
    """Delete a seat's order if it is over: its owner has acted, so they have been told."""
    over = and_(ORDERS.c.table == table, ORDERS.c.seat == seat, ORDERS.c.over.is_not(None))
    gone = delete(ORDERS).where(over)
    await connection.execute(gone.execution_options(**{ABOUT: table}))


async def _count_change(connection: AsyncConnection, table: TableId, seat: Seat) -> None:
    changed = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat)
    counted = changed.values(order_changes=SEATS.c.order_changes + 1)
    await connection.execute(counted.execution_options(**{ABOUT: table, KEEPS_SEARCHES: True}))


def _order(values: Mapping[str, Any]) -> OrderRow:
    over = values["over"]
    return OrderRow(**{**values, "over": texts.read(over) if over else None})
