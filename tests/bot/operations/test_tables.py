"""What the operator is told of tables: whom they wait for, and nothing secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.host import open_host
from bot.store import open_store
from games.chance import Chance
from games.engine import Seat
from tests.bot.host_helpers import begun, move, opened
from tests.bot.operations.test_maintenance import said_by
from tests.library import LIBRARY

PLIES = 3
START = 1_700_000_000


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A game of some plies, one that was ended, and a table that is still open."""
    store = await open_store(tmp_path / "parlour.db")
    host = open_host(store, LIBRARY, clock=lambda: float(START))
    running, over = await begun(host), await begun(host)
    for _ in range(PLIES):
        await move(host, running, Chance(3))
    await host.closing.end(await host.tables.row(over), Seat(0))
    await opened(host)
    await store.tables.rename(running, Seat(0), "Ann\x1b[31m")
    await store.database.close()
    return tmp_path


async def test_tables_that_go_on_are_listed_with_whom_they_wait_for(folder: Path) -> None:
    code, said = await said_by("tables", "--data", folder)
    assert code == 0, said
    assert [line.split()[0] for line in said.splitlines()] == ["1", "3"]
    first, last = said.splitlines()
    assert f"running  ply {PLIES}" in first
    assert "waits for" in first
    assert "; opened 2023-11-1" in last
    assert "\x1b" not in said
    code, said = await said_by("tables", "--all", "--data", folder)
    assert len(said.splitlines()) == 3


async def test_what_happened_at_a_table_is_told_without_its_moves(folder: Path) -> None:
    code, said = await said_by("tables", "1", "--data", folder)
    assert code == 0, said
    told = said.splitlines()[2:]
    assert [line.partition(": ")[0].split()[-1] for line in told] == ["1", "2", "3"]
    assert {line.partition(": ")[2].rpartition(" ")[0] for line in told} == {"a move of"}


async def test_only_tables_that_have_waited_so_long_are_listed(folder: Path) -> None:
    assert await said_by("tables", "--older-than", "36500", "--data", folder) == (0, "")


@pytest.mark.parametrize("words", [("tables", "9"), ("tables", "--data", "nowhere")])
async def test_what_is_not_there_is_said_so(folder: Path, words: tuple[str, ...]) -> None:
    code, said = await said_by(*words, *(() if "--data" in words else ("--data", folder)))
    assert code == 1
    assert len(said.splitlines()) == 1
