"""People in the database: their locale and preferences, and the deletion of all their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any

from sqlalchemy import (
    Row,
    Text,
    and_,
    cast,
    delete,
    exists,
    func,
    not_,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT
from bot.store.cup_schema import CUPS, ENTRANTS
from bot.store.database import Database, uncancelled
from bot.store.enums import CupStatus, Status
from bot.store.lessons import delete_lessons_of
from bot.store.people_schema import (
    CALLEES,
    FORETOLD,
    INTRODUCTIONS,
    PORTRAITS,
    PREFERENCES,
    PUZZLES,
    RESULTS,
    SEEKERS,
    WAITS,
)
from bot.store.rows import NOWHERE, Person, TableId, UserId
from bot.store.schema import PEOPLE, PROPOSALS, RECORD, SEATS, TABLES
from bot.store.statements import upsert

ACTIVE = (Status.OPEN.value, Status.RUNNING.value)

OWN = (PREFERENCES, INTRODUCTIONS, WAITS, FORETOLD, PORTRAITS, SEEKERS, CALLEES, PUZZLES)
"""The tables of the database whose rows are about one person."""

NOBODY = UserId(0)
"""The opener of tables whose opener deleted their data."""


class Where(Enum):
    """Where somebody is reminded."""

    DIRECT = "direct"
    THREAD = "thread"
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """How somebody wants to be told of things."""

    language: str | None = None
    """Overrides the language of their Discord client."""
    zone: str | None = None
    """Key in the time zone database, such as Europe/Berlin; None before one was chosen."""
    direct: bool = True
    """Whether they take direct messages."""
    reminders: Where = Where.DIRECT
    hours: int = 24
    """Hours from the start of a turn, or a reminder, to the next reminder."""
    quiet_from: int = 22
    """Local hour at which quiet hours begin."""
    quiet_until: int = 8
    """Local hour at which quiet hours end; equal to the start if there are none."""
    most: int = 3
    """Most reminders for one turn."""
    alone: bool = False
    """Whether they are told that everybody waits only for them."""
    next: bool = False
    """Whether they are told that they are probably next."""
    turns: bool = False
    """Whether a direct message notifies them of each turn."""
    confirm: bool = False
    """Whether they confirm every move, also those that they could take back at once."""
    warnings: bool = True
    """Whether they are warned of what a move may lead to."""
    tips: bool = True
    """Whether they are told a sentence about each kind of decision that is new to them."""
    face: str | None = None
    """The painted face that shows them in pictures; None for their own picture."""


DEFAULT = Preferences()
"""Those of whoever has set none."""


@uncancelled
class PeopleStore:
    """Reads and writes people and their preferences."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache = database.cache

    async def meet(self, person: Person) -> None:
        """Write somebody's locale, and that their direct messages may be open."""
        if self._cache.people.get(person.id) != person:
            async with self._database.transaction() as connection:
                await write_person(connection, person)
            self._cache.people[person.id] = person

    async def mark_closed(self, user: UserId, closed: bool, *, departed: bool = False) -> None:
        """Write whether somebody's direct messages are closed, and whether that is because they
        share no server with the bot any more.
        """
        # Evicted at once: the next `meet` must write, though this may still be waiting for disk.
        self._cache.people.pop(user, None)
        marked = update(PEOPLE).where(PEOPLE.c.id == user).values(closed=closed, departed=departed)
        await self._database.execute(marked.execution_options(**{ABOUT: user}))

    async def preferences(self, user: UserId | None = None) -> Mapping[UserId, Preferences]:
        """Return the preferences of everybody who has set any, or of one person."""
        wanted = true() if user is None else PREFERENCES.c.user == user
        found = await self._database.read_apart(select(PREFERENCES).where(wanted))
        return {row.user: _preferences(row) for row in found}

    async def keep_preferences(self, person: Person, preferences: Preferences) -> None:
        """Write somebody's preferences, and their locale: they may just have been forgotten."""
        values = asdict(preferences) | {
            "user": person.id,
            "zone": preferences.zone or "",
            "reminders": preferences.reminders.value,
        }
        async with self._database.transaction() as connection:
            await write_person(connection, person)
            kept = upsert(connection, PREFERENCES).values(values)
            await connection.execute(
                kept.on_conflict_do_update(index_elements=["user"], set_=values)
            )
            self._database.say("preferences", person.id)

    async def tables_about(self, user: UserId) -> Sequence[TableId]:
        """Return the active tables at which somebody sits, has sat, or is part of a proposal."""
        seated = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.user == user)
        entered = exists().where(RECORD.c.table == TABLES.c.id, RECORD.c.user == user)
        theirs = or_(PROPOSALS.c.user == user, PROPOSALS.c.guest == user)
        asked = exists().where(PROPOSALS.c.table == TABLES.c.id, theirs)
        active = TABLES.c.status.in_(ACTIVE)
        about = or_(seated, entered, asked)
        found = select(TABLES.c.id).where(active, not_(TABLES.c.lesson), about)
        return [TableId(row.id) for row in await self._database.read_apart(found)]

    async def forget(
        self, user: UserId, nobody: Mapping[str, str], closed_as: str
    ) -> Sequence[TableId]:
        """Delete everything about somebody who sits at no active table.

        Their former seats get the name *nobody* gives for the table's language. Open proposals by
        them or about them end with the outcome *closed_as*. Returns the tables of those, of the
        ones that have just ended at active tables, and active tables at which they sat after all:
        their posts still name this person.
        """
        async with self._database.transaction(patient=True) as connection:
            await delete_lessons_of(connection, user)
            await connection.execute(
                upsert(connection, PEOPLE)
                .values(id=NOBODY, locale="", closed=True)
                .on_conflict_do_nothing()
            )
            for cup in await _forget_in_cups(connection, user):  # a cup's row goes before tables'
                self._database.say("cup", cup)
            active = select(TABLES.c.id).where(TABLES.c.status.in_(ACTIVE))
            sat = select(SEATS.c.table).where(SEATS.c.user == user, SEATS.c.table.in_(active))
            seated = (await connection.scalars(sat)).all()
            for language, name in nobody.items():
                theirs = exists().where(TABLES.c.id == SEATS.c.table, TABLES.c.language == language)
                await connection.execute(
                    update(SEATS).where(SEATS.c.user == user, theirs).values(name=name)
                )
            left = {"user": None, "hand_channel": None, "hand_message": None}
            await connection.execute(update(SEATS).where(SEATS.c.user == user).values(left))
            nowhere = {"channel": NOWHERE, "notice": NOWHERE}  # it was their direct messages
            opened = and_(TABLES.c.opener == user, TABLES.c.code_until.is_not(None))
            await connection.execute(update(TABLES).where(opened).values(nowhere))
            await connection.execute(
                update(TABLES).where(TABLES.c.opener == user).values(opener=NOBODY)
            )
            await _forget_guest(connection, user)
            await _forget_copies(connection, user)
            await connection.execute(update(RECORD).where(RECORD.c.user == user).values(user=None))
            asked = or_(PROPOSALS.c.user == user, PROPOSALS.c.guest == user)
            shown = asked & (PROPOSALS.c.outcome.is_(None) | PROPOSALS.c.table.in_(active))
            named = await connection.scalars(select(PROPOSALS.c.table).where(shown))
            tables = [TableId(found) for found in sorted({*seated, *named})]
            over = {
                "outcome": func.coalesce(PROPOSALS.c.outcome, closed_as),
                "changes": PROPOSALS.c.changes + 1,
            }
            await connection.execute(update(PROPOSALS).where(shown).values(over))
            await connection.execute(
                update(PROPOSALS).where(PROPOSALS.c.user == user).values(user=None)
            )
            await connection.execute(
                update(PROPOSALS).where(PROPOSALS.c.guest == user).values(guest=None)
            )
            await connection.execute(
                update(RESULTS).where(RESULTS.c.user == user).values(user=None, name="")
            )
            for table in OWN:
                await connection.execute(delete(table).where(table.c.user == user))
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == user))
            self._database.say("forgotten", user)
        return tables


