"""A pooler in front of a database's server: one that keeps sessions apart serves, and one that
shares them is named.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from bot.store import StoreError, open_store
from tests.postgres import Server

SECURED = (80877103, 80877104)
"""What asks for an encrypted line."""
READY, SYNC, QUERY, END = b"Z", b"S", b"Q", b"X"
REFUSAL = b"SFATAL\0C08P01\0Munsupported startup parameter: options\0\0"
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def message(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """The kind of the next message, and all of it."""
    head = await reader.readexactly(5)
    (length,) = struct.unpack("!i", head[1:])
    return head[:1], head + await reader.readexactly(length - 4)


async def beginning(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """What a client says of itself."""
    while True:
        head = await reader.readexactly(8)
        length, code = struct.unpack("!ii", head)
        if code not in SECURED:
            return head + await reader.readexactly(length - 8)
        writer.write(b"N")


class Pooler:
    """Lends sessions of a server, as pgbouncer does: for as long as a client stays, or *shared*,
    for a transaction.
    """

    def __init__(self, server: Server, *, shared: bool) -> None:
        self._socket = str(server.folder / ".s.PGSQL.5432")
        self._shared = shared
        self._idle: list[Line] = []
        self._greeting = b""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held: Line | None = None
        try:
            begun = await beginning(reader, writer)
            if b"\0options\0" in begun:
                writer.write(b"E" + struct.pack("!i", len(REFUSAL) + 4) + REFUSAL)
                return
            if not self._idle:
                self._idle.append(await self._opened(begun))
            writer.write(self._greeting)
            while True:
                kind, asked = b"", b""
                while kind not in {SYNC, QUERY}:
                    kind, part = await message(reader)
                    if kind == END:
                        return
                    asked += part
                held = held or (self._idle.pop() if self._idle else await self._opened(begun))
                held[1].write(asked)
                part = b""
                while kind != READY:
                    kind, part = await message(held[0])
                    writer.write(part)
                if self._shared and part.endswith(b"I"):
                    self._idle.append(held)
                    held = None
        except asyncio.IncompleteReadError:
            pass
        finally:
            for line in (writer, *([held[1]] if held else [])):
                line.close()

    async def _opened(self, begun: bytes) -> Line:
        reader, writer = await asyncio.open_unix_connection(self._socket)
        writer.write(begun)
        kind, greeting = b"", b""
        while kind != READY:
            kind, part = await message(reader)
            greeting += part
        self._greeting = greeting
        return reader, writer

    def close(self) -> None:
        for _, writer in self._idle:
            writer.close()


@asynccontextmanager
async def pooled(server: Server, address: str, *, shared: bool) -> AsyncIterator[str]:
    """The URL of a database behind a pooler."""
    pooler = Pooler(server, shared=shared)
    listening = await asyncio.start_server(pooler.serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    name = address.partition("@/")[2].partition("?")[0]
    async with listening:
        yield f"postgresql://parlour@127.0.0.1:{port}/{name}"
    pooler.close()


async def test_a_pooler_that_keeps_sessions_apart_serves(server: Server, address: str) -> None:
    async with pooled(server, address, shared=False) as url:
        store = await open_store(url)
        assert await store.database.read(text("SHOW statement_timeout")) == [("30s",)]
        async with store.database.transaction() as connection:
            limit = text("SHOW statement_timeout")
            assert (await connection.execute(limit)).scalar() == "1800ms"
        await store.database.close()


async def test_a_pooler_that_shares_sessions_is_named(server: Server, address: str) -> None:
    async with pooled(server, address, shared=True) as url:
        with pytest.raises(StoreError, match=r"pool_mode = session") as refused:
            await open_store(url)
        assert len(str(refused.value).splitlines()) == 1
