"""Results of games in the database: each seat's place, score and honours, and whether they are
rated.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Row, exists, func, select, update

from bot.store.cache import ABOUT, KEEPS_SEARCHES, SHOWS
from bot.store.database import Database, uncancelled
from bot.store.people_schema import RESULTS
from bot.store.rows import TableId, UserId
from bot.store.schema import PEOPLE, SEATS, TABLES, UNNOTED
from bot.store.statements import update_table, upsert
from games.engine import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """The place of one seat at the end of a game."""

    table: TableId
    seat: Seat
    user: UserId | None
    """None for an automa, or for somebody who deleted their data."""
    name: str
    place: int
    counts: bool
    """Whether it is rated."""
    guild: int | None
    game: str
    at: int
    points: float | None = None
    """The score; None if it is not this person's own, or the game keeps none."""
    merit: tuple[int, ...] | None = None
    """By what scores of one game compare: higher is better. None where there is no score."""
    honours: tuple[str, ...] | None = None
    """What this person has earned, by the keys of the game, each as often as it was earned; None
    where that is not known yet.
    """
    hints: int | None = None
    """How often this person asked for a hint; None where that is not known."""


@uncancelled
class ResultStore:
    """Reads and writes results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table: TableId, results: Sequence[ResultRow]) -> None:
        """Write the results of a game. Of results already written only scores and honours may
        change, and honours that are known stay unless they come anew.

        Whoever has been forgotten since they were computed is not named in them.
        """
        async with self._database.transaction() as connection:
            people = PEOPLE.c.id.in_({result.user for result in results})
            # PostgreSQL lets nobody forget them until the results are written.
            there = select(PEOPLE.c.id).where(people).with_for_update(read=True, key_share=True)
            met = set(await connection.scalars(there))
            for result in results:
                gone = result.user is not None and result.user not in met
                named = replace(result, user=None, name="") if gone else result
                written = upsert(connection, RESULTS).values(asdict(named))
                anew = written.excluded
                known = func.coalesce(anew.honours, RESULTS.c.honours)
                values = {"points": anew.points, "merit": anew.merit, "honours": known}
                await connection.execute(
                    written.on_conflict_do_update(index_elements=["table", "seat"], set_=values)
                )
            # Nobody keeps this column in memory, so nobody needs to forget more than the table.
            noted = update_table(table, noted=True)
            await connection.execute(noted.execution_options(**{KEEPS_SEARCHES: True, SHOWS: True}))

    async def note_hint(self, table: TableId, seat: Seat, user: UserId, ply: int) -> None:
        """Write that somebody has asked for a hint at a ply; to ask there again does not count."""
        asks = (SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.user == user)
        first = update(SEATS).where(*asks, SEATS.c.hinted.is_distinct_from(ply))
        noted = first.values(hints=SEATS.c.hints + 1, hinted=ply)
        # Not a change of the table: nobody's move is refused for it, and the one row of the seat is
        # all that is written, so it needs no lock.
        options = {ABOUT: table, KEEPS_SEARCHES: True, SHOWS: True}
        await self._database.execute(noted.execution_options(**options))

    async def of(self, table: TableId) -> Sequence[ResultRow]:
        """Return the results of a game by seat; none if it counts for nobody, or is not noted."""
        found = select(RESULTS).where(RESULTS.c.table == table).order_by(RESULTS.c.seat)
        return [_result(row) for row in await self._database.read_apart(found)]

    async def without_honours(self, table: TableId) -> bool:
        """Return whether a game is over and counts for people, but its honours are not known."""
        noted = RESULTS.c.table == table
        return bool(
            await self._database.read_apart(
                select(TABLES.c.id).where(
                    TABLES.c.id == table,
                    exists().where(noted, RESULTS.c.honours.is_(None)) | UNNOTED,
                )
            )
        )

    async def games_of_people(self) -> frozenset[TableId]:
        """Return all games that are over and have results, or are to get some."""
        noted = exists().where(RESULTS.c.table == TABLES.c.id)
        found = select(TABLES.c.id).where(noted | UNNOTED)
        return frozenset(TableId(row.id) for row in await self._database.read_apart(found))

    async def newest_on_server(self, guild: int, most: int) -> tuple[Sequence[ResultRow], bool]:
        """Return the results of the newest games on a server, oldest first: at most so many.

        The second value says whether these are all. No game is returned in part.
        """
        found = (
            select(RESULTS)
            .where(RESULTS.c.guild == guild)
            .order_by(
                RESULTS.c.at.desc(),
                RESULTS.c.table.desc(),
                RESULTS.c.place.desc(),
                RESULTS.c.seat.desc(),
            )
            .limit(most + 1)
        )
        rows = [_result(row) for row in reversed(await self._database.read_apart(found))]
        if len(rows) <= most:
            return rows, True
        return [row for row in rows if row.table != rows[0].table], False

    async def unnoted_on_server(
        self, guild: int, most: int, beside: Collection[TableId] = ()
    ) -> Sequence[TableId]:
        """Return finished tables whose results are still to be noted, the newest first, without
        those *beside*.
        """
        found = (
            select(TABLES.c.id)
            .where(UNNOTED, TABLES.c.guild == guild)
            .order_by(TABLES.c.id.desc())
            .limit(most + len(beside))
        )
        ids = [TableId(row.id) for row in await self._database.read_apart(found)]
        return [table for table in ids if table not in beside][:most]


def _result(row: Row[Any]) -> ResultRow:
    values = row._asdict()
    for key in ("merit", "honours"):
        values[key] = None if values[key] is None else tuple(values[key])
    return ResultRow(**values)
