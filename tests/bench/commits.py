"""How long it takes until a move is on disk."""

from __future__ import annotations

import tempfile
import time
from math import inf
from pathlib import Path

from bot.store import MadeBy, RecordRow, Status, open_store
from games.engine import Seat
from tests.bench.figures import Figure, percentile
from tests.bench.town import build
from tests.bot.wire import furnished
from tests.postgres import Server

TABLES, MOVES = 20, 200


async def commit_figures() -> list[Figure]:
    """Moves, one after the other, from the host's word to the disk: on a file and on a server."""
    server = Server(fsync="on")
    server.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            return [
                *await _figures("a move on disk", Path(folder) / "parlour.db"),
                *await _figures("the same on PostgreSQL", server.url(server.new_database())),
            ]
    finally:
        server.close()


async def _figures(name: str, database: Path | str, tables: int = TABLES) -> list[Figure]:
    stands = await build(furnished(), database, tables)
    store = await open_store(database)
    try:
        milliseconds, worked = list[float](), time.process_time()
        for number in range(MOVES):
            stand = stands[number % len(stands)]
            row = await store.tables.find(stand.id)
            assert row is not None
            entry = RecordRow(
                ply=row.ply + 1,
                seat=Seat(0),
                user=row.seats[0].user,
                action=b"{}",
                edition=row.edition,
                final=False,
                by=MadeBy.HAND,
                at=0,
            )
            started = time.perf_counter()
            await store.record.add_play(
                stand.id,
                entry,
                stand.script.state,
                Status.RUNNING,
                number + 1,
                (),
                row.seats[:2],
            )
            milliseconds.append(1000 * (time.perf_counter() - started))
        worked = time.process_time() - worked
    finally:
        await store.database.close()
    return [
        Figure(f"{name}: p50", percentile(milliseconds, 50), "ms", 20),
        Figure(f"{name}: p99", percentile(milliseconds, 99), "ms", 100),
        Figure(f"{name}: processor of the bot", 1000 * worked / MOVES, "ms", inf),
    ]
