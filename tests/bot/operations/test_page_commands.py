"""Every command in the operator's pages can be given as it stands there, in their order."""

from __future__ import annotations

import re
import shlex
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.commands.table_export import file_of
from bot.hosting.host import open_host
from bot.operations import maintenance
from bot.operations.cli import main
from bot.store import open_store
from games.chance import Chance
from games.engine import Seat
from tests.bot.host_helpers import begun, move
from tests.bot.operations.test_kit import PAGE, ROOT
from tests.library import LIBRARY
from tests.postgres import Server

SETTING = re.compile(r"(?:PARLOUR_[A-Z]+=\S+ )+")
ELSEWHERE = re.compile(r"docker compose |git |cd |echo |createdb |make |https://")
"""What needs an engine for containers, a network, or another program."""
ON_DISCORD = {"run", "gateway", "worker"}
"""What would log in: only whether the options are right is tried."""


def commands() -> list[list[str]]:
    """The lines that begin with `parlour`, in words, without comments and settings."""
    pages = (PAGE, (ROOT / "README.md").read_text("utf-8"))
    blocks = [block for page in pages for block in page.split("\n\n") if block.startswith("    ")]
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    unknown, found = [], []
    for line in lines:
        if ELSEWHERE.match(line):
            continue
        words = shlex.split(SETTING.sub("", line), comments=True)
        if Path(words[0]).name == "parlour":
            found.append(words[1:])
        else:
            unknown.append(line)
    assert not unknown, "neither tried here nor named as what is tried elsewhere"
    return found


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A data folder with a game, and the file of one that is over."""
    store = await open_store(tmp_path / "data" / "parlour.db")
    host = open_host(store, LIBRARY)
    table = await begun(host)
    await move(host, table, Chance(3))
    await host.closing.end(await host.tables.row(table), Seat(0))
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "splendor-7.json").write_bytes(await file_of(host, table))
    await store.database.close()
    return tmp_path / "data"


def test_every_command_is_taken_as_it_stands_there(
    folder: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder.parent / "here")
    monkeypatch.setenv("PARLOUR_DATA", str(folder))
    there = {"postgresql://parlour@db.example/parlour": server.url(server.new_database())}
    numbers = count(1)
    # Two backups of one second would have one name.
    monkeypatch.setattr(maintenance, "_stamp", lambda: f"2026-11-30-{next(numbers):06}")
    tried = set[str]()
    for command, *words in commands():
        given = [there.get(word, word).replace("/mnt", str(folder.parent)) for word in words]
        tried.add(command)
        if command in ON_DISCORD:
            group = main.make_context("parlour", [command], resilient_parsing=True)
            named = main.get_command(group, command)
            assert named is not None
            named.make_context(command, given)
            continue
        outcome = CliRunner().invoke(main, [command, *given])
        assert outcome.exit_code == 0, f"{command} {given}: {outcome.output}"
    assert tried == {"backup", "restore", "move-store", "import", "cards", *ON_DISCORD}
