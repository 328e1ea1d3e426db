"""Puzzles in the database: which one a day has, and a row for each person and day."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, uncancelled
from bot.store.people_schema import PUZZLE_DAYS, PUZZLE_POSTS, PUZZLES
from bot.store.rows import TableId, UserId
from bot.store.statements import upsert


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """The puzzle that somebody was set on a day."""

    user: UserId
    day: int
    """Days since 1970, by UTC."""
    game: str
    puzzle: str
    """Which of the game's puzzles."""
    table: TableId
    """Where it is answered and played on."""
    right: bool | None = None
    """Whether the answer is right; None as long as none has been judged."""
    guild: int | None = None
    """The server on which it was set, and on which its finders are named; None for none."""


class AlreadySet(Exception):
    """Somebody was set the puzzle of that day before."""


def setting(
    user: UserId, day: int, game: str, puzzle: str, guild: int | None
) -> Callable[[AsyncConnection, TableId], Awaitable[None]]:
    """Return what writes, as a table is added, that somebody is set a puzzle there; it raises
    `AlreadySet` if they were set one of that day before, so that no second table is added.
    """

    async def write(connection: AsyncConnection, table: TableId) -> None:
        row = asdict(PuzzleRow(user, day, game, puzzle, table, guild=guild))
        first = upsert(connection, PUZZLES).values(row).on_conflict_do_nothing()
        if await connection.scalar(first.returning(PUZZLES.c.day)) is None:
            raise AlreadySet

    return write


def _set_on(guild: int, first: int, last: int) -> Sequence[ColumnElement[bool]]:
    return (PUZZLES.c.guild == guild, PUZZLES.c.day.between(first, last))


@uncancelled
class PuzzleStore:
    """Reads and writes who was set which puzzle."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: UserId) -> Sequence[PuzzleRow]:
        """Return the puzzles of a person, the newest first."""
        theirs = select(PUZZLES).where(PUZZLES.c.user == user).order_by(PUZZLES.c.day.desc())
        return [PuzzleRow(**row._asdict()) for row in await self._database.read(theirs)]

    async def on(self, day: int) -> Sequence[PuzzleRow]:
        """Return what was set on a day, to whom."""
        then = select(PUZZLES).where(PUZZLES.c.day == day).order_by(PUZZLES.c.table)
        return [PuzzleRow(**row._asdict()) for row in await self._database.read(then)]

    async def unjudged(self, guild: int, first: int, last: int) -> Sequence[PuzzleRow]:
        """Return what was set on a server, from the *first* day to the *last*, and not judged."""
        rows = select(PUZZLES).where(*_set_on(guild, first, last), PUZZLES.c.right.is_(None))
        return [PuzzleRow(**row._asdict()) for row in await self._database.read(rows)]

    async def found(self, guild: int, first: int, last: int) -> Mapping[UserId, int]:
        """Return who found solutions on a server, from the *first* day to the *last*, and how many:
        those with the most first.
        """
        user, found = PUZZLES.c.user, func.count().label("found")
        right = (*_set_on(guild, first, last), PUZZLES.c.right.is_(True))
        counted = select(user, found).where(*right).group_by(user).order_by(found.desc(), user)
        return {UserId(row.user): row.found for row in await self._database.read(counted)}

    async def of_day(self, day: int, game: str, puzzle: str) -> tuple[str, str]:
        """Return which puzzle a day has, by its game and key; it is this one if it had none."""
        days = PUZZLE_DAYS.c
        kept = select(days.game, days.puzzle).where(days.day == day)
        if not (found := await self._database.read(kept)):
            values = {"day": day, "game": game, "puzzle": puzzle}
            async with self._database.transaction() as connection:
                first = upsert(connection, PUZZLE_DAYS).values(values)
                await connection.execute(first.on_conflict_do_nothing())
            found = await self._database.read(kept)
        return found[0].game, found[0].puzzle

    async def judge(self, user: UserId, day: int, *, right: bool) -> None:
        """Write whether somebody's answer is right."""
        theirs = update(PUZZLES).where(PUZZLES.c.user == user, PUZZLES.c.day == day)
        await self._database.execute(theirs.values(right=right))

    async def claim_post(self, guild: int, date: int, day: int) -> bool:
        """Write that the puzzle of a *day* is posted on a server, on a date of its calendar; return
        False if it was posted there before, or another one on that date.
        """
        posts = PUZZLE_POSTS.c
        async with self._database.transaction() as connection:
            newest = select(func.max(posts.day)).where(posts.guild == guild)
            if (await connection.scalar(newest) or 0) >= day:
                return False
            post = upsert(connection, PUZZLE_POSTS).values(guild=guild, date=date, day=day)
            claimed = post.on_conflict_do_nothing().returning(posts.day)
            return await connection.scalar(claimed) is not None

    async def give_post_back(self, guild: int, date: int) -> None:
        """Delete that a puzzle was posted on a server on a date: it was not."""
        posts = PUZZLE_POSTS.c
        gone = delete(PUZZLE_POSTS).where(posts.guild == guild, posts.date == date)
        await self._database.execute(gone)
