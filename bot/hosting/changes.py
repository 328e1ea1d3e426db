"""Listeners that are called when a table has changed.

Where several processes share the work, each acts on the tables that are its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from bot.store import TableId

Listener: TypeAlias = Callable[[TableId], None]
Gone: TypeAlias = Callable[[TableId], bool]
"""Whether a table is another process's from now on."""
Owns: TypeAlias = Callable[[TableId], Awaitable[bool]]
"""Whether this process acts on a table."""

_log = logging.getLogger(__name__)


class Changes:
    """Calls listeners with the tables that have changed."""

    def __init__(self) -> None:
        self.on_change: list[Listener] = []
        """Called after every change of a table, its seats or its orders, once it is on disk."""
        self.on_seat_freed: list[Listener] = []
        """Called before `on_change` if somebody gave up a seat: their hand must be removed."""
        self.owns: Owns | None = None
        """None if this process acts on all tables."""
        self._asking: set[asyncio.Task[None]] = set()

    def announce(self, table: TableId) -> None:
        """Call everybody who listens for changes."""
        self.if_own(table, self._call_all)

    def announce_freed(self, table: TableId) -> None:
        """Call everybody who listens for freed seats."""
        self.if_own(table, self._call_freed)

    def if_own(self, table: TableId, act: Listener, otherwise: Listener | None = None) -> None:
        """Act on a table if that is this process's to do."""
        if self.owns is None:
            act(table)
            return
        task = asyncio.create_task(self._ask(self.owns, table, act, otherwise))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def own(self, tables: Iterable[TableId]) -> list[TableId]:
        """Return those of several tables on which this process acts."""
        return [table for table in tables if self.owns is None or await self.owns(table)]

    async def _ask(
        self, owns: Owns, table: TableId, act: Listener, otherwise: Listener | None
    ) -> None:
        try:
            if await owns(table):
                act(table)
            elif otherwise is not None:
                otherwise(table)
        except Exception:  # noqa: BLE001 - whatever it is, the next look at its slot finds the table
            _log.exception("nobody knows who acts on table %d", table)

    def _call_all(self, table: TableId) -> None:
        for listener in self.on_change:
            listener(table)

    def _call_freed(self, table: TableId) -> None:
        for listener in self.on_seat_freed:
            listener(table)
