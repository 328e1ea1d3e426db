"""The notices that open tables, the threads under them, and the results of finished games."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import DIRECT_MESSAGES_CLOSED, MAYBE_SENT, Code, code_of
from bot.delivery.forum_posts import ARCHIVE_MINUTES, ForumPosts
from bot.delivery.interactions import Interactions
from bot.delivery.lost_messages import LostMessages, MessageFilter, PublicPart, with_buttons
from bot.delivery.mentions import NO_MENTIONS, mentioning
from bot.hosting.host import Host
from bot.messages.button_actions import TableAction
from bot.messages.components import Post
from bot.messages.compose import result_post
from bot.messages.language import words_of
from bot.messages.news import standing_lines
from bot.messages.notices import notice_post, opener_call, thread_name
from bot.store import NO_CALL, NOWHERE, Status, TableId, TableRow
from bot.store.shown import ShownStore
from bot.store.startup import StartupStore
from bot.workers.pictures import Painter

LOST_SECONDS = 15
"""After which time a notice is not on its way any more: Discord takes an answer for three."""
THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads")
CALL_SECONDS = 3.0
"""For so long an opener may start a full table before they are called."""

_log = logging.getLogger(__name__)


class Notices:
    """Posts the notices of *host*'s tables and keeps them up to date."""

    def __init__(
        self,
        shown: ShownStore,
        host: Host,
        painter: Painter,
        channels: Channels,
        lost_messages: LostMessages,
        interactions: Interactions,
        forum_posts: ForumPosts,
    ) -> None:
        self._forum_posts = forum_posts
        self._shown, self._host, self._painter = shown, host, painter
        self._channels, self._lost_messages = channels, lost_messages
        self._interactions = interactions
        self._without: dict[TableId, float] = {}
        """The tables without a notice, and the Unix time at which each was first seen without one.
        Most of them are just being opened.
        """
        self.missing: set[TableId] = set()
        """Tables whose notice is to be posted. Of most new ones the answer to the command is it."""

    async def find_lost(self, startup: StartupStore) -> None:
        """Find the tables that have had no notice for a while: the process that was to answer with
        it has stopped.
        """
        now, without = self._host.clock(), await startup.without_notice()
        self._without = {table: self._without.get(table, now) for table in without}
        lost = {table for table, since in self._without.items() if now - since >= LOST_SECONDS}
        lost -= self.missing
        self.missing |= lost
        for table in lost:
            self._lost_messages.doubt(table, PublicPart.NOTICE)

    async def post_missing(self, table: TableId) -> None:
        """Post the notice of a table if it is missing. It is tried again until that succeeds.

        Of a post in a forum, of people who found each other, and of a cup, no answer to a command
        is ever the notice.
        """
        row = await self._host.tables.row(table)
        unasked = row.forum or row.found is not None or row.cup is not None
        if row.notice is None and (unasked or table in self.missing):
            await self._post(row)
        self.missing.discard(table)

    async def _post(self, row: TableRow) -> None:
        """Post a notice, unless it was posted and only not recorded."""
        table = row.id
        if row.channel == NOWHERE:
            await self._shown.mark_notice(table, NOWHERE)
            return
        post = await self._composed(row)
        if row.forum:
            await self._forum_posts.open(row, self._host.games.by_key(row.game), post)
            return
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
                post.content,
                view=post.view,
                silent=not row.invited,
                allowed_mentions=mentioning(row.invited),
                nonce=nonce,
            )
        except (discord.NotFound, discord.Forbidden) as gone:
            closed = row.direct and gone.code in DIRECT_MESSAGES_CLOSED
            if closed or gone.code == Code.UNKNOWN_CHANNEL:
                # The game goes on by direct message, and no start has to try again.
                await self._shown.mark_notice(table, NOWHERE, post.digest)
            if closed:
                _log.info("table %d: its opener takes no direct messages", table)
                return
            raise
        except MAYBE_SENT:
            self._lost_messages.doubt(table, PublicPart.NOTICE)
            raise
        await self._shown.mark_notice(table, sent.id, post.digest)

    async def _known_by(self, row: TableRow, post: Post) -> MessageFilter:
        """Return a filter for a table's notice.

        The notice of a table that began at once has no buttons. It is known by its content.
        """
        bears = with_buttons(row.id, TableAction.JOIN, TableAction.CODE)
        others = {
            other.notice for other in await self._host.tables.in_channel(row.channel, tuple(Status))
        }
        return lambda message: (
            bears(message) or (message.content == post.content and message.id not in others)
        )

    async def show(self, row: TableRow) -> None:
        """Bring the notice up to date.

        A notice from before digests were kept is taken to be right. If Discord limits edits of the
        notice for long, it is tried again later, because nothing else would follow after the end.
        """
        over = row.status is Status.FINISHED
        position = await self._host.tables.position(row.id) if over else None
        words = words_of(row.language, self._host.games.by_key(row.game))
        post = await self._composed(row, standing_lines(position, words) if position else ())
        # Whoever opened a table by direct message, and has left it, is told no more of it there.
        stranger = row.direct and row.seat_of(row.opener) is None and row.begun
        if row.direct and (row.notice == NOWHERE or stranger):
            return
        assumed = row.noticed is None and row.status is Status.RUNNING and row.message is not None
        if row.notice is None or row.noticed == post.digest or assumed:
            return
        painting = await self._painter.paint(position, None, row.language) if position else None
        try:
            # An interaction that has pressed a button of the notice edits it for free.
            changes: dict[str, Any] = {"content": post.content, "view": post.view}
            if painting is not None:
                changes["attachments"] = painting.files
            if not await self._interactions.edit(row.notice, **changes):
                await self._edit(row, row.notice, changes)
            gone = False
        except discord.NotFound:
            _log.info("the notice of table %d was deleted", row.id)
            gone = True
        if row.status is Status.FINISHED and row.thread is not None and not row.forum:
            await self._tell_result(row, gone=gone)
        await self._shown.mark_notice_digest(row.id, post.digest)

    async def _composed(self, row: TableRow, standings: Sequence[str] = ()) -> Post:
        game, of = self._host.games.by_key(row.game), await self._host.cups.game_at(row)
        return notice_post(row, game, standings, self._channels.application, of)

    async def show_directly(self, table: TableId) -> None:
        """Show the notice of a table by direct message; all else is shown with the hands."""
        row = await self._host.tables.row(table)
        if row.begun and row.shown != row.ply:
            await self._shown.mark_table(table, row.ply, None, ())
        await self.show(row)

    async def _edit(self, row: TableRow, notice: int, changes: dict[str, Any]) -> None:
        """Edit a notice. In a forum it lies in the table's post, which may have been archived."""
        message = self._channels.message(row, row.notice_place, notice)
        try:
            await message.edit(**changes)
        except discord.HTTPException as refusal:
            if not row.forum or refusal.code != Code.THREAD_ARCHIVED:
                raise
            await self._forum_posts.unarchive(row)
            await message.edit(**changes)

    async def _tell_result(self, row: TableRow, *, gone: bool) -> None:
        """Tell the channel in which a table was opened that its game has ended. Notifies nobody.

        The notice shows how. Where it is still the last message there, nothing is to be said; where
        it is *gone*, the result is.
        """
        place, notice = self._channels.channel(row, row.channel), row.notice
        post = result_post(await self._host.tables.position(row.id), alone=gone)

        def answers_the_notice(message: discord.Message) -> bool:
            return message.reference is not None and message.reference.message_id == notice

        try:
            found = await self._lost_messages.find(
                row, PublicPart.RESULT, place, answers_the_notice, notice
            )
            told = not gone and await self._channels.last_message(row.channel) == notice
            if found is None and notice is not None and not told:
                await place.send(
                    post.content,
                    silent=True,
                    allowed_mentions=NO_MENTIONS,
                    nonce=f"{row.id}.result",
                    reference=place.get_partial_message(notice).to_reference(
                        fail_if_not_exists=False
                    ),
                    mention_author=False,
                )
        except MAYBE_SENT:
            self._lost_messages.doubt(row.id, PublicPart.RESULT)
            raise
        except discord.HTTPException as refusal:
            _log.info("table %d: its channel is not told the result: %s", row.id, refusal)
        self._lost_messages.clear(row.id, PublicPart.RESULT)

    async def call_opener(self, row: TableRow) -> float | None:
        """Tell the opener that all seats are taken, unless they know or start at once; take the
        message back when it is not so any more, or the game has begun.

        Return after how many seconds it is to be tried again, if so.
        """
        full = row.status is Status.OPEN and row.full_since is not None
        if full and row.opener_call is None and not row.begins_full and not row.meets_later:
            assert row.full_since is not None
            wait = row.full_since + CALL_SECONDS - self._host.clock()
            if row.notice in {None, NOWHERE} or wait > 0:
                return max(wait, CALL_SECONDS / 10) if wait > 0 else None
            post = opener_call(row)
            sent = await self._channels.channel(row, row.notice_place).send(
                post.content,
                view=post.view,
                allowed_mentions=mentioning([row.opener]),
                nonce=f"{row.id}.full.{row.full_since}",
            )
            await self._shown.mark_opener_call(row.id, sent.id)
        elif not full and row.opener_call is not None:
            if row.opener_call != NO_CALL:
                try:
                    place, call = row.notice_place, row.opener_call
                    await self._channels.message(row, place, call).delete()
                except discord.NotFound:
                    _log.info("the call of table %d was deleted", row.id)
            await self._shown.mark_opener_call(row.id, None)
        return None

    async def open_thread(self, row: TableRow) -> None:
        """Open a thread for the table under its notice, if the server allows it."""
        channel = await self._channels.text_channel(row)
        if channel is None or await self._channels.missing(row, row.channel, *THREAD_PERMISSIONS):
            return
        assert row.notice is not None
        of = await self._host.cups.game_at(row)
        name = thread_name(row, self._host.games.by_key(row.game), of)
        message = channel.get_partial_message(row.notice)
        # A thread has the id of its message. The bot may have stopped after opening it and before
        # recording it.
        if channel.get_thread(row.notice) is None:
            try:
                await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
            except MAYBE_SENT:
                self._lost_messages.doubt(row.id, PublicPart.THREAD)
                raise
            except (discord.HTTPException, discord.RateLimited) as refusal:
                # An existing thread is unknown to the client if it was archived since. If it was
                # deleted, the first post finds that out.
                exists = code_of(refusal) == Code.THREAD_EXISTS
                if not exists or not self._lost_messages.is_doubtful(row.id, PublicPart.THREAD):
                    _log.info("table %d gets no thread: %s", row.id, refusal)
                    return
        self._lost_messages.clear(row.id, PublicPart.THREAD)
        await self._shown.mark_thread(row.id, row.notice)
