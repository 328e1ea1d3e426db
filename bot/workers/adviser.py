"""Thinks for people in a worker: which move is best, and at which moves a game was decided.

It thinks once about each position and each game. A review asks the worker about one position after
the other, so that hints come in between.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.hosting.host import Position
from bot.store import TableId
from bot.workers.adviser_worker import ADVICE, Answered, Asked, Found, HintWanted, Weighed
from bot.workers.pool import Pool, ThreadPool
from games.engine import Seat, Table
from games.levels import STRONG, Level
from games.moves import Action
from games.package import AnyGame
from games.reviews import (
    GLANCE,
    LOOK,
    LOOKED_AT,
    MOST_POINTS,
    Judged,
    TurningPoint,
    brilliant,
    closer_look,
    costliest,
    doubtful,
    first_look,
    is_obvious,
    turning_points,
)

MOST_TOLD = LOOKED_AT + MOST_POINTS
"""So many moves are looked at closely, about."""
SEED_BITS = 62
MOST_REMEMBERED = 256
"""Hints, and as many reviews. Whoever asks again gets the same answer at once."""

T = TypeVar("T")


class MoveKind(Enum):
    """Why a move is told of in a review."""

    COSTLY = "costly"
    BRILLIANT = "brilliant"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class ToldMove:
    """A move of a game that is told of, and what would have been best for whoever made it."""

    kind: MoveKind
    moment: int
    """The moment after the move; from 1."""
    answered: Answered
    point: TurningPoint | None = None
    """How it changed the chances of whose game is reviewed; of a turning point alone."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What a review has found."""

    told: Sequence[ToldMove]
    good: int
    """So many moves were as good as the best, as far as one can tell."""
    chosen: int
    """In so many moves there was a choice."""


@dataclass(slots=True)
class Effort:
    """How much of the work of a review is done."""

    steps: int
    """How many positions are thought about, about."""
    done: int = 0


@dataclass(frozen=True, slots=True)
class Review:
    """A review that is made, or has been."""

    curve: asyncio.Task[Mapping[int, Sequence[float]]]
    """How probably everybody won at some moments."""
    task: asyncio.Task[Findings]
    effort: Effort

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return min(1.0, self.effort.done / self.effort.steps)


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game: the tables before and after its moves, and who made each of them."""

    game: AnyGame
    tables: Sequence[Table] = field(repr=False)
    movers: Sequence[Seat]
    """One less than the tables."""
    actions: Sequence[Action] = field(repr=False)
    """What they did."""

    def moves_of(self, seat: Seat) -> list[int]:
        """The moments after the moves of a seat."""
        return [moment for moment, mover in enumerate(self.movers, 1) if mover == seat]

    def is_obvious(self, moment: int) -> bool:
        """Whether the move before a moment is what comes to mind first."""
        before, mover = self.tables[moment - 1], self.movers[moment - 1]
        return is_obvious(self.game, before, mover, self.actions[moment - 1])


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
            looks = first_look(len(course.tables))
            effort = Effort(len(looks) + len(course.moves_of(seat)) + MOST_TOLD)
            curve = _begun(self._curve(seat, course, effort))
            task = _begun(self._findings(seat, course, curve, effort))
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

    async def _curve(
        self, seat: Seat, course: Course, effort: Effort
    ) -> Mapping[int, Sequence[float]]:
        """Find out how probably everybody wins, by what a seat may know: at even distances, and
        then between the looks that differ most for it.
        """
        known: dict[int, Sequence[float]] = {}

        async def weigh(moments: Sequence[int]) -> dict[int, float]:
            for moment in moments:
                found = await self._pool.run(Weighed(course.game, course.tables[moment], seat, 1))
                assert not isinstance(found, Answered)
                known[moment] = found
                effort.done += 1
            return {moment: chances[seat] for moment, chances in known.items()}

        closer = closer_look(await weigh(first_look(len(course.tables))))
        effort.steps += len(closer)
        await weigh(closer)
        return known

    async def _findings(
        self,
        seat: Seat,
        course: Course,
        curve: asyncio.Task[Mapping[int, Sequence[float]]],
        effort: Effort,
    ) -> Findings:
        chances = await asyncio.shield(curve)
        judged, answers = dict[int, Judged](), dict[int, Answered]()

        async def look(moment: int, level: Level) -> Answered:
            before, mover = course.tables[moment - 1], course.movers[moment - 1]
            action = course.actions[moment - 1]
            found = await self._best(course.game, before, mover, moment, level, action)
            if mover == seat and found.second is not None and found.played is not None:
                judged[moment] = _judged(moment, found)
            effort.done += 1
            return found

        for moment in course.moves_of(seat):
            await look(moment, GLANCE)
        for moment in doubtful([*judged.values()]):
            answers[moment] = await look(moment, LOOK)
        moves = [*judged.values()]
        closely = [move for move in moves if move.moment in answers]
        found = [
            ToldMove(MoveKind.COSTLY, one.moment, answers[one.moment]) for one in costliest(closely)
        ]
        feats = [move for move in closely if not course.is_obvious(move.moment)]
        if (best := brilliant(feats)) is not None:
            found.append(ToldMove(MoveKind.BRILLIANT, best.moment, answers[best.moment]))
        told = {finding.moment for finding in found}
        own = {moment: by_seat[seat] for moment, by_seat in chances.items()}
        for point in turning_points(own):
            if point.moment not in told:
                answered = answers.get(point.moment) or await look(point.moment, LOOK)
                found.append(ToldMove(MoveKind.TURN, point.moment, answered, point))
        return Findings(found, sum(move.good for move in moves), len(moves))


def _judged(moment: int, found: Answered) -> Judged:
    assert found.second is not None
    assert found.played is not None
    best, second, played = found.best, found.second, found.played
    same = played.notation == best.notation
    return Judged(moment, best.chance, second.chance, played.chance, same)


def _begun(thinking: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    return asyncio.create_task(thinking, name="advice")


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
