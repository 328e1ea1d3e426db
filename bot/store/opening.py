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
        _keep_as_it_was(path)
        with engine.begin() as connection:
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


def _check(connection: Connection) -> None:
    verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"it is damaged ({verdict})")


def _keep_as_it_was(path: Path) -> None:
    """Back up a database that is about to be brought to a newer shape, for who wants to go back."""
    from bot.store.copies import copy_database, revision

    newest = ScriptDirectory.from_config(_config()).get_current_head()
    if revision(path) not in {None, newest}:
        copy_database(path, path.parent / "backups" / f"before-{newest}.db")


def _migrate(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
