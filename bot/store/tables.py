"""Tables and seats in the database: finding them, also by a code, opening them, and changes before
the game.
"""

from __future__ import annotations

from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Hashable,
    Iterable,
    Mapping,
    Sequence,
)
from dataclasses import asdict
from itertools import chain
from typing import Any

from sqlalchemy import (
    ColumnElement,
    and_,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT, ADDS, TableAndState, packed, unpacked
from bot.store.callees import call_no_more
from bot.store.database import Database, only_reads, uncancelled
from bot.store.enums import Status
from bot.store.orders import ORDERS_AT, forget_orders, orders_of
from bot.store.people import write_person, write_stranger
from bot.store.proposals import PROPOSALS_AT, proposals_of
from bot.store.record import write_entry
from bot.store.rows import (
    NO_CALL,
    Full,
    NewAutoma,
    NewTable,
    Person,
    RecordRow,
    SeatRow,
    TableId,
    TableRow,
    UserId,
)
from bot.store.schema import SEATS, TABLES
from bot.store.statements import insert_seat, update_table, write_waiting
from bot.store.table_reading import (
    SITTING,
    WITHOUT_STATE,
    first,
    reads_of,
    seat_row,
    table_row,
    version_of,
)
from games.engine import Seat
from games.moves import Illegal
from games.text import Text

_OVER = (Status.FINISHED, Status.ENDED)
MAX_OVER_FOUND = 25
"""Searches return at most this many finished tables, because a select menu holds 25 entries."""
MAX_CACHED_RESULT = 64
"""Largest search result that is cached; larger ones would evict everything else."""


@uncancelled
class TableStore:
    """Reads and writes tables and their seats."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache = database.cache

    @only_reads
    async def find(self, table: TableId) -> TableRow | None:
        """Return the table with this id, or None."""
        cached = self._cache.tables.get(table)
        found = await self.find_with_state(table) if cached is None else cached
        return found[0] if found else None

    @only_reads
    async def find_with_state(self, table: TableId) -> TableAndState | None:
        """Return a table and its state; the state is None before the game begins."""
        if (cached := self._cache.tables.get(table)) is not None:
            return unpacked(cached)
        with self._cache.look(table) as look:
            # Whoever asks for a table asks for its orders and proposals next.
            rows, seats, orders, proposals = await self._database.read_prepared(
                *reads_of(table), ORDERS_AT(at=table), PROPOSALS_AT(at=table)
            )
            found = first(rows, seats)
            if found is not None and look.fresh:
                self._cache.tables[table] = (found[0], packed(found[1]))
                self._cache.orders[table] = orders_of(orders)
                self._cache.proposals[table] = proposals_of(proposals)
                self._database.note_read(table, version_of(rows))
        return found

    async def of_user(self, user: UserId, statuses: Collection[Status]) -> Sequence[TableRow]:
        """Return the tables at which *user* sits, newest first; at most 25 that are over."""
        sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.user == user))
        return await self._search(sits, statuses, "of", user, *statuses)

    async def lessons_of(self, user: UserId, game: str | None = None) -> Sequence[TableRow]:
        """Return the tables at which *user* learns a game, or this game, newest first."""
        sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.user == user))
        wanted = and_(TABLES.c.lesson, sits, true() if game is None else TABLES.c.game == game)
        await self._database.catch_up()
        return await self._read_rows(wanted)

    async def in_channel(self, channel: int, statuses: Collection[Status]) -> Sequence[TableRow]:
        """Return the tables opened or shown in a channel or thread, newest first.

        At most 25 of them are over.
        """
        here = or_(TABLES.c.channel == channel, TABLES.c.thread == channel)
        return await self._search(here, statuses, "in", channel, *statuses)

    async def on_server(self, guild: int, statuses: Collection[Status]) -> Sequence[TableRow]:
        """Return the tables opened on a server, newest first; at most 25 that are over."""
        return await self._search(TABLES.c.guild == guild, statuses, "on", guild, *statuses)

    async def count_on_server(
        self, guild: int, statuses: Collection[Status], opener: UserId | None = None
    ) -> int:
        """Return how many tables with these statuses were opened on a server: by one, who has not
        opened those of cups, or by all.
        """
        own = (TABLES.c.opener == opener) & TABLES.c.cup.is_(None)
        by = true() if opener is None else own
        found = select(func.count()).where(TABLES.c.guild == guild, _has_status(statuses), by)
        return (await self._database.read(found))[0][0] or 0

    async def all(self) -> Sequence[TableRow]:
        """Return every table in the database, newest first."""
        return await self._read_rows(true())

    async def add(
        self,
        table: NewTable,
        opener: Person,
        automas: Callable[[TableId], Sequence[NewAutoma]] = lambda _: (),
    ) -> TableRow:
        """Open a table: the opener takes the first seat, the automas of this table the next."""
        async with self._database.transaction() as connection:
            await write_person(connection, opener)
            values = columns_of(table) | {"status": Status.OPEN.value, "ply": 0, "called": []}
            added = await connection.execute(insert_table(values))
            row_id = TableId(added.scalar_one())
            sitting: list[Person | NewAutoma] = [opener, *automas(row_id)]
            for seat, sits in enumerate(sitting):
                await insert_seat(connection, row_id, Seat(seat), sits)
        return await self._added(row_id)

    async def add_imported(
        self,
        table: NewTable,
        players: Sequence[Person | NewAutoma],
        record: Sequence[RecordRow],
        state: bytes,
        status: Status,
    ) -> TableRow:
        """Add a table read from a file: who sat there, its record, and its state.

        It counts as shown, and its results as noted: they are nobody's here.
        """
        opener = Person(table.opener, "", "")
        async with self._database.transaction() as connection:
            await write_person(connection, opener)
            for sits in players:
                if isinstance(sits, Person):
                    await write_stranger(connection, sits.id)
            values = {"status": status.value, "state": state}
            shown = {"shown": len(record), "settled": len(record), "noted": True}
            row_id = await _insert_played(connection, table, values | shown, players, record)
        return await self._added(row_id)

    async def add_begun(
        self,
        table: NewTable,
        players: Sequence[Person | NewAutoma],
        record: Sequence[RecordRow],
        state: bytes,
        waiting: Collection[Seat],
        also: Callable[[AsyncConnection, TableId], Awaitable[None]] | None = None,
    ) -> TableRow:
        """Add a table at which a game is under way: its record, its state, and which seats it waits
        for from now on. Its result counts as noted: it is nobody's. What is *also* written is so in
        the same transaction, and if that raises, no table is added.
        """
        async with self._database.transaction() as connection:
            for sits in players:
                if isinstance(sits, Person):
                    await write_person(connection, sits)
            values = {"state": state, "noted": True}
            row_id = await insert_running(connection, table, values, players, waiting, record)
            if also is not None:
                await also(connection, row_id)
        return await self._added(row_id)

    async def add_person(
        self, table: TableId, seat: Seat, person: Person, full: Full | None = None
    ) -> None:
        """Seat a person at a table, which may be *full* then."""
        async with self._database.transaction() as connection:
            await write_person(connection, person)
            await insert_seat(connection, table, seat, person)
            await connection.execute(filled(table, full))

    async def add_automa(
        self, table: TableId, seat: Seat, automa: NewAutoma, full: Full | None = None
    ) -> None:
        """Seat an automa at a table, which may be *full* then."""
        async with self._database.transaction() as connection:
            await insert_seat(connection, table, seat, automa)
            await connection.execute(filled(table, full))

    async def rename(self, table: TableId, seat: Seat, name: str) -> None:
        """Write what whoever sits in a seat is called."""
        about = {ABOUT: table}
        found = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat)
        await self._database.execute(found.values(name=name).execution_options(**about))

    async def remove_seat(
        self, table: TableId, seat: Seat, *, opener: UserId, status: Status
    ) -> None:
        """Remove a seat and move up those behind it; set the table's opener and status."""
        async with self._database.transaction() as connection:
            about = {ABOUT: table}
            gone = delete(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat)
            leaver = gone.returning(SEATS.c.user).execution_options(**about)
            user = await connection.scalar(leaver)
            behind = (SEATS.c.table == table, SEATS.c.seat > seat)
            numbers = await connection.scalars(
                select(SEATS.c.seat).where(*behind).order_by(SEATS.c.seat)
            )
            for number in numbers.all():
                moved = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == number)
                await connection.execute(moved.values(seat=number - 1).execution_options(**about))
            await connection.execute(update_table(table, opener=opener, status=status.value))
            await connection.execute(filled(table, None))
            if status is Status.ENDED:
                await connection.execute(update_table(table, code=None))
                await forget_orders(connection, table)
            if user is not None:
                await call_no_more(connection, user, table)

    async def invite(self, table: TableId, invited: Sequence[UserId]) -> None:
        """Write who is invited to a table."""
        async with self._database.transaction() as connection:
            await connection.execute(update_table(table, invited=list(invited)))

    async def set_rematch(self, table: TableId, rematch: TableId) -> None:
        """Write at which table the people of a table play again."""
        async with self._database.transaction() as connection:
            await connection.execute(update_table(table, rematch=rematch))

    async def close(self, table: TableId) -> None:
        """End a table whose game has not begun."""
        async with self._database.transaction() as connection:
            await connection.execute(update_table(table, status=Status.ENDED.value, code=None))
            await forget_orders(connection, table)

    async def begin(
        self,
        table: TableId,
        edition: int,
        state: bytes,
        seats: Iterable[SeatRow] = (),
        order: Sequence[Seat] = (),
    ) -> None:
        """Start the game: set its edition and first state, and note which *seats* it waits for.

        *order* says of each seat in which one its player sat before, if anybody changes seats.
        """
        async with self._database.transaction() as connection:
            for now, before in enumerate(order):
                await connection.execute(_moved(table, before, -1 - now))
            for now in range(len(order)):
                await connection.execute(_moved(table, -1 - now, now))
            running = {"status": Status.RUNNING.value, "code": None}
            await connection.execute(update_table(table, edition=edition, state=state, **running))
            await write_waiting(connection, table, seats)

    async def mark_waiting(self, table: TableId, seat: SeatRow) -> None:
        """Write since when the game waits for a seat, and whether an automa stands in."""
        async with self._database.transaction() as connection:
            await write_waiting(connection, table, [seat])

    async def _search(
        self, wanted: ColumnElement[bool], statuses: Collection[Status], *search: Hashable
    ) -> Sequence[TableRow]:
        """Return the tables matching *wanted* and *statuses*, with *search* as the cache key."""
        if (numbers := self._cache.searches.get(search)) is not None:
            return [row for number in numbers if (row := await self.find(number)) is not None]
        await self._database.catch_up()
        newest_first = TABLES.c.id.desc()
        wanted = and_(wanted, not_(TABLES.c.lesson))
        over = [status for status in _OVER if status in statuses]
        active = [status for status in statuses if status not in _OVER]
        newest_over = (
            select(TABLES.c.id)
            .where(wanted, _has_status(over))
            .order_by(newest_first)
            .limit(MAX_OVER_FOUND)
        )
        meant = or_(and_(wanted, _has_status(active)), TABLES.c.id.in_(newest_over))
        with self._cache.look() as look:
            ids = [
                TableId(row.id)
                for row in await self._database.read(
                    select(TABLES.c.id).where(meant).order_by(newest_first)
                )
            ]
            if len(ids) > MAX_CACHED_RESULT:
                return await self._read_rows(meant)
            read = iter(
                await self._database.read_prepared(*chain.from_iterable(map(reads_of, ids)))
            )
            found = [table for rows in read if (table := first(rows, next(read))) is not None]
            if look.fresh:
                for row, state in reversed(found):
                    self._cache.tables[row.id] = (row, packed(state))
                self._cache.searches[search] = [row.id for row, _ in found]
        return [row for row, _ in found]

    async def _added(self, table: TableId) -> TableRow:
        row = await self.find(table)
        if row is None:  # a lesson that its learner has started over meanwhile
            raise Illegal(Text("table-gone"))
        return row

    async def _read_rows(self, wanted: ColumnElement[bool]) -> Sequence[TableRow]:
        """Read the matching tables without their states, newest first."""
        tables, seats = await self._database.read_all_apart(
            select(*WITHOUT_STATE).where(wanted).order_by(TABLES.c.id.desc()),
            SITTING.where(SEATS.c.table.in_(select(TABLES.c.id).where(wanted))),
        )
        by_table: dict[int, list[SeatRow]] = {row.id: [] for row in tables}
        for row in seats:
            by_table[row.table].append(seat_row(row._asdict()))
        return [table_row(row._asdict(), by_table[row.id])[0] for row in tables]


