"""A store on disk and a host with it, for the tests of what the bot keeps and plays; and a browser
to look at pages.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.delivery import rate_limit
from bot.hosting.host import Host, open_host
from bot.operations.logging import OWN
from bot.store import Store, open_store, opening
from tests.bot.once import compiled_once, lay_empty, translated_once, unflushed, unpaced
from tests.chromium import chromium
from tests.library import LIBRARY
from tests.postgres import Server

ON_BOTH = (
    "store",
    "hosting/test_cups.py",
    "hosting/test_finding.py",
    "hosting/test_host.py",
    "hosting/test_policy.py",
    "hosting/test_votes.py",
)
"""Folders and files whose tests run on SQLite and on PostgreSQL; those that ask for the fixture
`database`, a file, run on SQLite alone, those that ask for `server` on PostgreSQL alone.
"""
FLUSHED = opening.SYNCHRONOUS
PACE = {
    name: getattr(rate_limit, name)
    for name in ("REQUESTS_PER_SECOND", "BURST_REQUESTS", "CALM_REQUESTS")
}
LONGEST_WAIT_MILLISECONDS = 60_000
"""For what a page is to show: three workers share two processors."""
QUIETLY = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
)


expect.set_options(timeout=LONGEST_WAIT_MILLISECONDS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    place = metafunc.definition.path.relative_to(Path(__file__).parent)
    asks = metafunc.fixturenames
    if (
        "kind" in asks
        and "database" not in asks
        and any(place.is_relative_to(folder) for folder in ON_BOTH)
    ):
        kinds = ["postgresql"] if "server" in asks else ["sqlite", "postgresql"]
        metafunc.parametrize("kind", kinds, indirect=True)


@pytest.fixture(scope="session", autouse=True)
def once() -> Iterator[None]:
    """Few tests are about power failures or Discord's limits, and none about how often the bot does
    the same.
    """
    with unflushed(), unpaced(), compiled_once(), translated_once():
        yield


@pytest.fixture
def flushed(monkeypatch: pytest.MonkeyPatch, once: None) -> None:
    """Whoever uses it has the files of stores written to the disk, as those of a bot are."""
    monkeypatch.setattr(opening, "SYNCHRONOUS", FLUSHED)


@pytest.fixture
def paced(monkeypatch: pytest.MonkeyPatch, once: None) -> None:
    """Whoever uses it has bots that send no more requests than Discord takes."""
    for name, value in PACE.items():
        monkeypatch.setattr(rate_limit, name, value)


@pytest.fixture(autouse=True)
def logged_as_before() -> Iterator[None]:
    """Levels and filters of logs, which commands set for the whole process, last for one test."""
    names = [None, *OWN, *logging.root.manager.loggerDict]
    before = [(log, log.level, [*log.filters]) for log in map(logging.getLogger, names)]
    yield
    for log, level, filters in before:
        if log.level != level:
            log.setLevel(level)
        log.filters[:] = filters


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the store is; its folder is yet to be made."""
    return tmp_path / "kept" / "parlour.db"


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for the tests of this process."""
    running = Server()
    running.start()
    yield running
    running.close()


@pytest.fixture(scope="session")
def template(server: Server) -> str:
    """A database in the newest shape, with nothing in it; it must stay so."""
    name = server.new_database()
    asyncio.run(close_again(server.url(name)))
    return name


async def close_again(database: Path | str) -> None:
    """Bring a database to the newest shape."""
    await (await open_store(database)).database.close()


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database: a test of `ON_BOTH` runs once with each."""
    return getattr(request, "param", "sqlite")


@pytest.fixture
def address(kind: str, request: pytest.FixtureRequest) -> Iterator[Path | str]:
    """The path or the URL of the store's database."""
    if kind == "sqlite":
        database: Path = request.getfixturevalue("database")
        lay_empty(database)
        yield database
        return
    server: Server = request.getfixturevalue("server")
    name = server.new_database(request.getfixturevalue("template"))
    yield server.url(name)
    server.drop(name)


@pytest.fixture
async def store(address: Path | str) -> AsyncIterator[Store]:
    opened = await open_store(address)
    yield opened
    await opened.database.close()


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(
        store, LIBRARY, clock=lambda: 1_800_000_000.5, randomness=lambda bits: 2**bits - 1
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
