"""A new database, made at once, has the shape to which the migrations lead."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, insert, inspect, select
from sqlalchemy.engine.interfaces import ReflectedIndex

from bot.store.enums import Absence, Hints, TakeBack
from bot.store.migrating import NEWEST, VERSIONS, configured, is_additive, migrate, upgrade
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


def test_the_newest_migration_is_known_by_its_file() -> None:
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


OFFERED_NOWHERE = (
    "INSERT INTO people (id, locale, closed) VALUES (1, 'en-GB', false), (2, 'ru', false)",
    (
        'INSERT INTO preferences ("user", language, zone, direct, reminders, hours, quiet_from,'
        " quiet_until, most, alone) VALUES"
        " (1, 'xx', 'UTC', true, 'direct', 999999, 99, -1, 0, false),"
        " (2, 'ru', 'UTC', true, 'nowhere', 48, 0, 23, 10, false)"
    ),
    (
        "INSERT INTO servers (guild, channels, managers_only, most_tables, most_each)"
        " VALUES (1, '[]', false, 999999, -5), (2, '[]', false, 0, 7), (3, '[]', true, NULL, NULL)"
    ),
    (
        "INSERT INTO tables (id, game, edition, seed, chosen, size, status, ply, language, channel,"
        " called, opener, opened_at) VALUES"
        " (1, 'splendor', 1, 1, '{}', 2, 'open', 0, 'xx', 1, '[]', 1, current_timestamp),"
        " (2, 'splendor', 1, 1, '{}', 2, 'open', 0, 'ru', 1, '[]', 1, current_timestamp)"
    ),
    (
        "INSERT INTO seats (\"table\", seat, name, level) VALUES (1, 0, 'Cog', 'godlike'),"
        " (2, 0, 'Cog', 'strong')"
    ),
)
"""Rows with values that clients could send though no menu offered them, beside sound ones."""


def test_values_that_no_menu_offers_are_mended(empty: Callable[[str], Engine]) -> None:
    engine = empty("mended")
    with engine.begin() as connection:
        upgrade(connection, "0027")
        for statement in OFFERED_NOWHERE:
            connection.exec_driver_sql(statement)
        upgrade(connection)

        def rows(columns: str, table: str, order: str) -> list[tuple[object, ...]]:
            found = connection.exec_driver_sql(f"SELECT {columns} FROM {table} ORDER BY {order}")
            return [tuple(row) for row in found]

        assert rows("language, hours, quiet_from, quiet_until, most", "preferences", '"user"') == [
            (None, 168, 22, 8, 1),
            ("ru", 48, 0, 23, 10),
        ]
        assert rows("most_tables, most_each", "servers", "guild") == [
            (1000, None),
            (0, 7),
            (None, None),
        ]
        assert rows("language", "tables", "id") == [("en",), ("ru",)]
        assert rows("level", "seats", '"table"') == [("regular",), ("strong",)]
    engine.dispose()


@pytest.mark.parametrize(("version", "additive"), [("0040", False), ("0041", True)])
def test_seasons_wait_for_processes_that_cannot_read_them(
    empty: Callable[[str], Engine], version: str, additive: bool
) -> None:
    engine = empty("seasons")
    with engine.begin() as connection:
        upgrade(connection, version)
        assert is_additive(connection) is additive
    engine.dispose()


ADDITIVE = [
    script
    for script in ScriptDirectory.from_config(configured()).walk_revisions()
    if getattr(script.module, "ADDITIVE", False)
]


@pytest.mark.parametrize("script", ADDITIVE, ids=lambda script: script.revision)
def test_what_is_called_additive_adds_what_older_processes_need_not_know(script: Script) -> None:
    for node in ast.walk(ast.parse(Path(script.path).read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="op"), attr="add_column"),
                args=[_, ast.Call(keywords=given)],
            ):
                may_be = {keyword.arg: ast.unparse(keyword.value) for keyword in given}
                filled = "server_default" in may_be or may_be.get("nullable", "True") == "True"
                assert filled, f"an older process cannot fill {ast.unparse(node)}"
            case ast.Attribute(value=ast.Name(id="op"), attr=done):
                # Without an index an older process is slower, and no more.
                assert done in {"create_table", "create_index", "drop_index", "add_column"}


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
