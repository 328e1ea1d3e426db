"""Detects that the files of an open database were deleted or replaced."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeAlias

Identity: TypeAlias = tuple[int, int]
"""Device and inode number."""


class FileGuard:
    """Watches the files of the open database at *path*.

    SQLite keeps writing to deleted files and reports success. So every commit checks here first
    whether the files are still in place; that takes microseconds.
    """

    def __init__(self, path: Path) -> None:
        self._path = os.fspath(path)
        self._log = self._path + "-wal"
        self._file = _identity(self._path)
        self._log_file: Identity | None = None

    def renew(self) -> None:
        """Accept a new log file, because a new connection was opened."""
        self._log_file = None

    def fault(self) -> str | None:
        """Return what happened to the files, if they were deleted or replaced."""
        if (found := _identity(self._path)) != self._file:
            return f"{self._path} was {'replaced' if found else 'deleted'} while it was in use"
        log = _identity(self._log)
        if self._log_file is None:  # SQLite creates it with the first transaction
            self._log_file = log
        elif log != self._log_file:
            return f"{self._log} was {'replaced' if log else 'deleted'} while it was in use"
        return None


def _identity(path: str) -> Identity | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - four times as fast as `Path.stat`, and called at each write
    except OSError:
        return None
    return found.st_dev, found.st_ino
