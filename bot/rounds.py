"""Doing something for every table that changes: soon, and once, however often it changes meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.store import TableId


class Rounds:
    """Calls *go* with each table that was called for, and with what is set when it is called for again.

    *go* clears that before it looks at the table; whatever goes wrong is its own business.
    """

    def __init__(self, name: str, go: Callable[[TableId, asyncio.Event], Awaitable[None]]) -> None:
        self._name = name
        self._go = go
        self._going: dict[TableId, asyncio.Task[None]] = {}
        self._called: dict[TableId, asyncio.Event] = {}
        self.closed = False

    def __len__(self) -> int:
        """How many tables somebody is at, or waits to go to."""
        return len(self._going)

    def __contains__(self, table: TableId) -> bool:
        """Whether somebody is at a table, or waits to go there."""
        return table in self._going

    def call(self, table: TableId) -> None:
        """Go to a table, or once more if somebody is just there."""
        if self.closed:
            return
        self._called.setdefault(table, asyncio.Event()).set()
        if table not in self._going:
            self._going[table] = asyncio.create_task(self._go_while_called(table), name=f"{self._name} {table}")

    async def close(self, seconds: float) -> None:
        """Finish what is being done, within so many seconds, and do nothing more."""
        self.closed = True
        for called in self._called.values():
            called.set()
        if going := list(self._going.values()):
            _, late = await asyncio.wait(going, timeout=seconds)
            for task in late:
                task.cancel()

    async def _go_while_called(self, table: TableId) -> None:
        called = self._called[table]
        try:
            while called.is_set() and not self.closed:
                await self._go(table, called)
        finally:
            del self._going[table], self._called[table]


class Later:
    """Calls *go* with a table some time after that was asked for: once, however often it is asked for meanwhile."""

    def __init__(self, go: Callable[[TableId], None]) -> None:
        self._go = go
        self._pending: dict[TableId, asyncio.TimerHandle] = {}

    def call(self, table: TableId, seconds: float) -> None:
        """Go to a table in so many seconds, unless somebody is to go sooner already; who is to go later need not."""
        loop, pending = asyncio.get_running_loop(), self._pending.get(table)
        if pending is not None:
            if pending.when() <= loop.time() + seconds:
                return
            pending.cancel()
        self._pending[table] = loop.call_later(seconds, self._call, table)

    def _call(self, table: TableId) -> None:
        del self._pending[table]
        self._go(table)
