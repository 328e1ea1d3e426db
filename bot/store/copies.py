"""Copies of the database: taken while the bot runs, put back while it does not, and looked through for damage.

A copy is whole or is not there: it is written under another name first. What fails raises `StoreError` of one line.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.opening import StoreError, reason

PAGES_AT_ONCE = 1000
"""Between so many pages of a copy the bot may write."""


def copy_database(database: Path, copy: Path) -> int:
    """Write what *database* holds now, also while it is in use, to *copy*; return the copy's size in bytes."""
    unfinished = copy.with_name(copy.name + ".part")
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        with _reading(database) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target, pages=PAGES_AT_ONCE)
            # A copy is one file: it needs no log beside it.
            target.execute("PRAGMA journal_mode=DELETE")
        unfinished.replace(copy)
        return copy.stat().st_size
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise StoreError(f"{database} cannot be copied to {copy}: {reason(error)}.") from error


def put_back(copy: Path, database: Path) -> None:
    """Put *copy* in the place of *database*, which nobody may have open; raise `StoreError` for an unsound copy."""
    if faults := damage(copy):
        raise StoreError(f"{copy} is damaged and was not put back: {faults[0]}.")
    if revision(copy) is None:
        raise StoreError(f"{copy} is no database of Parlour.")
    fresh = database.with_name(database.name + ".restored")
    copy_database(copy, fresh)
    try:
        # The log belongs to what it was written for: beside another database it would ruin that.
        for beside in ("-wal", "-shm"):
            database.with_name(database.name + beside).unlink(missing_ok=True)
        fresh.replace(database)
    except OSError as error:
        raise StoreError(f"{database} cannot be replaced: {reason(error)}.") from error


def damage(database: Path) -> list[str]:
    """Return what is wrong with a database file, a line each; nothing for a sound one."""
    try:
        with _reading(database) as connection:
            verdicts = [str(verdict) for (verdict,) in connection.execute("PRAGMA integrity_check(10)")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except (OSError, sqlite3.Error) as error:
        return [reason(error)]
    found = [verdict for verdict in verdicts if verdict != "ok"]
    return found + [f"a row of {table} belongs to no row of {parent}" for table, _, parent, _ in orphans]


def revision(database: Path) -> str | None:
    """Return which migration a database was last brought to, or nothing if it is none of ours."""
    try:
        with _reading(database) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (OSError, sqlite3.Error):
        return None
    return str(found[0]) if found else None


@contextmanager
def _reading(database: Path) -> Iterator[sqlite3.Connection]:
    # By its address, so that a file that is not there is an error and not made.
    address = f"{database.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        yield connection
