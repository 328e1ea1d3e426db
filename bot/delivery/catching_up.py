"""What is shown later: outdated hands are brought up to date, a table at a time, whenever there is
time for it, and some only once their table rests.

While people play, a table is shown with two requests a move, however much a game has to show. What
would take more waits until nobody has moved there for a while: hands that only say what their
owners know to be over, and buttons of older posts. Whether a table rests is no secret, so nothing
that waits tells anybody how a move was made.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from cachetools import LRUCache

from bot.delivery.coalescing import Coalescer
from bot.delivery.priority import PriorityLanes
from bot.delivery.rate_limit import Pace
from bot.store import TableId, TableRow

CATCH_UP_SECONDS = 0.2
"""How often hands are brought up to date that wait until there is time."""
REST_SECONDS = 60.0
MOST_TABLES = 10_000
"""Of so many tables it is known when somebody last moved there; older ones rest."""


class CatchUp:
    """Hands *outdated* to *worker* while neither *lanes* nor *pace* is busy."""

    def __init__(
        self,
        outdated: set[TableId],
        worker: Coalescer,
        lanes: PriorityLanes,
        pace: Pace,
    ) -> None:
        self._outdated, self._worker = outdated, worker
        self._lanes, self._pace = lanes, pace
        self._timer: asyncio.TimerHandle | None = None

    @property
    def has_time(self) -> bool:
        """Whether there is room for requests that nobody waits for."""
        return self._lanes.calm and self._pace.calm

    def later(self) -> None:
        """Bring outdated hands up to date as soon as there is time."""
        if self._timer is None and not self._worker.closed:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(CATCH_UP_SECONDS, self._one)

    def stop(self) -> None:
        """Bring nothing more up to date."""
        if self._timer is not None:
            self._timer.cancel()

    def _one(self) -> None:
        self._timer = None
        if self._outdated and self.has_time:
            self._worker.call(self._outdated.pop())
        if self._outdated:
            self.later()


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

    def rest(self, table: TableId) -> bool:
        """Whether a table rests now."""
        return self.seconds_to(table) == 0
