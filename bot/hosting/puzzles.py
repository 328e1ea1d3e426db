"""Puzzles of the day: tables of one person's own at which the first move is the answer.

Such a table begins at the position of the puzzle, with computer players in the other seats. So a
puzzle is answered by the game's own menus, and whoever has answered may simply play on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date

from cachetools import LRUCache, TTLCache

from bot.hosting.changes import Changes
from bot.hosting.characters import next_name
from bot.hosting.clock import Clock, seconds
from bot.hosting.closing import Closing
from bot.hosting.codes import Codes
from bot.hosting.games import Games
from bot.store import (
    Absence,
    Hints,
    MadeBy,
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
from bot.store.puzzles import AlreadySet, PuzzleRow, PuzzleStore, setting
from bot.store.record import RecordStore
from bot.store.tables import TableStore
from games.engine import Table
from games.moves import Illegal
from games.package import AnyGame
from games.packs import Puzzle, judged, moves_of, puzzles_of, question_of, solution_of
from games.puzzles import Judgement, Solution

DAY_SECONDS = 24 * 3600
FIRST_DATE = date(1970, 1, 1).toordinal()
"""The date of day 0."""
MOST_SOLUTIONS = 16
"""Days and proofs that are remembered: nearly everybody asks for those of two days."""
SOLVED_SECONDS = 60.0
"""For so long it is not counted anew who found a solution."""
MOST_UNANSWERED = 10_000
POLICY = TablePolicy(undo=TakeBack.NONE, absent=Absence.NONE, hints=Hints.NONE)
"""How a table is played at which a puzzle is solved."""
SETTLING_SECONDS = 60
"""So long after a day an answer that came in time may still be on its way to the record."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The puzzle of a day; the same for everybody."""

    day: int
    """Days since 1970, by UTC."""
    game: AnyGame
    puzzle: Puzzle

    @property
    def key(self) -> tuple[str, str]:
        """Which puzzle of all games it is."""
        return self.game.key, self.puzzle.key

    def players(self, name: str) -> tuple[str, ...]:
        """What the players are called by seat, where somebody of this name solves it."""
        taken = list[str]()
        for seat in range(self.puzzle.seats):
            other = next_name(TableId(self.day), (name, *taken))
            taken.append(name if seat == self.puzzle.seat else other)
        return tuple(taken)


@dataclass(frozen=True, slots=True)
class AskedPuzzle:
    """The puzzle that somebody is asked at a table."""

    daily: Daily
    players: Sequence[str]
    """What the players at the table are called, by seat."""
    late: bool
    """Whether its solution is told, so that no answer counts."""


@dataclass(frozen=True, slots=True)
class EndedPuzzle:
    """The puzzle with which a game began that is over."""

    daily: Daily
    players: Sequence[str]
    """What the players at the table are called, by seat."""
    told: bool
    """Whether its solution is told."""
    right: bool | None
    """Whether the answer was right; None if there was none in time, or if that is not told yet."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The solution of a day's puzzle, and who found it."""

    daily: Daily
    table: Table
    """The position."""
    solution: Solution
    found: int
    answered: int


@dataclass(frozen=True, slots=True)
class Standings:
    """Who has found solutions on a server, in the month of a day and up to that day."""

    since: int
    """The first day of the month."""
    finders: tuple[UserId, ...]
    """Who found that of the day itself."""
    month: Mapping[UserId, int]
    """How many each has found, the most first."""


def daily(games: Sequence[AnyGame], day: int) -> Daily | None:
    """Return the puzzle that a day gets: the games take turns, and each its puzzles; nothing if
    there are none.
    """
    packs = [(game, puzzles) for game in games if (puzzles := puzzles_of(game))]
    if not packs:
        return None
    rounds, turn = divmod(day, len(packs))
    game, puzzles = packs[turn]
    return Daily(day, game, puzzles[rounds % len(puzzles)])


def named(games: Sequence[AnyGame], day: int, key: tuple[str, str]) -> Daily | None:
    """Return a puzzle of a day by what it is called; nothing if it can be set no more."""
    for game in games:
        for puzzle in puzzles_of(game):
            if (game.key, puzzle.key) == key:
                return Daily(day, game, puzzle)
    return None


