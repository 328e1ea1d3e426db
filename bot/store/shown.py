"""What Discord shows of each table: the messages, and the ply that each of them shows.

All of it can be shown again, so most of these writes do not wait for the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT, KEEPS_SEARCHES, SHOWS, TableAndPacked
from bot.store.database import Database, uncancelled
from bot.store.group_commit import GroupCommit
from bot.store.rows import SeatRow, TableId, UserId
from bot.store.schema import SEATS
from bot.store.statements import update_table
from games.engine import Seat

_SHOWN = {KEEPS_SEARCHES: True, SHOWS: True}


@uncancelled
class ShownStore:
    """Writes what was shown of tables. None of these writes counts as a change of the table."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache = database.cache
        self._group_commit = GroupCommit(
            partial(database.transaction, fsync=False), database.cache.clear
        )

    async def mark_notice(self, table: TableId, message: int, digest: int | None = None) -> None:
        """Write the message that announced a table, and the digest of its content."""
        await self._database.execute(
            update_table(table, notice=message, noticed=digest).execution_options(**_SHOWN)
        )

    async def mark_notice_digest(self, table: TableId, digest: int) -> None:
        """Write the digest of what a table's notice says, or would say if it existed."""
        marked = update_table(table, noticed=digest).execution_options(**_SHOWN)
        await self._write(table, marked, _with(noticed=digest))

    async def mark_opener_call(self, table: TableId, message: int | None) -> None:
        """Write which message told the opener that all seats are taken; None if it is gone."""
        marked = update_table(table, opener_call=message)
        marked = marked.execution_options(**_SHOWN)
        await self._write(table, marked, _with(opener_call=message))

    async def mark_ready_call(
        self, table: TableId, message: int | None, called: Iterable[UserId] = ()
    ) -> None:
        """Write which message calls those who have yet to say that they are there, and that these
        are *called* now; None if it is gone.
        """
        users = sorted(called)
        async with self._database.transaction() as connection:
            marked = update_table(table, ready_call=message).execution_options(**_SHOWN)
            await connection.execute(marked)
            if users:  # their seats may have other numbers by now
                here = (SEATS.c.table == table, SEATS.c.user.in_(users))
                told = update(SEATS).where(*here).values(ready_called=True)
                await connection.execute(told.execution_options(**{ABOUT: table}, **_SHOWN))

    async def mark_seat_call(self, table: TableId, message: int | None) -> None:
        """Write which message calls people to the free seats of a table; None if it is gone."""
        marked = update_table(table, seat_call=message).execution_options(**_SHOWN)
        await self._write(table, marked, _with(seat_call=message))

    async def mark_thread(self, table: TableId, thread: int | None) -> None:
        """Write the thread in which a table is shown, or None if it is gone."""
        marked = update_table(table, thread=thread).execution_options(**{SHOWS: True})
        await self._database.execute(marked)

    async def mark_forum_post(
        self, table: TableId, post: int | None, digest: int | None = None, tagged: str | None = None
    ) -> None:
        """Write which post in a forum is a table's, and the status that its tags say; None if it
        is gone.

        The post has the number of its first message, which is the notice.
        """
        marked = update_table(table, thread=post, notice=post, noticed=digest, tagged=tagged)
        await self._database.execute(marked.execution_options(**{SHOWS: True}))

    async def mark_tagged(self, table: TableId, status: str) -> None:
        """Write the status that the tags of a table's post say."""
        marked = update_table(table, tagged=status).execution_options(**_SHOWN)
        await self._write(table, marked, _with(tagged=status))

    async def mark_table(
        self,
        table: TableId,
        ply: int | None,
        message: int | None,
        called: Iterable[Seat],
        call: int | None = None,
    ) -> None:
        """Write which message shows which ply and which seats it mentions; None if it is gone.

        *call* is the message that calls them beside a live board.
        """
        calls = sorted(called)
        marked = update_table(table, shown=ply, message=message, called=calls, call=call)
        marked = marked.execution_options(**_SHOWN)
        shown = {"shown": ply, "message": message, "called": frozenset(calls), "call": call}
        await self._write(table, marked, _with(**shown))

    async def mark_settled(self, table: TableId, ply: int) -> None:
        """Write that the table message and all hands show *ply*."""
        marked = update_table(table, settled=ply).execution_options(**_SHOWN)
        await self._write(table, marked, _with(settled=ply))

    async def mark_hand(
        self,
        table: TableId,
        seat: SeatRow,
        channel: int | None,
        message: int | None,
        ply: int | None,
        called: int | None = None,
    ) -> None:
        """Write which direct message shows which ply to *seat*; None if it is gone.

        With *called*, the message has notified its reader of their turn at that ply. Writes nothing
        if somebody else sits there now: their hand must never be shown in a stranger's message.
        """
        here = (SEATS.c.table == table, SEATS.c.seat == seat.seat, SEATS.c.user == seat.user)
        shown = {
            "hand_channel": channel,
            "hand_message": message,
            "hand_shown": ply,
            "hand_called": seat.hand_called if called is None else called,
            "hand_order_changes": seat.order_changes,
        }
        marked = (
            update(SEATS).where(*here).values(shown).execution_options(**{ABOUT: table}, **_SHOWN)
        )
        await self._write(table, marked, partial(_with_hand, seat, shown))

    async def _write(
        self, table: TableId, marked: Any, after: Callable[[TableAndPacked], TableAndPacked]
    ) -> None:
        """Execute *marked* without fsync, and apply *after* to the cached table."""

        async def write(connection: AsyncConnection) -> None:
            with self._cache.replacing(table, after):
                await connection.execute(marked)

        await self._group_commit.run(write)


def _with(**values: Any) -> Callable[[TableAndPacked], TableAndPacked]:
    return lambda found: (replace(found[0], **values), found[1])


def _with_hand(seat: SeatRow, shown: Mapping[str, Any], found: TableAndPacked) -> TableAndPacked:
    """Return the table with *shown* set on *seat*, if the same person still sits there."""
    row, state = found
    seats = [
        replace(at, **shown) if (at.seat, at.user) == (seat.seat, seat.user) else at
        for at in row.seats
    ]
    return replace(row, seats=tuple(seats)), state
