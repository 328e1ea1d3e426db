"""A database of a PostgreSQL server as the store's database.

Two connections write, one at a time: one of them waits for the disk at each commit, the other does
not. Others read. Outside this module nothing knows the driver, which is installed only where it is
wanted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import Connection, Engine, Row, create_engine, event, func, select
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql import Executable

from bot.cluster.peers import Peers
from bot.store.cache import RowCache
from bot.store.errors import StoreError, reason
from bot.store.migrating import (
    WrittenByNewerVersion,
    changed_by_newer,
    is_additive,
    migrate,
)
from bot.store.outage import LOCK_SECONDS
from bot.store.prepared import Found, Query
from bot.store.schema import KEPT
from bot.store.statements import upsert
from bot.store.urls import ServerUrl, connection_arguments
from bot.store.watchdog import AnyConnection, Watchdog, is_cut

OLDEST: Final = 140000
"""The oldest version of PostgreSQL, as it numbers them."""
READERS = 8
"""Connections that read. More reads than these wait."""
LONGEST_WAIT_SECONDS = 1.5
"""How long a read waits for a connection."""
LONGEST_READ_SECONDS = 5.0
"""How long the end waits for what is being read."""
PROGRAM = "parlour"
"""What its connections are called in `pg_stat_activity`."""
STARTING = "parlour, starting"
"""What those are called by which a process looks whether it may start."""
LOOKED_AGAIN_SECONDS = 1.0
"""How often a process looks whether older ones have ended."""
MIGRATING = 0x7061_726C
"""The advisory lock that is held while a database is brought to its newest shape."""
PASSING: Final = (
    *(psycopg.OperationalError, psycopg.InterfaceError),
    psycopg.errors.ReadOnlySqlTransaction,
)
"""What the driver raises when a server is away, full, or only reads for now."""
HELD: Final = (
    psycopg.errors.DeadlockDetected,
    psycopg.errors.LockNotAvailable,
    psycopg.errors.QueryCanceled,
)
"""What it raises when the server has undone what took too long because of somebody else."""
GONE: Final = (psycopg.errors.UndefinedColumn, psycopg.errors.UndefinedTable)
"""What it raises when a newer version has changed the database's shape."""
TRIED: Final = 2
"""Connections on which a server that comes back must answer at the same time."""
IN_ONE_STATE: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITING: Final = {"lock_timeout": f"{LOCK_SECONDS:.0f}s", "statement_timeout": "1800ms"}
"""The server ends what takes longer, before the watchdog would cut its connection."""
READING: Final = {"lock_timeout": f"{LOCK_SECONDS:.0f}s", "statement_timeout": "30s"}
"""Of a hundred thousand tables some reads take seconds."""
CONNECTING: Final = {
    "connect_timeout": 2,
    "application_name": PROGRAM,
    # A server that does not answer at all counts as away after ten seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


_log = logging.getLogger(__name__)


class PostgresDatabase:
    """An open database of a server."""

    errors: Final = (SQLAlchemyError, psycopg.Error)

    def __init__(self, url: ServerUrl) -> None:
        self._url = url
        writing: dict[str, Any] = {"pool_size": 1, "max_overflow": 0}
        self.durable = _engine(url, WRITING, **writing)
        self.lazy = _engine(url, {**WRITING, "synchronous_commit": "off"}, **writing)
        self.engines = (self.durable.sync_engine, self.lazy.sync_engine)
        # Each SELECT sees one state of the database by itself; a transaction would cost two more
        # round trips.
        reading: dict[str, Any] = {
            "pool_size": READERS,
            "max_overflow": 0,
            "pool_timeout": LONGEST_WAIT_SECONDS,
        }
        self._readers = _engine(url, READING, **reading)
        self._reading = self._readers.execution_options(isolation_level="AUTOCOMMIT")
        self._losses = 0
        """How often the server went away."""
        self._watchdog = Watchdog()
        for engine in (self._readers, self.durable, self.lazy):
            event.listen(engine.sync_engine, "connect", self._note_age)
            event.listen(engine.sync_engine, "checkout", self._check_use)
            event.listen(engine.sync_engine, "after_cursor_execute", self._note_answer)
        self._told: Callable[[str], object] | None = None
        self._in_one_state = self._readers.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read rows that an index finds."""
        async with self._reading.connect() as connection:
            with self._watchdog.watching(await _raw(connection)):
                return (await connection.execute(statement)).all()

    async def read_apart(self, *statements: Executable) -> Sequence[Sequence[Row[Any]]]:
        """Read many rows, by several statements, from one state of the database."""
        engine = self._reading if len(statements) == 1 else self._in_one_state
        async with engine.connect() as connection:
            with self._watchdog.patient(await _raw(connection)):
                return [(await connection.execute(statement)).all() for statement in statements]

    async def read_prepared(self, *asked: Query) -> Sequence[Found]:
        """Read by prepared statements, from one state of the database."""
        # All of them in one message: a trip for each would cost more than they do themselves.
        async with self._reading.connect() as connection:
            raw = await _raw(connection)
            written = [one.prepared.written("postgresql") for one in asked]
            if self._told is not None:
                for one in written:
                    self._told(one.sql)
            try:
                with self._watchdog.watching(raw):
                    cursor = psycopg.AsyncClientCursor(raw)
                    bound = (
                        cursor.mogrify(one.sql.encode(), values.values)
                        for one, values in zip(written, asked, strict=True)
                    )
                    await cursor.execute(";".join((IN_ONE_STATE, *bound, "COMMIT")).encode())
                    found = list[Found]()
                    for one in written:
                        cursor.nextset()
                        found.append(one.rows(await cursor.fetchall()))
            except psycopg.Error:
                await connection.invalidate()  # the pool does not see what the driver raises here
                raise
            return found

    def lost(self) -> str | None:
        """Nothing is known of the server's files."""
        return None

    def passes(self, error: Exception) -> bool:
        """Whether a failure may pass: the server is away, is full, or only reads for now."""
        raised = error.orig if isinstance(error, DBAPIError) else error
        return isinstance(raised, PASSING) or (
            isinstance(error, DBAPIError) and error.connection_invalidated
        )

    def is_busy(self, error: Exception) -> bool:
        """Whether a read has waited too long for one of our connections, or a full server gives us
        no further one, or the server has ended what took too long or waited for somebody else.
        """
        raised = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(error, DBAPIError) and error.statement is None and _is_full(raised):
            return bool(self._readers.sync_engine.pool.checkedout())  # type: ignore[attr-defined]
        return isinstance(raised, (PoolTimeoutError, *HELD))

    def is_held(self, error: Exception) -> bool:
        """Whether somebody else holds a row or a table."""
        raised = error.orig if isinstance(error, DBAPIError) else error
        return isinstance(raised, psycopg.errors.LockNotAvailable)

    @asynccontextmanager
    async def begin(
        self, connection: AsyncConnection, lock_seconds: float, *, patient: bool
    ) -> AsyncIterator[None]:
        """Open a transaction that waits for somebody else no longer than this."""
        raw = await _raw(connection)
        watch = self._watchdog.patient if patient else self._watchdog.watching
        with watch(raw):
            async with connection.begin():
                if lock_seconds != LOCK_SECONDS:
                    await _set(connection, "lock_timeout", lock_seconds)
                if patient:
                    await _set(connection, "statement_timeout", 0)
                yield

    def is_outdated(self, error: Exception) -> bool:
        """Whether a table or a column is no longer there."""
        raised = error.orig if isinstance(error, DBAPIError) else error
        return isinstance(raised, GONE)

    def trace(self, told: Callable[[str], object]) -> None:
        """Tell of every statement that reads from now on, for tests."""
        self._told = told
        event.listen(self._readers.sync_engine, "before_cursor_execute", lambda *of: told(of[2]))

    async def try_using(self) -> None:
        """Write something, read on several new connections, and raise what the driver raises."""
        self._losses += 1  # all connections are cut, though only one may have said so
        async with (
            self.durable.connect() as connection,
            self.begin(connection, LOCK_SECONDS, patient=False),
        ):
            tried = upsert(connection, KEPT).values(key="well", value="0")
            await connection.execute(
                tried.on_conflict_do_update(index_elements=["key"], set_={"value": "0"})
            )
        async with AsyncExitStack() as opened:
            for _ in range(TRIED):
                connection = await opened.enter_async_context(self._reading.connect())
                opened.enter_context(self._watchdog.watching(await _raw(connection)))
                await connection.execute(select(1))

    def peers(self, cache: RowCache) -> Peers:
        """Return the other processes on the database."""
        named = make_conninfo(**connection_arguments(self._url.url))
        return Peers(named, _arguments(self._url), cache)

    def check(self) -> None:
        """The server looks after its files itself."""

    def _note_age(self, _connection: object, entry: ConnectionPoolEntry) -> None:
        entry.info["losses"] = self._losses

    def _note_answer(self, connection: Connection, *_: object) -> None:
        raw = connection.connection.driver_connection
        assert isinstance(raw, psycopg.AsyncConnection)
        self._watchdog.heard(raw)

    def _check_use(self, connection: Any, entry: ConnectionPoolEntry, _taken: object) -> None:
        """Let a connection be opened anew that is older than the server's last absence, or that the
        server has closed.
        """
        if entry.info["losses"] != self._losses or is_cut(connection.driver_connection):
            raise DisconnectionError

    async def close(self) -> None:
        """Close all connections, once what is being read has been read."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_READ_SECONDS):
                while self._readers.sync_engine.pool.checkedout():  # type: ignore[attr-defined]  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        for engine in (self._readers, self.lazy, self.durable):
            await engine.dispose()


async def open_server(url: ServerUrl) -> PostgresDatabase:
    """Open the database at *url*, bringing it to the newest shape; raise `StoreError` on failure.

    The database itself must be there already.
    """
    told = False
    while not await asyncio.to_thread(make_ready, url):
        if not told:
            _log.warning("%s: it waits until that one has ended.", older_uses(url))
        told = True
        await asyncio.sleep(LOOKED_AGAIN_SECONDS)
    return PostgresDatabase(url)


def older_uses(url: ServerUrl) -> str:
    """Return why a database is not brought to the newest shape yet."""
    return f"This version must change the shape of the database {url}, which an older Parlour uses"


def connect(url: ServerUrl, program: str | None = None) -> Engine:
    """Return an engine for work in a thread, outside the bot; its connections may be called like
    another *program*.
    """
    named = {} if program is None else {"application_name": program}
    arguments = {**_arguments(url), **named}
    return create_engine(url.url, hide_parameters=True, connect_args=arguments)


@dataclass(frozen=True, slots=True)
class Looked:
    """What `parlour doctor` tells of a database on a server."""

    version: str
    writable: bool
    size: int
    """In bytes."""


def looked_at(url: ServerUrl) -> Looked:
    """Look at a database without changing it; raise `StoreError` if it cannot be reached."""
    asked = (
        "SELECT current_setting('server_version'), pg_database_size(current_database()),"
        " NOT pg_is_in_recovery() AND current_setting('default_transaction_read_only') = 'off'"
        " AND coalesce(has_table_privilege(to_regclass('tables'), 'INSERT, UPDATE, DELETE'), false)"
    )
    found = _asked(url, asked)
    return Looked(version=found[0], size=found[1], writable=found[2])


def _used(connection: Connection, url: ServerUrl) -> bool:
    """Whether a Parlour that has started uses this database."""
    names = (PROGRAM, str(url.url.query.get("application_name", PROGRAM)))
    asked = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND application_name IN (%s, %s)"
    )
    return bool(connection.exec_driver_sql(asked, names).scalar())


def used_by_others(url: ServerUrl) -> bool:
    """Whether a Parlour has this database open; raise `StoreError` if it cannot be asked."""
    others = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        # The URL may give the bot's connections another name, and these as well.
        " AND application_name IN (%s, current_setting('application_name'))"
        " AND pid <> pg_backend_pid()"
    )
    return bool(_asked(url, others, PROGRAM)[0])


def _asked(url: ServerUrl, statement: str, *values: object) -> Sequence[Any]:
    """Return the one row that a statement finds."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return connection.exec_driver_sql(statement, values).one()
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"The database {url} cannot be opened: {reason(error)}.") from error
    finally:
        engine.dispose()