async def write_person(connection: AsyncConnection, person: Person) -> None:
    """Write a person's locale, and that their direct messages may be open."""
    known = {"locale": person.locale, "closed": False, "departed": False}
    met = upsert(connection, PEOPLE).values(id=person.id, **known)
    # Without a change nothing is written: this runs at every turn, and a write waits for disk.
    changed = or_(PEOPLE.c.locale != person.locale, PEOPLE.c.closed, PEOPLE.c.departed)
    met = met.on_conflict_do_update(index_elements=["id"], set_=known, where=changed)
    await connection.execute(met.execution_options(**{ABOUT: person.id}))


async def write_stranger(connection: AsyncConnection, user: UserId) -> None:
    """Add a row for somebody whom the bot may have met; what is known of them stays."""
    met = upsert(connection, PEOPLE).values(id=user, locale="", closed=False)
    await connection.execute(met.on_conflict_do_nothing())


async def is_known(connection: AsyncConnection, user: UserId) -> bool:
    """Return whether somebody has a row that others may refer to: they may have been forgotten."""
    return await connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == user)) is not None


def _preferences(row: Row[Any]) -> Preferences:
    values = row._asdict()
    del values["user"]
    return Preferences(**values | {"zone": row.zone or None, "reminders": Where(row.reminders)})


