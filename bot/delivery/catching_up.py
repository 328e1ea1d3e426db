"""Brings outdated hands up to date, a table at a time, whenever there is time for it."""

from __future__ import annotations

import asyncio

from bot.delivery.coalescing import Coalescer
from bot.delivery.priority import PriorityLanes
from bot.delivery.rate_limit import Pace
from bot.store import TableId

CATCH_UP_SECONDS = 0.2
"""How often hands are brought up to date that wait until there is time."""


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
