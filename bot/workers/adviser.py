"""Thinks for people in a worker: which move is best. It thinks once about each position."""

from __future__ import annotations

import asyncio
import secrets

from cachetools import LRUCache

from bot.hosting.host import Position
from bot.store import TableId
from bot.workers.adviser_worker import ADVICE, Answered, Asked
from bot.workers.pool import Pool, ThreadPool
from games.engine import Seat

SEED_BITS = 62
MOST_REMEMBERED = 256
"""Hints. Whoever asks again about the same position gets the same answer at once."""


class Adviser:
    """Finds the best moves of a seat, by nothing but what that seat may know."""

    def __init__(self, pool: Pool[Asked, Answered] | None = None) -> None:
        self._pool = pool or ThreadPool(ADVICE, 1)
        self._found: LRUCache[tuple[TableId, int, Seat], asyncio.Task[Answered]] = LRUCache(
            MOST_REMEMBERED
        )

    async def hint(self, position: Position, seat: Seat) -> Answered:
        """Return the best moves of *seat*, which must act."""
        key = (position.row.id, position.row.ply, seat)
        task = self._found.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            asked = Asked(position.game, position.table, seat, secrets.randbits(SEED_BITS))
            task = asyncio.create_task(self._pool.run(asked))
            self._found[key] = task
        # Whoever asked may be gone before the answer comes; others may wait for it, too.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._found.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()
