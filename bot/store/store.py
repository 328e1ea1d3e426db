"""The store: what is fetched from the database and what is written, each in a transaction of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, true, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.latest import ABOUT, STAYS, Found
from bot.store.orders import KeptOrders, forget_orders
from bot.store.people import KeptPeople
from bot.store.proposals import KeptProposals
from bot.store.record import KeptRecord, change, write_entry, write_waiting
from bot.store.results import KeptResults
from bot.store.rows import (
    Absence,
    NewTable,
    Person,
    RecordRow,
    SeatRow,
    Status,
    TableId,
    TableRow,
    TakeBack,
    UserId,
)
from bot.store.schema import KEPT, PEOPLE, SEATS, TABLES
from bot.store.servers import KeptServers
from bot.store.starting import KeptForTheStart
from bot.store.together import Together
from games.engine import Seat

_WHOLE = tuple(TABLES.columns)
_ROW = [column for column in TABLES.columns if column.name != "state"]
_OVER = (Status.FINISHED, Status.ENDED)
_MOST_OVER = 25
"""Of the tables that are over, as many are found as one select can offer: there may be thousands in a channel."""
_FEW = 64
"""Tables which are kept once they are found: more would drive each other and all others out."""


class Store(KeptResults, KeptRecord, KeptOrders, KeptPeople, KeptProposals, KeptServers, KeptForTheStart):
    """The database of one bot; `await Store.open(path)`, and `close` at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._marks = Together(partial(self._transaction, lightly=True), self._latest.forget_all)

    # Tables and seats

    async def table(self, table: TableId) -> TableRow | None:
        """Return a table, if there is one of this id."""
        found = await self.state(table)
        return found[0] if found else None

    async def state(self, table: TableId) -> tuple[TableRow, bytes | None] | None:
        """Return a table with what lies on it, if it has begun, as the game's codec wrote it."""
        if (found := self._latest.tables.get(table)) is not None:
            return found
        async with self._transaction() as connection:
            found = next(iter(await _found(connection, TABLES.c.id == table)), None)
            if found is not None:
                self._latest.tables.keep(table, found)
                # Whoever asks for a table asks for these as well.
                await self._read_orders(connection, table)
                await self._read_proposals(connection, table)
        return found

    async def tables_of(self, user: UserId, statuses: Collection[Status]) -> Sequence[TableRow]:
        """Return the tables of these statuses at which *user* sits, newest first; of those over, the newest 25."""
        sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.user == user))
        return await self._searched(sits, statuses, "of", user, *statuses)

    async def tables_in(self, channel: int, statuses: Collection[Status]) -> Sequence[TableRow]:
        """Return the tables of these statuses that were opened or are shown in a channel, newest first.

        Of those that are over, the newest 25.
        """
        here = or_(TABLES.c.channel == channel, TABLES.c.thread == channel)
        return await self._searched(here, statuses, "in", channel, *statuses)

    async def count_on(self, guild: int, statuses: Collection[Status]) -> int:
        """Return how many tables of these statuses were opened on a server."""
        found = select(func.count()).where(TABLES.c.guild == guild, _of(statuses))
        async with self._transaction() as connection:
            return await connection.scalar(found) or 0

    async def tables_all(self) -> Sequence[TableRow]:
        """Return all tables there ever were, newest first."""
        return await self._tables(true())

    async def add_table(self, table: NewTable, opener: Person, automas: Sequence[str]) -> TableRow:
        """Open a table, with its opener and then the automas of these names in its first seats."""
        async with self._transaction() as connection:
            await _meet(connection, opener)
            values = _opened(table) | {"status": Status.OPEN.value, "ply": 0, "called": []}
            added = await connection.execute(insert(TABLES).values(values).returning(TABLES.c.id))
            row_id = TableId(added.scalar_one())
            await _sit(connection, row_id, Seat(0), opener.id, opener.name)
            for seat, name in enumerate(automas, start=1):
                await _sit(connection, row_id, Seat(seat), None, name)
            return (await _rows(connection, TABLES.c.id == row_id))[0]

    async def add_whole(
        self, table: NewTable, names: Sequence[str], record: Sequence[RecordRow], state: bytes, status: Status
    ) -> TableRow:
        """Keep a table of which all is known already: seats without people, the record, and what it led to.

        It counts as shown.
        """
        opener = Person(table.opener, "", "")
        async with self._transaction() as connection:
            await _meet(connection, opener)
            values = _opened(table) | {"status": status.value, "ply": len(record)}
            values |= {"shown": len(record), "settled": len(record)}
            added = await connection.execute(
                insert(TABLES).values(values | {"called": [], "state": state}).returning(TABLES.c.id)
            )
            row_id = TableId(added.scalar_one())
            for seat, name in enumerate(names):
                await _sit(connection, row_id, Seat(seat), None, name)
            for entry in record:
                await write_entry(connection, row_id, entry)
            return (await _rows(connection, TABLES.c.id == row_id))[0]

    async def add_person(self, table: TableId, seat: Seat, person: Person) -> None:
        """Seat a person at a table."""
        async with self._transaction() as connection:
            await _meet(connection, person)
            await _sit(connection, table, seat, person.id, person.name)

    async def add_automa(self, table: TableId, seat: Seat, name: str) -> None:
        """Seat an automa at a table."""
        async with self._transaction() as connection:
            await _sit(connection, table, seat, None, name)

    async def remove_seat(self, table: TableId, seat: Seat, *, opener: UserId, status: Status) -> None:
        """Free a seat of a table; those behind it move up, and the table has this opener and status now."""
        async with self._transaction() as connection:
            await connection.execute(delete(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat))
            behind = (SEATS.c.table == table, SEATS.c.seat > seat)
            numbers = await connection.scalars(select(SEATS.c.seat).where(*behind).order_by(SEATS.c.seat))
            for number in numbers.all():
                moved = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == number)
                await connection.execute(moved.values(seat=number - 1))
            await connection.execute(change(table, opener=opener, status=status.value))
            if status is Status.ENDED:
                await forget_orders(connection, table)

    async def close_table(self, table: TableId) -> None:
        """End a table whose game has not begun, with whoever sits there."""
        async with self._transaction() as connection:
            await connection.execute(change(table, status=Status.ENDED.value))
            await forget_orders(connection, table)

    # Playing

    async def begin(self, table: TableId, edition: int, state: bytes, seats: Iterable[SeatRow] = ()) -> None:
        """Let a table run, under this edition of its game, from what its set-up laid out, waiting for these *seats*."""
        async with self._transaction() as connection:
            await connection.execute(change(table, edition=edition, state=state, status=Status.RUNNING.value))
            await write_waiting(connection, table, seats)

    # What was shown, and other things worth remembering. What can be shown again is written lightly.

    async def mark_notice(self, table: TableId, message: int, noticed: int | None = None) -> None:
        """Remember the message by which a table was opened, and the digest of what it says."""
        await self._do(change(table, notice=message, noticed=noticed).execution_options(**{STAYS: True}))

    async def mark_noticed(self, table: TableId, noticed: int) -> None:
        """Remember the digest of what a table's notice says, or would say if it were there."""
        marked = change(table, noticed=noticed).execution_options(**{STAYS: True})
        await self._mark(table, marked, _with(noticed=noticed))

    async def mark_thread(self, table: TableId, thread: int | None) -> None:
        """Remember the thread in which a table is shown."""
        await self._do(change(table, thread=thread))

    async def mark_shown(self, table: TableId, ply: int | None, message: int | None, called: Iterable[Seat]) -> None:
        """Remember which message shows which ply of a table, and which seats it calls on."""
        calls = sorted(called)
        marked = change(table, shown=ply, message=message, called=calls).execution_options(**{STAYS: True})
        await self._mark(table, marked, _with(shown=ply, message=message, called=frozenset(calls)))

    async def mark_settled(self, table: TableId, ply: int) -> None:
        """Remember that all that anybody is to see of a table at *ply* is shown: the table itself, and the hands."""
        marked = change(table, settled=ply).execution_options(**{STAYS: True})
        await self._mark(table, marked, _with(settled=ply))

    async def mark_hand(
        self, table: TableId, seat: SeatRow, channel: int | None, message: int | None, ply: int | None
    ) -> None:
        """Remember which direct message shows which ply to a seat, with its order as it is in *seat*.

        Nothing, if somebody else sits there meanwhile: they must not be shown their hand in a stranger's message.
        """
        here = (SEATS.c.table == table, SEATS.c.seat == seat.seat, SEATS.c.user == seat.user)
        marked = update(SEATS).where(*here)
        changes = seat.order_changes
        shown = {"hand_channel": channel, "hand_message": message, "hand_shown": ply, "hand_order_changes": changes}
        marked = marked.values(shown).execution_options(**{ABOUT: table, STAYS: True})
        await self._mark(table, marked, partial(_holding, seat, shown))

    async def mark_closed(self, user: UserId, closed: bool) -> None:
        """Remember whether somebody's direct messages are closed."""
        # Whoever does something from now on is met anew, though this may still be waiting for the disk.
        self._latest.people.forget(user)
        marked = update(PEOPLE).where(PEOPLE.c.id == user).values(closed=closed)
        await self._do(marked.execution_options(**{ABOUT: user}))

    async def meet(self, person: Person) -> None:
        """Remember somebody's language, and that their direct messages may be open."""
        if self._latest.people.get(person.id) != person:
            async with self._transaction() as connection:
                await _meet(connection, person)
                self._latest.people.keep(person.id, person)

    async def kept(self, key: str) -> str | None:
        """Return the value kept under *key*, if any."""
        async with self._transaction() as connection:
            return await connection.scalar(select(KEPT.c.value).where(KEPT.c.key == key))

    async def keep(self, key: str, value: str) -> None:
        """Keep *value* under *key*."""
        kept = upsert(KEPT).values(key=key, value=value)
        await self._do(kept.on_conflict_do_update(index_elements=["key"], set_={"value": value}))

    async def _mark(self, table: TableId, marked: Any, after: Callable[[Found], Found]) -> None:
        """Write lightly what was shown of a table, as it is *after* that."""

        async def write(connection: AsyncConnection) -> None:
            with self._latest.becoming(table, after):
                await connection.execute(marked)

        await self._marks.write(write)
        self._latest.come(table)

    async def _searched(
        self, wanted: ColumnElement[bool], statuses: Collection[Status], *search: Hashable
    ) -> Sequence[TableRow]:
        """The tables of these statuses of which *wanted* is true, newest first; *search* says all that in other words.

        Of those that are over, only the newest.
        """
        if (numbers := self._latest.searches.get(search)) is not None:
            return [row for number in numbers if (row := await self.table(number)) is not None]
        newest_first = TABLES.c.id.desc()
        over = [status for status in _OVER if status in statuses]
        living = [status for status in statuses if status not in _OVER]
        old = select(TABLES.c.id).where(wanted, _of(over)).order_by(newest_first).limit(_MOST_OVER)
        meant = or_(and_(wanted, _of(living)), TABLES.c.id.in_(old))
        async with self._transaction() as connection:
            ids = (await connection.scalars(select(TABLES.c.id).where(meant).order_by(newest_first))).all()
            if len(ids) > _FEW:
                return await _rows(connection, meant)
            found = await _found(connection, TABLES.c.id.in_(ids))
            for row, state in reversed(found):
                self._latest.tables.keep(row.id, (row, state))
            self._latest.searches.keep(search, [row.id for row, _ in found])
        return [row for row, _ in found]

    async def _tables(self, wanted: ColumnElement[bool]) -> Sequence[TableRow]:
        async with self._transaction() as connection:
            return await _rows(connection, wanted)


