"""Reads from a SQLite file: on connections of their own, so that no read waits for a write.

In write-ahead mode a reader sees the newest commit and takes no lock. A read that an index answers
takes microseconds, less than handing it to a thread: it runs where it is asked for. A read of many
rows runs in a thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Engine, Row, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, NullPool
from sqlalchemy.sql import Executable

from bot.store.connecting import engine
from bot.store.prepared import Found, Query

READ_LOCK_SECONDS = 0.2
"""How long a read waits for another program that repairs or replaces the log. The whole bot waits
with it.
"""


class Reader:
    """Reads the database at *path*; `close` it before the connection that writes."""

    def __init__(self, path: Path) -> None:
        # The driver must begin no transaction by itself: an open one would keep the log growing.
        self._engine = engine(
            path,
            "ro",
            poolclass=NullPool,
            connect_args={"timeout": READ_LOCK_SECONDS, "check_same_thread": False},
        )
        event.listen(self._engine, "connect", self._prepare)
        self._connection: Connection | None = None
        self._told: Callable[[str], object] | None = None
        self._apart = set[asyncio.Future[Any]]()
        """The reads that are under way in threads."""

    @property
    def engine(self) -> Engine:
        """The engine of its connections."""
        return self._engine

    def trace(self, told: Callable[[str], object]) -> None:
        """Tell of every statement from now on, for tests."""
        self._told = told
        if self._connection is not None:
            self._raw().set_trace_callback(told)

    def execute(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read what an index finds, at once."""
        return self._opened().execute(statement).all()

    async def execute_apart(self, *statements: Executable) -> Sequence[Sequence[Row[Any]]]:
        """Read many rows from one state of the database, in a thread and on another connection."""
        reading = asyncio.ensure_future(asyncio.to_thread(self._execute_apart, statements))
        self._apart.add(reading)
        reading.add_done_callback(self._apart.discard)
        return await asyncio.shield(reading)  # the thread reads on, whoever stops waiting

    def read_prepared(self, asked: Sequence[Query]) -> Sequence[Found]:
        """Read by prepared statements, at once, from one state of the database."""
        raw, found = self._raw(), list[Found]()
        raw.execute("BEGIN")
        try:
            for one in asked:
                written = one.prepared.written("sqlite")
                found.append(written.rows(raw.execute(written.sql, one.values)))
        finally:
            raw.execute("COMMIT")
        return found

    async def close(self) -> None:
        """Close the connections, once nobody reads any more: the last one deletes the log, which
        may be that of the next opening by then.
        """
        await asyncio.gather(*self._apart, return_exceptions=True)
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()

    def _raw(self) -> sqlite3.Connection:
        return cast(sqlite3.Connection, self._opened().connection.driver_connection)

    def _opened(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _execute_apart(self, statements: Sequence[Executable]) -> Sequence[Sequence[Row[Any]]]:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            return [connection.execute(statement).all() for statement in statements]

    def _prepare(self, connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        connection.set_trace_callback(self._told)
