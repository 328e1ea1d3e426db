"""People in the database: how they would like to be told of things, and which turns the tables wait for.

Both are few and are read whole, at the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any

from sqlalchemy import Row, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.database import Database
from bot.store.people_schema import FORETOLD, PREFERENCES, RESULTS, WAITS
from bot.store.rows import Status, TableId, UserId
from bot.store.schema import PEOPLE, PROPOSALS, RECORD, SEATS, TABLES
from games.engine import Seat

NOBODY = UserId(0)
"""Who has opened the tables of people who had everything about them deleted."""


class Where(Enum):
    """Where somebody is reminded."""

    DIRECT = "direct"
    THREAD = "thread"
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """How somebody would like to be told of things."""

    language: str | None = None
    """In place of the one that their Discord speaks."""
    zone: str = "UTC"
    """A key of the time zone database: Europe/Berlin."""
    direct: bool = True
    """Whether they take direct messages."""
    reminders: Where = Where.DIRECT
    hours: int = 24
    """Between a turn's beginning, or a reminder of it, and the next reminder."""
    quiet_from: int = 22
    """The hour of their day from which they are not reminded."""
    quiet_until: int = 8
    """The hour until then; the same if there are no quiet hours."""
    most: int = 3
    """Reminders of one turn, after which no more come."""
    alone: bool = False
    """Whether they are told that everybody waits for them alone."""
    next: bool = False
    """Whether they are told that theirs is probably the next turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitRow:
    """A turn that a table waits for, and what its player has heard of it."""

    table: TableId
    seat: Seat
    user: UserId
    since: int
    reminded: int | None = None
    """When the last reminder was sent."""
    times: int = 0
    """How often it was reminded of."""
    muted: bool = False
    channel: int | None = None
    message: int | None = None
    """The newest reminder, which other turns may share."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForetoldRow:
    """The message that tells somebody at a table that theirs is probably the next turn."""

    table: TableId
    user: UserId
    channel: int
    message: int


_OVER = delete(WAITS).where(WAITS.c.table == bindparam("of"), WAITS.c.seat == bindparam("at"))
_ADDED = upsert(WAITS)
_NOTED = _ADDED.on_conflict_do_update(
    index_elements=["table", "seat"],
    set_={name: _ADDED.excluded[name] for name in WAITS.columns.keys()},  # noqa: SIM118
)


class KeptPeople(Database):
    """What is kept of people beside their tables."""

    async def preferences(self) -> Mapping[UserId, Preferences]:
        """Return what everybody prefers who has ever said so."""
        async with self._transaction() as connection:
            return {row.user: _preferences(row) for row in await connection.execute(select(PREFERENCES))}

    async def keep_preferences(self, user: UserId, preferences: Preferences) -> None:
        """Keep what somebody prefers who has been met."""
        values = asdict(preferences) | {"user": user, "reminders": preferences.reminders.value}
        kept = upsert(PREFERENCES).values(values)
        await self._do(kept.on_conflict_do_update(index_elements=["user"], set_=values))

    async def tables_about(self, user: UserId) -> Sequence[TableId]:
        """Return the tables, open or running, at which somebody sits, has sat, or has to do with a proposal."""
        seated = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.user == user)
        entered = exists().where(RECORD.c.table == TABLES.c.id, RECORD.c.user == user)
        theirs = or_(PROPOSALS.c.user == user, PROPOSALS.c.guest == user)
        asked = exists().where(PROPOSALS.c.table == TABLES.c.id, theirs)
        living = TABLES.c.status.in_([Status.OPEN.value, Status.RUNNING.value])
        found = select(TABLES.c.id).where(living, or_(seated, entered, asked))
        async with self._transaction() as connection:
            return [TableId(table) for table in await connection.scalars(found)]

    async def forget_person(self, user: UserId, nobody: Mapping[str, str], closed_as: str) -> Sequence[TableId]:
        """Delete all that is known of somebody who sits at no living table any more.

        Where they sat there is *nobody* now, so called in the language of each table. What they have proposed, or what
        was proposed to them, is *closed_as* this outcome; return the tables where that was still to be decided.
        """
        async with self._transaction() as connection:
            await connection.execute(upsert(PEOPLE).values(id=NOBODY, locale="", closed=True).on_conflict_do_nothing())
            for language, name in nobody.items():
                theirs = exists().where(TABLES.c.id == SEATS.c.table, TABLES.c.language == language)
                await connection.execute(update(SEATS).where(SEATS.c.user == user, theirs).values(name=name))
            left = {"user": None, "hand_channel": None, "hand_message": None}
            await connection.execute(update(SEATS).where(SEATS.c.user == user).values(left))
            await connection.execute(update(TABLES).where(TABLES.c.opener == user).values(opener=NOBODY))
            await connection.execute(update(RECORD).where(RECORD.c.user == user).values(user=None))
            asked = or_(PROPOSALS.c.user == user, PROPOSALS.c.guest == user) & PROPOSALS.c.outcome.is_(None)
            tables = [TableId(found) for found in await connection.scalars(select(PROPOSALS.c.table).where(asked))]
            over = {"outcome": closed_as, "changes": PROPOSALS.c.changes + 1}
            await connection.execute(update(PROPOSALS).where(asked).values(over))
            await connection.execute(update(PROPOSALS).where(PROPOSALS.c.user == user).values(user=None))
            await connection.execute(update(PROPOSALS).where(PROPOSALS.c.guest == user).values(guest=None))
            await connection.execute(update(RESULTS).where(RESULTS.c.user == user).values(user=None, name=""))
            for table in (PREFERENCES, WAITS, FORETOLD):
                await connection.execute(delete(table).where(table.c.user == user))
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == user))
        return tables

    async def waits(self) -> Sequence[WaitRow]:
        """Return all turns that tables wait for, as far as that has been noted."""
        async with self._transaction() as connection:
            return [WaitRow(**row._asdict()) for row in await connection.execute(select(WAITS))]

    async def keep_waits(self, waits: Sequence[WaitRow], over: Sequence[WaitRow] = ()) -> None:
        """Note turns, all or none, in place of those that their seats had; and that others are *over*."""
        # A start looks at tables whose turns are not those noted: what the power took along is noted then.
        async with self._transaction(lightly=True) as connection:
            if over:
                await connection.execute(_OVER, [{"of": wait.table, "at": wait.seat} for wait in over])
            if waits:
                await connection.execute(_NOTED, list(map(asdict, waits)))

    async def foretold(self) -> Sequence[ForetoldRow]:
        """Return all messages that tell people that theirs is the next turn."""
        async with self._transaction() as connection:
            return [ForetoldRow(**row._asdict()) for row in await connection.execute(select(FORETOLD))]

    async def keep_foretold(self, told: ForetoldRow) -> None:
        """Note such a message, of which a table has but one."""
        await self._do(insert(FORETOLD).values(asdict(told)), lightly=True)

    async def drop_foretold(self, table: TableId) -> None:
        """Forget the message of a table."""
        await self._do(delete(FORETOLD).where(FORETOLD.c.table == table), lightly=True)


def _preferences(row: Row[Any]) -> Preferences:
    values = row._asdict()
    del values["user"]
    return Preferences(**values | {"reminders": Where(row.reminders)})
