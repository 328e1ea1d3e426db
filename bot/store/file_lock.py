"""Locks a database file against every other process, by whatever name it is reached."""

from __future__ import annotations

import fcntl
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from bot.store.connecting import VERSIONS
from bot.store.errors import StoreError

Identity: TypeAlias = tuple[int, int]
"""Device and inode number."""
PLACE: Final = 2**62
"""The byte that is locked: SQLite locks others, and no database has this one."""
_TAKE: Final = getattr(fcntl, "F_OFD_SETLK", None)
"""Takes a lock that lasts when other descriptors of the file are closed, as SQLite closes many. A
system without it has only the lock of the folder.
"""


@dataclass(slots=True)
class _Held:
    file: int
    holders: int = 0


_held: dict[Identity, _Held] = {}
"""This process opens a file once: closing it undoes the other kind of lock, which is SQLite's."""


class FileLock:
    """The lock of the file at *path*, from now on until `close`, for all of this process.

    The system gives it up when the process ends, however it ends. Close it after SQLite has closed
    the file. Raises `StoreError` if another process holds it.
    """

    def __init__(self, path: Path) -> None:
        found = path.stat()
        self._identity = found.st_dev, found.st_ino
        if self._identity not in _held:
            _held[self._identity] = _Held(_locked(path))
        self._file = _held[self._identity].file
        _held[self._identity].holders += 1

    def versions(self) -> bytes:
        """Return what stands at `VERSIONS` in the file."""
        return os.pread(self._file, VERSIONS.stop - VERSIONS.start, VERSIONS.start)

    def close(self) -> None:
        """Give up the lock, unless others in this process hold it."""
        held = _held[self._identity]
        held.holders -= 1
        if not held.holders:
            del _held[self._identity]
            os.close(held.file)


def _locked(path: Path) -> int:
    """Open a file and lock it; return its descriptor."""
    file = os.open(path, os.O_RDWR)
    try:
        if _TAKE is not None:
            byte = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, PLACE, 1, 0)
            fcntl.fcntl(file, _TAKE, byte)
    except (BlockingIOError, PermissionError) as error:
        os.close(file)
        raise StoreError(f"Another Parlour uses the database {path}; stop it first.") from error
    except OSError:
        os.close(file)
        raise
    return file


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of the file at *path* for the block, if it is there."""
    lock = FileLock(path) if path.is_file() else None
    try:
        yield
    finally:
        if lock is not None:
            lock.close()
