"""A SQLite file as the store's database: one connection writes, others read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Row, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

from bot.store.cache import RowCache
from bot.store.file_guard import FileGuard
from bot.store.opening import NO_FSYNC, check, open_engine
from bot.store.prepared import Asked, Found
from bot.store.reading import Reader


class SqliteFile:
    """An open file. Reads that an index answers run where they are asked for, without waiting."""

    errors: Final = (SQLAlchemyError, sqlite3.Error)

    def __init__(self, path: Path, engine: AsyncEngine) -> None:
        self.durable = engine
        self.engines = (engine.sync_engine,)
        self.lazy = engine.execution_options(**{NO_FSYNC: True})
        self.reader = Reader(path)
        self._path = path
        self._files = FileGuard(path)
        event.listen(engine.sync_engine, "connect", lambda *_: self._files.renew())

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read rows that an index finds."""
        return self.reader.execute(statement)

    async def read_apart(self, *statements: Executable) -> Sequence[Sequence[Row[Any]]]:
        """Read many rows in a thread, by several statements, from one state of the database."""
        return await self.reader.execute_apart(*statements)

    async def read_prepared(self, *asked: Asked) -> Sequence[Found]:
        """Read by prepared statements, from one state of the database."""
        return self.reader.read_prepared(asked)

    def lost(self) -> str | None:
        """Return what has happened to the files if they are gone, or None."""
        return self._files.fault()

    def passes(self, error: Exception) -> bool:
        """Whether a failure may pass by itself: of a file none does."""
        return False

    def is_busy(self, error: Exception) -> bool:
        """Whether reads have waited too long for others: here none waits."""
        return False

    def trace(self, told: Callable[[str], object]) -> None:
        """Tell of every statement that reads from now on, for tests."""
        self.reader.trace(told)

    async def try_writing(self) -> None:
        """Nothing is tried: a file that has failed is not used again."""

    def peers(self, cache: RowCache) -> None:
        """A file is written by one process alone."""

    def check(self) -> None:
        """Look for damage in a large file, which opening has not looked for."""
        check(self._path)

    async def close(self) -> None:
        """Close all connections."""
        with suppress(SQLAlchemyError):
            self.reader.close()
        await self.durable.dispose()


async def open_file(path: Path) -> SqliteFile:
    """Open the file at *path*, creating it if needed; raise `StoreError` on failure."""
    return SqliteFile(path, await open_engine(path))