async def _forget_copies(connection: AsyncConnection, user: UserId) -> None:
    """Delete which messages showed somebody proposals."""
    about = cast(PROPOSALS.c.copies, Text).contains(str(user))
    for found in (
        await connection.execute(select(PROPOSALS.c.id, PROPOSALS.c.copies).where(about))
    ).all():
        left = [copy for copy in found.copies if copy["user"] != user]
        kept = update(PROPOSALS).where(PROPOSALS.c.id == found.id).values(copies=left)
        await connection.execute(kept)


async def _forget_in_cups(connection: AsyncConnection, user: UserId) -> Sequence[int]:
    """Delete that somebody has entered cups; where they have played, their places stay. Return
    these cups. They are locked in their order first: several people may be forgotten at once.
    """
    mine = ENTRANTS.c.user == user
    entered = CUPS.c.id.in_(select(ENTRANTS.c.cup).where(mine))
    about = select(CUPS.c.id).where(entered | (CUPS.c.organiser == user)).order_by(CUPS.c.id)
    cups = (await connection.scalars(about.with_for_update())).all()
    theirs = update(CUPS).where(CUPS.c.organiser == user)
    await connection.execute(theirs.values(organiser=NOBODY))
    changed = update(CUPS).where(CUPS.c.id.in_(cups)).values(changes=CUPS.c.changes + 1)
    await connection.execute(changed)
    sign_up = select(CUPS.c.id).where(CUPS.c.status == CupStatus.OPEN.value)
    await connection.execute(delete(ENTRANTS).where(mine, ENTRANTS.c.cup.in_(sign_up)))
    reached = select(CUPS.c.round + 1).where(CUPS.c.id == ENTRANTS.c.cup).scalar_subquery()
    gone = {"user": None, "name": "", "gone": func.coalesce(ENTRANTS.c.gone, reached)}
    await connection.execute(update(ENTRANTS).where(mine).values(gone))
    return cups


async def _forget_guest(connection: AsyncConnection, user: UserId) -> None:
    """Delete that somebody was invited to tables, and was to sit in a certain seat."""
    about = [cast(TABLES.c[name], Text).contains(str(user)) for name in ("invited", "plan")]
    wanted = select(TABLES.c.id, TABLES.c.invited, TABLES.c.plan).where(or_(*about))
    for found in (await connection.execute(wanted)).all():
        left = {
            "invited": [guest for guest in found.invited if guest != user],
            "plan": ["" if who == user else who for who in found.plan],
        }
        await connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(left))
