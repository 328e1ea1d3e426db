"""The codes by which tables are joined that are played by direct message."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.database import Database, uncancelled
from bot.store.enums import Status
from bot.store.rows import TableId
from bot.store.schema import TABLES
from bot.store.table_updates import update_table


@uncancelled
class CodeStore:
    """Reads and writes codes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def table(self, code: str) -> TableId | None:
        """Return the open table that is joined by this code, or None."""
        is_open = TABLES.c.status == Status.OPEN.value
        found = await self._database.read(select(TABLES.c.id).where(TABLES.c.code == code, is_open))
        return TableId(found[0].id) if found else None

    async def keep(self, table: TableId, code: str, until: int) -> None:
        """Write by which code a table is joined, and until when."""
        async with self._database.transaction() as connection:
            await connection.execute(update_table(table, code=code, code_until=until))
