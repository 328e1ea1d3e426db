"""Moves everything from one database to another, of the same kind or not, and compares the two.

The target's rows are written in one transaction: they are complete or not there.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, Engine, Table, Text, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from bot.store.backups import copy_database, require_readable
from bot.store.columns import DECIMALS
from bot.store.connecting import connect, engine, readable, remove
from bot.store.cup_schema import CUPS
from bot.store.errors import StoreError, reason
from bot.store.migrating import NEWEST, version_of
from bot.store.opening import make_new, make_ready, require_no_log
from bot.store.private_files import create_folder
from bot.store.schema import METADATA, PROPOSALS, TABLES
from bot.store.urls import DatabaseAddress, ServerUrl

ROWS_AT_ONCE = 500
NUMBERED = (TABLES, PROPOSALS, CUPS)
"""The tables whose ids we give out, and never again."""


def move(source: DatabaseAddress, target: DatabaseAddress) -> Mapping[str, int]:
    """Copy everything from *source* to *target*, which must be empty, and compare it row by row.

    Returns how many rows there are of each kind. Nobody may use either of them. The source stays as
    it is, but for its shape: that is brought to the newest.
    """
    if isinstance(source, Path) and not source.exists():
        raise StoreError(f"The database {source} does not exist.")
    if isinstance(target, Path) and target.exists():
        raise StoreError(f"The database {target} exists already, and a move replaces nothing.")
    if isinstance(source, Path):
        make_ready(source)
    else:
        make_server_ready(source)
    if isinstance(target, Path):
        require_no_log(target)
        return copy_to_file(source, target)
    make_server_ready(target)
    return _copy_to_server(source, target, replacing=False)


def copy_to_file(source: DatabaseAddress, file: Path) -> Mapping[str, int]:
    """Copy everything to a new SQLite file, from one state of *source*, which may be in use."""
    unfinished = file.with_name(file.name + ".part")
    try:
        create_folder(file.parent)
        remove(unfinished)
        make_new(unfinished)
        try:
            with _reading(source) as found, _writing(unfinished) as written:
                counts = _copy(found, written, f"{file}")
            with closing(connect(unfinished, "rw")) as made:
                made.execute("PRAGMA journal_mode=DELETE")  # so that it is one file, without a log
            _flush(unfinished)
            unfinished.replace(file)
        finally:
            remove(unfinished)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(f"{source} cannot be copied to {file}: {reason(error)}.") from error
    return counts


def put_back_to_server(copy: Path, target: ServerUrl) -> None:
    """Replace what *target* holds by what the file *copy* holds. The target must be ready."""
    require_readable(copy)
    with TemporaryDirectory(prefix="parlour-") as folder:
        ready = Path(folder) / "copy.db"  # the copy itself stays in the shape that it has
        copy_database(copy, ready)
        check_unused(target)  # once more: a copy of what was there may have taken minutes
        make_ready(ready)
        _copy_to_server(ready, target, replacing=True)


def _copy_to_server(
    source: DatabaseAddress, target: ServerUrl, *, replacing: bool
) -> Mapping[str, int]:
    try:
        with _reading(source) as found, _writing(target) as written:
            if replacing:
                for table in reversed(METADATA.sorted_tables):
                    written.execute(delete(table))
            return _copy(found, written, str(target))
    except SQLAlchemyError as error:
        raise StoreError(f"{source} cannot be copied to {target}: {reason(error)}.") from error


def make_server_ready(url: ServerUrl) -> None:
    """Bring a database of a server to the newest shape; raise `StoreError` if it is in use."""
    check_unused(url)
    bring_up_to_date(url)


def bring_up_to_date(url: ServerUrl) -> None:
    """Bring a database of a server to the newest shape, beside older processes if they can go on;
    else raise `StoreError`.
    """
    from bot.store.postgresql import make_ready as server_ready
    from bot.store.postgresql import older_uses

    if not server_ready(url):
        raise StoreError(f"{older_uses(url)}: stop it first.")


def check_unused(database: DatabaseAddress) -> None:
    """Raise `StoreError` if a Parlour has this database of a server open."""
    if isinstance(database, ServerUrl):
        from bot.store.postgresql import used_by_others

        if used_by_others(database):
            raise StoreError(f"The database {database} is in use; stop the bot first.")


@contextmanager
def _reading(database: DatabaseAddress) -> Iterator[Connection]:
    """Open a connection that sees one state of *database* all the time."""
    with ExitStack() as opened:
        if isinstance(database, Path):
            made = engine(opened.enter_context(readable(database)), "ro")
        else:
            from bot.store.postgresql import connect as connect_to_server

            made = connect_to_server(database).execution_options(isolation_level="REPEATABLE READ")
        with _disposing(made), made.connect() as connection, connection.begin():
            _check_shape(connection, database)
            yield connection


@contextmanager
def _writing(database: DatabaseAddress) -> Iterator[Connection]:
    if isinstance(database, Path):
        made = engine(database, "rw")
    else:
        from bot.store.postgresql import connect as connect_to_server

        made = connect_to_server(database)
    with _disposing(made), made.begin() as connection:
        yield connection


@contextmanager
def _disposing(engine: Engine) -> Iterator[None]:
    try:
        yield
    finally:
        engine.dispose()


def _check_shape(connection: Connection, database: DatabaseAddress) -> None:
    if version_of(connection) != NEWEST:
        raise StoreError(
            f"The database {database} has another shape than this version of Parlour gives it."
        )


def _copy(source: Connection, target: Connection, name: str) -> Mapping[str, int]:
    """Copy all rows, and compare what can be read then."""
    for table in METADATA.sorted_tables:
        if target.execute(select(func.count()).select_from(table)).scalar_one():
            raise StoreError(f"The database {name} is not empty, and a move replaces nothing.")
    counts = dict[str, int]()
    for table in METADATA.sorted_tables:
        counts[table.name] = 0
        for rows in _rows(source, table):
            target.execute(insert(table), [dict(row) for row in rows])
            counts[table.name] += len(rows)
    for table in NUMBERED:
        _give_out_from(target, table, _given_out(source, table))
    for table in METADATA.sorted_tables:
        _compare(source, target, table)
    return counts


def _rows(connection: Connection, table: Table) -> Iterator[Sequence[Mapping[str, Any]]]:
    found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(
        select(table).order_by(*table.primary_key.columns)
    )
    with closing(found):
        for part in found.mappings().partitions():
            yield [dict(row) for row in part]


def _compare(source: Connection, target: Connection, table: Table) -> None:
    """Raise `StoreError` if a row of one is not in the other as it is."""
    rows = (_spelled(connection, table) for connection in (source, target))
    for there, here in zip_longest(*rows):
        if there != here:
            raise StoreError(f"A row of “{table.name}” was not copied as it is; nothing was moved.")


def _spelled(connection: Connection, table: Table) -> Iterator[str]:
    """Yield the rows of a table in a spelling that does not depend on the kind of database."""
    lines = (_line(row) for rows in _rows(connection, table) for row in rows)
    by_text = any(isinstance(column.type, Text) for column in table.primary_key.columns)
    # Servers sort texts in many ways.
    yield from sorted(lines) if by_text else lines


def _line(row: Mapping[str, Any]) -> str:
    rounded = {
        name: round(value, DECIMALS) if isinstance(value, float) else value
        for name, value in row.items()
    }
    return json.dumps(rounded, default=bytes.hex)


def _given_out(connection: Connection, table: Table) -> int:
    """Return the highest id that was ever given out."""
    if connection.dialect.name == "postgresql":
        said = connection.exec_driver_sql(
            f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table.name}_id_seq"  # noqa: S608 - our own name
        ).scalar()
    else:
        said = connection.exec_driver_sql(
            "SELECT seq FROM sqlite_sequence WHERE name = ?", (table.name,)
        ).scalar()
    highest = connection.execute(select(func.max(table.c.id))).scalar()
    return max(said or 0, highest or 0)


def _give_out_from(connection: Connection, table: Table, last: int) -> None:
    """Let the next id be greater than *last*."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(
            f"SELECT setval('{table.name}_id_seq', %s, %s)",
            (max(last, 1), last > 0),
        )
        return
    connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
    if last:
        connection.exec_driver_sql("INSERT INTO sqlite_sequence VALUES (?, ?)", (table.name, last))


def _flush(file: Path) -> None:
    """Take a file that was written to the disk."""
    with file.open("rb") as written:
        os.fsync(written.fileno())
