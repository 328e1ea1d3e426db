"""Reads from the database: on connections of their own, so that no read waits for a write.

In write-ahead mode a reader sees the newest commit and takes no lock. A read that an index answers
takes microseconds, less than handing it to a thread: it runs where it is asked for. A read of many
rows runs in a thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias, cast

from sqlalchemy import Connection, Engine, Row, Select, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, NullPool
from sqlalchemy.sql import Executable

LONGEST_LOCK_SECONDS = 5.0
"""How long a read waits for another program that repairs or replaces the log."""

Parameters: TypeAlias = Mapping[str, object]
Found: TypeAlias = list[tuple[Any, ...]]
Read: TypeAlias = Callable[[str, Parameters], Found]
"""Reads the rows of a statement in plain SQL."""

_DIALECT = sqlite.dialect(paramstyle="named")


class Prepared:
    """A SELECT written out once: what is read most often needs neither compiling nor a thread."""

    def __init__(self, statement: Select[Any]) -> None:
        self._sql = str(statement.compile(dialect=_DIALECT))
        columns = list(statement.selected_columns)
        self._names = [column.name for column in columns]
        processors = [column.type.result_processor(_DIALECT, None) for column in columns]
        self._processors = [
            (name, process)
            for name, process in zip(self._names, processors, strict=True)
            if process is not None
        ]

    def rows(self, read: Read, **parameters: object) -> Iterator[dict[str, Any]]:
        """Yield the rows found, as values by the names of their columns."""
        for found in read(self._sql, parameters):
            row = dict(zip(self._names, found, strict=True))
            for name, process in self._processors:
                row[name] = process(row[name])
            yield row


class Reader:
    """Reads the database at *path*; `close` it before the connection that writes."""

    def __init__(self, path: str) -> None:
        # The driver must begin no transaction by itself: an open one would keep the log growing.
        self._engine = create_engine(
            f"sqlite:///{path}",
            poolclass=NullPool,
            hide_parameters=True,
            connect_args={"timeout": LONGEST_LOCK_SECONDS, "check_same_thread": False},
        )
        event.listen(self._engine, "connect", self._prepare)
        self._connection: Connection | None = None
        self._told: Callable[[str], object] | None = None

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
        return await asyncio.to_thread(self._execute_apart, statements)

    @contextmanager
    def snapshot(self) -> Iterator[Read]:
        """Read several times from one state of the database; the statements are plain SQL."""
        raw = self._raw()
        raw.execute("BEGIN")
        try:
            yield lambda statement, parameters: raw.execute(statement, parameters).fetchall()
        finally:
            raw.execute("COMMIT")

    def close(self) -> None:
        """Close the connection."""
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
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only=ON")
        cursor.close()
        connection.set_trace_callback(self._told)
