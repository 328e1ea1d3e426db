"""One connection to the gateway: packets leave compressed, in order; it closes with a code."""

import asyncio

from aiohttp import web

from bot.sandbox.streams import Stream


class SocketClosing(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Socket:
    """One connection: packets leave in the order in which they were put in, from a task of their
    own.
    """

    def __init__(self, ws: web.WebSocketResponse, stream: Stream) -> None:
        self.ws = ws
        self._stream = stream
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, packet: bytes) -> None:
        self._waiting.put_nowait(packet)

    async def close(self, code: int, reason: str = "") -> None:
        self._writer.cancel()
        await self.ws.close(code=code, message=reason.encode())

    async def _write(self) -> None:
        while True:
            frame = self._stream.frame(await self._waiting.get())
            try:
                if isinstance(frame, str):
                    await self.ws.send_str(frame)
                else:
                    await self.ws.send_bytes(frame)
            except ConnectionError:
                return  # the other side is gone; the session keeps the packet for RESUME
