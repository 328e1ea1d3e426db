"""Detects that the files of an open database were deleted, replaced or written over."""

from __future__ import annotations

import os
from pathlib import Path

from bot.store.connecting import LOG, LOGGED, MEMORY
from bot.store.file_lock import FileLock, Identity


class FileGuard:
    """Watches the files of an open database, which was named *path* and is, behind links, *real*.

    SQLite keeps writing to deleted files and reports success. So every commit checks here first
    whether the files are still in place; that takes microseconds.
    """

    def __init__(self, path: Path, real: Path, lock: FileLock) -> None:
        self._path = os.fspath(path)
        self._file = _identity(self._path)
        self._lock = lock
        self._names = [os.fspath(real) + suffix for suffix in (LOG, MEMORY)]
        self._beside: dict[str, Identity] = {}

    def renew(self) -> None:
        """Accept new files beside the database, because a new connection was opened."""
        self._beside.clear()

    def fault(self) -> str | None:
        """Return what happened to the files, if they were deleted, replaced or written over."""
        if (found := _identity(self._path)) != self._file:
            return f"{self._path} was {'replaced' if found else 'deleted'} while it was in use"
        if self._lock.versions() != LOGGED:
            return f"{self._path} was written over while it was in use"
        for name in self._names:
            found, known = _identity(name), self._beside.get(name)
            if known is None:  # SQLite creates them with the first transaction
                if found is not None:
                    self._beside[name] = found
            elif found != known:
                return f"{name} was {'replaced' if found else 'deleted'} while it was in use"
        return None


def _identity(path: str) -> Identity | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - four times as fast as `Path.stat`, and called at each write
    except OSError:
        return None
    return found.st_dev, found.st_ino
