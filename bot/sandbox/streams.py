"""How packets travel down the gateway: as plain text, or in one zlib or zstd stream per
connection.
"""

import zlib
from typing import Protocol

try:
    import zstandard
except ModuleNotFoundError:  # discord.py asks for zstd only where this package is installed
    zstandard = None  # type: ignore[assignment]


class Stream(Protocol):
    """Turns packets into frames."""

    def frame(self, packet: bytes) -> bytes | str: ...


class PlainStream:
    """No compression."""

    def frame(self, packet: bytes) -> str:
        return packet.decode()


class ZlibStream:
    """`compress=zlib-stream`."""

    def __init__(self) -> None:
        self._zlib = zlib.compressobj()

    def frame(self, packet: bytes) -> bytes:
        return self._zlib.compress(packet) + self._zlib.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """`compress=zstd-stream`."""

    def __init__(self) -> None:
        self._zstd = zstandard.ZstdCompressor().compressobj()

    def frame(self, packet: bytes) -> bytes:
        return self._zstd.compress(packet) + self._zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


def stream_for(compress: str | None) -> Stream | None:
    """The stream that a client asks for in its address, or None when it is not known here."""
    match compress:
        case None:
            return PlainStream()
        case "zlib-stream":
            return ZlibStream()
        case "zstd-stream" if zstandard is not None:
            return ZstdStream()
        case _:
            return None
