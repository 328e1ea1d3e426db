"""Serves health (`/health`) and metrics (`/metrics`) at an address.

Healthy means: connected to Discord, the heartbeat answered, the database writable. A bot without
a connection to the gateway is logged in instead. No other computer can reach the port, unless the
operator names another address.

Each metric is defined in the module that counts it; here are those that only discord.py knows of.
None says who did what, or where. A move made by a standing order counts as one made by hand: not
even a figure may tell of orders.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import discord
from aiohttp import web
from prometheus_client import REGISTRY, Counter, generate_latest

from bot.operations.bounded_http import BoundedServer, Bounds
from bot.operations.health_check import PATIENCE_SECONDS
from bot.store import Store, StoreError

SLOWEST_HEARTBEAT_SECONDS = 30.0
"""After this time without an answer the connection counts as lost, whatever the client says."""

BOUNDS = Bounds(connections=16, seconds=5.0, unread=2**16)

RATE_LIMITED = Counter("parlour_rate_limited", "Requests that Discord refused for coming too fast")


class CountRateLimits(logging.Handler):
    """Counts rate-limited requests, which discord.py only logs."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count the record if it is about a rate-limited request."""
        if record.msg.startswith("We are being rate limited"):
            RATE_LIMITED.inc()


class Health:
    """The health of *client* and *store*; *clock* gives Unix time.

    Without *gateway* the client holds no connection to Discord's gateway.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Callable[[], float] = time.time,
        *,
        gateway: bool = True,
    ) -> None:
        self._client = client
        self._gateway = gateway
        self._store = store
        self._clock = clock

    async def faults(self) -> list[str]:
        """Return the faults, one line each; none if all is well."""
        found = []
        if not self._gateway:
            if self._client.is_closed() or self._client.user is None:
                found.append("not logged in to Discord")
        elif self._client.is_closed() or not self._client.is_ready():
            found.append("not connected to Discord")
        elif (
            not math.isfinite(self._client.latency)
            or self._client.latency > SLOWEST_HEARTBEAT_SECONDS
        ):
            found.append("Discord does not answer the heartbeat")
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.key_values.set("well", str(int(self._clock())))
        except (StoreError, TimeoutError) as error:
            found.append(f"the database cannot be written ({_said(error)})")
        return found

    def served(self, host: str, port: int) -> AbstractAsyncContextManager[int]:
        """Serve on *port* of *host* during the block; 0 picks a free one. Yields the port.

        Raises `OSError` if the port is taken.
        """
        routes = [web.get("/health", self._health), web.get("/metrics", self._metrics)]
        return BoundedServer(routes, BOUNDS).served(host, port)

    async def _health(self, _: web.Request) -> web.Response:
        found = await self.faults()
        return web.Response(text="\n".join(found or ["well"]) + "\n", status=503 if found else 200)

    async def _metrics(self, _: web.Request) -> web.Response:
        return web.Response(
            body=generate_latest(REGISTRY), content_type="text/plain", charset="utf-8"
        )


def _said(error: Exception) -> str:
    return str(error) or "too slow"
