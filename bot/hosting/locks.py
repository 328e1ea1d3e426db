"""One lock for each table, so that moves, seat changes and orders happen one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from bot.store import TableId


class TableLocks:
    """The locks of all tables that somebody is changing."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: TableId) -> asyncio.Lock:
        """Return the lock of a table."""
        return self._locks.setdefault(table, asyncio.Lock())

    @asynccontextmanager
    async def all_of(self, tables: Iterable[TableId]) -> AsyncIterator[None]:
        """Hold the locks of several tables."""
        async with AsyncExitStack() as held:
            # In sorted order, so that two callers cannot wait for each other.
            for table in sorted(set(tables)):
                await held.enter_async_context(self.of(table))
            yield
