"""A store on disk and a host with it, for the tests of what the bot keeps and plays; and a browser
to look at pages.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from bot.hosting.host import Host, open_host
from bot.store import Store, open_store
from games import GAMES
from tests.chromium import chromium

QUIETLY = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the store is; its folder is yet to be made."""
    return tmp_path / "kept" / "parlour.db"


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    opened = await open_store(database)
    yield opened
    await opened.database.close()


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(
        store, GAMES, clock=lambda: 1_800_000_000.5, randomness=lambda bits: 2**bits - 1
    )


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    return chromium()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chrome(chromium_path: Path) -> AsyncIterator[Browser]:
    """One browser for all tests of a module; each opens a profile of its own in it."""
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=chromium_path, args=QUIETLY)
        yield running
        await running.close()
