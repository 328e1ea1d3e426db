"""Whoever connects and says nothing, or says it slowly, keeps nobody else out, and is not kept."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress

import pytest
from aiohttp import ClientSession, web

from bot.operations.bounded_http import BoundedServer, Bounds
from tests.bot.wire import PATIENCE

MOST = 8
HALF_A_HEAD = b"POST / HTTP/1.1\r\nHost: a\r\n"
UNREAD = 100_000
HALF_A_BODY = HALF_A_HEAD + b"Content-Length: 60000\r\n\r\n" + b" " * 40_000
AT_ONCE = 60


async def _said(request: web.Request) -> web.Response:
    return web.Response(body=await request.read())


class Open:
    """A server that says what it is told, and those who are connected to it."""

    def __init__(self, port: int, opened: AsyncExitStack) -> None:
        self.address = f"http://127.0.0.1:{port}/"
        self._port = port
        self._opened = opened

    async def connect(self, sent: bytes) -> asyncio.StreamReader:
        """Send something on a connection of its own, and leave it open."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._opened.callback(writer.close)
        writer.write(sent)
        return reader

    async def say(self, session: ClientSession, what: str) -> str:
        """What it says."""
        async with asyncio.timeout(PATIENCE), session.post(self.address, data=what) as answer:
            return await answer.text()


@asynccontextmanager
async def serving(seconds: float) -> AsyncIterator[Open]:
    """A server that gives a request so much time."""
    bounds = Bounds(connections=MOST, seconds=seconds, unread=UNREAD)
    server = BoundedServer([web.post("/", _said)], bounds)
    async with AsyncExitStack() as opened, server.served("127.0.0.1", 0) as port:
        yield Open(port, opened)


async def closed(readers: list[asyncio.StreamReader], but: int) -> None:
    """Wait until all connections but so many are closed."""
    ends = {asyncio.create_task(_end(reader)) for reader in readers}
    async with asyncio.timeout(PATIENCE):
        while len(ends) > but:
            _, ends = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    for one in ends:
        one.cancel()


async def _end(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionError):
        await reader.read()


async def test_unfinished_heads_keep_nobody_out() -> None:
    async with serving(seconds=PATIENCE) as server, ClientSession() as session:
        assert await server.say(session, "before") == "before"
        half = [await server.connect(HALF_A_HEAD) for _ in range(AT_ONCE)]
        silent = [await server.connect(b"") for _ in range(AT_ONCE)]
        assert await server.say(session, "beside") == "beside"
        await closed([*half, *silent], but=MOST)


async def test_unfinished_bodies_are_bounded_together() -> None:
    async with serving(seconds=PATIENCE) as server, ClientSession() as session:
        half = [await server.connect(HALF_A_BODY) for _ in range(MOST - 1)]
        assert await server.say(session, "beside") == "beside"
        await closed(half, but=UNREAD // len(HALF_A_BODY))


async def test_who_is_too_slow_is_told_so() -> None:
    async with serving(seconds=0.2) as server:
        for sent in (HALF_A_HEAD, HALF_A_BODY):
            async with asyncio.timeout(PATIENCE):
                told = await (await server.connect(sent)).read()
            assert told.startswith(b"HTTP/1.1 408 ")
        async with asyncio.timeout(PATIENCE):
            assert not await (await server.connect(b"")).read()


async def test_a_connection_takes_one_request_after_the_other() -> None:
    async with serving(seconds=0.2) as server, ClientSession() as session:
        for what in "one", "two":
            assert await server.say(session, what) == what
            await asyncio.sleep(0.6)  # it is idle, not slow


async def test_nonsense_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async with serving(seconds=PATIENCE) as server:
        for _ in range(MOST):
            reader = await server.connect(b"POST / HTTP/1.1\r\nHost: a\r\nHost : b\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                assert b" 400 " in await reader.readline()
    assert len([line for line in caplog.records if line.levelno >= logging.INFO]) == 1


@contextmanager
def no_descriptor_left() -> Iterator[None]:
    """All descriptors of the process are used."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    used: list[int] = []
    try:
        used.append(os.open(os.devnull, os.O_RDONLY))
        resource.setrlimit(resource.RLIMIT_NOFILE, (used[0] + 8, hard))
        with suppress(OSError):
            while True:
                used.append(os.open(os.devnull, os.O_RDONLY))
        yield
    finally:
        for one in used:
            os.close(one)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_without_a_descriptor_somebody_can_be_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop = asyncio.get_running_loop()
    request = b"POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n\r\nwell"
    async with serving(seconds=PATIENCE) as server:
        port = int(server.address.split(":")[2].strip("/"))
        for _ in range(3):
            with socket.socket() as asking:
                asking.setblocking(False)
                with no_descriptor_left():
                    async with asyncio.timeout(PATIENCE):
                        await loop.sock_connect(asking, ("127.0.0.1", port))
                        await loop.sock_sendall(asking, request)
                        said = b""
                        while part := await loop.sock_recv(asking, 1000):
                            said += part
            assert said.startswith(b"HTTP/1.1 200 ")
            assert said.endswith(b"well")
            for _ in range(3):  # as soon as the connection is closed, a descriptor is kept anew
                await asyncio.sleep(0)
    assert len([line for line in caplog.records if "let in" in line.message]) == 1
