"""The posts of tables in forums: a post is a thread that begins with the table's notice.

Discord takes no nonce for a post, so one that may have been opened is looked for first.
"""

from __future__ import annotations

import logging
from typing import Any, Literal

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import MAYBE_SENT, Code
from bot.delivery.forum_tags import meaning_of, tag_for, tags_of
from bot.delivery.lost_messages import LostMessages, PublicPart
from bot.delivery.mentions import mentioning
from bot.hosting.host import AnyGame, Host
from bot.messages.components import Post
from bot.messages.notices import number_of, thread_name
from bot.store import NOWHERE, TableRow
from bot.store.shown import ShownStore

ARCHIVE_MINUTES: Literal[10080] = 10080  # minutes: the longest that Discord knows

_log = logging.getLogger(__name__)


class ForumPosts:
    """Opens the posts of *host*'s tables, and keeps their tags up to date."""

    def __init__(
        self,
        client: discord.Client,
        shown: ShownStore,
        host: Host,
        channels: Channels,
        lost_messages: LostMessages,
    ) -> None:
        self._client, self._shown, self._host = client, shown, host
        self._channels, self._lost_messages = channels, lost_messages

    async def open(self, row: TableRow, game: AnyGame, notice: Post) -> None:
        """Open the post of a table, unless it was opened and only not recorded."""
        said = meaning_of(row.status)
        found = await self._lost(row)
        if found is not None:
            await self._shown.mark_forum_post(row.id, found)
            return
        try:
            # What the client does not know, Discord is asked for, and says what is the matter.
            forum = await self._channels.forum(row) or await self._fetched(row.channel)
            tag = tag_for(forum, said, row.language)
            opened = await forum.create_thread(
                name=thread_name(row, game),
                auto_archive_duration=ARCHIVE_MINUTES,
                content=notice.content,
                view=notice.view,
                applied_tags=[tag] if tag else [],
                silent=not row.invited,
                allowed_mentions=mentioning(row.invited),
            )
        except discord.NotFound as gone:
            if gone.code == Code.UNKNOWN_CHANNEL:
                # The game goes on by direct message, and no start has to try again.
                await self._shown.mark_notice(row.id, NOWHERE, notice.digest)
            raise
        except MAYBE_SENT:
            self._lost_messages.doubt(row.id, PublicPart.NOTICE)
            raise
        await self._shown.mark_forum_post(row.id, opened.thread.id, notice.digest, said)
        self._lost_messages.clear(row.id, PublicPart.NOTICE)

    async def _fetched(self, number: int) -> discord.ForumChannel:
        found = await self._client.fetch_channel(number)
        assert isinstance(found, discord.ForumChannel), "a forum is never made another channel"
        return found

    async def _lost(self, row: TableRow) -> int | None:
        """Look among the forum's active posts for one that was opened but not recorded.

        Its name begins with the table's number. It must be younger than the table: after a backup
        was restored, an older table may have had the same number.
        """
        me = self._client.user
        if me is None or row.guild is None:
            return None
        if not self._lost_messages.is_doubtful(row.id, PublicPart.NOTICE):
            return None
        known = {other.thread for other in await self._host.tables.in_channel(row.channel)}
        active = await self._client.http.get_active_threads(row.guild)
        for thread in active["threads"]:
            post = int(thread["id"])
            ours = int(thread["parent_id"]) == row.channel and int(thread["owner_id"]) == me.id
            opened = discord.utils.snowflake_time(post).timestamp()
            named = thread["name"].startswith(number_of(row))
            if ours and named and post not in known and opened >= row.opened_at:
                return post
        return None

    async def tag(self, row: TableRow) -> None:
        """Let the tags of a table's post say how it stands. Other tags stay."""
        said = meaning_of(row.status)
        if not row.forum or row.thread is None or row.tagged == said:
            return
        forum = await self._channels.forum(row)
        if forum is not None:
            try:
                await self._tag(row, row.thread, forum, said)
            except MAYBE_SENT:
                raise
            except discord.HTTPException as refusal:
                _log.info("table %d: its post has not the tag “%s”: %s", row.id, said, refusal)
        await self._shown.mark_tagged(row.id, said)

    async def _tag(
        self, row: TableRow, thread: int, forum: discord.ForumChannel, said: str
    ) -> None:
        post: Any = await self._client.http.get_channel(thread)
        applied = [int(tag) for tag in post.get("applied_tags") or ()]
        wanted = tags_of(forum, said, row.language, applied)
        if set(wanted) != set(applied):
            # Nothing of an archived post can be changed.
            await self._client.http.edit_channel(
                thread, archived=False, applied_tags=[str(tag) for tag in wanted]
            )

    async def unarchive(self, row: TableRow) -> None:
        """Take the post of a table out of the archive, because its notice is to be edited."""
        if row.thread is not None:
            await self._client.http.edit_channel(row.thread, archived=False)
