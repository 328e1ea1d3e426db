"""Queries for the bot's start: which tables still need something done, and who is to be reminded.

The database finds them, so that thousands of finished tables cost nothing. Table ids are returned
newest first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CompoundSelect,
    FromClause,
    Select,
    and_,
    bindparam,
    exists,
    func,
    literal,
    not_,
    or_,
    select,
    true,
    union,
)

from bot.store.columns import TIME, HoursLater
from bot.store.database import Database, uncancelled
from bot.store.enums import Absence, Status
from bot.store.people import DEFAULT, Where
from bot.store.people_schema import PREFERENCES, SEEKERS, WAITS
from bot.store.rows import TableId, UserId
from bot.store.schema import ORDERS, PROPOSALS, SEATS, TABLES, UNSHOWN
from bot.store.slots import SLOTS, TIME_BITS

_SHOWN_TO_ALL = not_(TABLES.c.lesson)
_RUNNING = and_(TABLES.c.status == Status.RUNNING.value, _SHOWN_TO_ALL)
_OPEN = and_(TABLES.c.status == Status.OPEN.value, _SHOWN_TO_ALL)
_BEGUN = and_(TABLES.c.state.is_not(None), TABLES.c.status != Status.OPEN.value, _SHOWN_TO_ALL)
_SECONDED = TABLES.c.policy["absent"].as_string().in_([Absence.VOTE.value, Absence.AUTOMATIC.value])


def _sits(*wanted: ColumnElement[bool]) -> ColumnElement[bool]:
    """True of tables that have a seat for which all of *wanted* is true."""
    return exists().where(SEATS.c.table == TABLES.c.id, *wanted)


def _one_of(column: ColumnElement[int], tables: Collection[TableId]) -> ColumnElement[bool]:
    """True of these tables. They are written into the statement: PostgreSQL counts them, and looks
    each of them up.
    """
    given: BindParameter[int] = bindparam(
        "among", sorted(tables), expanding=True, literal_execute=True
    )
    return column.in_(given)


_TAKEN = select(func.count()).where(SEATS.c.table == TABLES.c.id).scalar_subquery()
"""How many seats of a table are taken."""
_WAITED_FOR = SEATS.c.waits_since.is_not(None)
_UNKNOWN = and_(_RUNNING, not_(_sits(_WAITED_FOR)))
"""Running tables older than the column `waits_since`: nobody knows whom they wait for."""
_IN_A_WAIT = and_(
    WAITS.c.table == SEATS.c.table, WAITS.c.seat == SEATS.c.seat, WAITS.c.user == SEATS.c.user
)
_REMINDED_AT = HoursLater(
    func.coalesce(WAITS.c.reminded, WAITS.c.since),
    func.coalesce(PREFERENCES.c.hours, DEFAULT.hours),
)
"""When the next reminder of a turn is due, at the earliest: it may be their night then."""
_MAY_BE_REMINDED = and_(
    WAITS.c.call_at.is_(None),
    not_(WAITS.c.muted),
    WAITS.c.times < func.coalesce(PREFERENCES.c.most, DEFAULT.most),
    func.coalesce(PREFERENCES.c.reminders, DEFAULT.reminders.value) != Where.NOWHERE.value,
)

Found: TypeAlias = Callable[[Mapping[TableId, int]], None]
"""Takes in the channels of tables."""


@uncancelled
class StartupStore:
    """Finds the tables that need work after a start, so that no start reads every table.

    With *slots* it finds only those of these slots, and *among* some tables only those. *found* is
    told the channels of the tables that it finds.
    """

    def __init__(
        self,
        database: Database,
        slots: Collection[int] | None = None,
        found: Found = lambda _: None,
        among: Collection[TableId] | None = None,
    ) -> None:
        self._database, self._tell = database, found
        self._among = among
        self._looked_at = true() if among is None else _one_of(TABLES.c.id, among)
        self._own, self._own_seekers, self._own_people = (
            true() if slots is None else (place // 2**TIME_BITS % SLOTS).in_(sorted(slots))
            for place in (TABLES.c.channel, SEEKERS.c.channel, WAITS.c.user)
        )

    def only(
        self,
        slots: Collection[int],
        found: Found = lambda _: None,
        among: Collection[TableId] | None = None,
    ) -> StartupStore:
        """Return the same for the tables, and the people, of some slots, or for some tables."""
        return StartupStore(self._database, slots, found, among)

    async def to_call(self, before: float) -> Mapping[UserId, int]:
        """Return who is to be called aloud before a Unix time, and when at the earliest."""
        calls = WAITS.join(TABLES, TABLES.c.id == WAITS.c.table)
        return await self._earliest(before, WAITS.c.call_at, calls, self._own)

    async def to_remind(self, before: float) -> Mapping[UserId, int]:
        """Return who is to be reminded before a Unix time, and when at the earliest, if it is not
        their night then.
        """
        turns = WAITS.outerjoin(PREFERENCES, PREFERENCES.c.user == WAITS.c.user)
        wanted = and_(_MAY_BE_REMINDED, self._own_people)
        return await self._earliest(before, _REMINDED_AT, turns, wanted)

    async def _earliest(
        self,
        before: float,
        at: ColumnElement[int],
        turns: FromClause,
        wanted: ColumnElement[bool],
    ) -> Mapping[UserId, int]:
        earliest = select(WAITS.c.user, func.min(at).label("at")).select_from(turns)
        due = earliest.where(at < literal(before, TIME), wanted).group_by(WAITS.c.user)
        return {UserId(row.user): row.at for row in await self._database.read_apart(due)}

    async def behind(self) -> Sequence[TableId]:
        """Return the tables of which more than a hand may be shown out of date: all open ones,
        those behind, and those closed before their game whose call to a free seat stands.

        The database finds them at once, however many tables there are.
        """
        return await self._found(UNSHOWN)

    async def without_notice(self) -> Sequence[TableId]:
        """Return the tables without a notice that are active, or whose end was not shown."""
        active = or_(_OPEN, _RUNNING)
        behind = and_(_BEGUN, TABLES.c.shown.is_distinct_from(TABLES.c.ply))
        return await self._found(and_(UNSHOWN, TABLES.c.notice.is_(None), or_(active, behind)))

    async def unshown(self) -> Sequence[TableId]:
        """Return the tables that may be shown out of date: those `behind`, and those at which
        somebody may not have been shown their hand.
        """
        called = and_(_WAITED_FOR, SEATS.c.hand_shown.is_distinct_from(TABLES.c.ply))
        ordered = SEATS.c.order_changes != SEATS.c.hand_order_changes
        hand = _sits(SEATS.c.user.is_not(None), or_(called, ordered))
        behind = self._tables(UNSHOWN)
        return await self._any_of(union(behind, self._tables(_RUNNING, hand)))

    async def with_deadlines(self) -> Sequence[TableId]:
        """Return the tables with a deadline: due orders, open votes, absent players; and full ones
        whose game should have begun by itself; and open ones for which people were found.
        """
        ordered = select(ORDERS.c.table).where(ORDERS.c.due.is_not(None))
        voted = select(PROPOSALS.c.table).where(PROPOSALS.c.outcome.is_(None))
        missed = self._tables(_RUNNING, _SECONDED, _sits(_WAITED_FOR))
        full = self._tables(_OPEN, TABLES.c.begins_full, TABLES.c.size <= _TAKEN)
        found = self._tables(_OPEN, TABLES.c.found.is_not(None))
        return await self._any_of(union(ordered, voted, missed, full, found))

    async def servers_with_seekers(self, now: int) -> Sequence[int]:
        """Return the servers on which people look for players, at a Unix time in seconds."""
        looking = select(SEEKERS.c.guild).where(SEEKERS.c.until > now, self._own_seekers)
        return [row.guild for row in await self._database.read_apart(looking.distinct())]

    async def waiting_for_automas(self) -> Sequence[TableId]:
        """Return the running tables that may wait for an automa."""
        automa = or_(SEATS.c.user.is_(None), SEATS.c.stand_in)
        return await self._any_of(
            union(
                self._tables(_RUNNING, _sits(automa, _WAITED_FOR)),
                self._tables(_UNKNOWN, _sits(automa)),
            )
        )

    async def with_stale_turns(self) -> Sequence[TableId]:
        """Return the tables whose current turns differ from those in `waits`."""
        going = and_(_RUNNING, TABLES.c.paused_at.is_(None))
        noted = exists().where(_IN_A_WAIT, WAITS.c.since == SEATS.c.waits_since)
        unnoted = _sits(SEATS.c.user.is_not(None), _WAITED_FOR, not_(noted))
        sits = exists().where(
            _IN_A_WAIT, SEATS.c.waits_since == WAITS.c.since, TABLES.c.id == WAITS.c.table, going
        )
        over = select(WAITS.c.table).where(not_(sits))
        if self._among is not None:
            over = over.where(_one_of(WAITS.c.table, self._among))
        unnoted_here, unknown = self._tables(going, unnoted), self._tables(going, _UNKNOWN)
        return await self._any_of(union(unnoted_here, unknown, over))

    async def count_by_game(self, statuses: Collection[Status]) -> Mapping[str, int]:
        """Return how many tables, lessons apart, have these statuses, by the key of their game."""
        meant = TABLES.c.status.in_([status.value for status in statuses])
        wanted = and_(meant, _SHOWN_TO_ALL)
        found = select(TABLES.c.game, func.count().label("tables")).where(wanted)
        rows = await self._database.read(found.group_by(TABLES.c.game))
        return {row.game: row.tables for row in rows}

    def _tables(self, *wanted: ColumnElement[bool]) -> Select[tuple[int]]:
        """The ids of the tables for which all of *wanted* is true, among those looked at.

        Where one of two things about seats is enough, each is a query of its own, and their results
        are joined: PostgreSQL looks through the seats once for a query, but once for each table
        where an “or” stands between the two.
        """
        return select(TABLES.c.id).where(self._looked_at, *wanted)

    async def _any_of(self, wanted: CompoundSelect[Any]) -> Sequence[TableId]:
        return await self._found(TABLES.c.id.in_(wanted.subquery().select()))

    async def _found(self, wanted: ColumnElement[bool]) -> Sequence[TableId]:
        found = select(TABLES.c.id, TABLES.c.channel).where(wanted, self._own, self._looked_at)
        rows = await self._database.read_apart(found.order_by(TABLES.c.id.desc()))
        channels = {TableId(row.id): row.channel for row in rows}
        self._tell(channels)
        return list(channels)
