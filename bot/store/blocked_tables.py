"""Which tables somebody else has blocked: a row of theirs is held longer than one waits for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from cachetools import TTLCache

from bot.store.errors import StoreBusy, StoreHeld
from bot.store.rows import TableId

FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 1.0, 8.0
"""How long a table is left alone before it is tried again; each time twice as long."""
MOST_TABLES = 1024


class BlockedTables:
    """Refuses tables that were found blocked, for a while."""

    def __init__(self) -> None:
        self._blocked: TTLCache[TableId, tuple[float, float]] = TTLCache(
            MOST_TABLES, 4 * LONGEST_PAUSE_SECONDS
        )
        """Until when each is left alone, and for how long that is."""

    def check(self, table: TableId) -> None:
        """Raise `StoreBusy` for a table that is left alone."""
        until, _ = self._blocked.get(table, (0.0, 0.0))
        if time.monotonic() < until:
            raise StoreBusy("Somebody else holds the table.")

    @contextmanager
    def noting(self, table: TableId) -> Iterator[None]:
        """Note whether a table can be changed, which the block tries."""
        try:
            yield
        except StoreHeld:
            _, before = self._blocked.get(table, (0.0, FIRST_PAUSE_SECONDS / 2))
            pause = min(2 * before, LONGEST_PAUSE_SECONDS)
            self._blocked[table] = time.monotonic() + pause, pause
            raise
        self._blocked.pop(table, None)