class Puzzles:
    """Sets puzzles, and judges the answers."""

    def __init__(  # its collaborators
        self,
        *,
        store: PuzzleStore,
        tables: TableStore,
        closing: Closing,
        codes: Codes,
        record: RecordStore,
        games: Games,
        changes: Changes,
        clock: Clock,
    ) -> None:
        self._store = store
        self._tables = tables
        self._closing = closing
        self._codes = codes
        self._record = record
        self._games = games
        self._changes = changes
        self._clock = clock
        self._days: LRUCache[int, Daily] = LRUCache(MOST_SOLUTIONS)
        self._solutions: LRUCache[tuple[str, str], Solution | None] = LRUCache(MOST_SOLUTIONS)
        self._proving = asyncio.Lock()
        """Held while a puzzle is proved, so that whoever else asks for it waits for that proof."""
        self._solved: TTLCache[int, Solved] = TTLCache(MOST_SOLUTIONS, SOLVED_SECONDS, timer=clock)
        self._counting = asyncio.Lock()
        self._unanswered: LRUCache[tuple[UserId, int], None] = LRUCache(MOST_UNANSWERED)
        """Puzzles of the past that somebody left without an answer."""

    async def today(self) -> Daily | None:
        """Return the puzzle of today."""
        return await self.on(seconds(self._clock) // DAY_SECONDS)

    async def on(self, day: int) -> Daily | None:
        """Return the puzzle of a day. It is written down when it is asked for first, so that it
        stays the same whatever puzzles come and go.
        """
        if day not in self._days:
            first = daily(self._games.all, day)
            if first is None:
                return None
            kept = await self._store.of_day(day, *first.key)
            found = named(self._games.all, day, kept) or first
            # In a thread: it may take the moves that led to the position, and is remembered.
            await asyncio.to_thread(question_of, found.game, found.puzzle)
            self._days[day] = found
        return self._days[day]

    async def open_on(self, day: int) -> Daily | None:
        """Return the puzzle of a day if it is of today or yesterday, since it may have been posted
        late in the day; otherwise that of today.
        """
        today = await self.today()
        return await self.on(day) if today is not None and day == today.day - 1 else today

    async def open(
        self,
        person: Person,
        today: Daily,
        *,
        language: str,
        channel: int,
        guild: int | None = None,
    ) -> PuzzleRow:
        """Set somebody a puzzle, at a table of their own; in *channel* they talk with the bot. If
        they find the solution, they are named on the server on which they asked for it.

        Return the one of that day that they have already, if they do. The tables of earlier puzzles
        are closed: otherwise one would be left each day. Raises `Illegal` if they have opened
        enough other tables.
        """
        former = await self.of(person.id, today.day)
        if former is not None:
            return former
        await self._close_before(person.id, today.day)
        await self._codes.check_may_open(person.id)
        with suppress(AlreadySet):  # another press came first
            table = await self._begun(today, person, language, channel, guild)
            self._changes.announce(table.id)
        found = await self.of(person.id, today.day)
        assert found is not None
        return found

    async def _close_before(self, user: UserId, day: int) -> None:
        """Close the tables of somebody's puzzles of earlier days."""
        running = {row.id for row in await self._tables.of_user(user, [Status.RUNNING])}
        for row in await self._store.of(user):
            if row.day < day and row.table in running:
                with suppress(Illegal):  # it has ended meanwhile
                    await self._closing.close(row.table)

    async def of(self, user: UserId, day: int) -> PuzzleRow | None:
        """Return the puzzle that somebody was set on a day, its answer judged."""
        found = next((row for row in await self._store.of(user) if row.day == day), None)
        return None if found is None else await self._judged(found)

    async def asked_at(self, row: TableRow, user: UserId) -> AskedPuzzle | None:
        """Return the puzzle of today or yesterday that somebody is asked at a table; nothing once
        they have moved there, and at other tables.
        """
        found = await self._set_at(row, user)
        if found is None or row.status is not Status.RUNNING:
            return None
        then = await self.open_on(found.day)
        if then is None or (then.day, then.key) != (found.day, (found.game, found.puzzle)):
            return None
        moved = row.ply != len(then.puzzle.plies)
        return None if moved else AskedPuzzle(then, row.names, self.is_told(then.day))

    async def ended_at(self, row: TableRow, user: UserId) -> EndedPuzzle | None:
        """Return the puzzle that somebody was set at a table whose game is over; nothing at other
        tables.
        """
        if row.status is not Status.FINISHED or (found := await self._set_at(row, user)) is None:
            return None
        then = named(self._games.all, found.day, (found.game, found.puzzle))
        if then is None:
            return None
        await asyncio.to_thread(question_of, then.game, then.puzzle)
        # A proof takes a second: it waits until somebody may read what it says.
        told = self.is_told(then.day)
        return EndedPuzzle(
            then, row.names, told, (await self._judged(found)).right if told else None
        )

    async def is_secret(self, row: TableRow, user: UserId) -> bool:
        """Whether what is best at a table would tell the solution of a puzzle of today."""
        found = await self._set_at(row, user)
        return found is not None and not self.is_told(found.day)

    def is_told(self, day: int) -> bool:
        """Whether the solution of the puzzle of a day is told by now."""
        return day < seconds(self._clock) // DAY_SECONDS

    async def _set_at(self, row: TableRow, user: UserId) -> PuzzleRow | None:
        """The puzzle that somebody was set at a table; most tables do not look like one."""
        if not row.direct or row.policy != POLICY:
            return None
        return next((own for own in await self._store.of(user) if own.table == row.id), None)

    async def _begun(
        self, today: Daily, person: Person, language: str, channel: int, guild: int | None
    ) -> TableRow:
        """Lay out the position at a new table, with its record.

        Raises `AlreadySet` if this person was set the puzzle of that day meanwhile.
        """
        game, puzzle, now = today.game, today.puzzle, seconds(self._clock)
        table, moves = await asyncio.to_thread(moves_of, game, puzzle)
        players: list[Person | NewAutoma] = [
            person if seat == puzzle.seat else NewAutoma(name)
            for seat, name in enumerate(today.players(person.name))
        ]
        record = [
            RecordRow(
                ply=ply,
                seat=seat,
                user=person.id if seat == puzzle.seat else None,
                action=game.rules.codec.write_move(action),
                edition=game.rules.edition,
                final=True,
                by=MadeBy.AUTOMA,
                at=now - 1,  # older than the table, as is what others played
            )
            for ply, (seat, action) in enumerate(moves, start=1)
        ]
        new = NewTable(
            game=game.key,
            edition=game.rules.edition,
            seed=puzzle.seed,
            chosen=game.rules.chosen(puzzle.options.items()),
            size=puzzle.seats,
            language=language,
            guild=None,
            channel=channel,
            opener=person.id,
            opened_at=now,
            policy=POLICY,
            code_until=now,
        )
        state = game.rules.codec.write_table(table)
        waiting = [decision.seat for decision in table.waiting]
        also = setting(person.id, today.day, game.key, puzzle.key, guild)
        return await self._tables.add_begun(new, players, record, state, waiting, also=also)

    async def solved(self, day: int) -> Solved | None:
        """Return the solution of a day's puzzle, and how many had found it lately; nothing if there
        was none, or if it can be proved no more.
        """
        async with self._counting:
            found = self._solved.get(day)
            if found is None and (found := await self._counted(day)) is not None:
                self._solved[day] = found
            return found

    async def _counted(self, day: int) -> Solved | None:
        then = await self.on(day)
        solution = None if then is None else await self._solution(then)
        if then is None or solution is None:
            return None
        rows = [await self._judged(row) for row in await self._store.on(day)]
        rights = [row.right for row in rows if (row.game, row.puzzle) == then.key]
        table, _ = await asyncio.to_thread(moves_of, then.game, then.puzzle)
        answered = len(rights) - rights.count(None)
        return Solved(then, table, solution, rights.count(True), answered)

    async def standings(self, guild: int, day: int) -> Standings:
        """Return who has found solutions on a server, up to those of a day that is over."""
        first = day - date.fromordinal(FIRST_DATE + day).day + 1
        for row in await self._store.unjudged(guild, first, day):
            await self._judged(row)
        finders = await self._store.found(guild, day, day)
        return Standings(first, tuple(finders), await self._store.found(guild, first, day))

    async def streak(self, user: UserId, day: int) -> int:
        """Return on how many days in a row up to a *day* somebody found the answer."""
        known = {row.day: row for row in await self._store.of(user)}
        length = 0
        while (row := known.get(day - length)) and (await self._judged(row)).right:
            length += 1
        return length

    async def _solution(self, then: Daily) -> Solution | None:
        async with self._proving:
            if then.key not in self._solutions:
                # In a thread: a proof takes a second or two.
                found = await asyncio.to_thread(solution_of, then.game, then.puzzle)
                self._solutions[then.key] = found
            return self._solutions[then.key]

    async def _judged(self, row: PuzzleRow) -> PuzzleRow:
        """Judge an answer that has come since, and write that down. What is played once the
        solution is told is no answer.
        """
        asked = row.user, row.day
        if row.right is not None or asked in self._unanswered:
            return row
        over = (row.day + 1) * DAY_SECONDS
        settled = seconds(self._clock) >= over + SETTLING_SECONDS
        right = await self._verdict(row, over)
        if right is None:
            if settled:
                self._unanswered[asked] = None
            return row
        await self._store.judge(row.user, row.day, right=right)
        return replace(row, right=right)

    async def _verdict(self, row: PuzzleRow, over: int) -> bool | None:
        """Whether what somebody played before the day was *over* is right; None for no answer."""
        then = named(self._games.all, row.day, (row.game, row.puzzle))
        if then is None:
            return None
        made = [
            then.game.rules.codec.read_action(entry.action)
            for entry in await self._record.of(row.table)
            if entry.ply > len(then.puzzle.plies) and entry.user == row.user
            if entry.by in {MadeBy.HAND, MadeBy.FORCED} and entry.at < over
        ]
        solution = await self._solution(then) if made else None
        if solution is None:
            return None
        found = await asyncio.to_thread(judged, then.game, then.puzzle, solution, made)
        return None if found is None else found is Judgement.RIGHT
