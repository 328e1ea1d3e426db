"""The notices by which tables are opened, kept as they should be, and the threads that open under them."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from bot import posts
from bot.host import Host
from bot.places import Places
from bot.posts import Post, Verb
from bot.store import Status, TableId, TableRow
from bot.strays import UNCERTAIN, Of, Sought, Strays, under
from bot.troubles import THREAD_EXISTS, UNKNOWN_CHANNEL

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
ARCHIVE_AFTER: Literal[10080] = 10080  # minutes: the longest that Discord knows
NOWHERE = 0
"""Noted as the message of a notice that can never be posted: its channel was deleted."""
NOBODY = discord.AllowedMentions.none()

_log = logging.getLogger(__name__)


class Notices:
    """Shows the notices of *host*'s tables in their *places*; *strays* finds those that were not noted."""

    def __init__(self, host: Host, places: Places, strays: Strays) -> None:
        self._host, self._places, self._strays = host, places, strays

    async def post(self, table: TableId) -> None:
        """Post a notice that is missing, unless it only was not noted."""
        row = await self._host.row(table)
        post = posts.notice(row, self._host.game(row.game))
        place = self._places.channel(row, row.channel)
        found = await self._strays.find(row, Of.NOTICE, place, await self._known_by(row, post), None)
        if found is not None:
            await self._host.mark_notice(table, found.id)
            return
        nonce = f"{table}.notice"
        try:
            sent = await place.send(post.content, view=post.view, silent=True, allowed_mentions=NOBODY, nonce=nonce)
        except discord.NotFound as gone:
            if gone.code == UNKNOWN_CHANNEL:  # one plays on by direct message, and no start need try again
                await self._host.mark_notice(table, NOWHERE, post.digest)
            raise
        except UNCERTAIN:
            self._strays.doubt(table, Of.NOTICE)
            raise
        await self._host.mark_notice(table, sent.id, post.digest)

    async def _known_by(self, row: TableRow, post: Post) -> Sought:
        """A table that was opened full has begun, and its notice has no buttons: it is known by what it says."""
        bears = under(row.id, Verb.JOIN)
        others = {other.notice for other in await self._host.tables_in(row.channel, tuple(Status))}
        return lambda message: bears(message) or (message.content == post.content and message.id not in others)

    async def show(self, row: TableRow) -> None:
        """Bring the notice up to date; one that may be right since before that was noted is left alone.

        One that may not be edited for long, as old ones may not be, is tried again after that: nothing follows an end.
        """
        post = posts.notice(row, self._host.game(row.game))
        assumed = row.noticed is None and row.status is Status.RUNNING and row.message is not None
        if row.notice is None or row.noticed == post.digest or assumed:
            return
        try:
            await self._places.message(row, row.channel, row.notice).edit(content=post.content, view=post.view)
        except discord.NotFound:
            _log.info("the notice of table %d was deleted", row.id)
        await self._host.mark_noticed(row.id, post.digest)

    async def open_thread(self, row: TableRow) -> None:
        """Give the table a thread under its notice, where the server allows it; the notice says where the game is."""
        channel = self._places.text_channel(row)
        if channel is None or self._places.missing(row.channel, *FOR_THREADS):
            return
        assert row.notice is not None
        name = posts.thread_name(row, self._host.game(row.game))
        notice = self._places.message(row, row.channel, row.notice)
        # A thread has the id of its message: the bot may have stopped between opening and remembering it.
        if channel.get_thread(row.notice) is None:
            try:
                await notice.create_thread(name=name, auto_archive_duration=ARCHIVE_AFTER)
            except UNCERTAIN:
                self._strays.doubt(row.id, Of.THREAD)
                raise
            except (discord.HTTPException, discord.RateLimited) as refusal:
                # One that exists is not among those that are known if it has been archived since. One that was deleted
                # is found to be so with the first post, and is not looked for again.
                exists = isinstance(refusal, discord.HTTPException) and refusal.code == THREAD_EXISTS
                if not exists or not self._strays.possible(row.id, Of.THREAD):
                    _log.info("table %d gets no thread: %s", row.id, refusal)
                    return
        self._strays.clear(row.id, Of.THREAD)
        await self._host.mark_thread(row.id, row.notice)
