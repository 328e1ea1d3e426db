"""Earlier positions of a table, found by replaying its record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from cachetools import LRUCache

from bot.hosting.cache import News, replayed
from bot.hosting.position import Position
from bot.hosting.tables import Tables
from bot.hosting.undo_rule import in_force
from bot.store import RecordRow, TableId
from bot.store.record import RecordStore
from games.engine import Seat, Table
from games.history import History, Turn, history
from games.honours import earned_in
from games.moves import Action, Illegal, require
from games.text import Text

MOST_HISTORIES = 256
"""Of finished games, how the scores went: they are shown to each player and to everybody."""
MOST_STAGES_KEPT = 64
"""Tables whose stages are remembered: whoever looks back presses many buttons."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a game, such as a round, in the game's words, and the ply at which it begins."""

    text: Text
    ply: int


@dataclass(frozen=True, slots=True)
class ReplayMoment:
    """The position after an entry of the record, and the news of that entry."""

    position: Position
    news: News
    last: int
    """The newest ply of the table."""
    stages: Sequence[Stage] = ()
    """The parts of the game until that newest ply, without what was taken back."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A move that was not taken back, and the tables before and after it."""

    seat: Seat
    action: Action
    before: Table = field(repr=False)
    after: Table = field(repr=False)
    news: News


class Replay:
    """Replays records."""

    def __init__(self, record: RecordStore, tables: Tables) -> None:
        self._record = record
        self._tables = tables
        self._stages: LRUCache[tuple[TableId, int], Sequence[Stage]] = LRUCache(MOST_STAGES_KEPT)
        self._histories: LRUCache[tuple[TableId, int], History | None] = LRUCache(MOST_HISTORIES)

    async def moment(self, table: TableId, ply: int) -> ReplayMoment:
        """Return the table as it was at *ply*.

        Raises `Illegal` if there is no such ply, or the rules have changed since.
        """
        position = await self._tables.position(table)
        record = await self._readable(position)
        require(0 <= ply <= position.row.ply, "board-no-such-ply", most=position.row.ply)
        # In a thread: replaying a long record takes as long as playing it.
        found = await asyncio.to_thread(_found, position, record, ply)
        key = (table, position.row.ply)
        if key not in self._stages:
            self._stages[key] = await asyncio.to_thread(_stages, position, record)
        return replace(found, stages=self._stages[key])

    async def key_moments(
        self, position: Position, select: Callable[[Sequence[int]], Sequence[int]]
    ) -> Sequence[Table]:
        """Return the states after the plies that *select* picks from those up to *position*.

        Moves that were taken back are left out. Raises `Illegal` if the rules have changed since.
        """
        record = await self._readable(position)
        plies = select([0, *(entry.ply for entry in in_force(record))])
        return await asyncio.to_thread(_states, position, record, frozenset(plies))

    async def steps(self, position: Position) -> Sequence[ReplayStep]:
        """Return the moves up to *position*. Raises `Illegal` if the rules have changed since."""
        record = await self._readable(position)
        return await asyncio.to_thread(_steps, position, record)

    async def history(self, position: Position) -> History | None:
        """Return how the scores of a finished game went, from the position with which its table
        began; nothing if nobody can know any more.
        """
        key = position.row.id, position.row.ply
        if not position.table.over or position.game.rules.scores is None:
            return None
        if key not in self._histories:
            try:
                record = await self._readable(position)
            except Illegal:
                return None
            self._histories[key] = await asyncio.to_thread(_history, position, record)
        return self._histories[key]

    async def honours(self, position: Position) -> Sequence[tuple[str, ...]] | None:
        """Return what each seat has earned in a finished game; nothing if nobody can know any
        more.
        """
        if not position.game.rules.honours:
            return [()] * len(position.row.seats)
        try:
            record = await self._readable(position)
        except Illegal:
            return None
        return await asyncio.to_thread(_honours, position, record)

    async def _readable(self, position: Position) -> Sequence[RecordRow]:
        """Return the record up to *position*, since there may have been moves since."""
        record = [
            entry
            for entry in await self._record.of(position.row.id)
            if entry.ply <= position.row.ply
        ]
        if {position.row.edition, *(entry.edition for entry in record)} != {
            position.game.rules.edition
        }:
            raise Illegal(Text("record-unreadable"))
        return record


def _found(position: Position, record: Sequence[RecordRow], ply: int) -> ReplayMoment:
    then = next(
        after for after in replayed(position.game, position.row, record) if after.ply == ply
    )
    row = replace(position.row, ply=ply)
    return ReplayMoment(replace(position, row=row, table=then.table), then.news, position.row.ply)


def _stages(position: Position, record: Sequence[RecordRow]) -> Sequence[Stage]:
    stage_of = position.game.rules.stage
    if stage_of is None:
        return ()
    made = {0, *(entry.ply for entry in in_force(record))}
    stages = list[Stage]()
    for then in replayed(position.game, position.row, record):
        if then.ply in made:
            text = stage_of(then.table)
            if not stages or text != stages[-1].text:
                stages.append(Stage(text, then.ply))
    return stages


def _steps(position: Position, record: Sequence[RecordRow]) -> Sequence[ReplayStep]:
    made = {entry.ply: entry for entry in in_force(record)}
    steps, before = list[ReplayStep](), None
    for then in replayed(position.game, position.row, record):
        if before is not None and then.ply in made:
            entry = made[then.ply]
            action = position.game.rules.codec.read_action(entry.action)
            steps.append(ReplayStep(entry.seat, action, before, then.table, then.news))
        before = then.table
    return steps


def _history(position: Position, record: Sequence[RecordRow]) -> History | None:
    begun = _laid_out(position, record)
    steps = [step for step in _steps(position, record) if step.news.ply > begun]
    if not steps:
        return None
    turns = [
        Turn(step.seat, step.after, [event.line for event in step.news.events if event.to is None])
        for step in steps
    ]
    return history(position.game, steps[0].before, turns)


def _laid_out(position: Position, record: Sequence[RecordRow]) -> int:
    """The ply from which a table was played: 0, unless it was laid out in the midst of a game. Only
    there are moves older than the table; elsewhere the clocks of two machines could say so, too.
    """
    if not position.row.alone:
        return 0
    opened = position.row.opened_at
    return max((entry.ply for entry in record if entry.at < opened), default=0)


def _honours(position: Position, record: Sequence[RecordRow]) -> Sequence[tuple[str, ...]]:
    seats = len(position.row.seats)
    if _laid_out(position, record):
        return [()] * seats  # others made part of the game
    events = [event for step in _steps(position, record) for event in step.news.events]
    return earned_in(position.game.rules.honours, position.table, events, seats)


def _states(
    position: Position, record: Sequence[RecordRow], plies: Collection[int]
) -> Sequence[Table]:
    return [
        after.table for after in replayed(position.game, position.row, record) if after.ply in plies
    ]
