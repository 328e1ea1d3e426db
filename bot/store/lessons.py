"""Deletes tables at which somebody has learned a game: nothing of them is worth keeping."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people_schema import FORETOLD, FORMER_HANDS, RESULTS, WAITS
from bot.store.schema import INTERACTIONS, ORDERS, PROPOSALS, RECORD, SEATS, TABLES

_OF_A_TABLE = (
    *(INTERACTIONS, ORDERS, PROPOSALS, RECORD, SEATS),
    *(FORETOLD, FORMER_HANDS, RESULTS, WAITS),
)


async def delete_lessons(connection: AsyncConnection, wanted: ColumnElement[bool]) -> None:
    """Delete those of the wanted tables that are lessons, with all that is kept of them."""
    meant = select(TABLES.c.id).where(TABLES.c.lesson, wanted)
    for part in _OF_A_TABLE:
        await connection.execute(delete(part).where(part.c.table.in_(meant)))
    await connection.execute(delete(TABLES).where(TABLES.c.lesson, wanted))
