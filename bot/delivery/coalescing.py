"""Coalesces changes: a table that changes several times is handled once. Retries failures later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.hosting.changes import Gone
from bot.store import StoreAway, TableId
from bot.workers.fair_queue import ASKER


class Coalescer:
    """Runs `go(table, again)` once per requested table.

    `again` is set if the table is requested meanwhile. *go* clears it before it reads the table,
    and handles its own failures.
    """

    def __init__(self, name: str, go: Callable[[TableId, asyncio.Event], Awaitable[None]]) -> None:
        self._name = name
        self._go = go
        self._going: dict[TableId, asyncio.Task[None]] = {}
        self._called: dict[TableId, asyncio.Event] = {}
        self.closed = False

    def __len__(self) -> int:
        """Return how many tables are running or requested."""
        return len(self._going)

    def __contains__(self, table: TableId) -> bool:
        """Return whether a table is running or requested."""
        return table in self._going

    def call(self, table: TableId) -> None:
        """Request a table. If it is running, it runs once more afterwards."""
        if self.closed:
            return
        self._called.setdefault(table, asyncio.Event()).set()
        if table not in self._going:
            self._going[table] = asyncio.create_task(
                self._go_while_called(table), name=f"{self._name} {table}"
            )

    async def wait(self, table: TableId, seconds: float) -> None:
        """Wait until a table that was requested has run, or for so many seconds."""
        if (task := self._going.get(table)) is not None:
            await asyncio.wait({task}, timeout=seconds)

    async def close(self, seconds: float) -> None:
        """Let running tables finish within so many seconds, then cancel. Start no others."""
        self.closed = True
        for called in self._called.values():
            called.set()
        await self._end(list(self._going.values()), seconds)

    async def leave(self, gone: Gone, seconds: float) -> None:
        """Let running tables that are another process's finish, then cancel them."""
        await self._end([task for table, task in self._going.items() if gone(table)], seconds)

    async def _end(self, going: Sequence[asyncio.Task[None]], seconds: float) -> None:
        if going:
            _, late = await asyncio.wait(going, timeout=seconds)
            for task in late:
                task.cancel()

    async def _go_while_called(self, table: TableId) -> None:
        ASKER.set(None)  # whoever made the change does not ask for this
        called = self._called[table]
        try:
            while called.is_set() and not self.closed:
                await self._go(table, called)
        except StoreAway:
            pass  # once the database is back, everything is looked at again
        finally:
            del self._going[table], self._called[table]


class RetryQueue:
    """Calls *go* with a table after a delay, once per table."""

    def __init__(self, go: Callable[[TableId], None]) -> None:
        self._go = go
        self._pending: dict[TableId, asyncio.TimerHandle] = {}
        self._closed = False

    def call(self, table: TableId, seconds: float) -> None:
        """Call for a table in so many seconds, or at the earlier time already planned for it."""
        if self._closed:
            return
        loop, pending = asyncio.get_running_loop(), self._pending.get(table)
        if pending is not None:
            if pending.when() <= loop.time() + seconds:
                return
            pending.cancel()
        self._pending[table] = loop.call_later(seconds, self._call, table)

    def close(self) -> None:
        """Call for nothing any more; else the event loop keeps *go* and what that holds."""
        self._closed = True
        for pending in self._pending.values():
            pending.cancel()
        self._pending.clear()

    def _call(self, table: TableId) -> None:
        del self._pending[table]
        self._go(table)
