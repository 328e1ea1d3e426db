"""Serves HTTP within bounds: whoever connects and says nothing, or says it slowly, keeps neither
descriptors nor memory, and keeps nobody else out.

Once there is no room, the connection that has been waited for longest is closed. Who sends a whole
request at once is answered long before it is the oldest, however many others hold theirs open.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import islice, takewhile
from operator import itemgetter
from typing import Final

from aiohttp import ClientError, web
from aiohttp.typedefs import Handler
from prometheus_client import Counter

LOOKED_EVERY_SECONDS: Final = 0.25
"""How often it is seen who is too slow."""
IDLE_SECONDS: Final = 75.0
"""How long a connection is kept for a next request: longer than the proxies in front keep it."""
FULL_SECONDS: Final = 0.1
"""How long nobody is let in if there is no descriptor left, and none to be freed."""
TOLD_EVERY_SECONDS: Final = 60.0
FULL: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
SHARE: Final = 4
"""At most one in so many descriptors of the process is a connection."""
WAITING_OUTSIDE: Final = 1024
"""Connections that the kernel keeps until they are let in."""
TOO_SLOW: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 9\r\n\r\ntoo slow\n"
)

DROPPED = Counter("parlour_dropped_connections", "HTTP connections that were closed", ["why"])

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much may be open at once."""

    connections: int
    seconds: float
    """In which a request must be there as a whole."""
    unread: int
    """Bytes of requests that nobody has answered yet, of all connections together."""


class _OnceAMinute(logging.Filter):
    """Lets through one line a minute: whoever sends nonsense must not fill the log."""

    def __init__(self) -> None:
        super().__init__()
        self._told_at = float("-inf")

    def filter(self, record: logging.LogRecord) -> bool:
        if record.created - self._told_at < TOLD_EVERY_SECONDS:
            return False
        self._told_at = record.created
        return True