def _engine(url: ServerUrl, parameters: Mapping[str, str], **pool: Any) -> AsyncEngine:
    """Return an engine whose connections have these parameters, unless the URL says others.

    They are set once a connection is open: a pooler refuses `options` from whoever connects.
    """
    made = create_async_engine(url.url, hide_parameters=True, connect_args=_arguments(url), **pool)
    given = str(url.url.query.get("options", ""))
    settings = [
        f"SET {name} = '{value}'" for name, value in parameters.items() if name not in given
    ]

    def set_up(connection: Any, _entry: ConnectionPoolEntry) -> None:
        connection.autocommit = True  # else the first transaction could undo it
        cursor = connection.cursor()
        cursor.execute("; ".join(settings))
        cursor.close()
        connection.autocommit = False

    if settings:
        event.listen(made.sync_engine, "connect", set_up)
    return made


def _arguments(url: ServerUrl) -> dict[str, object]:
    """Return how to connect; what the URL itself says goes before what is said here."""
    return {name: value for name, value in CONNECTING.items() if name not in url.url.query}


async def _raw(connection: AsyncConnection) -> AnyConnection:
    """Return the driver's connection."""
    raw = (await connection.get_raw_connection()).driver_connection
    assert isinstance(raw, psycopg.AsyncConnection)
    return raw


