"""Says on a port of this computer whether the bot is well (`/health`) and what it has counted (`/metrics`).

Well means: connected to Discord, its heartbeat answered, the database writable. Nobody else can reach the port.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import discord
from aiohttp import ClientError, ClientSession, ClientTimeout, web

from bot import metrics
from bot.store import Store, StoreError

HOST = "127.0.0.1"
SLOWEST_HEARTBEAT = 30.0
"""Seconds: Discord that answers later than this has lost the connection, whatever the client believes."""
PATIENCE = 5.0
"""Seconds within which a healthy bot answers."""


class Health:
    """The health of *client* and *store*; *clock* gives Unix time."""

    def __init__(self, client: discord.Client, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._client = client
        self._store = store
        self._clock = clock

    async def faults(self) -> list[str]:
        """Return what is wrong, a line each; nothing if all is well."""
        found = []
        if self._client.is_closed() or not self._client.is_ready():
            found.append("not connected to Discord")
        elif not math.isfinite(self._client.latency) or self._client.latency > SLOWEST_HEARTBEAT:
            found.append("Discord does not answer the heartbeat")
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.keep("well", str(int(self._clock())))
        except (StoreError, TimeoutError) as error:
            found.append(f"the database cannot be written ({_said(error)})")
        return found

    @asynccontextmanager
    async def served(self, port: int) -> AsyncIterator[int]:
        """Answer on *port*, 0 for any free one, meanwhile; give the port. Raises `OSError` if it is taken."""
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, HOST, port).start()
            yield runner.addresses[0][1]
        finally:
            await runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        found = await self.faults()
        return web.Response(text="\n".join(found or ["well"]) + "\n", status=503 if found else 200)

    async def _metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=metrics.written(), content_type="text/plain", charset="utf-8")


async def asked(port: int) -> tuple[bool, str]:
    """Whether the bot that answers on *port* is well, and what it says."""
    try:
        async with (
            ClientSession(timeout=ClientTimeout(total=2 * PATIENCE)) as session,
            session.get(f"http://{HOST}:{port}/health") as answer,
        ):
            return answer.status == 200, (await answer.text()).strip()
    except (ClientError, TimeoutError) as error:
        return False, f"nobody answers on port {port} ({_said(error)})"


def _said(error: Exception) -> str:
    return str(error) or "too slow"
