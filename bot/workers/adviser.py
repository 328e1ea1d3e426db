"""Thinks for people in a worker: which move is best, and at which moves a game was decided.

It thinks once about each position and each game. A review asks the worker about one position after
the other, so that hints come in between.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.hosting.host import Position
from bot.store import TableId
from bot.workers.adviser_worker import ADVICE, Answered, Asked, Found, HintWanted, Weighed
from bot.workers.pool import Pool, ThreadPool
from bot.workers.reviewing import Course, Effort, Review, Reviewing
from games.engine import Seat, Table
from games.levels import STRONG, Level
from games.moves import Action
from games.package import AnyGame

SEED_BITS = 62
MOST_REMEMBERED = 256
"""Hints, and as many reviews. Whoever asks again gets the same answer at once."""

T = TypeVar("T")


class Adviser:
    """Finds the best moves of a seat, by nothing but what that seat may know."""

    def __init__(self, pool: Pool[Asked, Found] | None = None) -> None:
        self._pool = pool or ThreadPool(ADVICE, 1)
        self._hints: LRUCache[tuple[TableId, int, Seat], asyncio.Task[Answered]] = LRUCache(
            MOST_REMEMBERED
        )
        self._reviews: LRUCache[tuple[TableId, Seat], Review] = LRUCache(MOST_REMEMBERED)

    async def hint(self, position: Position, seat: Seat) -> Answered:
        """Return the best moves of *seat*, which must act."""
        key = (position.row.id, position.row.ply, seat)
        task = self._hints.get(key)
        if task is None or _failed(task):
            task = self._hints[key] = _begun(
                self._best(position.game, position.table, seat, secrets.randbits(SEED_BITS))
            )
        # Whoever asked may be gone before the answer comes; others may wait for it, too.
        return await asyncio.shield(task)

    def review(self, table: TableId, seat: Seat, course: Course) -> Review:
        """Return the review of a finished game as *seat* played it, begun at the latest now."""
        found = self.begun_review(table, seat)
        if found is None:
            effort = Effort.of(course, seat)
            reviewing = Reviewing(course, seat, effort, self._compared, self._weighed)
            curve = _begun(reviewing.curve())
            task = _begun(reviewing.findings(curve))
            found = self._reviews[table, seat] = Review(curve, task, effort)
        return found

    def begun_review(self, table: TableId, seat: Seat) -> Review | None:
        """Return the review of a game if it has been begun, and has not failed."""
        found = self._reviews.get((table, seat))
        return None if found is None or _failed(found.task) or _failed(found.curve) else found

    async def close(self) -> None:
        """Stop thinking."""
        tasks: list[asyncio.Task[Any]] = [*self._hints.values()]
        tasks += [task for review in self._reviews.values() for task in (review.curve, review.task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _best(
        self,
        game: AnyGame,
        table: Table,
        seat: Seat,
        seed: int,
        level: Level = STRONG,
        played: Action | None = None,
    ) -> Answered:
        found = await self._pool.run(HintWanted(game, table, seat, seed, level, played))
        assert isinstance(found, Answered)
        return found

    async def _compared(self, course: Course, moment: int, level: Level) -> Answered:
        """Compare the move before a moment with the best one."""
        before, mover = course.tables[moment - 1], course.movers[moment - 1]
        played = course.actions[moment - 1]
        return await self._best(course.game, before, mover, moment, level, played)

    async def _weighed(self, course: Course, moment: int, seat: Seat) -> Sequence[float]:
        """How probably everybody wins from a moment, if nobody thinks."""
        found = await self._pool.run(Weighed(course.game, course.tables[moment], seat, 1))
        assert not isinstance(found, Answered)
        return found


def _begun(thinking: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    return asyncio.create_task(thinking, name="advice")


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
