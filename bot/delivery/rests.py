"""Which tables rest: nobody has moved there for a while.

While people play, a table is shown with two requests a move, however much a game has to show. What
would take more waits until it rests: hands that only say what their owners know to be over, and
buttons of older posts. Whether a table rests is no secret, so nothing that waits tells anybody how
a move was made.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from cachetools import LRUCache

from bot.store import TableId, TableRow

REST_SECONDS = 600.0
MOST_TABLES = 10_000
"""Of so many tables it is known when somebody last moved there; older ones rest."""


class Rests:
    """When this process saw the newest move of each table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._moved: LRUCache[TableId, tuple[int, float]] = LRUCache(MOST_TABLES)
        self._clock = clock

    def note(self, row: TableRow) -> None:
        """Note the ply of a table; a new one is a move."""
        known = self._moved.get(row.id)
        if row.ply and (known is None or known[0] != row.ply):
            self._moved[row.id] = row.ply, self._clock()

    def seconds_to(self, table: TableId) -> float:
        """After how many seconds without a move a table rests; 0 if it does."""
        known = self._moved.get(table)
        return 0.0 if known is None else max(0.0, known[1] + REST_SECONDS - self._clock())
