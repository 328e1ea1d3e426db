"""Opening the database: one connection, sure writes, and the newest shape; or a `StoreError` of one readable line."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

import alembic.command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

LIGHTLY: Final = "lightly"
"""The execution option of transactions that do not wait for the disk: they go together with the next that does.

If the machine loses its power before that, they are lost, and nothing else.
"""
SOON_CHECKED = 64 * 2**20
"""Bytes of a database that are looked through in a fifth of a second; with more nobody is kept waiting for it."""
MIGRATIONS = Path(__file__).parent.parent / "migrations"


class StoreError(Exception):
    """The database cannot be read or written; the message is for the operator."""


async def open_engine(path: Path) -> AsyncEngine:
    """Open the database at *path*, made where there is none, and bring it to its newest shape."""
    await asyncio.to_thread(_make_ready, path)
    # With one connection transactions follow one another: SQLite has a single writer anyway, and nothing read is stale.
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=1, max_overflow=0, pool_timeout=60)
    _set_up(engine.sync_engine)
    return engine


def _make_ready(path: Path) -> None:
    # Not through aiosqlite: a connection that fails leaves it with a thread that outlives the event loop.
    engine = create_engine(f"sqlite:///{path}")
    _set_up(engine)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put_off = may_be_checked_later(path)  # before the first look, which would tidy up the log
        newer = _keep_as_it_was(path)
        with engine.begin() as connection:
            if newer or not put_off:
                _check(connection)
            _migrate(connection)
    except CommandError as error:
        raise StoreError(f"The database {path} was written by a newer version of Parlour. ({error})") from error
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"The database {path} cannot be opened: {reason(error)}.") from error
    finally:
        engine.dispose()


def reason(error: BaseException) -> str:
    """What the operator needs of an error: one line, without the statement that ran into it."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def _set_up(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # The driver would begin transactions late, and none for a change of the schema; `_begin` does it in its place.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    lightly = connection.get_execution_options().get(LIGHTLY, False)
    if connection.info.get(LIGHTLY, False) is not lightly:
        connection.exec_driver_sql(f"PRAGMA synchronous={'NORMAL' if lightly else 'FULL'}")
        connection.info[LIGHTLY] = lightly
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def may_be_checked_later(path: Path) -> bool:
    """Whether a database is large, and was closed as it should be: then it hardly can have been damaged since."""
    log = path.with_name(path.name + "-wal")  # SQLite takes it away when a database is closed
    return path.exists() and path.stat().st_size > SOON_CHECKED and not (log.exists() and log.stat().st_size)


def check(path: Path) -> None:
    """Look through a database that is in use, if it is large; raise `StoreError` if it is damaged."""
    if path.stat().st_size <= SOON_CHECKED:
        return
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            _check(connection)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"The database failed: {reason(error)}.") from error
    finally:
        engine.dispose()


def _check(connection: Connection) -> None:
    verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"it is damaged ({verdict})")


def _keep_as_it_was(path: Path) -> bool:
    """Back up a database that is about to be brought to a newer shape, for who wants to go back; whether it is."""
    from bot.store.copies import copy_database, revision

    newest = ScriptDirectory.from_config(_config()).get_current_head()
    if revision(path) in {None, newest}:
        return False
    copy_database(path, path.parent / "backups" / f"before-{newest}.db")
    return True


def _migrate(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
