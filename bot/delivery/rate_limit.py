"""How fast the bot asks Discord: always below the limit for all its requests together, so that none
is refused.

What a single channel bears discord.py learns from Discord's answers. Answers to interactions count
for neither, and never wait here.
"""

from __future__ import annotations

from types import SimpleNamespace

from aiohttp import ClientSession, TraceConfig, TraceRequestStartParams
from aiolimiter import AsyncLimiter

REQUESTS_PER_SECOND = 35.0
BURST_REQUESTS = 5.0
"""In no second are more than both together sent: 40, so that 50 never arrive within one, as some
travel longer.
"""
UNLIMITED_ROUTES = ("interactions", "webhooks")


def limiting_trace() -> TraceConfig:
    """A trace for `discord.Client(http_trace=...)` that lets every request wait until it may be
    sent.
    """
    limiter = AsyncLimiter(BURST_REQUESTS, BURST_REQUESTS / REQUESTS_PER_SECOND)

    async def wait(
        _session: ClientSession, _context: SimpleNamespace, request: TraceRequestStartParams
    ) -> None:
        if is_limited(request.url.path):
            await limiter.acquire()

    trace = TraceConfig()
    trace.on_request_start.append(wait)
    return trace


def is_limited(path: str) -> bool:
    """Whether a request to this path (`/api/v10/channels/…`) counts towards the limit for all
    together.
    """
    parts = path.split("/")
    return parts[1:2] == ["api"] and not (len(parts) > 3 and parts[3] in UNLIMITED_ROUTES)
