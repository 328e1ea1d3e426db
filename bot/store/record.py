"""The record in the database: plays and table acts, each in one transaction with its effects."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT, KEEPS_SEARCHES, TableAndPacked, packed
from bot.store.carried_out import AlreadyCarriedOut, current, note
from bot.store.database import Database, uncancelled
from bot.store.enums import MadeBy, Status
from bot.store.errors import StaleTable
from bot.store.former_hands import keep_former_hand
from bot.store.group_commit import GroupCommit
from bot.store.orders import forget_order_over, forget_orders, write_order
from bot.store.proposals import write_proposal
from bot.store.rows import (
    NOWHERE,
    OrderRow,
    ProposalRow,
    RecordRow,
    SeatRow,
    TableId,
    TableRow,
)
from bot.store.schema import INTERACTIONS, RECORD, SEATS
from bot.store.statements import update_table, upsert, write_waiting
from games.engine import Seat

REFUSALS = (IntegrityError, AlreadyCarriedOut, StaleTable)
_ENTRY = insert(RECORD)


class AlreadyPlayed(Exception):
    """The record already has this ply, or the interaction has already been played, or another
    process has changed the table meanwhile.
    """


@uncancelled
class RecordStore:
    """Reads and writes the records of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache = database.cache
        self._group_commit = GroupCommit(database.transaction, database.cache.clear)

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
        """Record a play with the state after it and the changed orders and seats, all or nothing.

        Deletes the order of whoever plays by hand if it is over, and all orders at the end of the
        game. Raises `AlreadyPlayed` if the ply or the interaction was recorded before.
        """
        waits, left = tuple(seats), tuple(orders)
        carried_out = current()

        def after(found: TableAndPacked) -> TableAndPacked:
            row = replace(
                found[0], ply=play.ply, status=status, seats=_attended(found[0].seats, waits)
            )
            return row, packed(state)

        async def write(connection: AsyncConnection) -> None:
            await _enter(connection, table, play, interaction)
            if carried_out is not None and interaction is None:
                await note(connection, carried_out)
            with self._cache.replacing(table, after):
                changed = update_table(table, ply=play.ply, state=state, status=status.value)
                await connection.execute(
                    changed.execution_options(**{KEEPS_SEARCHES: status is Status.RUNNING})
                )
                await write_waiting(connection, table, waits)
            told = self._cache.orders.get(table)
            if play.by is MadeBy.HAND and (
                told is None
                or any(order.seat == play.seat and order.over is not None for order in told)
            ):
                await forget_order_over(connection, table, play.seat)
            for order in left:
                await write_order(connection, order)
            if status is Status.FINISHED:
                await forget_orders(connection, table)

        try:
            await self._group_commit.run(write)
        except REFUSALS as error:
            raise AlreadyPlayed from error
        if carried_out is not None:
            carried_out.settled = True

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
        """Record a table act, with the table *after* it, all or nothing.

        Without *state* the game's state stays. *proposal* is the one that led to the act. The order
        of a *freed* seat is deleted, and its hand message is noted as one to delete on Discord. A
        table by direct message loses its channel with its notice, when its opener leaves. Raises
        `AlreadyPlayed` as `add_play` does.
        """
        values: dict[str, object] = {
            "ply": after.ply,
            "status": after.status.value,
            "opener": after.opener,
        }
        values |= {"paused_at": after.paused_at, "back_at": after.back_at} | (
            {} if state is None else {"state": state}
        )
        if after.direct and after.notice == NOWHERE:
            values |= {"channel": after.channel, "notice": NOWHERE}
        async with self._entering(after.id, entry, interaction) as connection:
            await connection.execute(update_table(after.id, **values))
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

    @asynccontextmanager
    async def _entering(
        self, table: TableId, entry: RecordRow, interaction: int | None
    ) -> AsyncIterator[AsyncConnection]:
        """Open a transaction, and write a new entry of the record in it."""
        try:
            async with self._database.transaction() as connection:
                await _enter(connection, table, entry, interaction)
                yield connection
        except REFUSALS as error:
            raise AlreadyPlayed from error

    async def ply_of(self, table: TableId, interaction: int) -> int | None:
        """Return the ply that an interaction made at a table, or None."""
        found = select(INTERACTIONS.c.ply).where(
            INTERACTIONS.c.id == interaction, INTERACTIONS.c.table == table
        )
        ply = await self._database.read(found)
        return ply[0].ply if ply else None

    async def last_ply(self, table: TableId, seat: Seat) -> int:
        """Return the ply of a seat's latest action at a table; 0 before its first."""
        latest = select(func.max(RECORD.c.ply)).where(
            RECORD.c.table == table, RECORD.c.seat == seat
        )
        return (await self._database.read(latest))[0][0] or 0

    async def was_forced(self, table: TableId, before: int) -> bool:
        """Return whether a game has gone on by itself before a ply."""
        forced = select(RECORD.c.ply).where(
            RECORD.c.table == table, RECORD.c.by == MadeBy.FORCED.value, RECORD.c.ply < before
        )
        return bool(await self._database.read(forced.limit(1)))

    async def entry(self, table: TableId, ply: int) -> RecordRow | None:
        """Return the entry of a table's record that has this ply, or None."""
        found = select(RECORD).where(RECORD.c.table == table, RECORD.c.ply == ply)
        rows = await self._database.read(found)
        return _play(rows[0]) if rows else None

    async def forget_interactions(self, before: int) -> None:
        """Delete the interactions seen before this time: Discord will not deliver them again."""
        old = delete(INTERACTIONS).where(INTERACTIONS.c.at < before)
        await self._database.execute(old, patient=True)

    async def of(self, table: TableId) -> Sequence[RecordRow]:
        """Return the record of a table, oldest entry first."""
        found = select(RECORD).where(RECORD.c.table == table).order_by(RECORD.c.ply)
        return [_play(row) for row in await self._database.read_apart(found)]


