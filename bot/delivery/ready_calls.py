"""The call at a table that was opened for people who looked for players: each of them is notified
once, and the message is deleted when nobody has to answer it any more.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from bot.delivery.channels import Channels
from bot.delivery.lost_messages import LostMessages, MessageFilter, PublicPart, with_buttons
from bot.delivery.mentions import mentioning
from bot.hosting.host import Host
from bot.messages.button_actions import TableAction
from bot.messages.notices import ready_call
from bot.store import NOWHERE, SeatRow, TableRow, UserId
from bot.store.shown import ShownStore


class ReadyCalls:
    """Posts and deletes the calls of *host*'s tables."""

    def __init__(
        self, shown: ShownStore, host: Host, channels: Channels, lost_messages: LostMessages
    ) -> None:
        self._shown, self._host = shown, host
        self._channels, self._lost_messages = channels, lost_messages

    async def update(self, row: TableRow) -> None:
        """Call those who have yet to say that they are there, and were not called before; take back
        a call that nobody has to answer.
        """
        if row.notice in {None, NOWHERE} or (row.ready_call is None and not row.awaited):
            return
        new = [seat for seat in row.awaited if not seat.ready_called]
        if new:
            await self._call(row, new)
        elif row.ready_call is not None and not row.awaited:
            await self._channels.delete(row, row.notice_place, row.ready_call)
            await self._mark(row, None)

    async def _call(self, row: TableRow, new: list[SeatRow]) -> None:
        """Post a call that names everybody who is awaited, and notifies those who are *new*."""
        place = self._channels.channel(row, row.notice_place)
        sent = await self._lost_messages.find(
            row, PublicPart.READY_CALL, place, _calls(row), row.ready_call
        )
        if row.ready_call is not None:
            await self._channels.delete(row, row.notice_place, row.ready_call)
        people = [seat.user for seat in new if seat.user is not None]
        if sent is None:
            post = ready_call(row, self._host.games.by_key(row.game))
            self._lost_messages.doubt(row.id, PublicPart.READY_CALL)
            sent = await place.send(
                post.content,
                view=post.view,
                allowed_mentions=mentioning(people),
                nonce=f"{row.id}.ready.{_digest(new):x}",
            )
        await self._mark(row, sent.id, people)
        self._lost_messages.clear(row.id, PublicPart.READY_CALL)

    async def _mark(
        self, row: TableRow, message: int | None, called: Iterable[UserId] = ()
    ) -> None:
        """Write which message calls people, under the lock that presses at the table take: both
        write the rows of the table and of its seats, and the database orders neither of them.
        """
        async with self._host.locks.of(row.id):
            await self._shown.mark_ready_call(row.id, message, called)


def _digest(new: list[SeatRow]) -> int:
    """A number for a call of these people: somebody else may be called in the same second."""
    return zlib.crc32(repr([(seat.user, seat.ready_by) for seat in new]).encode())


def _calls(row: TableRow) -> MessageFilter:
    """Return a filter for a call of these people: it has no button to join, as the notice has."""
    readies, joins = with_buttons(row.id, TableAction.READY), with_buttons(row.id, TableAction.JOIN)
    people = {seat.user for seat in row.awaited}
    return lambda message: (
        readies(message) and not joins(message) and people <= set(message.raw_mentions)
    )
