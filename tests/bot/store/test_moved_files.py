"""Files of a database are moved, replaced, linked and put back: what was acknowledged stays."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.cluster.moving import copy_to_file
from bot.store import Store, StoreError, open_store
from bot.store.backups import copy_database, damage, put_back, revision
from bot.store.opening import open_alone
from bot.store.schema import KEPT
from tests.test_house import ROOT, files, read

WRITES = 50
NOBODY = 65534
ASIDE = "aside.db"


async def write(store: Store) -> None:
    """Write so many values; each is acknowledged."""
    for number in range(WRITES):
        await store.key_values.set(f"acknowledged {number}", "yes")


def left(database: Path) -> int:
    """How many of them are left, as any program sees it."""
    with closing(sqlite3.connect(database)) as connection:
        (found,) = connection.execute(
            "SELECT count(*) FROM kept WHERE key LIKE 'acknowledged %'"
        ).fetchone()
    return int(found)


def beside(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)


def move_away(database: Path) -> None:
    database.rename(database.with_name(ASIDE))


def put_an_empty_one_there(database: Path) -> None:
    move_away(database)
    database.touch()


def take_the_shared_memory(database: Path) -> None:
    move_away(database)
    beside(database, "-shm").unlink()


def move_away_behind_a_link(database: Path) -> None:
    """What the folder holds is a link to a database that lies elsewhere."""
    move_away(database.resolve())


def move_a_backup_there(database: Path) -> None:
    backup = database.with_name("backup.db")
    copy_database(database, backup)
    move_away(database)
    backup.rename(database)


async def read_apart(store: Store, _: Path) -> None:
    await store.database.read_apart(select(KEPT))


async def back_up(_: Store, database: Path) -> None:
    copy_database(database, database.with_name("copy.db"))


async def look_for_damage(_: Store, database: Path) -> None:
    if damage(database):
        raise StoreError


async def ask_for_the_shape(_: Store, database: Path) -> None:
    revision(database)


async def move_store(_: Store, database: Path) -> None:
    copy_to_file(database, database.with_name("moved.db"))


async def begin_anew(_: Store, database: Path) -> None:
    await (await open_store(database)).database.close()


READS = (read_apart, back_up, look_for_damage, ask_for_the_shape, move_store, begin_anew)
MISHAPS = (
    move_away,
    put_an_empty_one_there,
    take_the_shared_memory,
    move_away_behind_a_link,
    move_a_backup_there,
)


def content(database: Path) -> bytes | None:
    """What is found under the database's name."""
    return database.read_bytes() if database.exists() else None


def put_home(database: Path) -> None:
    """Put the right file back where it was."""
    database.resolve().with_name(ASIDE).replace(database.resolve())


