"""People who look for players, in the database: a row for each, on each server.

Whoever is seated is deleted here in the same transaction, so that nobody is seated twice, whichever
process does it and wherever it dies.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT
from bot.store.database import Database, uncancelled
from bot.store.enums import TablePace
from bot.store.people_schema import SEEKERS
from bot.store.policy import TablePolicy
from bot.store.rows import Full, NewTable, Person, TableId, UserId
from bot.store.schema import SEATS
from bot.store.statements import insert_seat, update_table, upsert
from bot.store.tables import columns_of, filled, insert_table
from games.engine import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeekerRow:
    """Somebody who looks for players on a server."""

    user: UserId
    guild: int
    name: str
    """What they are called there."""
    channel: int
    """Where their table would be opened."""
    scope: int
    """The channel, if not everybody sees it: only those who look in it fit. Otherwise 0."""
    games: tuple[str, ...]
    """The families of the games that they would play."""
    least: int
    most: int
    """With how many people at the table, themselves included."""
    asked_at: int
    until: int
    """Unix time at which they look no more."""
    language: str
    """Of their table, if it is theirs that decides."""
    policy: TablePolicy
    """The same of its settings, of which the pace is one."""

    @property
    def pace(self) -> TablePace:
        """How fast they mean to play."""
        return self.policy.pace


class _Taken(Exception):
    """Somebody who was to be seated looks no more."""


@uncancelled
class SeekerStore:
    """Reads and writes who looks for players, and seats them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def on_server(self, guild: int, now: int) -> Sequence[SeekerRow]:
        """Return who looks on a server, at a Unix time in seconds."""
        found = select(SEEKERS).where(SEEKERS.c.guild == guild, SEEKERS.c.until > now)
        return [_seeker(row._asdict()) for row in await self._database.read(found)]

    async def of(self, user: UserId, guild: int, now: int) -> SeekerRow | None:
        """Return what somebody looks for on a server, if they do."""
        found = [one for one in await self.on_server(guild, now) if one.user == user]
        return found[0] if found else None

    async def keep(self, seeker: SeekerRow) -> None:
        """Write that somebody looks for players; it replaces what they looked for there before.

        Whoever looks no more, because their time is over, is deleted.
        """
        values = asdict(seeker) | {
            "games": list(seeker.games),
            "policy": seeker.policy.written(),
        }
        async with self._database.transaction() as connection:
            over = delete(SEEKERS).where(SEEKERS.c.until <= seeker.asked_at)
            await connection.execute(over)
            kept = upsert(connection, SEEKERS).values(values)
            await connection.execute(
                kept.on_conflict_do_update(index_elements=["user", "guild"], set_=values)
            )

    async def drop(self, user: UserId, guild: int) -> bool:
        """Delete that somebody looks for players; return whether they did."""
        try:
            async with self._database.transaction() as connection:
                await _take(connection, guild, [user])
        except _Taken:
            return False
        return True

    async def forget(self, user: UserId) -> None:
        """Delete that somebody looks for players, on all servers."""
        await self._database.execute(delete(SEEKERS).where(SEEKERS.c.user == user))

    async def seat_all(
        self, table: NewTable, people: Sequence[SeekerRow], ready_by: int
    ) -> TableId | None:
        """Open a table with these people in its seats, who look no more; None if one of them looks
        no more already. Their seats are kept until *ready_by*.
        """
        try:
            async with self._database.transaction() as connection:
                users = [seeker.user for seeker in people]
                await _take(connection, table.guild or 0, users)
                values = columns_of(table) | {"status": "open", "ply": 0, "called": []}
                added = await connection.execute(insert_table(values))
                row = TableId(added.scalar_one())
                for seat, seeker in enumerate(people):
                    await insert_seat(connection, row, Seat(seat), _person(seeker), ready_by)
                await connection.execute(filled(row, Full(table.opened_at, known=True)))
                return row
        except _Taken:
            return None

    async def seat(
        self, table: TableId, seat: Seat, seeker: SeekerRow, ready_by: int, full: Full | None
    ) -> bool:
        """Give somebody a free seat at a table; return False if they look no more already."""
        try:
            async with self._database.transaction() as connection:
                await _take(connection, seeker.guild, [seeker.user])
                await insert_seat(connection, table, seat, _person(seeker), ready_by)
                await connection.execute(filled(table, full))
        except _Taken:
            return False
        return True

    async def gather(self, table: TableId, ready_by: int) -> None:
        """Write that the people at a table have to say until then that they are there, and that
        the game begins once they have.
        """
        async with self._database.transaction() as connection:
            sits = update(SEATS).where(SEATS.c.table == table, SEATS.c.user.is_not(None))
            awaited = sits.values(ready_by=ready_by).execution_options(**{ABOUT: table})
            await connection.execute(awaited)
            await connection.execute(update_table(table, begins_full=True))

    async def mark_ready(self, table: TableId, seat: Seat) -> None:
        """Write that whoever sits in a seat is there."""
        ready = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat)
        about = ready.values(ready_by=None).execution_options(**{ABOUT: table})
        await self._database.execute(about)


async def _take(connection: AsyncConnection, guild: int, users: Collection[UserId]) -> None:
    """Let people look no more; raise `_Taken` unless all of them did."""
    gone = delete(SEEKERS).where(SEEKERS.c.guild == guild, SEEKERS.c.user.in_(users))
    found = await connection.execute(gone.returning(SEEKERS.c.user))
    if len(found.all()) < len(users):
        raise _Taken


def _person(seeker: SeekerRow) -> Person:
    return Person(seeker.user, seeker.name, "")


def _seeker(values: dict[str, Any]) -> SeekerRow:
    policy = TablePolicy.read(values["policy"])
    return SeekerRow(**values | {"games": tuple(values["games"]), "policy": policy})
