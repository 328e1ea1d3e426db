"""How fast the bot sends requests to Discord: always below the limit for all of them together.

So none is refused. discord.py learns from Discord's answers what a single channel allows. Answers
to interactions, and what follows them, count for neither, and never wait here.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import TypeAlias

from aiohttp import ClientSession, TraceConfig, TraceRequestStartParams
from aiolimiter import AsyncLimiter

from bot.store import StoreError

REQUESTS_PER_SECOND = 35.0
BURST_REQUESTS = 5.0
"""At most this many more are sent in any second: 40 in all. Some travel longer, so 50 never arrive
within one second.
"""
CALM_REQUESTS = 15
"""With fewer requests within a second, there is room for those that nobody waits for."""
MOST_LEASED = 5
"""Requests that one process leases at a time."""
UNLIMITED_ROUTES = ("interactions", "webhooks")

Lease: TypeAlias = Callable[[int, float, float], Awaitable[float]]
"""Takes how many requests, how many there may be within a second, and how many more at once;
returns after how many seconds they may be sent.
"""


class Pace:
    """Lets requests wait until they may be sent, and knows how many were sent lately."""

    def __init__(self) -> None:
        self._limiter = AsyncLimiter(BURST_REQUESTS, BURST_REQUESTS / REQUESTS_PER_SECOND)
        self._sent: deque[float] = deque(maxlen=CALM_REQUESTS)
        self.lease: Lease | None = None
        """How requests are leased where several processes share Discord's limit."""
        self._leasing = asyncio.Lock()
        self._waiting = self._leased = 0

    @property
    def calm(self) -> bool:
        """Whether there is room for requests that nobody waits for."""
        return len(self._sent) < CALM_REQUESTS or time.monotonic() - self._sent[0] > 1.0

    async def _wait(self) -> None:
        """Wait until one more request may be sent."""
        if self.lease is None:
            await self._limiter.acquire()
            return
        self._waiting += 1
        try:
            async with self._leasing:
                if not self._leased:
                    await self._lease(self.lease)
                self._leased -= 1
        finally:
            self._waiting -= 1

    async def _lease(self, lease: Lease) -> None:
        """Lease requests for those that wait, a few at a time."""
        wanted = min(self._waiting, MOST_LEASED)
        try:
            seconds = await lease(wanted, REQUESTS_PER_SECOND, BURST_REQUESTS)
        except StoreError:  # without the database nobody leases anything
            wanted = 1
            await self._limiter.acquire()
        else:
            await asyncio.sleep(seconds)
        self._leased = wanted

    def trace(self) -> TraceConfig:
        """Return a trace for `discord.Client(http_trace=...)` that lets every request wait."""

        async def wait(
            _session: ClientSession, _context: SimpleNamespace, request: TraceRequestStartParams
        ) -> None:
            if is_limited(request.url.path):
                await self._wait()
                self._sent.append(time.monotonic())

        trace = TraceConfig()
        trace.on_request_start.append(wait)
        return trace


def is_limited(path: str) -> bool:
    """Return whether a request to this path (`/api/v10/channels/…`) counts towards the limit."""
    parts = path.split("/")
    return parts[1:2] == ["api"] and not (len(parts) > 3 and parts[3] in UNLIMITED_ROUTES)
