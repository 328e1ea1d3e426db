"""Lessons: tables of one person's own, at which a prepared game is played and explained.

A lesson is a table like any other, except that nothing is shown of it: whoever learns sees it in
the answers to what they press, and the other players move at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.hosting.cache import News
from bot.hosting.clock import Clock, seconds
from bot.hosting.games import Games
from bot.hosting.introductions import Introductions
from bot.hosting.locks import TableLocks
from bot.hosting.moves import Moves
from bot.hosting.position import MovedOn, Position, seat_of
from bot.hosting.seating import Seating
from bot.hosting.tables import Tables
from bot.hosting.take_backs import TakeBacks
from bot.hosting.undo_rule import WayBack, in_force
from bot.store import (
    NOWHERE,
    Absence,
    NewAutoma,
    NewTable,
    Person,
    RecordRow,
    Status,
    TableId,
    TablePolicy,
    TableRow,
    TakeBack,
    UserId,
)
from bot.store.lessons import LessonStore
from bot.store.record import RecordStore
from bot.store.tables import TableStore
from games.engine import Seat
from games.lesson import LEARNER, Lesson, Line, lesson_of, reply
from games.moves import Action, Illegal, require
from games.package import AnyGame
from games.text import Text

OTHERS = ("Cog", "Rivet", "Spring", "Piston")
"""Who plays in a lesson: the same players every time."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come in a lesson."""

    lesson: Lesson
    followed: int
    """How many moves of the lesson were made, by everybody."""
    astray: int | None
    """The ply of the learner's first move that is not the lesson's; None if there is none."""
    played_on: bool = False
    """Whether the learner goes on with the game after the end of the lesson."""

    @property
    def line(self) -> Line | None:
        """What the lesson proposes next; None once it is over or left."""
        if self.astray is not None or self.followed == len(self.lesson.lines):
            return None
        return self.lesson.lines[self.followed]

    @property
    def complete(self) -> bool:
        """Whether the lesson was followed to its end."""
        return self.followed == len(self.lesson.lines)

    @property
    def at_the_start(self) -> bool:
        """Whether nobody has made a move yet."""
        return self.followed == 0 and self.astray is None

    @property
    def just_complete(self) -> bool:
        """Whether the lesson has come to its end, and nobody has gone on since."""
        return self.complete and not self.played_on

    @property
    def step(self) -> int:
        """The number of the step at which the learner is, or was when they left the lesson."""
        return self.lesson.step(self.followed)