def insert_table(values: Mapping[str, Any]) -> Any:
    """Return the statement that adds a table, and returns its id."""
    added = insert(TABLES).values(values).returning(TABLES.c.id)
    return added.execution_options(**{ADDS: True})


async def insert_running(
    connection: AsyncConnection,
    table: NewTable,
    values: Mapping[str, Any],
    players: Sequence[Person | NewAutoma],
    waiting: Collection[Seat],
    record: Sequence[RecordRow] = (),
) -> TableId:
    """Add a table at which a game is under way, with its seats and its record; since it was opened
    it waits for some of them.
    """
    running = {"status": Status.RUNNING.value, **values}
    row_id = await _insert_played(connection, table, running, players, record)
    since = table.opened_at
    waits = [
        SeatRow(seat=seat, user=None, name="", locale="", waits_since=since) for seat in waiting
    ]
    await write_waiting(connection, row_id, waits)
    return row_id


async def _insert_played(
    connection: AsyncConnection,
    table: NewTable,
    values: Mapping[str, Any],
    players: Sequence[Person | NewAutoma],
    record: Sequence[RecordRow],
) -> TableId:
    """Add a table with its seats and its record."""
    every = {**columns_of(table), "ply": len(record), "called": [], **values}
    added = await connection.execute(insert_table(every))
    row_id = TableId(added.scalar_one())
    for seat, sits in enumerate(players):
        await insert_seat(connection, row_id, Seat(seat), sits)
    for entry in record:
        await write_entry(connection, row_id, entry)
    return row_id


