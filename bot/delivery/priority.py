"""How many tables are shown at a time, and which of them first: those at which somebody must
act.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

TURNS_AT_ONCE, REST_AT_ONCE = 12, 3
"""Tables that are shown at the same time: more would be drawn only to wait, and be out of date when
they are sent.
"""
LONGEST_REST_SECONDS = 30.0
"""Under load, updates that nobody waits for are delayed by at most this time."""


class PriorityLanes:
    """Lets those who call people go before the rest: what nobody waits for is sent when there is
    room for it.
    """

    def __init__(self, longest_rest: float = LONGEST_REST_SECONDS) -> None:
        self._turns, self._others = (
            asyncio.Semaphore(TURNS_AT_ONCE),
            asyncio.Semaphore(REST_AT_ONCE),
        )
        self._longest_rest = longest_rest
        self._calm = asyncio.Event()
        """Set while fewer call than may."""
        self._calm.set()

    @asynccontextmanager
    async def calling(self) -> AsyncIterator[None]:
        """Call people at a table, as soon as there is a lane for it."""
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
        """Show the rest of a table, once nobody has to wait for that, or has had to for long
        enough.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest_rest):
                await self._calm.wait()
        async with self._others:
            yield

    def hurry(self) -> None:
        """Let everything else go at once, because the bot is closing."""
        self._longest_rest = 0.0
        self._calm.set()
