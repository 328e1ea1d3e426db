"""Brings a database to the newest shape: the same way for every kind of database.

A new database is made in that shape at once. Only one of an earlier version runs migrations, and
only then are Alembic and their scripts loaded: a start should not wait for what it does not need.

A migration beside which older processes can go on says `ADDITIVE = True`: it adds tables, or
columns that may stay empty or that the database fills. Any other waits until no older process is
left.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from bot.store.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.stem[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The newest migration, by the names of their files."""
VERSIONS = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where Alembic keeps which migrations a database has had."""


class WrittenByNewerVersion(Exception):
    """A database is in a shape that this version of Parlour does not know."""


def changed_by_newer(database: object) -> str:
    """Return the line that says so."""
    return (
        f"A newer version of Parlour has changed the database {database}: start that version, or"
        " restore a backup that was made before."
    )


def migrate(connection: Connection) -> None:
    """Bring a database to the newest shape, in the transaction of *connection*.

    Raises `WrittenByNewerVersion` if a newer version of Parlour has written it.
    """
    names = inspect(connection).get_table_names()
    if not names:
        METADATA.create_all(connection)
        VERSIONS.create(connection)
        connection.execute(insert(VERSIONS).values(version_num=NEWEST))
    elif VERSIONS.name not in names or version_of(connection) != NEWEST:
        upgrade(connection)


def version_of(connection: Connection) -> str | None:
    """Return the newest migration that a database has had."""
    return connection.execute(select(VERSIONS.c.version_num)).scalar()


def is_additive(connection: Connection) -> bool:
    """Whether older processes can go on beside all migrations that a database has not had.

    Raises `WrittenByNewerVersion` if it has had one that is not known.
    """
    if not inspect(connection).has_table(VERSIONS.name):
        return True  # nobody uses it yet
    had = version_of(connection)
    if had == NEWEST:
        return True
    from alembic.script import ScriptDirectory
    from alembic.script.revision import RevisionError
    from alembic.util import CommandError

    scripts = ScriptDirectory.from_config(configured())
    try:
        missing = list(scripts.iterate_revisions("head", had or "base"))
    except (CommandError, RevisionError) as error:
        raise WrittenByNewerVersion(str(error)) from error
    return all(getattr(script.module, "ADDITIVE", False) for script in missing)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that a database has not had, up to *revision*.

    Raises `WrittenByNewerVersion` if it has had one that is not known.
    """
    import alembic.command
    from alembic.util import CommandError

    config = configured()
    config.attributes["connection"] = connection
    try:
        alembic.command.upgrade(config, revision)
    except CommandError as error:
        raise WrittenByNewerVersion(str(error)) from error


def configured() -> Config:
    """Return what Alembic must know to find the migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