@pytest.fixture
def place(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Where the database is said to be: a link, where the mishap is one behind a link."""
    kept = tmp_path / "kept"
    kept.mkdir()
    if getattr(request, "param", None) is move_away_behind_a_link:
        (tmp_path / "disk").mkdir()
        open_alone(tmp_path / "disk" / "tables.db").close()
        (kept / "parlour.db").symlink_to(tmp_path / "disk" / "tables.db")
    return kept / "parlour.db"


@pytest.mark.parametrize("looks", READS)
@pytest.mark.parametrize(
    ("place", "mishap"), [(mishap, mishap) for mishap in MISHAPS], indirect=["place"]
)
async def test_no_read_loses_what_was_acknowledged(
    place: Path,
    mishap: Callable[[Path], None],
    looks: Callable[[Store, Path], asyncio.Future[None]],
) -> None:
    store = await open_store(place)
    await write(store)
    mishap(place)
    there = content(place)
    with suppress(StoreError):
        await looks(store, place)
    assert content(place) == there
    store.database.check_files()
    assert "while it was in use" in str(store.database.broken.result())
    await store.database.close()
    assert content(place) == there
    put_home(place)
    assert left(place) == WRITES


async def test_while_a_backup_runs_nothing_is_lost(place: Path) -> None:
    store = await open_store(place)
    await write(store)
    backup = asyncio.create_task(asyncio.to_thread(copy_database, place, place.with_name("b.db")))
    move_away(place)
    with suppress(StoreError):
        await read_apart(store, place)
    with suppress(StoreError):
        await backup
    await store.database.close()
    put_home(place)
    assert left(place) == WRITES


async def test_a_backup_that_is_copied_over_a_database_in_use_stays_as_it_is(place: Path) -> None:
    store = await open_store(place)
    await write(store)
    await store.database.read(select(KEPT))
    backup = place.with_name("backup.db")
    copy_database(place, backup)
    shutil.copyfile(backup, place)
    with pytest.raises(StoreError, match="was written over while it was in use"):
        await store.key_values.set("later", "no")
    await store.database.close()
    assert content(place) == content(backup)


async def test_a_link_that_leads_elsewhere_is_found(tmp_path: Path) -> None:
    for name in ("one", "other"):
        await (await open_store(tmp_path / f"{name}.db")).database.close()
    link = tmp_path / "parlour.db"
    link.symlink_to(tmp_path / "one.db")
    store = await open_store(link)
    await write(store)
    link.unlink()
    link.symlink_to(tmp_path / "other.db")
    with pytest.raises(StoreError, match=r"parlour\.db was replaced"):
        await store.key_values.set("later", "no")
    await store.database.close()
    assert left(tmp_path / "one.db") == WRITES


async def test_the_log_behind_a_link_is_watched(tmp_path: Path) -> None:
    await (await open_store(tmp_path / "real.db")).database.close()
    link = tmp_path / "parlour.db"
    link.symlink_to(tmp_path / "real.db")
    store = await open_store(link)
    await write(store)
    (tmp_path / "real.db-wal").unlink()
    with pytest.raises(StoreError, match=r"real\.db-wal was deleted"):
        await store.key_values.set("later", "no")
    await store.database.close()


async def test_where_a_link_leads_to_nothing_none_is_begun(tmp_path: Path) -> None:
    """A disk may be missing, with all that was played."""
    link = tmp_path / "parlour.db"
    link.symlink_to(tmp_path / "disk" / "parlour.db")
    with pytest.raises(StoreError, match="is a link to"):
        await open_store(link)
    assert link.is_symlink()
    assert not link.exists()


@pytest.fixture
async def killed(tmp_path: Path) -> Path:
    """A database with its log, as a bot leaves it that was killed."""
    store = await open_store(tmp_path / "running.db")
    await write(store)
    database = tmp_path / "parlour.db"
    for suffix in ("", "-wal", "-shm"):
        shutil.copyfile(beside(tmp_path / "running.db", suffix), beside(database, suffix))
    await store.database.close()
    return database


async def test_a_backup_is_not_opened_with_the_log_of_another_database(killed: Path) -> None:
    copy_database(killed, killed.with_name("backup.db"))
    killed.with_name("backup.db").replace(killed)
    there = {file: file.read_bytes() for file in (killed, beside(killed, "-wal"))}
    for use in (open_store(killed), asyncio.to_thread(copy_database, killed, Path("b.db"))):
        with pytest.raises(StoreError, match="belongs to another database"):
            await use
    assert {file: file.read_bytes() for file in there} == there


async def test_a_restore_leaves_no_log_of_another_database(killed: Path) -> None:
    copy_database(killed, killed.with_name("backup.db"))
    beside(killed, "-journal").write_bytes(b"of a change of the kind of log; " * 40)
    put_back(killed.with_name("backup.db"), killed)
    assert not [file for file in killed.parent.iterdir() if file.name.startswith("parlour.db-")]
    assert left(killed) == WRITES


async def test_a_restore_that_is_killed_leaves_the_old_tables_or_the_new_ones(
    killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between any two deeds to the files: never the old database without its log."""
    copy_database(killed, killed.with_name("backup.db"))
    monkeypatch.setattr(Path, "unlink", _fail_beside(killed))
    with pytest.raises(StoreError):
        put_back(killed.with_name("backup.db"), killed)
    monkeypatch.undo()
    with pytest.raises(StoreError, match="belongs to another database"):
        await open_store(killed)
    beside(killed, "-wal").unlink()
    assert left(killed) == WRITES


def _fail_beside(database: Path) -> Callable[..., None]:
    unlink = Path.unlink

    def failing(path: Path, missing_ok: bool = False) -> None:
        if path.name.startswith(f"{database.name}-"):
            raise OSError
        unlink(path, missing_ok=missing_ok)

    return failing


@contextmanager
def only_reading(folder: Path) -> Iterator[None]:
    """A folder that cannot be written, not even by root, who is somebody else meanwhile."""
    folder.chmod(0o555)
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)
        folder.chmod(0o755)


@pytest.mark.parametrize("there", ["-wal -shm", "-wal", ""])
def test_what_lies_on_a_disk_that_only_reads_can_be_read(killed: Path, there: str) -> None:
    """With the log and what its connections share, without that, and without both."""
    if not there:
        left(killed)  # whoever closes it last takes the log into it
    with tempfile.TemporaryDirectory() as disk, tempfile.TemporaryDirectory() as elsewhere:
        Path(elsewhere).chmod(0o777)
        for suffix in ("", *there.split()):
            shutil.copy(beside(killed, suffix), disk)
        before = {file: file.read_bytes() for file in Path(disk).iterdir()}
        for file in before:
            file.chmod(0o444)
        with only_reading(Path(disk)):
            assert damage(Path(disk) / killed.name) == []
            copy_database(Path(disk) / killed.name, Path(elsewhere) / "copy.db")
        assert left(Path(elsewhere) / "copy.db") == WRITES
        assert {file: file.read_bytes() for file in Path(disk).iterdir()} == before


# Only one process uses a database, by whatever name


async def said_elsewhere(*words: str | Path) -> str:
    """What a command of another process says."""
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *map(str, words)),
        cwd=ROOT,
        env={**os.environ, "PARLOUR_TOKEN": "for-nothing"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await started.communicate()
    return said.decode().strip()


async def test_a_database_in_use_is_refused_by_another_name(tmp_path: Path) -> None:
    """No file of ours is asked for that: whatever is deleted in the folder, the lock holds."""
    database = tmp_path / "kept" / "parlour.db"
    store = await open_store(database)
    await write(store)
    copy_database(database, tmp_path / "backup.db")
    for link, words in (
        (Path.symlink_to, ("run",)),
        (Path.hardlink_to, ("restore", tmp_path / "backup.db")),
    ):
        other = tmp_path / words[0]
        other.mkdir()
        link(other / "parlour.db", database)
        said = await said_elsewhere(*words, "--data", other)
        assert re.fullmatch(r"Error: Another Parlour uses the database \S+; stop it first\.", said)
    await store.key_values.set("later", "yes")
    await store.database.close()
    assert left(database) == WRITES


CONNECTS = re.compile(r"\bsqlite3\.connect\(|\bcreate_(?:async_)?engine\(")


def test_only_one_module_connects_to_files() -> None:
    connecting = {
        path.as_posix() for path in files("bot", suffixes={".py"}) if CONNECTS.search(read(path))
    }
    assert connecting == {"bot/store/connecting.py", "bot/store/postgresql.py"}
