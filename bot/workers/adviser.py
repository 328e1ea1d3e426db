"""Thinks for people in a worker: which move is best, and at which moves a game was decided.

It thinks once about each position and each game. A review asks the worker about one position after
the other, so that hints come in between.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.hosting.host import Position
from bot.store import TableId
from bot.workers.adviser_worker import ADVICE, Answered, HintWanted, Weighed
from bot.workers.pool import Pool, ThreadPool
from games.engine import Seat, Table
from games.package import AnyGame
from games.reviews import MOST_POINTS, TurningPoint, closer_look, first_look, turning_points

SEED_BITS = 62
MOST_REMEMBERED = 256
"""Hints, and as many reviews. Whoever asks again gets the same answer at once."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Improvement:
    """A turning point, and what would have been best there for whoever moved."""

    point: TurningPoint
    better: Answered


@dataclass(slots=True)
class Review:
    """A review that is made, or has been."""

    task: asyncio.Task[Sequence[Improvement]]
    steps: int
    """How many positions are thought about, about."""
    done: int = 0

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return min(1.0, self.done / self.steps)


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game: the tables before and after its moves, and who made each of them."""

    game: AnyGame
    tables: Sequence[Table] = field(repr=False)
    movers: Sequence[Seat]
    """One less than the tables."""


class Adviser:
    """Finds the best moves of a seat, by nothing but what that seat may know."""

    def __init__(self, pool: Pool[HintWanted | Weighed, Answered | float] | None = None) -> None:
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
            steps = len(first_look(len(course.tables))) + MOST_POINTS
            task = _begun(self._improvements(table, seat, course))
            found = self._reviews[table, seat] = Review(task, steps)
        return found

    def begun_review(self, table: TableId, seat: Seat) -> Review | None:
        """Return the review of a game if it has been begun, and has not failed."""
        found = self._reviews.get((table, seat))
        return None if found is None or _failed(found.task) else found

    async def close(self) -> None:
        """Stop thinking."""
        tasks: list[asyncio.Task[Any]] = [*self._hints.values()]
        tasks += [review.task for review in self._reviews.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _best(self, game: AnyGame, table: Table, seat: Seat, seed: int) -> Answered:
        found = await self._pool.run(HintWanted(game, table, seat, seed))
        assert isinstance(found, Answered)
        return found

    async def _improvements(
        self, table: TableId, seat: Seat, course: Course
    ) -> Sequence[Improvement]:
        known: dict[int, float] = {}
        looks = first_look(len(course.tables))
        await self._weigh(table, seat, course, looks, known)
        closer = closer_look(known)
        if (review := self._reviews.get((table, seat))) is not None:
            review.steps = len(looks) + len(closer) + MOST_POINTS
        await self._weigh(table, seat, course, closer, known)
        found = []
        for point in turning_points(known):
            before, mover = course.tables[point.moment - 1], course.movers[point.moment - 1]
            found.append(
                Improvement(point, await self._best(course.game, before, mover, point.moment))
            )
            self._note(table, seat)
        return found

    async def _weigh(
        self,
        table: TableId,
        seat: Seat,
        course: Course,
        moments: Sequence[int],
        known: dict[int, float],
    ) -> None:
        """Find out how probably a seat wins at each of these moments."""
        for moment in moments:
            chance = await self._pool.run(Weighed(course.game, course.tables[moment], seat, 1))
            assert isinstance(chance, float)
            known[moment] = chance
            self._note(table, seat)

    def _note(self, table: TableId, seat: Seat) -> None:
        """Note that one more position has been thought about."""
        if (review := self._reviews.get((table, seat))) is not None:
            review.done += 1


def _begun(thinking: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    return asyncio.create_task(thinking, name="advice")


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