async def _set(connection: AsyncConnection, name: str, seconds: float) -> None:
    """Set a time limit for the transaction that is open."""
    await connection.exec_driver_sql(f"SET LOCAL {name} = '{seconds * 1000:.0f}ms'")


def _is_full(error: object) -> bool:
    """Whether a connection could not be opened although the server answers."""
    return isinstance(error, psycopg.OperationalError) and not isinstance(
        error, psycopg.errors.ConnectionTimeout
    )


def make_ready(url: ServerUrl) -> bool:
    """Bring the database at *url* to the newest shape; raise `StoreError` on failure.

    Returns False, and changes nothing, if that must wait for older processes to end.
    """
    engine = connect(url, STARTING)
    try:
        with engine.connect() as connection:
            _check_sessions(engine, connection, url)
            with connection.begin():
                _check_server(connection, url)
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                if not is_additive(connection) and _used(connection, url):
                    return False
                migrate(connection)
                return True
    except WrittenByNewerVersion as error:
        raise StoreError(changed_by_newer(url)) from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"The database {url} cannot be opened: {reason(error)}.") from error
    finally:
        engine.dispose()


def _check_server(connection: Connection, url: ServerUrl) -> None:
    version = int(connection.exec_driver_sql("SHOW server_version_num").scalar_one())
    if version < OLDEST:
        raise StoreError(
            f"The server of {url} is PostgreSQL {version // 10000}: Parlour needs"
            f" {OLDEST // 10000} or newer."
        )
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise StoreError(f"The database {url} is written in {encoding}: Parlour needs UTF8.")


def _check_sessions(engine: Engine, connection: Connection, url: ServerUrl) -> None:
    """Raise `StoreError` if another connection gets the session of *connection* between its
    transactions: locks, and what is listened to, belong to a session.
    """
    session = select(func.pg_backend_pid())
    with connection.begin():
        ours = connection.execute(session).scalar()
    with engine.connect() as another:
        theirs = another.execute(session).scalar()
    if ours == theirs:
        raise StoreError(
            f"The database {url} lies behind a pooler that shares sessions among connections:"
            " Parlour needs one that keeps them apart (pgbouncer: pool_mode = session)."
        )