def _with(**values: Any) -> Callable[[Found], Found]:
    """What becomes of a table when these columns of it are written."""
    return lambda found: (replace(found[0], **values), found[1])


def _holding(seat: SeatRow, shown: Mapping[str, Any], found: Found) -> Found:
    """What becomes of a table when it is noted what the hand of *seat* shows, if the same person sits there."""
    row, state = found
    seats = [replace(at, **shown) if (at.seat, at.user) == (seat.seat, seat.user) else at for at in row.seats]
    return replace(row, seats=tuple(seats)), state


def _opened(table: NewTable) -> dict[str, Any]:
    """The columns of a table as it is opened."""
    return asdict(table) | {"take_back": table.take_back.value, "absence": table.absence.value}


def _of(statuses: Collection[Status]) -> ColumnElement[bool]:
    return TABLES.c.status.in_([status.value for status in statuses])


async def _meet(connection: AsyncConnection, person: Person) -> None:
    known = {"locale": person.locale, "closed": False}
    met = upsert(PEOPLE).values(id=person.id, **known)
    # Nothing new is nothing written: people are met at every turn, and a write waits for the disk.
    news = or_(PEOPLE.c.locale != person.locale, PEOPLE.c.closed)
    met = met.on_conflict_do_update(index_elements=["id"], set_=known, where=news)
    await connection.execute(met.execution_options(**{ABOUT: person.id}))


