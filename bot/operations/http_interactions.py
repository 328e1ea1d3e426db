"""Takes interactions by HTTP, as Discord posts them to an “Interactions Endpoint URL”.

Every request is signed by Discord. What is not is refused, before anything in it is read. Answers
go through Discord's own interface, as those to the gateway's interactions do, so a request is
acknowledged as soon as it is understood. TLS is the matter of a proxy in front.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from aiohttp import web
from cachetools import TTLCache
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey
from prometheus_client import Counter

PATH = "/interactions"
MOST_BYTES = 1_000_000
"""Of one interaction: the message that was pressed comes along with it."""
LONGEST_SECONDS = 3.0
"""For reading one; later Discord would not take an answer."""
REMEMBERED, REMEMBERED_SECONDS = 10_000, 15 * 60.0
"""Interactions that were taken: one that is posted again within its life is not worked on again."""
PING = 1
SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"

POSTED = Counter("parlour_posted_interactions", "Interactions that came by HTTP", ["what"])

Receive: TypeAlias = Callable[[dict[str, Any]], None]
"""Works on an interaction, in the shape that Discord documents."""

_log = logging.getLogger(__name__)


class HttpInteractions:
    """Passes interactions on to *receive* if they are signed with the *key* of the application."""

    def __init__(self, key: str, receive: Receive) -> None:
        self._key = VerifyKey(bytes.fromhex(key))
        self._receive = receive
        self._taken: TTLCache[str, None] = TTLCache(REMEMBERED, REMEMBERED_SECONDS)

    @asynccontextmanager
    async def served(self, host: str, port: int) -> AsyncIterator[int]:
        """Serve during the block; port 0 picks a free one. Yields the port.

        Raises `OSError` if it is taken.
        """
        app = web.Application(client_max_size=MOST_BYTES)
        app.add_routes([web.post(PATH, self._take)])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            yield runner.addresses[0][1]
        finally:
            await runner.cleanup()

    async def _take(self, request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                body = await request.read()
        except TimeoutError:
            POSTED.labels("slow").inc()
            return web.Response(status=408, text="too slow\n")
        if not self._is_signed(request, body):
            POSTED.labels("unsigned").inc()
            return web.Response(status=401, text="invalid request signature\n")
        try:
            posted = json.loads(body)
            if posted["type"] == PING:
                return web.json_response({"type": PING})
            if posted["id"] not in self._taken:
                self._taken[posted["id"]] = None
                self._receive(posted)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            _log.warning("an interaction cannot be read (%s: %s)", type(error).__name__, error)
            POSTED.labels("unreadable").inc()
            return web.Response(status=400, text="unreadable\n")
        POSTED.labels("taken").inc()
        return web.Response(status=202)

    def _is_signed(self, request: web.Request, body: bytes) -> bool:
        """Whether Discord has signed the time and the body."""
        try:
            signature = bytes.fromhex(request.headers.get(SIGNATURE, ""))
            self._key.verify(request.headers.get(TIMESTAMP, "").encode() + body, signature)
        except (ValueError, BadSignatureError):  # nacl's own errors of length are ValueErrors
            return False
        return True
