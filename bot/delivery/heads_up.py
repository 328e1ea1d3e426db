"""Tells people that their turn is probably next, and takes that back when it is no longer so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from bot.delivery.errors import REQUEST_FAILURES
from bot.delivery.reminder_messages import ReminderMessages
from bot.delivery.waiting_turns import TurnChanges, WaitingTurns
from bot.hosting.host import Host
from bot.hosting.next_player import next_up
from bot.hosting.preferences import KnownPreferences
from bot.hosting.quiet_hours import awake_at
from bot.messages.language import language_of, words_of
from bot.messages.reminders import next_turn_post
from bot.store import ForetoldRow, SeatRow, TableRow, UserId
from games.chance import Chance
from games.engine import Seat

_log = logging.getLogger(__name__)


def is_awake(people: KnownPreferences, user: UserId, now: float) -> bool:
    """Return whether somebody accepts messages at this hour."""
    return awake_at(people.of(user), now) <= now


class HeadsUps:
    """Sends heads-ups about *host*'s tables to *people*."""

    def __init__(
        self,
        messages: ReminderMessages,
        host: Host,
        people: KnownPreferences,
        waiting_turns: WaitingTurns,
    ) -> None:
        self._messages = messages
        self._host = host
        self._people = people
        self._waiting_turns = waiting_turns

    async def update(self, look: TurnChanges) -> None:
        """Tell whoever is probably next, if they want to know. Delete a message that became wrong.

        This is sent by direct message only. In public it would mention people who cannot act yet.
        """
        row, table, told = look.row, look.row.id, self._waiting_turns.heads_up(look.row.id)
        acting = {wait.user: wait.seat for wait in (*look.going, *look.begun)}
        coming = await self._likely_next(row, frozenset(acting.values()))
        user = None if coming is None else coming.user
        if told is not None:
            sits = told.user not in acting and row.seat_of(told.user) is not None
            # The message names who acts now, so it is wrong as soon as that is somebody else.
            same = len(acting) == 1 and all(wait.user in acting for wait in look.ended)
            if sits and same and user in {None, told.user}:
                return
            await self._waiting_turns.drop_heads_up(table)
            await self._messages.delete(table, told.channel, told.message)
        if coming is None or user is None:
            return
        (acts,) = acting.values()
        post = next_turn_post(
            row, acts, words_of(language_of(coming.locale), self._host.games.by_key(row.game))
        )
        # Discord may remember a nonce longer than its message, so it names the former one.
        former = 0 if told is None else told.message % 10**6
        nonce = f"{table}.{coming.seat}.{row.ply}.{former}n"
        try:
            sent = await self._messages.send_directly(user, post, nonce)
        except REQUEST_FAILURES as failure:
            _log.info(
                "table %d: seat %d is not told that it is probably next: %s",
                table,
                coming.seat,
                failure,
            )
            return
        if sent is not None:
            await self._waiting_turns.note_heads_up(
                ForetoldRow(table=table, user=user, channel=sent.channel.id, message=sent.id)
            )

    async def _likely_next(self, row: TableRow, acting: Collection[Seat]) -> SeatRow | None:
        """Return who probably acts next, if they want to be told and it is not their night.

        Whoever has left an order need not be told.
        """
        people = [
            (seat.user, self._people.of(seat.user)) for seat in row.seats if seat.user is not None
        ]
        likes = [user for user, preferences in people if preferences.next and preferences.direct]
        if len(acting) != 1 or not any(
            is_awake(self._people, user, self._host.clock()) for user in likes
        ):
            return None
        position = await self._host.tables.position(row.id)
        # A random generator of its own: that of the table decides what the game will bring.
        found = await asyncio.to_thread(next_up, position.game, position.table, Chance(row.ply))
        seat = None if found is None else row.seats[found]
        if (
            seat is None
            or seat.user not in likes
            or seat.closed
            or await self._host.orders.at(position, seat.seat) is not None
            or not is_awake(self._people, seat.user, self._host.clock())
        ):
            return None
        return seat
