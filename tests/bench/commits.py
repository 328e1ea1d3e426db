"""How long it takes until a move is on disk."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from bot.store import By, RecordRow, Status, open_store
from games.engine import Seat
from tests.bench.figures import Figure, percentile
from tests.bench.town import build
from tests.bot.wire import furnished

TABLES, MOVES = 20, 200


async def commit_figures() -> list[Figure]:
    """Moves, one after the other, from the host's word to the disk."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "parlour.db"
        stands = await build(furnished(), database, TABLES)
        store = await open_store(database)
        try:
            milliseconds = []
            for number in range(MOVES):
                stand = stands[number % TABLES]
                row = await store.tables.find(stand.id)
                assert row is not None
                entry = RecordRow(
                    ply=row.ply + 1,
                    seat=Seat(0),
                    user=row.seats[0].user,
                    action=b"{}",
                    edition=row.edition,
                    final=False,
                    by=By.HAND,
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
        finally:
            await store.database.close()
    return [
        Figure("a move on disk: p50", percentile(milliseconds, 50), "ms", 20),
        Figure("a move on disk: p99", percentile(milliseconds, 99), "ms", 100),
    ]
