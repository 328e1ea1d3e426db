"""Takes interactions by HTTP, as Discord posts them to an “Interactions Endpoint URL”.

Every request is signed by Discord, with the time. What is not, or was some time ago, is refused
before anything in it is read: whoever has seen a request could post it again. Answers go through
Discord's own interface, as those to the gateway's interactions do, so a request is acknowledged as
soon as it is understood. TLS is the matter of a proxy in front.
"""

from __future__ import annotations

import json
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey
from prometheus_client import Counter

from bot.operations.bounded_http import BoundedServer, Bounds

PATH = "/interactions"
MOST_BYTES = 1_000_000
"""Of one interaction: the message that was pressed comes along with it."""
BOUNDS = Bounds(connections=256, seconds=3.0, unread=8 * MOST_BYTES)
"""Of all who connect; after three seconds Discord would not take an answer."""
MOST_APART_SECONDS = 60.0
"""Between the time that is signed and this computer's clock."""
TOLD_SECONDS = 60 * 60.0
"""So often it is told that they are further apart."""
PING = 1
_SECONDS = re.compile(r"\d{1,12}", re.ASCII)
SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"

POSTED = Counter("parlour_posted_interactions", "Interactions that came by HTTP", ["what"])

Receive: TypeAlias = Callable[[dict[str, Any]], None]
"""Works on an interaction, in the shape that Discord documents."""
Tell: TypeAlias = Callable[[float], Awaitable[None]]
"""Tells by how many seconds a request's time is ahead of this computer's clock."""

_log = logging.getLogger(__name__)


class HttpInteractions:
    """Passes interactions on to *receive* if they are signed with the *key* of the application, and
    were just now; else *tells* how far its time is from the *clock*, now and then.
    """

    def __init__(
        self, key: str, receive: Receive, tell: Tell, clock: Callable[[], float] = time.time
    ) -> None:
        self._key = VerifyKey(bytes.fromhex(key))
        self._receive = receive
        self._tell = tell
        self._clock = clock
        self._told_at = -math.inf

    def served(self, host: str, port: int) -> AbstractAsyncContextManager[int]:
        """Serve during the block; port 0 picks a free one. Yields the port.

        Raises `OSError` if it is taken.
        """
        slow = POSTED.labels("slow")
        server = BoundedServer(
            [web.post(PATH, self._take)], BOUNDS, most_bytes=MOST_BYTES, on_slow=slow.inc
        )
        return server.served(host, port)

    async def _take(self, request: web.Request) -> web.Response:
        body = await request.read()
        if not self._is_signed(request, body):
            POSTED.labels("unsigned").inc()
            return web.Response(status=401, text="invalid request signature\n")
        if not await self._is_recent(request):
            POSTED.labels("old").inc()
            return web.Response(status=401, text="the time of the request is not now\n")
        try:
            posted = json.loads(body)
            if posted["type"] == PING:
                return web.json_response({"type": PING})
            self._receive(posted)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
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

    async def _is_recent(self, request: web.Request) -> bool:
        """Whether a request was signed just now; if not, tell it unless that was told lately."""
        signed_at = request.headers[TIMESTAMP]
        if not _SECONDS.fullmatch(signed_at):
            return False
        now = self._clock()
        apart = int(signed_at) - now
        if abs(apart) <= MOST_APART_SECONDS:
            return True
        if now - self._told_at >= TOLD_SECONDS:
            self._told_at = now
            await self._tell(apart)
        return False
