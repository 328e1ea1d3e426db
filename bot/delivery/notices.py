"""The notices by which tables are opened, kept as they should be, and the threads that open under
them.
"""

from __future__ import annotations

import logging
from typing import Literal

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import MAYBE_SENT, Code, code_of
from bot.delivery.lost_messages import LostMessages, MessageFilter, PublicPart, with_buttons
from bot.hosting.host import Host
from bot.messages.components import Post
from bot.messages.custom_ids import TableAction
from bot.messages.notices import notice_post, thread_name
from bot.store import Status, TableId, TableRow
from bot.store.shown import ShownStore

THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads")
ARCHIVE_MINUTES: Literal[10080] = 10080  # minutes: the longest that Discord knows
NOWHERE = 0
"""Noted as the message of a notice that can never be posted: its channel was deleted."""
NOBODY = discord.AllowedMentions.none()

_log = logging.getLogger(__name__)


class Notices:
    """Shows the notices of *host*'s tables in their *places*; *strays* finds those that were not
    noted.
    """

    def __init__(
        self, shown: ShownStore, host: Host, places: Channels, lost_messages: LostMessages
    ) -> None:
        self._shown, self._host = shown, host
        self._channels, self._lost_messages = places, lost_messages

    async def post(self, table: TableId) -> None:
        """Post a notice that is missing, unless it only was not noted."""
        row = await self._host.tables.row(table)
        post = notice_post(row, self._host.games.by_key(row.game))
        place = self._channels.channel(row, row.channel)
        found = await self._lost_messages.find(
            row, PublicPart.NOTICE, place, await self._known_by(row, post), None
        )
        if found is not None:
            await self._shown.mark_notice(table, found.id)
            return
        nonce = f"{table}.notice"
        try:
            sent = await place.send(
                post.content, view=post.view, silent=True, allowed_mentions=NOBODY, nonce=nonce
            )
        except discord.NotFound as gone:
            if (
                gone.code == Code.UNKNOWN_CHANNEL
            ):  # one plays on by direct message, and no start need try again
                await self._shown.mark_notice(table, NOWHERE, post.digest)
            raise
        except MAYBE_SENT:
            self._lost_messages.doubt(table, PublicPart.NOTICE)
            raise
        await self._shown.mark_notice(table, sent.id, post.digest)

    async def _known_by(self, row: TableRow, post: Post) -> MessageFilter:
        """A table that was opened full has begun, and its notice has no buttons: it is known by
        what it says.
        """
        bears = with_buttons(row.id, TableAction.JOIN)
        others = {
            other.notice for other in await self._host.tables.in_channel(row.channel, tuple(Status))
        }
        return lambda message: (
            bears(message) or (message.content == post.content and message.id not in others)
        )

    async def show(self, row: TableRow) -> None:
        """Bring the notice up to date; one that may be right since before that was noted is left
        alone.

        One that may not be edited for long, as old ones may not be, is tried again after that:
        nothing follows an end.
        """
        post = notice_post(row, self._host.games.by_key(row.game))
        assumed = row.noticed is None and row.status is Status.RUNNING and row.message is not None
        if row.notice is None or row.noticed == post.digest or assumed:
            return
        try:
            await self._channels.message(row, row.channel, row.notice).edit(
                content=post.content, view=post.view
            )
        except discord.NotFound:
            _log.info("the notice of table %d was deleted", row.id)
        await self._shown.mark_notice_digest(row.id, post.digest)

    async def open_thread(self, row: TableRow) -> None:
        """Give the table a thread under its notice, where the server allows it; the notice says
        where the game is.
        """
        channel = self._channels.text_channel(row)
        if channel is None or self._channels.missing(row.channel, *THREAD_PERMISSIONS):
            return
        assert row.notice is not None
        name = thread_name(row, self._host.games.by_key(row.game))
        message = self._channels.message(row, row.channel, row.notice)
        # A thread has the id of its message: the bot may have stopped between opening and
        # remembering it.
        if channel.get_thread(row.notice) is None:
            try:
                await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
            except MAYBE_SENT:
                self._lost_messages.doubt(row.id, PublicPart.THREAD)
                raise
            except (discord.HTTPException, discord.RateLimited) as refusal:
                # One that exists is not among those that are known if it has been archived since.
                # One that was deleted is found to be so with the first post, and is not looked for
                # again.
                exists = code_of(refusal) == Code.THREAD_EXISTS
                if not exists or not self._lost_messages.is_doubtful(row.id, PublicPart.THREAD):
                    _log.info("table %d gets no thread: %s", row.id, refusal)
                    return
        self._lost_messages.clear(row.id, PublicPart.THREAD)
        await self._shown.mark_thread(row.id, row.notice)
