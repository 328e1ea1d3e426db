"""Which tables are to be looked at when the bot starts: found by the database, so that the thousands that are as they
should be cost nothing. All return numbers, newest first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, CompoundSelect, and_, exists, not_, or_, select, union

from bot.store.database import Database
from bot.store.people_schema import WAITS
from bot.store.rows import Absence, Status, TableId
from bot.store.schema import ORDERS, PROPOSALS, SEATS, TABLES, UNFINISHED

_RUNNING = TABLES.c.status == Status.RUNNING.value
_OPEN = TABLES.c.status == Status.OPEN.value
_BEGUN = and_(TABLES.c.state.is_not(None), not_(_OPEN))
_SECONDED = [Absence.VOTE.value, Absence.AUTOMATIC.value]


def _sits(*wanted: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether somebody sits at a table of whom all this is true."""
    return exists().where(SEATS.c.table == TABLES.c.id, *wanted)


_WAITED_FOR = SEATS.c.waits_since.is_not(None)
_UNKNOWN = and_(_RUNNING, not_(_sits(_WAITED_FOR)))
"""Nobody knows whom the table waits for: it has run since before that was kept."""
_IN_A_WAIT = and_(WAITS.c.table == SEATS.c.table, WAITS.c.seat == SEATS.c.seat, WAITS.c.user == SEATS.c.user)


class KeptForTheStart(Database):
    """What is kept so that a start need not look at every table."""

    async def tables_unnoticed(self) -> Sequence[TableId]:
        """Return the tables that are living, or whose end was not shown, and have no notice."""
        living = or_(_OPEN, _RUNNING)
        behind = and_(_BEGUN, TABLES.c.shown.is_distinct_from(TABLES.c.ply))
        return await self._found(and_(UNFINISHED, TABLES.c.notice.is_(None), or_(living, behind)))

    async def tables_unshown(self) -> Sequence[TableId]:
        """Return the tables of which something may not be shown as it is: all that are open, and those behind."""
        behind = or_(TABLES.c.shown.is_distinct_from(TABLES.c.ply), TABLES.c.settled.is_distinct_from(TABLES.c.ply))
        called = and_(_WAITED_FOR, SEATS.c.hand_shown.is_distinct_from(TABLES.c.ply))
        ordered = SEATS.c.order_changes != SEATS.c.hand_order_changes
        hand = _sits(SEATS.c.user.is_not(None), or_(called, ordered))
        return await self._found(and_(UNFINISHED, or_(_OPEN, and_(_BEGUN, behind), and_(_RUNNING, hand))))

    async def tables_falling_due(self) -> Sequence[TableId]:
        """Return the tables at which something happens by itself: orders, votes, people who stay away too long."""
        ordered = select(ORDERS.c.table).where(ORDERS.c.due.is_not(None))
        voted = select(PROPOSALS.c.table).where(PROPOSALS.c.outcome.is_(None))
        missed = select(TABLES.c.id).where(_RUNNING, TABLES.c.absence.in_(_SECONDED), _sits(_WAITED_FOR))
        return await self._any_of(union(ordered, voted, missed))

    async def tables_of_automas(self) -> Sequence[TableId]:
        """Return the running tables that may wait for an automa."""
        automa = or_(SEATS.c.user.is_(None), SEATS.c.stand_in)
        return await self._found(and_(_RUNNING, or_(_sits(automa, _WAITED_FOR), and_(_UNKNOWN, _sits(automa)))))

    async def tables_misnoted(self) -> Sequence[TableId]:
        """Return the tables whose turns are not those that are noted."""
        going = and_(_RUNNING, TABLES.c.paused_at.is_(None))
        noted = exists().where(_IN_A_WAIT, WAITS.c.since == SEATS.c.waits_since)
        unnoted = and_(going, or_(_sits(SEATS.c.user.is_not(None), _WAITED_FOR, not_(noted)), _UNKNOWN))
        sits = exists().where(_IN_A_WAIT, SEATS.c.waits_since == WAITS.c.since, TABLES.c.id == WAITS.c.table, going)
        over = select(WAITS.c.table).where(not_(sits))
        return await self._any_of(union(select(TABLES.c.id).where(unnoted), over))

    async def _any_of(self, wanted: CompoundSelect[Any]) -> Sequence[TableId]:
        async with self._transaction() as connection:
            found = await connection.scalars(wanted)
            return sorted(map(TableId, found), reverse=True)

    async def _found(self, wanted: ColumnElement[bool]) -> Sequence[TableId]:
        async with self._transaction() as connection:
            found = await connection.scalars(select(TABLES.c.id).where(wanted).order_by(TABLES.c.id.desc()))
            return list(map(TableId, found))