class Lessons:
    """Opens lessons, and plays the other players' moves in them."""

    def __init__(  # noqa: PLR0913  # its collaborators
        self,
        *,
        store: TableStore,
        lessons: LessonStore,
        record: RecordStore,
        tables: Tables,
        seating: Seating,
        moves: Moves,
        introductions: Introductions,
        take_backs: TakeBacks,
        games: Games,
        locks: TableLocks,
        clock: Clock,
    ) -> None:
        self._store = store
        self._lessons = lessons
        self._record = record
        self._tables = tables
        self._seating = seating
        self._moves = moves
        self._introductions = introductions
        self._take_backs = take_backs
        self._games = games
        self._locks = locks
        self._clock = clock

    async def open(
        self, person: Person, game: str, language: str, *, anew: bool = False
    ) -> Position:
        """Return the lesson that *person* has begun, or a new one; with *anew* always a new one."""
        played = self._games.for_new_tables(game)
        lesson = lesson_of(played)
        require(lesson is not None, "learn-none")
        assert lesson is not None
        for row in await self._store.lessons_of(person.id, played.key):
            if row.status is Status.RUNNING and row.edition == played.rules.edition and not anew:
                return await self.go_on(row.id)
            async with self._locks.of(row.id):  # not while somebody moves there
                await self._lessons.delete(row.id)
        new = NewTable(
            game=played.key,
            edition=played.rules.edition,
            seed=lesson.seed,
            chosen=played.rules.chosen(lesson.options.items()),
            size=lesson.seats,
            language=language,
            guild=None,
            channel=NOWHERE,
            opener=person.id,
            opened_at=seconds(self._clock),
            policy=TablePolicy(undo=TakeBack.ANYTHING, absent=Absence.NONE),
            lesson=True,
        )
        others = [NewAutoma(name) for name in OTHERS[: lesson.seats - 1]]
        row = await self._store.add(new, person, lambda _: others)
        await self._seating.begin(row.id, person.id)
        return await self.go_on(row.id)

    async def play_after(
        self, user: UserId, game: str, opening: Callable[[], Awaitable[TableRow | None]]
    ) -> tuple[TableRow | None, bool]:
        """Open a table by *opening* for somebody who has learned a game; return it, and whether it
        is new: while they sit at the table that their lesson led to before, it is that one.
        """
        learned = self._games.for_new_tables(game).key
        lesson = next(iter(await self._store.lessons_of(user, learned)), None)
        if lesson is None:
            return await opening(), True
        async with self._locks.of(lesson.id):
            rematch = (await self._tables.row(lesson.id)).rematch
            former = None if rematch is None else await self._store.find(rematch)
            going_on = former is not None and former.status in {Status.OPEN, Status.RUNNING}
            if former is not None and going_on and former.seat_of(user) is not None:
                return former, False
            opened = await opening()
            if opened is not None:
                await self._store.set_rematch(lesson.id, opened.id)
            return opened, True

    async def of_user(self, user: UserId) -> Sequence[TableRow]:
        """Return the lessons that somebody has begun, newest first."""
        return await self._store.lessons_of(user)

    async def begun(self, user: UserId) -> Mapping[str, Progress]:
        """Return by game how far *user* has come in each lesson that can be gone on with, or that
        was followed to its end.
        """
        known, found = {game.key: game for game in self._games.all}, dict[str, Progress]()
        for row in await self._store.lessons_of(user):
            game = known.get(row.game)
            if game is None or row.edition != game.rules.edition or lesson_of(game) is None:
                continue
            progress = _progress(game, in_force(await self._record.of(row.id)))
            if row.status is Status.RUNNING or progress.complete:
                found.setdefault(row.game, progress)
        return found

    async def go_on(self, table: TableId) -> Position:
        """Let the others move until it is the learner's turn, and return the position then."""
        while True:
            position = await self._tables.position(table)
            move = await self._reply(position) if position.live else None
            if move is None:
                await self._note_learned(position)
                return position
            with suppress(MovedOn):  # a second press has let them move
                await self._moves.play_automa(table, position.row.ply, *move)

    async def _note_learned(self, position: Position) -> None:
        """Note that the learner knows the game, once they have followed its lesson to the end."""
        learner = position.row.seats[LEARNER].user
        if learner is not None and (await self.progress(position)).just_complete:
            await self._introductions.note_learned(position, learner)

    async def progress(self, position: Position) -> Progress:
        """Return how far the learner had come in a position, which may have been left since."""
        return _progress(position.game, await self._standing(position))

    async def _standing(self, position: Position) -> list[RecordRow]:
        """The actions that led to a position, without those that were taken back."""
        record = await self._record.of(position.row.id)
        return in_force([entry for entry in record if entry.ply <= position.row.ply])

    async def news(self, position: Position) -> Sequence[News]:
        """Return what happened since the learner's last move, that move included.

        The set-up is left out: the lesson's first sentence speaks of it, and its cards mean nothing
        yet. What was taken back by a return to the lesson is left out, too, and so is the return.
        """
        standing = await self._standing(position)
        plies = {entry.ply for entry in standing}
        last = max((entry.ply for entry in standing if entry.seat == LEARNER), default=0)
        since = await self._tables.news_since(position.row.id, last - 1 if last else None)
        return [news for news in since if news.ply in plies]

    async def go_back(self, table: TableId, user: UserId) -> Position:
        """Take back all that was done since the learner left the lesson; raise `MovedOn` if they
        have not left it.
        """
        async with self._locks.of(table):
            position = await self._tables.position(table)
            seat = seat_of(position.row, user).seat
            astray = (await self.progress(position)).astray
            if astray is None or not position.live:
                raise MovedOn
            await self._take_backs.go_back(position, WayBack(seat, astray, frozenset()))
        return await self.go_on(table)

    async def _reply(self, position: Position) -> tuple[Seat, Action] | None:
        game = position.game
        actions = _actions(game, await self._standing(position))
        return await asyncio.to_thread(reply, game, _lesson(game), position.table, actions)


def _progress(game: AnyGame, standing: Sequence[RecordRow]) -> Progress:
    """How far these actions have come in the lesson of a game."""
    lesson = _lesson(game)
    followed = lesson.followed(_actions(game, standing))
    left = followed < len(standing) and followed < len(lesson.lines)
    played_on = any(entry.seat == LEARNER for entry in standing[len(lesson.lines) :])
    astray = standing[followed].ply if left else None
    return Progress(lesson, followed, astray, played_on and not left)


def _lesson(game: AnyGame) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:  # it had one when this table was opened
        raise Illegal(Text("learn-none"))
    return lesson


def _actions(game: AnyGame, record: Sequence[RecordRow]) -> list[tuple[Seat, Action]]:
    return [(entry.seat, game.rules.codec.read_action(entry.action)) for entry in record]
