"""Deletes tables at which somebody has learned a game: nothing of them is worth keeping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT, DELETES, KEEPS_SEARCHES
from bot.store.database import Database, uncancelled
from bot.store.people_schema import FORETOLD, FORMER_HANDS, RESULTS, WAITS
from bot.store.rows import TableId, UserId
from bot.store.schema import INTERACTIONS, ORDERS, PROPOSALS, RECORD, SEATS, TABLES

_OF_A_TABLE = (
    *(INTERACTIONS, ORDERS, PROPOSALS, RECORD, SEATS),
    *(FORETOLD, FORMER_HANDS, RESULTS, WAITS),
)


@uncancelled
class LessonStore:
    """Deletes lessons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def delete(self, table: TableId) -> None:
        """Delete a table if it is a lesson, with all that is kept of it."""
        # Searches find no lessons.
        known = {ABOUT: table, DELETES: True, KEEPS_SEARCHES: True}
        async with self._database.transaction() as connection:
            await _delete(connection, TABLES.c.id == table, known)


async def delete_lessons_of(connection: AsyncConnection, opener: UserId) -> None:
    """Delete all lessons that somebody has begun, with all that is kept of them."""
    await _delete(connection, TABLES.c.opener == opener, {})


async def _delete(
    connection: AsyncConnection, wanted: ColumnElement[bool], known: Mapping[str, Any]
) -> None:
    """Delete those of the wanted tables that are lessons; *known* are the execution options."""
    meant = select(TABLES.c.id).where(TABLES.c.lesson, wanted)
    for part in _OF_A_TABLE:
        gone = delete(part).where(part.c.table.in_(meant))
        await connection.execute(gone.execution_options(**known))
    gone = delete(TABLES).where(TABLES.c.lesson, wanted)
    await connection.execute(gone.execution_options(**known))
