"""Opens a SQLite file: one connection, durable writes, all migrations applied.

Failures are a `StoreError` of one readable line.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.backups import copy_database, revision
from bot.store.connecting import (
    async_engine,
    beside,
    engine,
    logs_of,
    remove,
    require_own_log,
)
from bot.store.errors import StoreError, reason
from bot.store.file_lock import FileLock
from bot.store.migrating import NEWEST, WrittenByNewerVersion, changed_by_newer, migrate
from bot.store.private_files import create_file, create_folder, flush_folder, restrict_file

NO_FSYNC: Final = "no_fsync"
"""Execution option: the commit does not wait for the disk.

The next transaction without this option takes it to the disk. A power failure before that loses
it, and nothing else.
"""
WAITS: Final = "waits"
"""Execution option: how many seconds a transaction waits for whoever else holds the file."""
SYNCHRONOUS: Mapping[bool, str] = {False: "FULL", True: "NORMAL"}
"""What SQLite is told of a transaction's commit, by whether it has `NO_FSYNC`."""
QUICK_CHECK_BYTES = 64 * 2**20
"""Size up to which the integrity check at the start takes at most a fifth of a second.

A larger database is checked while the bot already runs.
"""
BACKUPS = "backups"
"""The folder beside the database for its backups."""


def open_alone(path: Path) -> FileLock:
    """Lock the database at *path* and bring it to the newest shape, creating it if needed."""
    with _readable_failures(path):
        if not path.exists():
            _begin_anew(path)
        lock = FileLock(path)
    try:
        make_ready(path)
    except BaseException:
        lock.close()
        raise
    return lock


def engine_of(path: Path) -> AsyncEngine:
    """Return the engine that writes to the database at *path*, which is ready."""
    # With one connection, transactions run one after the other: SQLite has a single writer anyway.
    # `Database` gives out turns, so nobody waits for the pool.
    made = async_engine(path, "rw", pool_size=1, max_overflow=0)
    _set_up(made.sync_engine)
    return made


def make_ready(path: Path) -> None:
    """Bring the file at *path* to the newest shape, creating it if needed."""
    with _readable_failures(path):
        if not path.exists():
            _begin_anew(path)
            return
        require_own_log(path)
        _restrict_files(path)
        put_off = may_be_checked_later(path)  # before opening it, which removes the log
        newer = _back_up_before_migrations(path)
        with transaction(path) as connection:
            if newer or not put_off:
                _check(connection)
            migrate(connection)


@contextmanager
def _readable_failures(path: Path) -> Iterator[None]:
    try:
        yield
    except WrittenByNewerVersion as error:
        raise StoreError(changed_by_newer(path)) from error
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"The database {path} cannot be opened: {reason(error)}.") from error


def _begin_anew(path: Path) -> None:
    create_folder(path.parent)
    _require_no_backups(path)
    require_no_log(path)
    make_new(path)


def _require_no_backups(path: Path) -> None:
    """Refuse to begin anew where there was a database: whatever starts the bot again after it was
    deleted would otherwise make an empty one.
    """
    copies = (path.parent / BACKUPS).glob("*.db")
    newest = max(copies, default=None, key=lambda copy: copy.stat().st_mtime)
    if newest is not None:
        raise StoreError(
            f"The database {path} is gone, but there are backups of it: put one back with"
            f" “parlour restore {newest}”, or move them away to begin anew."
        )


def require_no_log(path: Path) -> None:
    """Refuse to make a database beside a log that was written for another one: SQLite would write
    what the log holds into the new one.
    """
    for log in logs_of(path):
        raise StoreError(
            f"The database {path} is gone, but its log {log} is there: put the database back beside"
            " it, or move the log away to begin anew."
        )


def make_new(path: Path) -> None:
    """Create a database under another name, then rename it: so it is complete or not there.

    Raises `FileExistsError` if one is there by then.
    """
    unfinished = path.with_name(path.name + ".new")
    remove(unfinished)
    create_file(unfinished)
    with transaction(unfinished) as connection:
        migrate(connection)
    if path.exists():  # somebody has moved it away and back
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    unfinished.replace(path)
    flush_folder(path.parent)  # the new name must be on disk before any data


def _restrict_files(path: Path) -> None:
    """Make an existing database and its backups private: earlier versions did not."""
    for file in (path, *beside(path)):
        restrict_file(file)
    for copy in (path.parent / BACKUPS).glob("*.db"):
        restrict_file(copy)


@contextmanager
def transaction(path: Path) -> Iterator[Connection]:
    """Open a transaction that writes the file at *path*, in a thread."""
    # Not by aiosqlite: if connecting fails, its thread would outlive the event loop.
    made = engine(path, "rw")
    _set_up(made)
    try:
        with made.begin() as connection:
            yield connection
    finally:
        made.dispose()


def _set_up(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # The driver would begin transactions late, and none for changes of the schema. So `_begin`
    # begins them.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS[False]}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    no_fsync, waits = options.get(NO_FSYNC, False), options.get(WAITS)
    if waits is not None and connection.info.get(WAITS) != waits:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={waits * 1000:.0f}")
        connection.info[WAITS] = waits
    if connection.info.get(NO_FSYNC, False) is not no_fsync:
        connection.exec_driver_sql(f"PRAGMA synchronous={SYNCHRONOUS[no_fsync]}")
        connection.info[NO_FSYNC] = no_fsync
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def may_be_checked_later(path: Path) -> bool:
    """Whether a database is large and was closed properly, so that damage is unlikely."""
    return path.stat().st_size > QUICK_CHECK_BYTES and not logs_of(path)


def check(path: Path) -> None:
    """Check a large database while it is in use; raise `StoreError` if it is damaged."""
    if path.stat().st_size <= QUICK_CHECK_BYTES:
        return
    made = engine(path, "ro")
    try:
        with made.connect() as connection:
            _check(connection)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"The database failed: {reason(error)}.") from error
    finally:
        made.dispose()


def _check(connection: Connection) -> None:
    verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"it is damaged ({verdict})")


def _back_up_before_migrations(path: Path) -> bool:
    """Back up a database that needs migrations, so that one can go back; return whether it does."""
    shape = revision(path)
    if shape is None or shape >= NEWEST:  # a newer one is refused, and may not replace a backup
        return False
    copy_database(path, path.parent / BACKUPS / f"before-{NEWEST}.db")
    return True
