"""The record in the database: plays, and what people did to the table, each with what it changed in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.former import KeptFormerHands, keep_former_hand
from bot.store.latest import ABOUT, STAYS, Found
from bot.store.orders import forget_orders, forget_told, write_order
from bot.store.proposals import write_proposal
from bot.store.rows import By, OrderRow, ProposalRow, RecordRow, SeatRow, Status, TableId, TableRow
from bot.store.schema import INTERACTIONS, RECORD, SEATS, TABLES
from bot.store.together import Together
from games.engine import Seat

_ENTRY, _SEEN = insert(RECORD), insert(INTERACTIONS)
_WAITING = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("of"), SEATS.c.seat == bindparam("at"))
    .values(waits_since=bindparam("waits_since"), stand_in=bindparam("stand_in"))
)


class AlreadyPlayed(Exception):
    """The record already has this ply, or the interaction has already been played."""


class KeptRecord(KeptFormerHands):
    """What is kept of plays."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._plays = Together(self._transaction, self._latest.forget_all)

    async def add_play(
        self,
        table: TableId,
        play: RecordRow,
        state: bytes,
        status: Status,
        interaction: int | None,
        orders: Iterable[OrderRow] = (),
        seats: Iterable[SeatRow] = (),
    ) -> None:
        """Record a play, what lies on the table after it, and the orders and seats that it changed, all or nothing.

        What the player had to be told of an order that is over is forgotten; at the end of the game all orders are.
        Raises `AlreadyPlayed` for a ply or an interaction that has been recorded.
        """
        waits, left = tuple(seats), tuple(orders)

        def after(found: Found) -> Found:
            row = replace(found[0], ply=play.ply, status=status, seats=_attended(found[0].seats, waits))
            return row, state

        async def write(connection: AsyncConnection) -> None:
            await _enter(connection, table, play, interaction)
            with self._latest.becoming(table, after):
                changed = change(table, ply=play.ply, state=state, status=status.value)
                await connection.execute(changed.execution_options(**{STAYS: status is Status.RUNNING}))
                await write_waiting(connection, table, waits)
            told = self._latest.orders.get(table)
            if told is None or any(order.seat == play.seat and order.over is not None for order in told):
                await forget_told(connection, table, play.seat)
            for order in left:
                await write_order(connection, order)
            if status is Status.FINISHED:
                await forget_orders(connection, table)

        try:
            await self._plays.write(write)
        except IntegrityError as error:
            raise AlreadyPlayed from error
        self._latest.come(table)

    async def add_act(
        self,
        after: TableRow,
        entry: RecordRow,
        *,
        state: bytes | None = None,
        interaction: int | None = None,
        orders: Iterable[OrderRow] = (),
        proposal: ProposalRow | None = None,
        freed: Seat | None = None,
    ) -> None:
        """Record what people did to a table, as it is *after* that, all or nothing; the state stays if none is given.

        The *proposal* is the one that led to it; of a *freed* seat the order is forgotten, and the hand's message is
        kept as one to be taken from whoever has read it.
        Raises `AlreadyPlayed` as `add_play` does.
        """
        values: dict[str, object] = {"ply": after.ply, "status": after.status.value, "opener": after.opener}
        values |= {"paused_at": after.paused_at, "back_at": after.back_at} | ({} if state is None else {"state": state})
        async with self._entering(after.id, entry, interaction) as connection:
            await connection.execute(change(after.id, **values))
            if freed is not None:
                await keep_former_hand(connection, after.id, freed)
            for seat in after.seats:
                await connection.execute(_sitting(after.id, seat, freed=seat.seat == freed))
            for order in orders:
                await write_order(connection, order)
            if freed is not None:
                await forget_orders(connection, after.id, freed)
            if after.status is Status.ENDED:
                await forget_orders(connection, after.id)
            if proposal is not None:
                await write_proposal(connection, proposal)

    async def mark_waiting(self, table: TableId, seat: SeatRow) -> None:
        """Remember since when a seat keeps the game waiting, and whether an automa is to stand in there."""
        async with self._transaction() as connection:
            await write_waiting(connection, table, [seat])

    @asynccontextmanager
    async def _entering(
        self, table: TableId, entry: RecordRow, interaction: int | None
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction that begins with a new entry of the record."""
        try:
            async with self._transaction() as connection:
                await _enter(connection, table, entry, interaction)
                yield connection
        except IntegrityError as error:
            raise AlreadyPlayed from error

    async def ply_of(self, table: TableId, interaction: int) -> int | None:
        """Return the ply that an interaction has already made at a table, if it has."""
        found = select(INTERACTIONS.c.ply).where(INTERACTIONS.c.id == interaction, INTERACTIONS.c.table == table)
        async with self._transaction() as connection:
            return await connection.scalar(found)

    async def last_ply(self, table: TableId, seat: Seat) -> int:
        """Return the ply of a seat's latest action at a table; 0 before its first."""
        latest = select(func.max(RECORD.c.ply)).where(RECORD.c.table == table, RECORD.c.seat == seat)
        async with self._transaction() as connection:
            return await connection.scalar(latest) or 0

    async def forget_interactions(self, before: int) -> None:
        """Forget which interactions were seen before this time: Discord delivers none so late again."""
        await self._do(delete(INTERACTIONS).where(INTERACTIONS.c.at < before))

    async def record(self, table: TableId) -> Sequence[RecordRow]:
        """Return the actions of a table, oldest first."""
        async with self._transaction() as connection:
            found = await connection.execute(select(RECORD).where(RECORD.c.table == table).order_by(RECORD.c.ply))
        return [_play(row) for row in found.all()]


async def _enter(connection: AsyncConnection, table: TableId, entry: RecordRow, interaction: int | None) -> None:
    """Write a new entry of the record, and which interaction it comes of."""
    await write_entry(connection, table, entry)
    if interaction is not None:
        await connection.execute(_SEEN, {"id": interaction, "table": table, "ply": entry.ply, "at": entry.at})


async def write_entry(connection: AsyncConnection, table: TableId, entry: RecordRow) -> None:
    """Write an entry of the record, and nothing that it changed."""
    await connection.execute(_ENTRY, asdict(entry) | {"table": table, "by": entry.by.value})


def change(table: TableId, **values: object) -> Any:
    """The statement that changes these columns of a table."""
    return update(TABLES).where(TABLES.c.id == table).values(**values).execution_options(**{ABOUT: table})


async def write_waiting(connection: AsyncConnection, table: TableId, seats: Iterable[SeatRow]) -> None:
    """Write since when these seats keep the game waiting, and whether automas are to stand in."""
    waits = [
        {"of": table, "at": seat.seat, "waits_since": seat.waits_since, "stand_in": seat.stand_in} for seat in seats
    ]
    if waits:
        await connection.execute(_WAITING.execution_options(**{ABOUT: table, STAYS: True}), waits)


def _attended(seats: Sequence[SeatRow], changed: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """The seats of a table once `waiting` has been written of some."""
    now = {seat.seat: seat for seat in changed}
    return tuple(
        replace(seat, waits_since=now[seat.seat].waits_since, stand_in=now[seat.seat].stand_in)
        if seat.seat in now
        else seat
        for seat in seats
    )


def _sitting(table: TableId, seat: SeatRow, *, freed: bool) -> Any:
    """Who sits in a seat, and since when the game waits for them; what was shown is for whoever shows it to say."""
    sits = {"user": seat.user, "name": seat.name, "waits_since": seat.waits_since, "stand_in": seat.stand_in}
    shown = {"hand_channel": None, "hand_message": None, "hand_shown": None} if freed else {}
    changed = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat.seat)
    return changed.values(sits | shown).execution_options(**{ABOUT: table})


def _play(row: Row[Any]) -> RecordRow:
    values = row._asdict()
    del values["table"]
    return RecordRow(**values | {"by": By(row.by)})