class _Connection(asyncio.Protocol):
    """Counts what comes in on a connection before it is passed on to what reads it."""

    def __init__(self, reads: asyncio.Protocol, server: BoundedServer) -> None:
        self.reads = reads
        self.transport: asyncio.Transport | None = None
        self.unread = 0
        """Bytes since the last answer."""
        self._server = server

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.reads.connection_made(transport)
        self._server.begin(self)

    def data_received(self, data: bytes) -> None:
        self._server.count(self, len(data))
        self.reads.data_received(data)

    def drop(self) -> None:
        """Close it at once."""
        if self.transport is not None:
            self.transport.abort()

    def refuse(self, answer: bytes) -> None:
        """Close it after an answer."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def eof_received(self) -> bool | None:
        return self.reads.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._server.end(self)
        self.reads.connection_lost(error)

    def pause_writing(self) -> None:
        self.reads.pause_writing()

    def resume_writing(self) -> None:
        self.reads.resume_writing()


class BoundedServer:
    """Serves an application's *routes* within *bounds*."""

    def __init__(
        self,
        routes: list[web.RouteDef],
        bounds: Bounds,
        *,
        most_bytes: int = 2**20,
        on_slow: Callable[[], object] = lambda: None,
    ) -> None:
        """*most_bytes* is the longest body; *on_slow* is called for what took too long."""
        self._app = web.Application(client_max_size=most_bytes, middlewares=[self._read_whole])
        self._app.add_routes(routes)
        few = resource.getrlimit(resource.RLIMIT_NOFILE)[0] // SHARE
        self._most = max(1, min(bounds.connections, few))
        self._bounds = bounds
        self._on_slow = on_slow
        self._by_reader: dict[object, _Connection] = {}
        self._unfinished: dict[_Connection, float] = {}
        """Since when a request is waited for, oldest first."""
        self._idle: dict[_Connection, float] = {}
        """Since when nothing is waited for, oldest first."""
        self._unread = 0
        self._serving = False
        self._spare: int | None = None
        """A descriptor that is kept for who comes when there is none left."""

    @asynccontextmanager
    async def served(self, host: str, port: int) -> AsyncIterator[int]:
        """Serve during the block; port 0 picks a free one. Yields the port.

        Raises `OSError` if it is taken.
        """
        quiet = logging.getLogger(f"{__name__}.requests")
        quiet.filters = [_OnceAMinute()]
        runner = web.AppRunner(
            self._app,
            access_log=None,
            shutdown_timeout=1.0,
            keepalive_timeout=IDLE_SECONDS,
            lingering_time=1.0,
            logger=quiet,
        )
        async with AsyncExitStack() as opened:
            await runner.setup()
            opened.push_async_callback(runner.cleanup)
            listening = await _listening(host, port)
            for one in listening:
                opened.callback(one.close)
            self._serving = True
            self._keep_spare()
            opened.callback(self._stop)
            tasks = [asyncio.create_task(self._let_in(one, runner)) for one in listening]
            tasks.append(asyncio.create_task(self._drop_slow()))
            opened.push_async_callback(_ended, tasks)
            yield int(listening[0].getsockname()[1])

    def _stop(self) -> None:
        self._serving = False
        self._give_spare()

    def begin(self, connection: _Connection) -> None:
        """Wait for a connection's first request; make room for it."""
        if len(self._by_reader) >= self._most and not self._drop_oldest("full"):
            connection.drop()
        self._by_reader[connection.reads] = connection
        self._unfinished[connection] = time.monotonic()

    def count(self, connection: _Connection, received: int) -> None:
        """Count bytes of a request; make room for them."""
        if self._idle.pop(connection, None) is not None:
            self._unfinished[connection] = time.monotonic()
        connection.unread += received
        self._unread += received
        while self._unread > self._bounds.unread and self._drop_oldest("bytes"):
            pass

    def end(self, connection: _Connection) -> None:
        """Forget a connection, which is closed."""
        self._by_reader.pop(connection.reads, None)
        self._forget(connection)
        # Its descriptor is freed after this.
        asyncio.get_running_loop().call_soon(self._keep_spare)

    def _forget(self, connection: _Connection) -> None:
        self._unfinished.pop(connection, None)
        self._idle.pop(connection, None)
        self._unread -= connection.unread
        connection.unread = 0

    def _drop_oldest(self, why: str) -> bool:
        """Close the connection that has been waited for longest, if there is one."""
        oldest = [
            (since, connection)
            for waiting in (self._unfinished, self._idle)
            for connection, since in islice(waiting.items(), 1)
        ]
        if not oldest:
            return False
        _, connection = min(oldest, key=itemgetter(0))
        self._forget(connection)
        DROPPED.labels(why).inc()
        connection.drop()
        return True

    async def _drop_slow(self) -> None:
        """Close whoever has not sent a whole request in time, again and again."""
        while True:
            await asyncio.sleep(LOOKED_EVERY_SECONDS)
            self._keep_spare()
            late = time.monotonic() - self._bounds.seconds
            slow = takewhile(lambda of: of[1] < late, self._unfinished.items())  # noqa: B023
            for connection, _ in tuple(slow):
                if connection.unread:
                    self._on_slow()
                DROPPED.labels("slow").inc()
                connection.refuse(TOO_SLOW if connection.unread else b"")
                self._forget(connection)

    @web.middleware
    async def _read_whole(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request once all of it is there."""
        connection = self._by_reader.get(request.protocol)
        try:
            await request.read()  # it keeps what was read, for the handler
        except (ClientError, ConnectionError):  # it was closed meanwhile
            return web.Response(status=408)
        if connection is None:
            return await handler(request)
        self._unfinished.pop(connection, None)
        self._idle.pop(connection, None)
        try:
            return await handler(request)
        finally:
            if request.protocol in self._by_reader:
                self._forget(connection)
                self._idle[connection] = time.monotonic()

    async def _let_in(self, listening: socket.socket, runner: web.AppRunner) -> None:
        """Let in who comes, as long as there are descriptors."""
        loop, told_at = asyncio.get_running_loop(), float("-inf")
        reader = runner.server
        assert reader is not None
        while True:
            # Without a descriptor, accepting fails even if nobody has come.
            await _somebody(listening)
            try:
                come, _ = listening.accept()
            except OSError as error:
                if error.errno not in FULL:  # who came has gone
                    continue
                if (now := time.monotonic()) - told_at > TOLD_EVERY_SECONDS:
                    told_at = now
                    _log.warning("nobody can be let in by HTTP: %s", error.strerror)
                if not self._drop_oldest("descriptors") and not self._give_spare():
                    await asyncio.sleep(FULL_SECONDS)
                continue
            come.setblocking(False)
            with suppress(OSError):
                await loop.connect_accepted_socket(lambda: _Connection(reader(), self), come)

    def _keep_spare(self) -> None:
        if self._spare is None and self._serving:
            with suppress(OSError):
                self._spare = os.open(os.devnull, os.O_RDONLY)

    def _give_spare(self) -> bool:
        """Free the descriptor that is kept; return whether there was one."""
        if self._spare is None:
            return False
        os.close(self._spare)
        self._spare = None
        return True


async def _listening(host: str, port: int) -> list[socket.socket]:
    """Return what listens at all addresses of a host."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    opened: list[socket.socket] = []
    try:
        for family, address in dict.fromkeys((one[0], one[4]) for one in found):
            opened.append(socket.create_server(address[:2], family=family, backlog=WAITING_OUTSIDE))
    except OSError:
        for one in opened:
            one.close()
        raise
    for one in opened:
        one.setblocking(False)
    return opened


async def _somebody(listening: socket.socket) -> None:
    """Wait until somebody has come."""
    loop, come = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(listening, come.set)
    try:
        await come.wait()
    finally:
        loop.remove_reader(listening)


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
