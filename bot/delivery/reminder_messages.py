"""Sends reminders, by direct message or at the table, and takes them back when a turn is over."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import DIRECT_MESSAGES_CLOSED, REQUEST_FAILURES, retry_seconds
from bot.delivery.lost_messages import LostMessages, MessageFilter, reminds_of
from bot.delivery.mentions import mentioning
from bot.delivery.waiting_turns import WaitingTurns
from bot.hosting.clock import HOUR_SECONDS
from bot.hosting.host import Host
from bot.hosting.preferences import KnownPreferences
from bot.hosting.quiet_hours import may_sound
from bot.messages.components import Post
from bot.messages.language import language_of, words_of
from bot.messages.reminders import call_post, last_to_answer_post, reminder_post, turns_post
from bot.store import StoreError, TableId, TableRow, UserId, WaitRow, Where
from bot.store.people import PeopleStore

RETRY_SECONDS = 300.0
"""A reminder that could not be sent is tried again after this time."""

_log = logging.getLogger(__name__)


class ReminderMessages:
    """Sends the reminders of *host*'s tables through *client*."""

    def __init__(
        self,
        client: discord.Client,
        people_store: PeopleStore,
        host: Host,
        people: KnownPreferences,
        waiting_turns: WaitingTurns,
    ) -> None:
        self._client = client
        self._people_store = people_store
        self._host = host
        self._people = people
        self._waiting_turns = waiting_turns
        self._channels, self._lost_messages = Channels(client), LostMessages(client)
        self.maybe_reminded: set[UserId] = set()
        """People whose last reminder may or may not have been sent, or was not noted."""
        self.started = 0.0
        """Unix time from which on this run sends reminders."""

    async def takes_messages(self, wait: WaitRow) -> bool:
        """Return whether the player of a turn wants direct messages and can receive them."""
        preferences, row = self._people.of(wait.user), await self._host.tables.row(wait.table)
        wanted = row.direct or preferences.reminders is not Where.THREAD
        return preferences.direct and wanted and not row.seats[wait.seat].closed

    async def remind_directly(self, due: Sequence[WaitRow], others: Sequence[WaitRow]) -> bool:
        """Send one person one message about turns that are *due*, and *others* that are open.

        Return False if they accept no direct messages.
        """
        waits = sorted([*due, *others], key=lambda wait: wait.since)
        post = await self._turns_post(waits)
        times = sum(wait.times for wait in due)
        latest = max(wait.reminded or wait.since for wait in due)
        nonce = f"{waits[0].user % 10**9}.{latest}.{times}"
        # Sending takes time, so the time of the reminder is taken before. The turns that are not
        # due yet are in the message, but still get a reminder of their own.
        heard = [*self.counted(due), *others]
        sent = await self.send_directly(waits[0].user, post, nonce, due)
        if sent is None:
            return False
        await self._record(heard, sent)
        return True

    async def remind_at_the_table(self, wait: WaitRow) -> None:
        """Mention somebody at the table because of one turn."""
        row = await self._host.tables.row(wait.table)
        heard = self.counted([wait])
        if row.direct:  # there is nothing but direct messages
            await self._waiting_turns.keep(*heard)
            return
        post = reminder_post(row, self._host.games.by_key(row.game), wait)
        place = self._channels.channel(row, row.place)
        try:
            sent = await self._sent_before(place, [wait], reminds_of([wait], wait.user))
            if sent is None:
                nonce = f"{row.id}.{wait.seat}.{wait.since}.{wait.times}"
                silent = self._is_silent(wait.user)
                sent = await self._send_at_the_table(row, wait, post, nonce, silent=silent)
        except REQUEST_FAILURES as refusal:
            if retry_seconds(refusal, RETRY_SECONDS) is not None:
                raise
            _log.info("table %d: nobody can be reminded there: %s", row.id, refusal)
            await self._waiting_turns.keep(heard[0])
        else:
            await self._record(heard, sent)

    async def call(self, wait: WaitRow) -> None:
        """Mention somebody at the table, whose turn has begun without a notification."""
        row = await self._host.tables.row(wait.table)
        post = call_post(row, self._host.games.by_key(row.game), wait)
        called = replace(wait, call_at=None)
        place = self._channels.channel(row, row.place)
        try:
            sent = None
            # An earlier run may have sent it, or this one could not note it.
            if (wait.call_at or 0) <= self.started or wait.user in self.maybe_reminded:
                sent = await self._lost_messages.look(
                    place, lambda message: wait.user in message.raw_mentions, row.message
                )
            if sent is None:
                nonce = f"call.{row.id}.{wait.seat}.{wait.since}"
                sent = await self._send_at_the_table(row, wait, post, nonce)
        except REQUEST_FAILURES as refusal:
            if retry_seconds(refusal, RETRY_SECONDS) is not None:
                raise
            _log.info("table %d: nobody can be called there: %s", row.id, refusal)
            await self._waiting_turns.keep(called)
        else:
            await self._record([called], sent)

    async def tell_last_to_answer(self, row: TableRow, wait: WaitRow) -> None:
        """Tell somebody that everybody else has answered."""
        game, at_the_table = self._host.games.by_key(row.game), not await self.takes_messages(wait)
        if at_the_table and (row.direct or self._people.of(wait.user).reminders is Where.NOWHERE):
            return  # who wants no reminders is not mentioned in public either
        language = row.language if at_the_table else language_of(row.seats[wait.seat].locale)
        post = last_to_answer_post(row, game, wait, words_of(language, game), mention=at_the_table)
        # The ply tells this turn from an earlier one of the same second, whose message is gone.
        nonce = f"alone.{row.id}.{wait.seat}.{row.ply}"
        try:
            sent = None if at_the_table else await self.send_directly(wait.user, post, nonce)
            if at_the_table:
                silent = self._is_silent(wait.user)
                sent = await self._send_at_the_table(row, wait, post, nonce, silent=silent)
        except REQUEST_FAILURES as failure:
            _log.info(
                "table %d: seat %d is not told that all wait for it: %s", row.id, wait.seat, failure
            )
            return
        if sent is not None:
            await self._record([wait], sent)

    def counted(self, waits: Sequence[WaitRow]) -> Sequence[WaitRow]:
        """Return the turns with a reminder sent now."""
        return [
            replace(wait, reminded=int(self._host.clock()), times=wait.times + 1) for wait in waits
        ]

    async def _record(self, waits: Sequence[WaitRow], sent: discord.Message) -> None:
        """Record which message reminds of these turns, and take back the older messages."""
        # Discord returns the existing message if the same nonce is sent twice within minutes. That
        # message must stay.
        older = {wait.message: wait for wait in waits if wait.message != sent.id}
        noted = [replace(wait, channel=sent.channel.id, message=sent.id) for wait in waits]
        try:
            await self._waiting_turns.keep(*noted)
        except StoreError:
            self.maybe_reminded.update(wait.user for wait in waits)
            raise
        for wait in older.values():
            await self.take_back(wait)

    async def take_back(self, wait: WaitRow) -> None:
        """Delete the message about a turn. If it lists other turns, remove only this one."""
        if wait.channel is None or wait.message is None:
            return
        others = [
            other
            for other in await self._waiting_turns.of(wait.user)
            if other.message == wait.message
            and (other.table, other.seat) != (wait.table, wait.seat)
            and await self._host.tables.is_playable(other.table)
        ]
        message = self._client.get_partial_messageable(wait.channel).get_partial_message(
            wait.message
        )
        try:
            if others:
                post = await self._turns_post(others)
                await message.edit(content=post.content, view=post.view)
            else:
                await message.delete()
        except REQUEST_FAILURES as failure:
            _log.info("table %d: a reminder cannot be taken back: %s", wait.table, failure)

    async def delete(self, table: TableId, channel: int, message: int) -> None:
        """Delete a message about a table, if possible."""
        try:
            await (
                self._client.get_partial_messageable(channel).get_partial_message(message).delete()
            )
        except REQUEST_FAILURES as failure:
            _log.info("table %d: an outdated message cannot be deleted: %s", table, failure)

    async def _sent_before(
        self, place: discord.abc.Messageable, due: Sequence[WaitRow], sought: MessageFilter
    ) -> discord.Message | None:
        """Look for a reminder of these turns that was sent but not recorded.

        There can be one if a send failed ambiguously in this run, or if it fell due before startup.
        Otherwise nothing is read.
        """
        preferences, mine = self._people.of(due[0].user), due[0].user in self.maybe_reminded
        old = (
            wait
            for wait in due
            if (wait.reminded or wait.since) + preferences.hours * HOUR_SECONDS <= self.started
        )
        if not mine and not any(old):
            return None
        return await self._lost_messages.look(place, sought, max(wait.message or 0 for wait in due))

    async def send_directly(
        self, user: UserId, post: Post, nonce: str, due: Sequence[WaitRow] = ()
    ) -> discord.Message | None:
        """Send a direct message. Return None if this person accepts none.

        If a reminder of the *due* turns is found there, it is edited instead.
        """
        try:
            channel = await self._client.create_dm(discord.Object(user))
            if (
                due
                and (found := await self._sent_before(channel, due, reminds_of(due))) is not None
            ):
                return await found.edit(content=post.content, view=post.view)
            return await channel.send(
                post.content, view=post.view, nonce=nonce, silent=self._is_silent(user)
            )
        except discord.Forbidden as refusal:
            if refusal.code not in DIRECT_MESSAGES_CLOSED:
                raise
            await self._people_store.mark_closed(user, True)
            return None

    async def _send_at_the_table(
        self, row: TableRow, wait: WaitRow, post: Post, nonce: str, *, silent: bool = False
    ) -> discord.Message:
        place = self._channels.channel(row, row.place)
        mentions = mentioning([wait.user])
        return await place.send(
            post.content, view=post.view, allowed_mentions=mentions, nonce=nonce, silent=silent
        )

    def _is_silent(self, user: UserId) -> bool:
        """Whether a message to somebody must not notify them: it may be night where they are."""
        return not may_sound(self._people.of(user))

    async def _turns_post(self, waits: Sequence[WaitRow]) -> Post:
        rows = [await self._host.tables.row(wait.table) for wait in waits]
        language = language_of(rows[0].seats[waits[0].seat].locale)
        tables = [
            (row, self._host.games.by_key(row.game), wait)
            for row, wait in zip(rows, waits, strict=True)
        ]
        return turns_post(tables, words_of(language), silent=self._is_silent(waits[0].user))
