"""A SQLite file as the store's database: one connection writes, others read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Row, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from bot.store.cache import RowCache
from bot.store.connecting import real_path
from bot.store.file_guard import FileGuard
from bot.store.file_lock import FileLock
from bot.store.opening import NO_FSYNC, WAITS, check, engine_of, open_alone
from bot.store.prepared import Found, Query
from bot.store.reading import Reader

HELD: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
"""What SQLite says when others hold what is needed; the rest of the number says more."""


class SqliteFile:
    """An open file. Reads that an index answers run where they are asked for, without waiting."""

    errors: Final = (SQLAlchemyError, sqlite3.Error)

    def __init__(self, path: Path, real: Path, lock: FileLock) -> None:
        engine: AsyncEngine = engine_of(real)
        self.durable = engine
        self.engines = (engine.sync_engine,)
        self.lazy = engine.execution_options(**{NO_FSYNC: True})
        self.reader = Reader(real)
        self._path = real
        self._lock = lock
        self._closed = False
        self.files = FileGuard(path, real, lock)
        for each in (engine.sync_engine, self.reader.engine):
            event.listen(each, "do_connect", self._check_in_place)
        event.listen(engine.sync_engine, "connect", lambda *_: self.files.renew())

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read rows that an index finds."""
        return self.reader.execute(statement)

    async def read_apart(self, *statements: Executable) -> Sequence[Sequence[Row[Any]]]:
        """Read many rows in a thread, by several statements, from one state of the database."""
        return await self.reader.execute_apart(*statements)

    async def read_prepared(self, *asked: Query) -> Sequence[Found]:
        """Read by prepared statements, from one state of the database."""
        return self.reader.read_prepared(asked)

    def lost(self) -> str | None:
        """Return what has happened to the files if they are gone, or None; once they are closed,
        SQLite deletes those beside.
        """
        return None if self._closed else self.files.fault()

    def passes(self, error: Exception) -> bool:
        """Whether a failure may pass by itself: of a file none does. Being held is no failure."""
        return False

    def is_busy(self, error: Exception) -> bool:
        """Whether another program holds the file."""
        raised = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(raised, "sqlite_errorcode", None)
        return code is not None and code & 0xFF in HELD

    def is_outdated(self, error: Exception) -> bool:
        """Nobody else changes the shape of a file in use."""
        return False

    def is_held(self, error: Exception) -> bool:
        """Whether somebody else holds the file: nothing else keeps it busy."""
        return self.is_busy(error)

    @asynccontextmanager
    async def begin(
        self, connection: AsyncConnection, lock_seconds: float, *, patient: bool
    ) -> AsyncIterator[None]:
        """Open a transaction that waits for another program no longer than this."""
        await connection.execution_options(**{WAITS: lock_seconds})
        async with connection.begin():
            yield

    def trace(self, told: Callable[[str], object]) -> None:
        """Tell of every statement that reads from now on, for tests."""
        self.reader.trace(told)

    async def try_using(self) -> None:
        """Nothing is tried: a file that has failed is not used again."""

    def peers(self, cache: RowCache) -> None:
        """A file is written by one process alone."""

    def check(self) -> None:
        """Look for damage in a large file, which opening has not looked for."""
        if self.lost() is None:
            check(self._path)

    async def close(self) -> None:
        """Close all connections; once is enough."""
        if self._closed:
            return
        lost = self.lost() is not None
        self._closed = True
        # The last connection that may write copies the log into the file, and deletes it. While
        # another one is open it does not: what was lost stays as it is for the operator.
        if lost:
            await self.durable.dispose()
        with suppress(SQLAlchemyError):
            await self.reader.close()
        if not lost:
            await self.durable.dispose()
        self._lock.close()

    def _check_in_place(self, *_: object) -> None:
        """Connect to no other file than the one that was opened, whatever its name leads to now."""
        if fault := self.files.fault():
            raise sqlite3.OperationalError(fault)


async def open_file(path: Path) -> SqliteFile:
    """Open the file at *path*, creating it if needed; raise `StoreError` on failure."""
    real = real_path(path)
    return SqliteFile(path, real, await asyncio.to_thread(open_alone, real))
