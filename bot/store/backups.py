"""Backups: copies the database while the bot runs, restores a copy, checks a copy for damage.

A copy is complete or not there, because it is written under another name first. Failures are a
`StoreError` of one line.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.connecting import beside, connect, logs_of, reading, remove
from bot.store.errors import StoreError, reason
from bot.store.migrating import NEWEST
from bot.store.private_files import create_file, create_folder, flush_folder


def copy_database(database: Path, copy: Path) -> int:
    """Copy *database*, which may be in use, to *copy*; return the copy's size in bytes."""
    unfinished = copy.with_name(copy.name + ".part")
    try:
        create_folder(copy.parent)
        remove(unfinished)
        create_file(unfinished)
        with reading(database) as source, closing(connect(unfinished, "rw")) as target:
            # All at once: the bot may write meanwhile, and after each write SQLite would begin a
            # copy anew that it had made in part.
            source.backup(target)
            # So that the copy is one file, without a log beside it.
            target.execute("PRAGMA journal_mode=DELETE")
        unfinished.replace(copy)
        flush_folder(copy.parent)
        return copy.stat().st_size
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise StoreError(f"{database} cannot be copied to {copy}: {reason(error)}.") from error
    except StoreError:
        unfinished.unlink(missing_ok=True)
        raise


def is_there(database: Path) -> bool:
    """Return whether there is a database, or the log of one that was moved away."""
    return database.exists() or bool(logs_of(database))


def set_aside(database: Path, copy: Path) -> Path:
    """Copy *database*, which must not be in use, to *copy*, and return where the copy is.

    What SQLite cannot read is copied as it is, with its log, under a name that no backup has.
    """
    try:
        copy_database(database, copy)
        return copy
    except StoreError:
        copy = copy.with_suffix(".damaged")
        kept = list[Path]()
        try:
            create_folder(copy.parent)
            there = [database] if database.exists() else []
            for original in (*there, *logs_of(database)):
                kept.append(copy.with_name(copy.name + original.name.removeprefix(database.name)))
                create_file(kept[-1])
                shutil.copyfile(original, kept[-1])
        except OSError as error:
            raise StoreError(f"{database} cannot be copied to {copy}: {reason(error)}.") from error
    return kept[0] if kept else copy


def put_back(copy: Path, database: Path) -> None:
    """Replace *database*, which must not be in use, by *copy*.

    Raises `StoreError` if the copy is damaged, no database of Parlour or of a newer one.
    """
    if faults := damage(copy):
        raise StoreError(f"{copy} is damaged and was not put back: {faults[0]}.")
    require_readable(copy)
    fresh = database.with_name(database.name + ".restored")
    copy_database(copy, fresh)
    try:
        fresh.replace(database)
        # A log would damage any database but the one it was written for. The new one is refused
        # beside it, should this be as far as one gets.
        for left in beside(database):
            left.unlink(missing_ok=True)
        flush_folder(database.parent)
    except OSError as error:
        raise StoreError(f"{database} cannot be replaced: {reason(error)}.") from error


def damage(database: Path) -> list[str]:
    """Return the faults of a database file, one line each; none if it is sound."""
    try:
        with reading(database) as connection:
            verdicts = [
                str(verdict) for (verdict,) in connection.execute("PRAGMA integrity_check(10)")
            ]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except (OSError, sqlite3.Error, StoreError) as error:
        return [reason(error)]
    found = [verdict for verdict in verdicts if verdict != "ok"]
    return found + [
        f"a row of {table} belongs to no row of {parent}" for table, _, parent, _ in orphans
    ]


def require_readable(copy: Path) -> None:
    """Raise `StoreError` for what is no database of Parlour, or of a newer version of it."""
    shape = revision(copy)
    if shape is None:
        raise StoreError(f"{copy} is no database of Parlour.")
    if shape > NEWEST:
        raise StoreError(
            f"{copy} was written by a newer version of Parlour, and was not put back: restore it"
            f" with that version. (Its shape is {shape}, this version's {NEWEST}.)"
        )


def revision(database: Path) -> str | None:
    """Return the newest migration of a database, or None if it is no database of Parlour."""
    try:
        with reading(database) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (OSError, sqlite3.Error, StoreError):
        return None
    return str(found[0]) if found else None
