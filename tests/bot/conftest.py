"""A store on disk and a host with it, for the tests of what the bot keeps and plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host import Host
from bot.store import Store
from games import GAMES


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the store is; its folder is yet to be made."""
    return tmp_path / "kept" / "parlour.db"


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def host(store: Store) -> Host:
    return Host(store, GAMES, clock=lambda: 1_800_000_000.5, randomness=lambda bits: 2**bits - 1)
