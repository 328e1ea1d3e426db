"""Turns that tables wait for, and the messages about them, in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from sqlalchemy import and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database, only_reads, uncancelled
from bot.store.people_schema import FORETOLD, WAITS
from bot.store.prepared import Found, Prepared
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
_AT = Prepared(select(WAITS).where(WAITS.c.table == bindparam("at")).order_by(WAITS.c.seat))
_OF = Prepared(select(WAITS).where(WAITS.c.user == bindparam("of")).order_by(WAITS.c.since))
_MUTED = (
    update(WAITS)
    .where(
        WAITS.c.table == bindparam("of"),
        WAITS.c.seat == bindparam("at"),
        WAITS.c.since == bindparam("begun"),
    )
    .values(muted=True)
)
_OVER = delete(WAITS).where(WAITS.c.table == bindparam("of"), WAITS.c.seat == bindparam("at"))


@uncancelled
class TurnStore:
    """Reads and writes turns. They are many: they are read when they are needed, and not kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @only_reads
    async def at(self, table: TableId) -> Sequence[WaitRow]:
        """Return the turns at a table, by seat."""
        (rows,) = await self._database.read_prepared(_AT(at=table))
        return _turns(rows)

    @only_reads
    async def of(self, user: UserId) -> Sequence[WaitRow]:
        """Return somebody's turns, the oldest first."""
        (rows,) = await self._database.read_prepared(_OF(of=user))
        return _turns(rows)

    async def at_all(self, tables: Collection[TableId]) -> Sequence[WaitRow]:
        """Return the turns at several tables."""
        found = await self._database.read(select(WAITS).where(WAITS.c.table.in_(tables)))
        return [WaitRow(**row._asdict()) for row in found]

    async def keep(self, waits: Sequence[WaitRow], over: Sequence[WaitRow] = ()) -> None:
        """Write *waits*, replacing the turns of the same seats, and delete those in *over*.

        Turns whose table or person has been deleted since they were found are left out. Those that
        were muted since then stay muted.
        """
        tables = sorted({wait.table for wait in (*waits, *over)})
        try:
            await self._write(waits, over, tables)
        except IntegrityError:
            await self._write(await self._still_there(waits), over, tables)

    async def mute(self, user: UserId, message: int) -> bool:
        """Mute the turns of *user* that a message lists, whatever else has changed about them.
        Return False if none of them is open.
        """
        await self._database.catch_up()  # which message that is may just be being written
        found = [wait for wait in await self.of(user) if wait.message == message]
        if not found:
            return False
        meant = [{"of": wait.table, "at": wait.seat, "begun": wait.since} for wait in found]
        async with self._database.transaction(fsync=False) as connection:
            await connection.execute(_MUTED, sorted(meant, key=lambda of: (of["of"], of["at"])))
            self._database.say("turns", sorted({wait.table for wait in found}))
        return True

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
                of = added.excluded
                values: dict[str, Any] = {name: of[name] for name in WAITS.columns.keys()}  # noqa: SIM118
                values["muted"] = or_(of.muted, and_(WAITS.c.muted, WAITS.c.since == of.since))
                noted = added.on_conflict_do_update(index_elements=["table", "seat"], set_=values)
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


def _turns(rows: Found) -> Sequence[WaitRow]:
    return [WaitRow(**row) for row in rows]
