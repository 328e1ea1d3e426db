"""One lock for each table, so that moves, seat changes and orders happen one after the other.

Where other processes change tables, too, they are held off as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    nullcontext,
)
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.hosting.position import MovedOn
from bot.store import StaleTable, TableId

HoldOff: TypeAlias = Callable[[TableId], AbstractAsyncContextManager[None]]
"""Holds a table against other processes."""


class TableLocks:
    """The locks of all tables that somebody is changing."""

    def __init__(self, hold_off: HoldOff = lambda _: nullcontext()) -> None:
        self._hold_off = hold_off
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, table: TableId) -> AsyncIterator[None]:
        """Hold the lock of a table; raise `MovedOn` if another process changed it all the same."""
        async with self._locks.setdefault(table, asyncio.Lock()), self._hold_off(table):
            try:
                yield
            except StaleTable:
                raise MovedOn from None

    @asynccontextmanager
    async def all_of(self, tables: Iterable[TableId]) -> AsyncIterator[None]:
        """Hold the locks of several tables."""
        async with AsyncExitStack() as held:
            # In sorted order, so that two callers cannot wait for each other.
            for table in sorted(set(tables)):
                await held.enter_async_context(self.of(table))
            yield
