"""Somebody holds a lock: another program the whole file, or on a server one row; or the server
stands still. Whoever asks meanwhile must be told so in time, and the other tables go on.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import psycopg

from tests.bench.figures import Figure, percentile
from tests.bench.running import NO_GOAL, SETTINGS, Running, running
from tests.bench.storms import CALM, LATEST_SECONDS, Storm
from tests.bench.town import Stand
from tests.postgres import Server

TABLES = 200
HELD_SECONDS = 20.0
AFTER_SECONDS = 10.0
"""How long the bot may take until everything can be used again."""


async def held_figures() -> AsyncIterator[Figure]:
    """All of them."""
    for figures in (held_file_figures, held_row_figures):
        async for figure in figures():
            yield figure


async def held_file_figures() -> AsyncIterator[Figure]:
    """What people are told while another program holds the file."""
    async with running(TABLES) as bot:
        assert isinstance(bot.database, Path)
        await bot.quiet()
        async for figure in _meanwhile("file held", bot, bot.stands, _held_file(bot.database)):
            yield figure


async def held_row_figures() -> AsyncIterator[Figure]:
    """What people are told while one row on a server is held, and while the server stands still."""
    server = Server(**SETTINGS)
    server.start()
    try:
        async with running(TABLES, server=server) as bot:
            await bot.quiet()
            half = len(bot.stands) // 2
            blocked, *others = bot.stands[:half]
            trying = asyncio.create_task(_try_again_and_again(bot, blocked))
            async for figure in _meanwhile("row held", bot, others, _held_row(bot, blocked)):
                yield figure
            trying.cancel()
            async for figure in _meanwhile("server still", bot, bot.stands[half:], _still(server)):
                yield figure
    finally:
        server.close()


async def _meanwhile(
    name: str, bot: Running, stands: Sequence[Stand], holding: AbstractContextManager[None]
) -> AsyncIterator[Figure]:
    """Let people move while something is held, and afterwards."""
    storm, after = Storm(bot.stand_in), Storm(bot.stand_in)
    with holding:
        await storm.rage(stands, CALM, HELD_SECONDS)
    await asyncio.sleep(AFTER_SECONDS)
    await after.rage(stands, CALM, 2.0)
    asked = len(storm.seconds) + storm.unanswered
    yield Figure(f"{name} for {HELD_SECONDS:.0f} s: not answered", storm.unanswered, "", 0)
    yield Figure(f"{name}: answered, p99", percentile(storm.seconds, 99), "s", LATEST_SECONDS)
    yield Figure(f"{name}: moves made", 100 * storm.made / asked, "%", NO_GOAL)
    yield Figure(f"{name}: told to try again", 100 * storm.busy / asked, "%", NO_GOAL)
    yield Figure(f"{name}: afterwards not made", 2.0 * CALM - after.made, "", 0)


@contextmanager
def _held_file(database: Path) -> Iterator[None]:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def _held_row(bot: Running, stand: Stand) -> Iterator[None]:
    with psycopg.connect(str(bot.database)) as other:
        other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (int(stand.id),))
        yield
        other.rollback()


@contextmanager
def _still(server: Server) -> Iterator[None]:
    server.pause()
    try:
        yield
    finally:
        server.go_on()


async def _try_again_and_again(bot: Running, stand: Stand) -> None:
    """Let somebody move at the table whose row is held, whatever they are told."""
    storm = Storm(bot.stand_in)
    while True:
        await storm.ask(stand)
        await asyncio.sleep(1 / CALM)