async def _sit(connection: AsyncConnection, table: TableId, seat: Seat, user: UserId | None, name: str) -> None:
    sat = insert(SEATS).values(table=table, seat=seat, user=user, name=name)
    await connection.execute(sat.execution_options(**{ABOUT: table}))


async def _rows(connection: AsyncConnection, wanted: ColumnElement[bool]) -> list[TableRow]:
    """The tables of which *wanted* is true, newest first, without what lies on them."""
    return [row for row, _ in await _found(connection, wanted, _ROW)]


async def _found(
    connection: AsyncConnection,
    wanted: ColumnElement[bool],
    columns: Sequence[ColumnElement[Any]] = _WHOLE,
) -> list[Found]:
    """The tables of which *wanted* is true, newest first, with what lies on them if that is among the *columns*."""
    tables = (await connection.execute(select(*columns).where(wanted).order_by(TABLES.c.id.desc()))).all()
    sitting = select(SEATS, PEOPLE.c.locale, PEOPLE.c.closed).outerjoin(PEOPLE, SEATS.c.user == PEOPLE.c.id)
    seats = sitting.where(SEATS.c.table.in_(select(TABLES.c.id).where(wanted))).order_by(SEATS.c.seat)
    by_table: dict[int, list[SeatRow]] = {row.id: [] for row in tables}
    for row in await connection.execute(seats):
        by_table[row.table].append(_seat(row))
    return [_table(row, by_table[row.id]) for row in tables]


def _table(row: Row[Any], seats: Iterable[SeatRow]) -> Found:
    values = row._asdict()
    state = values.pop("state", None)
    status, called = Status(values.pop("status")), frozenset(map(Seat, values.pop("called")))
    take_back, absence = TakeBack(values.pop("take_back")), Absence(values.pop("absence"))
    ways: dict[str, Any] = {"status": status, "called": called, "take_back": take_back, "absence": absence}
    return TableRow(**values, **ways, seats=tuple(seats)), state


def _seat(row: Row[Any]) -> SeatRow:
    values = row._asdict()
    del values["table"]
    locale, closed = values.pop("locale") or "", bool(values.pop("closed"))
    return SeatRow(**values, locale=locale, closed=closed)
