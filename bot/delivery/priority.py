"""How many tables are shown at a time, and which first: those at which somebody must act."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

TURNS_AT_ONCE, REST_AT_ONCE = 12, 3
"""How many tables are shown at a time. With more, pictures would wait and be out of date when they
are sent.
"""
LONGEST_REST_SECONDS = 30.0
"""Under load, updates that nobody waits for are delayed by at most this time."""


class PriorityLanes:
    """Two lanes: one for tables that call somebody, and one for updates that nobody waits for."""

    def __init__(self, longest_rest: float = LONGEST_REST_SECONDS) -> None:
        self._turns, self._others = (
            asyncio.Semaphore(TURNS_AT_ONCE),
            asyncio.Semaphore(REST_AT_ONCE),
        )
        self._longest_rest = longest_rest
        self._calm = asyncio.Event()
        """Set while the first lane has room."""
        self._calm.set()

    @asynccontextmanager
    async def calling(self) -> AsyncIterator[None]:
        """Enter the lane of tables that call somebody."""
        try:
            async with self._turns:
                if self._turns.locked():
                    self._calm.clear()
                yield
        finally:
            if not self._turns.locked():
                self._calm.set()

    @asynccontextmanager
    async def resting(self) -> AsyncIterator[None]:
        """Enter the lane of updates that nobody waits for, when the other one has room.

        After the longest wait, enter it in any case.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest_rest):
                await self._calm.wait()
        async with self._others:
            yield

    @property
    def calm(self) -> bool:
        """Whether the lane of tables that call somebody has room."""
        return self._calm.is_set()

    def hurry(self) -> None:
        """Stop making updates wait, because the bot is closing."""
        self._longest_rest = 0.0
        self._calm.set()
