"""How a review of a finished game is made: which positions are thought about, and what of them is
told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import zip_longest
from math import sqrt

from bot.workers.adviser_worker import Answered
from games.engine import Seat, Table
from games.levels import Level
from games.moves import Action
from games.package import AnyGame
from games.reviews import (
    GLANCE,
    GRAVE,
    LOOK,
    LOOKED_AT,
    MOST_POINTS,
    Judged,
    Span,
    brilliant,
    calmed,
    costliest,
    decisive,
    doubtful,
    first_look,
    is_obvious,
    runs,
    turning_points,
)


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
    answered: Answered | None
    """Nothing of several moves in a row."""
    span: Span | None = None
    """Over which the chances changed of whose game is reviewed; of a turning point alone."""
    until: int = 0
    """The moment after the last of several moves in a row; 0 for one move alone."""

    @property
    def moments(self) -> range:
        """The moments after the moves."""
        return range(self.moment, max(self.moment, self.until) + 1)


@dataclass(frozen=True, slots=True)
class Findings:
    """What a review has found."""

    told: Sequence[ToldMove]
    good: int
    """So many moves were as good as the best, as far as one can tell."""
    chosen: int
    """In so many moves there was a choice."""
    chances: Mapping[int, Sequence[float]]
    """How probably everybody won wherever the seat had to decide, and at the end."""


@dataclass(slots=True)
class Effort:
    """How much of the work of a review is done."""

    steps: int
    """How many positions are thought about, about."""
    done: int = 0

    @classmethod
    def of(cls, course: Course, seat: Seat) -> Effort:
        """The work of a review of a seat's game."""
        return cls(len(course.moves_of(seat)) + LOOKED_AT + 2 * MOST_POINTS)


@dataclass(frozen=True, slots=True)
class Review:
    """A review that is made, or has been."""

    curve: asyncio.Task[Mapping[int, Sequence[float]]]
    """How probably everybody won at some moments; `Findings` has more of them."""
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


