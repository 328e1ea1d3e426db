"""The call to a free seat: those who asked to be told of one are notified, and the message is
deleted when no seat is free any more. A later call to others takes its place, and names all who may
still come.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import partial

from bot.delivery.channels import Channels
from bot.delivery.errors import MAYBE_SENT, REQUEST_FAILURES
from bot.delivery.mentions import mentioning
from bot.hosting.free_seats import Called, has_free_seat
from bot.hosting.host import Host
from bot.messages.notices import seat_call
from bot.store import NOWHERE, TableId, TableRow, UserId
from bot.store.shown import ShownStore


class SeatCalls:
    """Posts and deletes the calls to free seats of *host*'s tables."""

    def __init__(self, shown: ShownStore, host: Host, channels: Channels) -> None:
        self._shown, self._host, self._channels = shown, host, channels
        self._replaced: dict[TableId, list[int]] = {}
        """Calls that a newer one has replaced, and that are not deleted yet."""

    async def update(self, row: TableRow) -> float | None:
        """Call those who may be called to a table now, or delete the call once no seat is free.

        Return after how many seconds others may be called, if so.
        """
        if row.notice in {None, NOWHERE}:
            return None
        await self._delete_replaced(row)
        if not has_free_seat(row):
            if row.seat_call is not None:
                await self._channels.delete(row, row.notice_place, row.seat_call)
                await self._shown.mark_seat_call(row.id, None)
            return None
        scope, is_there = await self._channels.scope(row), partial(self._channels.has_member, row)
        called = await self._host.free_seats.call(row, scope, is_there)
        if called.people:
            await self._call(row, called)
        if called.again_at is None:
            return None
        return max(0.0, called.again_at - self._host.clock())

    async def _call(self, row: TableRow, called: Called) -> None:
        """Post a call that notifies these people, in place of one that was posted earlier: whoever
        was notified by that finds this one, with their name.
        """
        people, new = called.people, [one.user for one in called.people]
        post = seat_call(row, self._host.games.by_key(row.game), [*called.earlier, *new])
        try:
            sent = await self._channels.channel(row, row.notice_place).send(
                post.content,
                view=post.view,
                allowed_mentions=mentioning(new),
                nonce=f"{row.id}.seat.{_digest(new):x}",
            )
        except MAYBE_SENT:
            raise  # rather nobody is called than somebody twice
        except REQUEST_FAILURES:
            await self._host.free_seats.give_back(row, people)
            raise
        if row.seat_call is not None:
            self._replaced.setdefault(row.id, []).append(row.seat_call)
        await self._shown.mark_seat_call(row.id, sent.id)
        await self._delete_replaced(row)

    async def _delete_replaced(self, row: TableRow) -> None:
        """Delete the calls that a newer one has replaced; what fails is tried again later."""
        while replaced := self._replaced.get(row.id):
            await self._channels.delete(row, row.notice_place, replaced[0])
            replaced.pop(0)
        self._replaced.pop(row.id, None)


def _digest(people: Sequence[UserId]) -> int:
    """A number for a call of these people: somebody else may be called in the same second."""
    return zlib.crc32(repr(people).encode())
