"""How fast the bot sends requests to Discord: always below the limit for all of them together.

So none is refused. discord.py learns from Discord's answers what a single channel allows. Answers
to interactions, and what follows them, count for neither, and never wait here.
"""

from __future__ import annotations

import time
from collections import deque
from types import SimpleNamespace

from aiohttp import ClientSession, TraceConfig, TraceRequestStartParams
from aiolimiter import AsyncLimiter

REQUESTS_PER_SECOND = 35.0
BURST_REQUESTS = 5.0
"""At most this many more are sent in any second: 40 in all. Some travel longer, so 50 never arrive
within one second.
"""
CALM_REQUESTS = 15
"""With fewer requests within a second, there is room for those that nobody waits for."""
UNLIMITED_ROUTES = ("interactions", "webhooks")


class Pace:
    """Lets requests wait until they may be sent, and knows how many were sent lately."""

    def __init__(self) -> None:
        self._limiter = AsyncLimiter(BURST_REQUESTS, BURST_REQUESTS / REQUESTS_PER_SECOND)
        self._sent: deque[float] = deque(maxlen=CALM_REQUESTS)

    @property
    def calm(self) -> bool:
        """Whether there is room for requests that nobody waits for."""
        return len(self._sent) < CALM_REQUESTS or time.monotonic() - self._sent[0] > 1.0

    def trace(self) -> TraceConfig:
        """Return a trace for `discord.Client(http_trace=...)` that lets every request wait."""

        async def wait(
            _session: ClientSession, _context: SimpleNamespace, request: TraceRequestStartParams
        ) -> None:
            if is_limited(request.url.path):
                await self._limiter.acquire()
                self._sent.append(time.monotonic())

        trace = TraceConfig()
        trace.on_request_start.append(wait)
        return trace


def is_limited(path: str) -> bool:
    """Return whether a request to this path (`/api/v10/channels/…`) counts towards the limit."""
    parts = path.split("/")
    return parts[1:2] == ["api"] and not (len(parts) > 3 and parts[3] in UNLIMITED_ROUTES)
