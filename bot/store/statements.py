"""SQL statements that write, shared by the services of the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table, bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT, KEEPS_SEARCHES
from bot.store.rows import NewAutoma, Person, SeatRow, TableId
from bot.store.schema import SEATS, TABLES
from games.engine import Seat

Upsert: TypeAlias = postgresql.Insert | sqlite.Insert

_WAITING = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("of"), SEATS.c.seat == bindparam("at"))
    .values(waits_since=bindparam("waits_since"), stand_in=bindparam("stand_in"))
)


def upsert(connection: Connection | AsyncConnection, table: Table) -> Upsert:
    """Return an INSERT into *table* that can say what happens to a row that is there already.

    SQLAlchemy writes it differently for each kind of database.
    """
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def update_table(table: TableId, **values: object) -> Any:
    """Return the statement that sets these columns of a table."""
    return (
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(**values)
        .execution_options(**{ABOUT: table})
    )


async def write_waiting(
    connection: AsyncConnection, table: TableId, seats: Iterable[SeatRow]
) -> None:
    """Write since when the game waits for each of these seats, and whether an automa stands in."""
    waits = [
        {"of": table, "at": seat.seat, "waits_since": seat.waits_since, "stand_in": seat.stand_in}
        for seat in seats
    ]
    if waits:
        await connection.execute(
            _WAITING.execution_options(**{ABOUT: table, KEEPS_SEARCHES: True}), waits
        )


async def insert_seat(
    connection: AsyncConnection,
    table: TableId,
    seat: Seat,
    sits: Person | NewAutoma,
    ready_by: int | None = None,
) -> None:
    """Add a seat to a table: a person's, who may have to say until then that they are there, or an
    automa's.
    """
    user = sits.id if isinstance(sits, Person) else None
    level = {"level": sits.level} if isinstance(sits, NewAutoma) else {}
    values = {"table": table, "seat": seat, "user": user, "name": sits.name, "ready_by": ready_by}
    inserted = insert(SEATS).values(**values, **level, hints=0)
    await connection.execute(inserted.execution_options(**{ABOUT: table}))