@dataclass(slots=True)
class Reviewing:
    """A review as it is made."""

    course: Course
    seat: Seat
    effort: Effort
    compare: Callable[[Course, int, Level], Awaitable[Answered]]
    """The move before a moment beside the best one."""
    weigh: Callable[[Course, int, Seat], Awaitable[Sequence[float]]]
    """How probably everybody wins from a moment, if nobody thinks."""
    looks: dict[int, Answered] = field(default_factory=dict)
    """The moves of the seat beside the best ones, by the moment after them."""
    closely: set[int] = field(default_factory=set)
    """Which of them were thought about longer."""
    begun: Sequence[float] = ()
    ended: Sequence[float] = ()
    """The chances as the game began, and what was won in the end."""

    async def curve(self) -> Mapping[int, Sequence[float]]:
        """Find out how probably everybody won where the seat had to decide, at even distances."""
        own = self.course.moves_of(self.seat)
        self.begun = await self.weigh(self.course, 0, self.seat)
        self.ended = await self.weigh(self.course, self._last, self.seat)
        for place in first_look(len(own)):
            await self._look(own[place], GLANCE)
        return self._chances()

    async def findings(self, curve: asyncio.Task[Mapping[int, Sequence[float]]]) -> Findings:
        """Find out which moves decided the game; the curve is known first."""
        await asyncio.shield(curve)
        for moment in self.course.moves_of(self.seat):
            if moment not in self.looks:
                await self._look(moment, GLANCE)
        for moment in doubtful(self._judged()):
            await self._look_closer(moment)
        for span in turning_points(self._spans()):
            await self._look_closer(span.move)
        moves = self._judged()
        own = self._own_moves([move for move in moves if move.moment in self.closely])
        turns = await self._turns({finding.moment for finding in own})
        good = sum(move.good for move in moves)
        return Findings([*own, *turns], good, len(moves), self._chances())

    @property
    def _last(self) -> int:
        """The moment at which the game was over."""
        return len(self.course.movers)

    async def _look(self, moment: int, level: Level) -> None:
        self.looks[moment] = await self.compare(self.course, moment, level)
        self.effort.done += 1

    async def _look_closer(self, moment: int) -> None:
        if moment not in self.closely:
            self.closely.add(moment)
            await self._look(moment, LOOK)

    def _own_moves(self, moves: Sequence[Judged]) -> list[ToldMove]:
        """The moves of the seat that cost most, and a brilliant one."""
        found = [
            ToldMove(MoveKind.COSTLY, one.moment, self.looks[one.moment])
            for one in costliest(moves)
        ]
        feats = [move for move in moves if not self.course.is_obvious(move.moment)]
        if (best := brilliant(feats)) is not None:
            found.append(ToldMove(MoveKind.BRILLIANT, best.moment, self.looks[best.moment]))
        return found

    async def _turns(self, told: set[int]) -> list[ToldMove]:
        """What changed the chances most beside the moves that are *told* already."""
        found = list[ToldMove]()
        for span in turning_points([one for one in self._spans() if one.move in self.closely]):
            begin, end = await self._decisive(span)
            if begin in told:
                continue
            answered = None
            if begin == end:
                answered = self.looks.get(begin) or await self._others(begin, span)
            found.append(ToldMove(MoveKind.TURN, begin, answered, span, end))
        return found

    async def _others(self, moment: int, span: Span) -> Answered:
        """What somebody else could have done, thought about longer where much has changed."""
        self.effort.done += 1
        level = LOOK if abs(span.change) >= GRAVE else GLANCE
        return await self.compare(self.course, moment, level)

    async def _decisive(self, span: Span) -> tuple[int, int]:
        """The moves in a row that changed most in a span: the moments after the first and the last
        of them.
        """
        made = runs(self.course.movers, span)
        if len(made) == 1:
            return made[0]
        boundaries = [made[0][0] - 1, *(end for _, end in made)]
        weighed = [await self.weigh(self.course, moment, self.seat) for moment in boundaries]
        return made[decisive([chances[self.seat] for chances in weighed], span.change)]

    def _chances(self) -> Mapping[int, Sequence[float]]:
        """The chances before each move that was looked at, and at the end. Those as the game began
        are told only where there was nothing to decide: nobody thinks in them.
        """
        best = {moment - 1: self.looks[moment].best for moment in sorted(self.looks)}
        found = [(moment, told.chances, told.doubt) for moment, told in best.items()]
        lost = {move.moment - 1: move.cost for move in self._judged()}
        known = calmed([one for one in found if one[1]], lost, self.seat)
        first = known[min(known)] if known else self.begun
        return {0: first, **known, self._last: self.ended}

    def _judged(self) -> list[Judged]:
        """The moves in which there was a choice, in their order."""
        return [
            _judged(moment, found)
            for moment, found in sorted(self.looks.items())
            if found.second is not None and found.played is not None and found.best.chances
        ]

    def _spans(self) -> list[Span]:
        """What lies between the decisions in which there was a choice."""
        moves, known, spans = self._judged(), self._chances(), list[Span]()
        for move, following in zip_longest(moves, moves[1:]):
            played = self.looks[move.moment].played
            assert played is not None
            doubt, end = played.doubt, self._last
            if following is not None:
                end = following.moment - 1
                doubt += self.looks[following.moment].best.doubt
            before = max(0.0, known[move.moment - 1][self.seat] - move.cost)
            spans.append(Span(move.moment, end, before, known[end][self.seat], sqrt(doubt)))
        return spans


def _judged(moment: int, found: Answered) -> Judged:
    assert found.second is not None
    assert found.played is not None
    best, second, played = found.best, found.second, found.played
    same = played.notation == best.notation
    doubt = sqrt(best.doubt + played.doubt)
    return Judged(moment, best.chance, second.chance, played.chance, same, doubt)
