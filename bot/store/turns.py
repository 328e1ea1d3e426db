"""Turns that tables wait for, and the messages about them, in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import TypeVar

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database, uncancelled
from bot.store.people_schema import FORETOLD, WAITS
from bot.store.rows import TableId, UserId
from bot.store.schema import PEOPLE, TABLES
from bot.store.statements import upsert
from games.engine import Seat

MOST_AT_ONCE = 100
"""More turns than these, as a start may find, may take longer to write than an answer may."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitRow:
    """A turn that a table waits for, and the reminders sent for it."""

    table: TableId
    seat: Seat
    user: UserId
    since: int
    reminded: int | None = None
    """When the last reminder was sent."""
    times: int = 0
    """How many reminders were sent."""
    muted: bool = False
    channel: int | None = None
    message: int | None = None
    """The newest reminder message, which may be about several turns."""
    call_at: int | None = None
    """When this person is called aloud, unless they have acted by then; None if they were, or need
    not be.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class ForetoldRow:
    """The message that tells somebody that they are probably next to act."""

    table: TableId
    user: UserId
    channel: int
    message: int


_Told = TypeVar("_Told", WaitRow, ForetoldRow)
_OVER = delete(WAITS).where(WAITS.c.table == bindparam("of"), WAITS.c.seat == bindparam("at"))


@uncancelled
class TurnStore:
    """Reads and writes turns. They are few: all are read at the start."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> Sequence[WaitRow]:
        """Return all turns that were written."""
        return [WaitRow(**row._asdict()) for row in await self._database.read_apart(select(WAITS))]

    async def at(self, tables: Collection[TableId]) -> Sequence[WaitRow]:
        """Return the turns of tables that were written."""
        found = await self._database.read_apart(select(WAITS).where(WAITS.c.table.in_(tables)))
        return [WaitRow(**row._asdict()) for row in found]

    async def keep(self, waits: Sequence[WaitRow], over: Sequence[WaitRow] = ()) -> None:
        """Write *waits*, replacing the turns of the same seats, and delete those in *over*.

        Turns whose table or person has been deleted since they were found are left out.
        """
        tables = sorted({wait.table for wait in (*waits, *over)})
        try:
            await self._write(waits, over, tables)
        except IntegrityError:
            await self._write(await self._still_there(waits), over, tables)

    async def _write(
        self, waits: Sequence[WaitRow], over: Sequence[WaitRow], tables: Sequence[TableId]
    ) -> None:
        many = len(waits) + len(over) > MOST_AT_ONCE
        # No fsync: what a power failure loses, the next start finds (`with_stale_turns`).
        async with self._database.transaction(fsync=False, patient=many) as connection:
            if over:
                await connection.execute(
                    _OVER, [{"of": wait.table, "at": wait.seat} for wait in over]
                )
            if waits:
                added = upsert(connection, WAITS)
                noted = added.on_conflict_do_update(
                    index_elements=["table", "seat"],
                    set_={name: added.excluded[name] for name in WAITS.columns.keys()},  # noqa: SIM118
                )
                await connection.execute(noted, list(map(asdict, waits)))
            self._database.say("turns", tables)

    async def _still_there(self, found: Sequence[_Told]) -> list[_Told]:
        """Return those whose table and person are still stored."""
        tables = select(TABLES.c.id).where(TABLES.c.id.in_({one.table for one in found}))
        people = select(PEOPLE.c.id).where(PEOPLE.c.id.in_({one.user for one in found}))
        there = {row[0] for row in await self._database.read(tables)}
        known = {row[0] for row in await self._database.read(people)}
        return [one for one in found if one.table in there and one.user in known]

    async def foretold(self) -> Sequence[ForetoldRow]:
        """Return all messages that tell people that they are next."""
        found = await self._database.read_apart(select(FORETOLD))
        return [ForetoldRow(**row._asdict()) for row in found]

    async def keep_foretold(self, told: ForetoldRow) -> None:
        """Write such a message, unless its table or its person has been deleted."""
        writing = insert(FORETOLD).values(asdict(told))
        try:
            await self._database.execute(writing, fsync=False)
        except IntegrityError:
            if await self._still_there([told]):
                raise

    async def drop_foretold(self, table: TableId) -> None:
        """Delete the message of a table."""
        await self._database.execute(delete(FORETOLD).where(FORETOLD.c.table == table), fsync=False)