def _moved(table: TableId, before: int, now: int) -> Any:
    """Return the statement that gives a player another seat."""
    return (
        update(SEATS)
        .where(SEATS.c.table == table, SEATS.c.seat == before)
        .values(seat=now)
        .execution_options(**{ABOUT: table})
    )


def filled(table: TableId, full: Full | None) -> Any:
    """Return the statement that writes whether all seats of a table are taken, and since when.

    A message that calls the opener stays written: whoever shows the table takes it back.
    """
    call: Any = func.nullif(TABLES.c.opener_call, NO_CALL)
    if full is not None and full.known:
        call = func.coalesce(TABLES.c.opener_call, NO_CALL)
    return update_table(table, full_since=full.since if full else None, opener_call=call)


def columns_of(table: NewTable) -> dict[str, Any]:
    lists = {"invited": list(table.invited), "plan": list(table.plan)}
    return asdict(table) | {"policy": table.policy.written()} | lists


def _has_status(statuses: Collection[Status]) -> ColumnElement[bool]:
    return TABLES.c.status.in_([status.value for status in statuses])


@uncancelled
class CodeStore:
    """Reads and writes codes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def table(self, code: str) -> TableId | None:
        """Return the open table that is joined by this code, or None."""
        is_open = TABLES.c.status == Status.OPEN.value
        found = await self._database.read(select(TABLES.c.id).where(TABLES.c.code == code, is_open))
        return TableId(found[0].id) if found else None

    async def keep(self, table: TableId, code: str, until: int) -> None:
        """Write by which code a table is joined, and until when."""
        async with self._database.transaction() as connection:
            await connection.execute(update_table(table, code=code, code_until=until))
