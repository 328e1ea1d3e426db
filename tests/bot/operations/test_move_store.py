"""Everything is moved from a file to a server and back, row by row; what a server keeps is copied,
put back and looked through like a file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.operations.data_folder import alone_in
from bot.store import NEVER, TableId, open_store
from tests.bot.operations.test_maintenance import PLIES, plies, running, said_by
from tests.bot.store.test_store import ANN, NEW, vote
from tests.postgres import Server

LESSON = replace(NEW, lesson=True)


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """Where a game of some plies is kept, and a vote without an end; a lesson was the newest table,
    and is gone.
    """
    async with running(tmp_path / "kept"):
        pass
    store = await open_store(tmp_path / "kept" / "parlour.db")
    await store.key_values.set("Ä lamp", "lit, by “Ann”")
    await store.proposals.add(vote(TableId(1), NEVER))
    await store.lessons.delete((await store.tables.add(LESSON, ANN)).id)
    await store.database.close()
    return tmp_path / "kept"


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
def new_address(server: Server) -> Iterator[str]:
    """An empty database, without a shape."""
    name = server.new_database()
    yield server.url(name)
    server.drop(name)


async def moved(source: Path | str, target: Path | str, folder: Path) -> tuple[int, str]:
    return await said_by("move-store", "--from", source, "--to", target, "--data", folder)


def rows(database: Path) -> list[str]:
    """Everything that a file holds."""
    with closing(sqlite3.connect(database)) as connection:
        return sorted(connection.iterdump())


async def test_everything_goes_to_a_server_and_back(
    folder: Path, new_address: str, tmp_path: Path
) -> None:
    code, said = await moved(folder / "parlour.db", new_address, folder)
    assert code == 0, said
    assert f"record: {PLIES}" in said.splitlines()
    code, said = await said_by("doctor", "--data", folder, "--database", new_address)
    assert code == 0, said
    assert "PostgreSQL" in said
    assert "the record leads to the snapshot" in said
    back = tmp_path / "back" / "parlour.db"
    code, said = await moved(new_address, back, folder)
    assert code == 0, said
    assert rows(back) == rows(folder / "parlour.db")


async def test_no_id_is_given_out_again_after_a_move(folder: Path, new_address: str) -> None:
    store = await open_store(folder / "parlour.db")
    lesson = await store.tables.add(LESSON, ANN)
    await store.lessons.delete(lesson.id)
    await store.database.close()
    await moved(folder / "parlour.db", new_address, folder)
    store = await open_store(new_address)
    assert (await store.tables.add(NEW, ANN)).id == TableId(lesson.id + 1)
    await store.database.close()


async def test_only_to_an_empty_database_anything_is_moved(
    folder: Path, address: str, tmp_path: Path
) -> None:
    store = await open_store(address)
    await store.key_values.set("lamp", "lit")
    await store.database.close()
    code, said = await moved(folder / "parlour.db", address, folder)
    assert code == 1
    assert "is not empty" in said
    (tmp_path / "there.db").touch()
    code, said = await moved(folder / "parlour.db", tmp_path / "there.db", folder)
    assert code == 1
    assert "exists already" in said


async def test_a_database_in_use_is_neither_moved_nor_replaced(folder: Path, address: str) -> None:
    store = await open_store(address)
    await store.key_values.set("lamp", "lit")
    for words in (
        ("move-store", "--from", folder / "parlour.db", "--to", address),
        ("move-store", "--from", address, "--to", folder / "new.db"),
        ("restore", folder / "parlour.db", "--database", address),
    ):
        code, said = await said_by(*words, "--data", folder)
        assert code == 1
        assert "is in use" in said.splitlines()[-1]
    await store.database.close()
    with alone_in(folder):
        code, said = await moved(folder / "parlour.db", folder / "new.db", folder)
    assert code == 1
    assert "Another Parlour is running" in said


async def test_what_was_not_copied_as_it_is_is_not_moved(
    folder: Path, address: str, server: Server
) -> None:
    name = address.partition("@/")[2].partition("?")[0]
    server.execute(
        "CREATE FUNCTION louder() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN NEW.name = upper(NEW.name); RETURN NEW; END $$",
        name,
    )
    server.execute(
        "CREATE TRIGGER loud BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION louder()", name
    )
    code, said = await moved(folder / "parlour.db", address, folder)
    assert code == 1
    assert "“seats”" in said
    store = await open_store(address)
    assert await store.tables.all() == []
    await store.database.close()


async def test_what_a_server_keeps_is_copied_while_the_bot_runs_and_put_back(
    folder: Path, new_address: str, tmp_path: Path
) -> None:
    await moved(folder / "parlour.db", new_address, folder)
    store = await open_store(new_address)
    on_server = ("--data", tmp_path / "data", "--database", new_address)
    code, said = await said_by("backup", tmp_path / "copy.db", *on_server)
    assert (code, plies(tmp_path / "copy.db")) == (0, PLIES), said
    await store.tables.add(NEW, ANN)
    await store.database.close()
    code, said = await said_by("restore", tmp_path / "copy.db", *on_server)
    assert code == 0, said
    (kept,) = (tmp_path / "data" / "backups").glob("before-restore-*.db")
    assert plies(kept) == PLIES
    store = await open_store(new_address)
    assert len(await store.tables.all()) == 1
    await store.database.close()


async def test_a_server_is_moved_to_a_file_whose_folder_has_backups(
    folder: Path, new_address: str
) -> None:
    await said_by("backup", "--data", folder)
    await moved(folder / "parlour.db", new_address, folder)
    code, said = await moved(new_address, folder / "new.db", folder)
    assert (code, plies(folder / "new.db")) == (0, PLIES), said


async def test_nothing_is_moved_beside_the_log_of_another_database(
    folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "new.db-wal").write_bytes(b"what was written when another bot was killed")
    code, said = await moved(folder / "parlour.db", tmp_path / "new.db", folder)
    assert code == 1
    assert "new.db-wal" in said
    assert not (tmp_path / "new.db").exists()


async def test_a_backup_is_put_back_to_a_new_server(
    folder: Path, new_address: str, tmp_path: Path
) -> None:
    on_server = ("--data", tmp_path / "data", "--database", new_address)
    code, said = await said_by("restore", folder / "parlour.db", *on_server)
    assert code == 0, said
    code, said = await said_by("backup", tmp_path / "copy.db", *on_server)
    assert (code, plies(tmp_path / "copy.db")) == (0, PLIES), said