async def _enter(
    connection: AsyncConnection, table: TableId, entry: RecordRow, interaction: int | None
) -> None:
    """Write a new entry of the record, and the interaction that made it.

    Raises `AlreadyCarriedOut` if that has made one before.
    """
    await write_entry(connection, table, entry)
    if interaction is None:
        return
    made = {"table": table, "ply": entry.ply}
    seen = upsert(connection, INTERACTIONS).values(id=interaction, at=entry.at, **made)
    seen = seen.on_conflict_do_update(
        index_elements=["id"], set_=made, where=INTERACTIONS.c.ply.is_(None)
    )
    written = await connection.execute(seen.execution_options(preserve_rowcount=True))
    if not written.rowcount:
        raise AlreadyCarriedOut


async def write_entry(connection: AsyncConnection, table: TableId, entry: RecordRow) -> None:
    """Write an entry of the record without its effects."""
    await connection.execute(_ENTRY, asdict(entry) | {"table": table, "by": entry.by.value})


def _attended(seats: Sequence[SeatRow], changed: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the seats with the waiting times and stand-ins of those in *changed*."""
    now = {seat.seat: seat for seat in changed}
    return tuple(
        replace(seat, waits_since=now[seat.seat].waits_since, stand_in=now[seat.seat].stand_in)
        if seat.seat in now
        else seat
        for seat in seats
    )


def _sitting(table: TableId, seat: SeatRow, *, freed: bool) -> Any:
    """Return the statement that writes who sits in a seat and since when the game waits for them.

    What the seat's messages show is written elsewhere, unless the seat is *freed*. Then it is not
    known any more how often whoever sits there has asked for hints.
    """
    sits = {
        "user": seat.user,
        "name": seat.name,
        "waits_since": seat.waits_since,
        "stand_in": seat.stand_in,
        "level": seat.level,
    }
    own = ("hand_channel", "hand_message", "hand_shown", "hand_called", "hints", "hinted")
    left = dict.fromkeys(own) if freed else {}
    changed = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat.seat)
    return changed.values(sits | left).execution_options(**{ABOUT: table})


def _play(row: Row[Any]) -> RecordRow:
    values = row._asdict()
    del values["table"]
    return RecordRow(**values | {"by": MadeBy(row.by)})
