"""Hands that were shown to people who have given their seats up since: to be taken from them, and then forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
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
    """What its reader reads, as Discord gives it."""


class KeptFormerHands(Database):
    """What is kept of hands that are still to be taken from people."""

    async def tables_with_former_hands(self) -> Sequence[TableId]:
        """Return the tables at which there are such hands."""
        async with self._transaction() as connection:
            return [TableId(found) for found in await connection.scalars(select(FORMER_HANDS.c.table).distinct())]

    async def former_hands(self, table: TableId) -> Sequence[FormerHand]:
        """Return such hands of a table, the oldest first."""
        found = select(FORMER_HANDS).where(FORMER_HANDS.c.table == table).order_by(FORMER_HANDS.c.message)
        async with self._transaction() as connection:
            return [FormerHand(**row._asdict()) for row in await connection.execute(found)]

    async def drop_former_hand(self, message: int) -> None:
        """Forget a hand that has been taken away, or that cannot be."""
        await self._do(delete(FORMER_HANDS).where(FORMER_HANDS.c.message == message), lightly=True)


async def keep_former_hand(connection: AsyncConnection, table: TableId, seat: Seat) -> None:
    """Note the message of the hand of whoever still sits in a seat, if there is one, as one to be taken from them."""
    columns = (SEATS.c.hand_message, SEATS.c.hand_channel, SEATS.c.table, func.coalesce(PEOPLE.c.locale, ""))
    sitting = select(*columns).outerjoin(PEOPLE, SEATS.c.user == PEOPLE.c.id)
    shown = sitting.where(SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.hand_message.is_not(None))
    await connection.execute(insert(FORMER_HANDS).from_select(["message", "channel", "table", "locale"], shown))
