"""Only the user who runs the bot reads what it keeps, and no traceback tells it."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.operations.data_folder import alone_in
from bot.store import open_store
from bot.store.backups import copy_database, put_back
from bot.store.private_files import create_folder
from bot.store.schema import KEPT


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    """A mask that by itself would let everybody read and write new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    """The modes of all files below a folder, by name."""
    return {path.name: mode(path) for path in folder.rglob("*") if path.is_file()}


async def test_a_database_its_log_and_backups_are_private(tmp_path: Path) -> None:
    database = tmp_path / "data" / "bot" / "parlour.db"
    store = await open_store(database)
    await store.key_values.set("lamp", "lit")
    copy = database.parent / "backups" / "copy.db"
    copy_database(database, copy)
    found = modes(tmp_path)
    assert {"parlour.db", "parlour.db-wal", "copy.db"} <= set(found)
    assert set(found.values()) == {0o600}
    folders = (tmp_path / "data", database.parent, copy.parent)
    assert {mode(folder) for folder in folders} == {0o700}
    await store.database.close()
    put_back(copy, database)
    assert mode(database) == 0o600


async def test_a_copy_is_private_before_anything_is_in_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_store(database)).database.close()
    copy, seen = database.with_name("copy.db"), []
    replace = Path.replace

    def watched(path: Path, target: Path) -> Path:
        seen.append(mode(path))
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", watched)
    copy_database(database, copy)
    assert seen == [0o600]


async def test_files_of_an_earlier_version_become_private(database: Path) -> None:
    await (await open_store(database)).database.close()
    copy = database.parent / "backups" / "before.db"
    copy_database(database, copy)
    for file in (database, copy):
        file.chmod(0o644)
    await (await open_store(database)).database.close()
    assert {mode(database), mode(copy)} == {0o600}


def test_a_folder_that_was_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o710)
    create_folder(tmp_path)
    assert mode(tmp_path) == 0o710


def test_the_folder_of_a_bot_is_private(tmp_path: Path) -> None:
    with alone_in(tmp_path / "data"):
        assert mode(tmp_path / "data") == 0o700


async def test_no_traceback_holds_what_is_written(database: Path) -> None:
    store = await open_store(database)
    await store.key_values.set("lamp", "lit")
    with pytest.raises(IntegrityError) as failed:
        async with store.database.transaction() as connection:
            await connection.execute(insert(KEPT).values(key="lamp", value="a hand"))
    await store.database.close()
    told = "".join(traceback.format_exception(failed.value))
    assert "INSERT INTO kept" in told
    assert "'a hand'" not in told
