"""How whoever manages a server closes a table there, be it open or in play, that others have left behind."""

from __future__ import annotations

from bot.handing import Handing
from bot.seating import Seating
from bot.store import Status, TableId


class Closing(Seating, Handing):
    """Closes tables, whoever sits there."""

    async def close_table(self, table: TableId) -> None:
        """Close a table that is open or in play at once; raise `Illegal` for any other."""
        if (await self.row(table)).status is Status.OPEN:
            async with self._seating(table):
                await self._store.close_table(table)
            return
        async with self._lock(table):
            position = await self.position(table)
            await self._end(position, position.row.seats[0].seat)
