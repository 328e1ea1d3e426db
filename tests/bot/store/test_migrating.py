"""A new database, made at once, has the shape to which the migrations lead."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, insert, inspect, select
from sqlalchemy.engine.interfaces import ReflectedIndex

from bot.store.enums import Absence, Hints, TakeBack
from bot.store.migrating import NEWEST, VERSIONS, configured, migrate, upgrade
from bot.store.policy import TablePolicy
from bot.store.postgresql import connect
from bot.store.schema import METADATA, PEOPLE, TABLES
from bot.store.urls import ServerUrl, parse_address
from tests.postgres import Server

FORMER = {
    "take_back": "none",
    "absence": "vote",
    "absent_after": 24,
    "hints": "all",
    "animated": False,
    "live_board": True,
}
"""A table's settings as each was kept in a column of its own."""
OPENED_TWICE = """
import sys
from pathlib import Path
from bot.store.opening import make_ready
make_ready(Path(sys.argv[1]))
print(*sorted(name for name in sys.modules if name.partition(".")[0] == "alembic"))
"""


def test_the_newest_migration_is_known_without_looking() -> None:
    assert ScriptDirectory.from_config(configured()).get_current_head() == NEWEST


@pytest.fixture
def empty(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], Engine]:
    """Makes empty databases by name."""

    def made(name: str) -> Engine:
        if kind == "sqlite":
            return create_engine(f"sqlite:///{tmp_path / name}.db")
        server: Server = request.getfixturevalue("server")
        url = parse_address(server.url(server.new_database()))
        assert isinstance(url, ServerUrl)
        return connect(url)

    return made


def _where(index: ReflectedIndex) -> list[tuple[str, str]]:
    """For which rows an index is."""
    options = index.get("dialect_options", {}).items()
    return sorted((key, str(value)) for key, value in options)


def shape(connection: Connection) -> dict[str, object]:
    """Columns, keys and indexes of each table, whatever the order of the columns is."""
    found = inspect(connection)
    return {
        name: (
            sorted(
                (
                    column["name"],
                    str(column["type"]),
                    column["nullable"],
                    str(column["default"]).strip("'").replace("'::text", ""),
                )
                for column in found.get_columns(name)
            ),
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(
                (key["constrained_columns"], key["referred_table"])
                for key in found.get_foreign_keys(name)
            ),
            sorted(
                (
                    index["name"],
                    index["column_names"],
                    index["unique"],
                    _where(index),
                )
                for index in found.get_indexes(name)
            ),
        )
        for name in found.get_table_names()
    }


def test_migrations_and_a_new_database_have_the_same_shape(
    empty: Callable[[str], Engine],
) -> None:
    shapes = []
    for name, make in (("new", migrate), ("migrated", upgrade)):
        engine = empty(name)
        with engine.begin() as connection:
            make(connection)
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
            assert connection.execute(VERSIONS.select()).scalars().all() == [NEWEST]
            shapes.append(shape(connection))
        engine.dispose()
    assert shapes[0] == shapes[1]


def test_a_policy_is_read_as_each_setting_was_kept_before(
    empty: Callable[[str], Engine],
) -> None:
    engine = empty("before")
    with engine.begin() as connection:
        upgrade(connection, "0025")
        connection.execute(insert(PEOPLE).values(id=1, locale="en", closed=False))
        usual = {"game": "nim", "edition": 1, "seed": 1, "chosen": {}, "size": 2, "status": "open"}
        usual |= {"ply": 0, "language": "en", "channel": 1, "called": [], "opener": 1}
        for number, ways in enumerate(({}, FORMER, FORMER | {"animated": True}), start=1):
            row = usual | {"id": number, "opened_at": 1} | ways
            connection.execute(insert(TABLES).values(row))
        upgrade(connection)
        found = connection.execute(select(TABLES.c.policy).order_by(TABLES.c.id)).scalars()
        policies = [TablePolicy.read(policy) for policy in found]
    engine.dispose()
    changed = TablePolicy(
        undo=TakeBack.NONE,
        absent=Absence.VOTE,
        absent_after=24,
        hints=Hints.ALL,
        animation=False,
        live_board=True,
    )
    assert policies == [TablePolicy(), changed, replace(changed, animation=True)]


def test_a_start_that_migrates_nothing_loads_no_migrations(database: Path) -> None:
    database.parent.mkdir()
    for _ in ("new", "there already"):
        told = subprocess.run(
            [sys.executable, "-c", OPENED_TWICE, str(database)],
            check=True,
            capture_output=True,
            text=True,
        )
        assert told.stdout.split() == []
