"""Hand messages of people who have given up their seats. They are to be deleted on Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, uncancelled
from bot.store.people_schema import FORMER_HANDS
from bot.store.rows import TableId
from bot.store.schema import PEOPLE, SEATS
from games.engine import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FormerHand:
    """A direct message with the hand of somebody who does not sit there any more."""

    message: int
    channel: int
    table: TableId
    locale: str
    """The reader's locale, as Discord names it."""


@uncancelled
class FormerHandStore:
    """Reads and deletes the hands that are still to be taken away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self) -> Sequence[TableId]:
        """Return the tables that have such hands."""
        found = await self._database.read_apart(select(FORMER_HANDS.c.table).distinct())
        return [TableId(row.table) for row in found]

    async def at(self, table: TableId) -> Sequence[FormerHand]:
        """Return the former hands of a table, oldest first."""
        found = (
            select(FORMER_HANDS)
            .where(FORMER_HANDS.c.table == table)
            .order_by(FORMER_HANDS.c.message)
        )
        return [FormerHand(**row._asdict()) for row in await self._database.read(found)]

    async def drop(self, message: int) -> None:
        """Delete the row of a hand that was taken away, or that cannot be."""
        await self._database.execute(
            delete(FORMER_HANDS).where(FORMER_HANDS.c.message == message), fsync=False
        )


async def keep_former_hand(connection: AsyncConnection, table: TableId, seat: Seat) -> None:
    """Add the hand message of whoever sits in a seat now, if there is one."""
    columns = (
        SEATS.c.hand_message,
        SEATS.c.hand_channel,
        SEATS.c.table,
        func.coalesce(PEOPLE.c.locale, ""),
    )
    sitting = select(*columns).outerjoin(PEOPLE, SEATS.c.user == PEOPLE.c.id)
    shown = sitting.where(
        SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.hand_message.is_not(None)
    )
    await connection.execute(
        insert(FORMER_HANDS).from_select(["message", "channel", "table", "locale"], shown)
    )
