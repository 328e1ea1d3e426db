"""The files of an open database are deleted or replaced: nothing is said to be on disk from then
on.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.sqlite import SqliteFile
from tests.bot.store.test_store import ANN, NEW

ROUNDS, LOOKS = 5, 400
DEAREST = 100e-6
"""Seconds of the processor for a look; it takes less than a fifth of that."""


def delete(database: Path) -> None:
    database.unlink()


def move_away(database: Path) -> None:
    database.rename(database.with_name("old.db"))


def replace(database: Path) -> None:
    copy = database.with_name("copy.db")
    shutil.copy(database, copy)
    copy.replace(database)


def delete_log(database: Path) -> None:
    database.with_name(database.name + "-wal").unlink()


def delete_folder(database: Path) -> None:
    shutil.rmtree(database.parent)


MISHAPS = (delete, move_away, replace, delete_log, delete_folder)


@pytest.mark.parametrize("mishap", MISHAPS)
async def test_what_is_written_to_files_that_are_gone_counts_as_failed(
    store: Store, database: Path, mishap: Callable[[Path], None]
) -> None:
    await store.tables.add(NEW, ANN)
    mishap(database)
    with pytest.raises(
        StoreError, match=r"parlour\.db.* was (deleted|replaced) while it was in use"
    ):
        await store.tables.add(NEW, ANN)
    assert str(store.database.broken.result()).startswith("The database failed: ")
    assert len(str(store.database.broken.result()).splitlines()) == 1


async def test_what_is_written_together_fails_together(store: Store, database: Path) -> None:
    table = (await store.tables.add(NEW, ANN)).id
    delete(database)
    marks = (store.shown.mark_settled(table, ply) for ply in range(3))
    refusals = await asyncio.gather(*marks, return_exceptions=True)
    assert [str(refusal) for refusal in refusals] == [str(store.database.broken.result())] * 3


@pytest.mark.parametrize("mishap", MISHAPS)
async def test_it_is_found_while_nothing_is_written(
    store: Store, database: Path, mishap: Callable[[Path], None]
) -> None:
    await store.tables.add(NEW, ANN)
    store.database.check_files()
    assert not store.database.broken.done()
    mishap(database)
    store.database.check_files()
    assert "while it was in use" in str(store.database.broken.result())


async def test_a_store_that_was_closed_misses_nothing(store: Store, database: Path) -> None:
    await store.tables.add(NEW, ANN)
    await store.database.close()
    store.database.check_files()
    delete(database)
    store.database.check_files()
    assert not store.database.broken.done()


async def test_a_look_takes_microseconds(store: Store, database: Path) -> None:
    await store.tables.add(NEW, ANN)
    assert isinstance(store.database.backend, SqliteFile)
    place = store.database.backend.files
    rounds = []
    for _ in range(ROUNDS):
        before = time.process_time()
        assert {place.fault() for _ in range(LOOKS)} == {None}
        rounds.append((time.process_time() - before) / LOOKS)
    assert min(rounds) < DEAREST
