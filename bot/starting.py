"""Which tables are to be looked at when the bot starts, by those who have to do with it; numbers, newest first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import TableId
from bot.tables import Tables


class Starting(Tables):
    """Finds the tables with which something is left to do."""

    async def unnoticed(self) -> Sequence[TableId]:
        """Return the tables without a notice."""
        return await self._store.tables_unnoticed()

    async def unshown(self) -> Sequence[TableId]:
        """Return the tables of which something may not be shown as it is."""
        return await self._store.tables_unshown()

    async def falling_due(self) -> Sequence[TableId]:
        """Return the tables at which something happens by itself, sooner or later."""
        return await self._store.tables_falling_due()

    async def of_automas(self) -> Sequence[TableId]:
        """Return the tables that may wait for an automa."""
        return await self._store.tables_of_automas()

    async def misnoted(self) -> Sequence[TableId]:
        """Return the tables whose turns are not those that are noted."""
        return await self._store.tables_misnoted()

    async def mark_settled(self, table: TableId, ply: int) -> None:
        """Remember that all that anybody is to see of a table at *ply* is shown."""
        await self._store.mark_settled(table, ply)
