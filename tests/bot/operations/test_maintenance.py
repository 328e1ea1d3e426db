"""What the operator does with the tables that are kept: copies, putting back, looking through,
comparing versions.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine

from bot.hosting.host import open_host
from bot.operations.cli import main
from bot.operations.data_folder import alone_in
from bot.store import open_store
from bot.store.backups import copy_database, revision
from bot.store.migrating import NEWEST, upgrade
from games.chance import Chance
from tests.bot.host_helpers import begun, move
from tests.bot.store.test_store import write_as_of_old
from tests.bot.wire import PATIENCE
from tests.library import LIBRARY

PLIES = 12
LARGE_BYTES = 80_000_000


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[None]:
    """A host at work in a folder, with a game of some plies."""
    store = await open_store(folder / "parlour.db")
    host, chance = open_host(store, LIBRARY, randomness=Random(3).getrandbits), Chance(3)
    table = await begun(host)
    for _ in range(PLIES):
        await move(host, table, chance)
    try:
        yield
    finally:
        await store.database.close()


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """Where a game of some plies is kept, and nothing is running."""
    async with running(tmp_path / "kept"):
        pass
    return tmp_path / "kept"


async def said_by(*words: str | Path) -> tuple[int, str]:
    """How a command ended, and what it said; in a thread, as it has an event loop of its own."""
    result = await asyncio.to_thread(CliRunner().invoke, main, [str(word) for word in words])
    return result.exit_code, result.output


def plies(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM record").fetchone()
    return int(found)


def give_earlier_shape(database: Path, version: str) -> None:
    """Give a database the shape that it had in an earlier version, and keep what fits in there."""
    earlier = database.with_name("earlier.db")
    engine = create_engine(f"sqlite:///{earlier}")
    with engine.begin() as made:
        upgrade(made, version)
    engine.dispose()
    with closing(sqlite3.connect(earlier)) as connection:
        connection.execute("ATTACH ? AS newer", (str(database),))
        listed = "SELECT name FROM main.sqlite_master WHERE type = 'table' AND sql IS NOT NULL"
        for (name,) in connection.execute(listed).fetchall():
            if name == "alembic_version":
                continue
            about = connection.execute(f'PRAGMA main.table_info("{name}")').fetchall()
            columns = ", ".join(f'"{column[1]}"' for column in about)
            connection.execute(
                f'INSERT INTO main."{name}" ({columns}) SELECT {columns} FROM newer."{name}"'
            )
        connection.commit()
    earlier.replace(database)


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "parlour.db")) as connection:
        connection.execute(statement)
        connection.commit()


async def test_a_backup_is_taken_while_the_bot_runs(tmp_path: Path) -> None:
    async with running(tmp_path / "kept"):
        code, said = await said_by("backup", tmp_path / "copy.db", "--data", tmp_path / "kept")
    assert (code, plies(tmp_path / "copy.db")) == (0, PLIES), said


async def test_a_backup_of_a_large_database_ends_while_the_bot_writes(folder: Path) -> None:
    change(folder, f"INSERT INTO kept VALUES ('large', zeroblob({LARGE_BYTES}))")
    copying = asyncio.create_task(
        asyncio.to_thread(copy_database, folder / "parlour.db", folder / "copy.db")
    )
    with closing(sqlite3.connect(folder / "parlour.db", timeout=PATIENCE)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        async with asyncio.timeout(PATIENCE):
            while not copying.done():
                connection.execute("INSERT INTO kept VALUES ('small', 'x') ON CONFLICT DO NOTHING")
                connection.execute("UPDATE kept SET value = value || 'x' WHERE key = 'small'")
                connection.commit()
                await asyncio.sleep(0.001)
    assert await copying > LARGE_BYTES


async def test_a_backup_without_a_name_goes_beside_the_database(folder: Path) -> None:
    await said_by("backup", "--data", folder)
    (copy,) = (folder / "backups").glob("parlour-*.db")
    assert plies(copy) == PLIES


async def test_a_backup_replaces_nothing(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "letters").write_text("dear Ann")
    code, said = await said_by("backup", tmp_path / "letters", "--data", folder)
    assert (code, (tmp_path / "letters").read_text()) == (1, "dear Ann")
    assert "exists already" in said


async def test_as_many_backups_are_kept_as_is_said(folder: Path) -> None:
    older = [folder / "backups" / f"parlour-2026-11-0{day}-120000.db" for day in (1, 2, 3)]
    named = folder / "backups" / "parlour-before-the-party.db"
    older[0].parent.mkdir()
    for file in (*older, named):
        file.touch()
    code, said = await said_by("backup", "--keep", "2", "--data", folder)
    assert code == 0, said
    left = sorted((folder / "backups").glob("*.db"))
    assert [older[0] in left, older[1] in left] == [False, False]
    assert {older[2], named} < set(left)
    assert len(left) == 3


async def test_a_backup_of_a_name_of_its_own_is_not_counted(folder: Path, tmp_path: Path) -> None:
    code, _ = await said_by("backup", tmp_path / "copy.db", "--keep", "2", "--data", folder)
    assert (code, (tmp_path / "copy.db").exists()) == (1, False)


async def test_a_backup_of_nothing_is_refused_in_one_line(tmp_path: Path) -> None:
    code, said = await said_by("backup", tmp_path / "copy.db", "--data", tmp_path)
    assert (code, said.count("\n"), (tmp_path / "copy.db").exists()) == (1, 1, False)


async def test_what_was_restored_is_what_was_backed_up(folder: Path, tmp_path: Path) -> None:
    await said_by("backup", tmp_path / "copy.db", "--data", folder)
    change(folder, "DELETE FROM record WHERE ply > 3")
    code, said = await said_by("restore", tmp_path / "copy.db", "--data", folder)
    assert (code, plies(folder / "parlour.db")) == (0, PLIES), said


async def test_what_a_restore_replaces_is_kept(folder: Path, tmp_path: Path) -> None:
    await said_by("backup", tmp_path / "copy.db", "--data", folder)
    change(folder, "DELETE FROM record WHERE ply > 3")
    await said_by("restore", tmp_path / "copy.db", "--data", folder)
    (kept,) = (folder / "backups").glob("before-restore-*.db")
    assert plies(kept) == 3


@pytest.mark.parametrize("unreadable", ["parlour.db", "parlour.db-wal"])
async def test_a_restore_keeps_what_cannot_be_read(
    folder: Path, tmp_path: Path, unreadable: str
) -> None:
    """A damaged database, or the log of one that was moved away."""
    await said_by("backup", tmp_path / "copy.db", "--data", folder)
    (folder / "parlour.db").rename(tmp_path / "moved.db")
    damaged = b"what the disk has made of it; " * 100
    (folder / unreadable).write_bytes(damaged)
    code, said = await said_by("restore", tmp_path / "copy.db", "--data", folder)
    assert (code, plies(folder / "parlour.db")) == (0, PLIES), said
    (kept,) = (folder / "backups").iterdir()
    assert kept.name in said
    assert kept.read_bytes() == damaged


async def test_nothing_is_restored_under_a_running_bot(folder: Path, tmp_path: Path) -> None:
    await said_by("backup", tmp_path / "copy.db", "--data", folder)
    with alone_in(folder):
        code, said = await said_by("restore", tmp_path / "copy.db", "--data", folder)
    assert code == 1
    assert "running" in said


@pytest.mark.parametrize(
    "content", [b"", b"a shopping list, for instance; " * 100], ids=["nothing", "something else"]
)
async def test_only_a_database_of_parlour_is_restored(
    folder: Path, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "copy.db").write_bytes(content)
    code, _ = await said_by("restore", tmp_path / "copy.db", "--data", folder)
    assert (code, plies(folder / "parlour.db")) == (1, PLIES)


async def test_a_backup_of_a_newer_version_is_not_restored(folder: Path, tmp_path: Path) -> None:
    await said_by("backup", tmp_path / "copy.db", "--data", folder)
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    code, said = await said_by("restore", tmp_path / "copy.db", "--data", folder)
    assert (code, plies(folder / "parlour.db")) == (1, PLIES)
    assert "newer version" in said


async def test_a_database_is_brought_to_the_newest_shape_without_the_bot(
    folder: Path, tmp_path: Path
) -> None:
    give_earlier_shape(folder / "parlour.db", "0030")
    code, _ = await said_by("migrate", "--data", folder)
    assert (code, plies(folder / "parlour.db")) == (0, PLIES)
    assert revision(folder / "parlour.db") == NEWEST
    assert (folder / f"backups/before-{NEWEST}.db").exists()
    code, said = await said_by("migrate", "--data", tmp_path / "nowhere")
    assert code == 1
    assert "does not exist" in said


async def test_nothing_is_left_beside_a_database_that_was_moved(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    code, said = await said_by(
        "move-store", "--from", folder / "parlour.db", "--to", here / "new.db"
    )
    assert (code, [file.name for file in here.iterdir()]) == (0, ["new.db"]), said


async def test_a_database_of_an_older_shape_is_kept_before_it_is_changed(database: Path) -> None:
    write_as_of_old(database)
    await (await open_store(database)).database.close()
    (kept,) = (database.parent / "backups").glob("before-*.db")
    assert revision(kept) == "0001"
    assert revision(database) != "0001"


async def test_the_doctor_finds_nothing_amiss_in_a_sound_folder(folder: Path) -> None:
    code, said = await said_by("doctor", "--data", folder)
    assert code == 0, said
    assert f"Table 1, splendor, ply {PLIES}: the record leads to the snapshot." in said


async def test_the_doctor_changes_nothing(folder: Path) -> None:
    before = (folder / "parlour.db").read_bytes()
    await said_by("doctor", "--data", folder)
    assert (folder / "parlour.db").read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DELETE FROM record WHERE ply = 5", "the record has 11 plies, not 12"),
        ("UPDATE tables SET seed = seed / 2", "the record cannot be replayed beyond"),
        ("UPDATE tables SET state = '{}'", "the snapshot cannot be read"),
        ("UPDATE tables SET game = 'ludo'", "does not know the game"),
        ("DELETE FROM seats", "cannot be replayed"),
    ],
)
async def test_the_doctor_finds_what_is_amiss(folder: Path, statement: str, fault: str) -> None:
    change(folder, statement)
    code, said = await said_by("doctor", "--data", folder)
    assert code == 1
    assert any(line.startswith("AMISS") and fault in line for line in said.splitlines()), said


async def test_the_doctor_finds_damage(folder: Path) -> None:
    written = bytearray((folder / "parlour.db").read_bytes())
    written[4096:8192] = bytes(4096)
    (folder / "parlour.db").write_bytes(written)
    code, said = await said_by("doctor", "--data", folder)
    assert code == 1
    assert "Damaged" in said


async def test_the_doctor_looks_through_a_backup(folder: Path, tmp_path: Path) -> None:
    await said_by("backup", tmp_path / "copy.db", "--data", folder)
    change(folder, "DELETE FROM record WHERE ply > 3")
    code, said = await said_by("doctor", tmp_path / "copy.db", "--data", folder)
    assert code == 0, said
    assert f"ply {PLIES}: the record leads to the snapshot." in said


async def test_the_doctor_of_an_empty_folder_says_so(tmp_path: Path) -> None:
    code, said = await said_by("doctor", "--data", tmp_path)
    assert code == 1
    assert "nothing has been played here" in said


async def test_a_version_plays_its_records_as_it_did(folder: Path, tmp_path: Path) -> None:
    code, said = await said_by("replay", "--against", _command(tmp_path), "--data", folder)
    assert (code, said) == (0, "The same for all 1.\n")


async def test_a_version_that_plays_otherwise_is_told(folder: Path, tmp_path: Path) -> None:
    other = _command(tmp_path, "print('1 splendor 12 0123456789abcdef')")
    code, said = await said_by("replay", "--against", other, "--data", folder)
    assert code == 1
    assert "there: 1 splendor 12 0123456789abcdef" in said


async def test_it_is_told_with_which_move_two_versions_part(folder: Path, tmp_path: Path) -> None:
    await said_by("backup", tmp_path / "copy.db", "--data", folder)
    other = _command(
        tmp_path,
        "from bot.operations import doctor\n"
        "plays = doctor.Digest.__str__\n"
        "def changed(self):\n"
        "    line = plays(self)\n"
        "    return line[:-1] + '-' if self.ply >= 5 else line\n"
        "doctor.Digest.__str__ = changed\n"
        "from bot.operations.cli import main\n"
        "main(prog_name='parlour')\n",
    )
    code, said = await said_by(
        "replay", tmp_path / "copy.db", "--against", other, "--data", tmp_path / "elsewhere"
    )
    assert code == 1
    assert "Table 1: they part at ply 5, seat 2: {" in said, said


async def test_what_is_no_command_is_one_line(folder: Path) -> None:
    code, said = await said_by("replay", "--against", folder, "--data", folder)
    assert (code, said) == (1, f"Error: {folder} cannot replay: Permission denied\n")


@pytest.mark.parametrize("letters", ["a#b", "a?b", "a%41b", "a b"])
async def test_a_folder_may_have_any_letters_in_its_name(letters: str, tmp_path: Path) -> None:
    here = tmp_path / letters
    async with running(here):
        pass
    assert plies(here / "parlour.db") == PLIES
    for words in (("doctor",), ("move-store", "--to", here / "new.db"), ("backup",)):
        code, said = await said_by(*words, "--data", here)
        assert code == 0, said
    assert plies(here / "new.db") == PLIES


async def test_one_table_is_replayed_ply_by_ply(folder: Path) -> None:
    _, said = await said_by("replay", "--table", "1", "--data", folder)
    assert [line.split()[:3] for line in said.splitlines()] == [
        ["1", "splendor", str(n)] for n in range(PLIES + 1)
    ]


def _command(
    folder: Path, program: str = "from bot.operations.cli import main; main(prog_name='parlour')"
) -> Path:
    """A command `parlour`, as another version would have one."""
    command = folder / "parlour"
    command.write_text(f"#!{sys.executable}\n{program}\n")
    command.chmod(0o755)
    return command
