"""The only ways to connect to a SQLite file. None of them creates one, or takes another's log.

SQLite finds the log of a database by its name. Where another file, an empty one or none bears that
name, a connection that may create files deletes the log, with all that was not yet copied from it;
and whoever closes the last connection that may write copies it into the other file.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import URL, Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.errors import StoreError

Mode: TypeAlias = Literal["ro", "rw"]
"""Reading only, or reading and writing; the file must be there for both."""
LOG: Final = "-wal"
"""What SQLite appends to a database's name for its log, which it deletes at the end."""
LOGS: Final = (LOG, "-journal")
"""What it appends for logs of both kinds: a database has the other one while it gets the first."""
MEMORY: Final = "-shm"
"""What it appends for what its connections share."""
VERSIONS: Final = slice(18, 20)
"""Where a database says by which version of SQLite it may be written and read."""
LOGGED: Final = b"\x02\x02"
"""What stands there if the database has a log. A backup has none."""


def beside(path: Path) -> tuple[Path, ...]:
    """Return the files that SQLite may keep beside a database."""
    return tuple(path.with_name(path.name + suffix) for suffix in (*LOGS, MEMORY))


def logs_of(path: Path) -> list[Path]:
    """Return the logs of a database in which anything stands."""
    logs = (path.with_name(path.name + suffix) for suffix in LOGS)
    return [log for log in logs if log.exists() and log.stat().st_size]


def remove(path: Path) -> None:
    """Delete a database and the files beside it, as far as they are there."""
    for file in (path, *beside(path)):
        file.unlink(missing_ok=True)


def real_path(path: Path) -> Path:
    """Return where a database really is: there its log is, too.

    Raises `StoreError` for a link to nothing: a disk may be missing.
    """
    try:
        real = path.resolve()
    except (OSError, RuntimeError) as error:  # links in a circle
        raise StoreError(f"The database {path} cannot be found: {error}.") from error
    if path.is_symlink() and not real.exists():
        raise StoreError(f"The database {path} is a link to {real}, which is not there.")
    return real


def connect(path: Path, mode: Mode) -> sqlite3.Connection:
    """Connect to the file at *path*."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)


def engine(path: Path, mode: Mode, **options: Any) -> Engine:
    """Return an engine for the file at *path*."""
    return create_engine(_url(path, mode, "sqlite"), hide_parameters=True, **options)


def async_engine(path: Path, mode: Mode, **options: Any) -> AsyncEngine:
    """Return an engine for the file at *path*, for the event loop."""
    url = _url(path, mode, "sqlite+aiosqlite")
    return create_async_engine(url, hide_parameters=True, **options)


def _url(path: Path, mode: Mode, driver: str) -> URL:
    query = {"mode": mode, "uri": "true"}
    return URL.create(driver, database=path.absolute().as_uri(), query=query)


@contextmanager
def readable(path: Path) -> Iterator[Path]:
    """Yield where the database at *path* can be read from, in mode "ro"; it may be in use.

    On a disk that only reads, SQLite cannot read a database with a log: then it is a copy.
    Raises `StoreError` if there is nothing to read, or a log that is not its own.
    """
    path = real_path(path)
    require_own_log(path)
    in_use = all(path.with_name(path.name + suffix).exists() for suffix in (LOG, MEMORY))
    if in_use or os.access(path.parent, os.W_OK, effective_ids=True):
        yield path
        return
    with TemporaryDirectory(prefix="parlour-") as folder:
        copy = Path(folder) / path.name
        for original in (path, *logs_of(path)):
            shutil.copyfile(original, copy.with_name(original.name))
        yield copy


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Connect to the database at *path* to read it; see `readable`."""
    with readable(path) as found, closing(connect(found, "ro")) as connection:
        yield connection


def require_own_log(path: Path) -> None:
    """Raise `StoreError` if a connection would delete the log beside a database, or read from it
    what belongs to another one. Nothing in this process may have the database open.
    """
    if path.is_file() and not path.stat().st_size:
        raise StoreError(
            f"The database {path} is empty, as no database ever is: put back a copy with"
            f" “parlour restore”, or delete the file to begin anew."
        )
    log = path.with_name(path.name + LOG)
    if log in logs_of(path) and path.is_file():
        with path.open("rb") as file:
            if file.read(VERSIONS.stop)[VERSIONS] != LOGGED:
                raise StoreError(
                    f"The log {log} belongs to another database than {path}, which is a backup and"
                    " has none: move the log away, or use “parlour restore” to put a backup back."
                )
