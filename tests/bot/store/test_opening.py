"""Opening a database: what cannot be read is refused in one line, and what was damaged is found."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import Store, StoreError, open_store, opening
from bot.store.migrating import NEWEST
from tests.bot.store.test_store import ANN, NEW


async def refusal(path: Path) -> str:
    with pytest.raises(StoreError) as refused:
        await open_store(path)
    (line,) = str(refused.value).splitlines()
    assert str(path) in line
    return line


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    path.write_bytes(b"a shopping list, for instance; " * 100)
    assert "not a database" in await refusal(path)


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened" in await refusal(tmp_path / "file" / "parlour.db")


async def test_a_folder_in_place_of_the_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").mkdir()
    assert "cannot be opened" in await refusal(tmp_path / "parlour.db")


async def test_an_empty_file_in_place_of_the_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    path.touch()
    assert "is empty" in await refusal(path)
    assert path.read_bytes() == b"", "nothing is written in its place"


async def test_a_database_that_is_gone_is_not_made_anew_while_there_are_backups(
    tmp_path: Path,
) -> None:
    path, backups = tmp_path / "parlour.db", tmp_path / "backups"
    backups.mkdir()
    for age, name in enumerate(("newest.db", "oldest.db")):
        (backups / name).touch()
        os.utime(backups / name, (-age, -age))
    said = await refusal(path)
    assert "is gone" in said
    assert str(backups / "newest.db") in said
    assert not path.exists()
    for copy in backups.iterdir():
        copy.unlink()
    await (await open_store(path)).database.close()
    assert path.exists()


async def test_beside_the_log_of_another_database_none_is_made_anew(tmp_path: Path) -> None:
    path, log = tmp_path / "parlour.db", tmp_path / "parlour.db-wal"
    store = await open_store(path)
    await store.people.meet(ANN)
    written = log.read_bytes()
    await store.database.close()
    path.unlink()
    log.write_bytes(written)  # as when the bot is killed, and only the database is moved away
    assert str(log) in await refusal(path)
    assert (path.exists(), log.read_bytes()) == (False, written)
    log.unlink()
    store = await open_store(path)
    await store.people.meet(ANN)
    await store.database.close()


async def test_a_database_that_was_left_half_made_is_made_anew(database: Path) -> None:
    database.parent.mkdir()
    for left in (".new", ".new-wal"):
        database.with_name(database.name + left).write_bytes(
            b"what was written when the bot was killed"
        )
    await (await open_store(database)).database.close()
    assert [file.name for file in database.parent.iterdir()] == [database.name]


def damage(path: Path, first: int = 2, pages: int = 4) -> None:
    """Write over a few pages; the *first* may be counted from the end."""
    content = bytearray(path.read_bytes())
    start = 4096 * first % len(content)
    content[start : start + 4096 * pages] = b"\xa5" * 4096 * pages
    path.write_bytes(content)


async def test_a_damaged_database_is_refused(database: Path) -> None:
    store = await open_store(database)
    await store.tables.add(NEW, ANN)
    await store.database.close()
    damage(database)
    assert "cannot be opened" in await refusal(database)


@pytest.fixture
async def damaged(database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database that was closed as it should be, and damaged since; it counts as a large one."""
    monkeypatch.setattr(opening, "QUICK_CHECK_BYTES", 0)
    store = await open_store(database)
    for _ in range(60):
        await store.tables.add(replace(NEW, chosen={"pace": "slow" * 100}), ANN)
    await store.database.close()
    damage(database, first=-3, pages=1)
    return database


async def test_of_a_large_database_damage_is_found_after_it_was_opened(damaged: Path) -> None:
    store = await open_store(damaged)
    await store.database.check_integrity()
    assert "The database failed: it is damaged" in str(store.database.broken.result())
    await store.database.close()


async def test_a_large_database_that_was_not_closed_is_looked_through_before_anything_else(
    damaged: Path,
) -> None:
    damaged.with_name(damaged.name + "-wal").write_bytes(
        b"what was to be written when the power failed"
    )
    assert "cannot be opened" in await refusal(damaged)


async def test_of_a_sound_database_nothing_is_found(store: Store) -> None:
    await store.database.check_integrity()
    assert not store.database.broken.done()


async def test_a_database_of_a_newer_version_is_refused(database: Path) -> None:
    await (await open_store(database)).database.close()
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from tomorrow'")
    connection.close()
    assert "newer version" in await refusal(database)


async def test_a_database_of_a_newer_version_replaces_no_backup(database: Path) -> None:
    await (await open_store(database)).database.close()
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    kept = database.parent / "backups" / f"before-{NEWEST}.db"
    kept.parent.mkdir()
    kept.write_bytes(b"what was there before this version")
    await refusal(database)
    assert kept.read_bytes() == b"what was there before this version"
