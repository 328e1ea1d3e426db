"""The channels, threads and messages of tables, and the bot's permissions there."""

from __future__ import annotations

import logging

import discord

from bot.delivery.errors import MAYBE_SENT, Code
from bot.delivery.permissions import missing
from bot.delivery.places import places_of
from bot.store import TableRow, UserId

_log = logging.getLogger(__name__)


async def member_of(guild: discord.Guild, user: UserId) -> discord.Member | None:
    """Ask Discord for somebody on a server; None if they are not there. Raises what may have
    failed.
    """
    try:
        return await guild.fetch_member(user)
    except discord.NotFound as gone:
        if gone.code != Code.UNKNOWN_MEMBER:
            raise
        return None


class Channels:
    """Finds channels in what *client* knows."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._places = places_of(client)

    @property
    def application(self) -> int | None:
        """The id of the bot's application, which those who add it to their accounts need."""
        return self._client.application_id

    def channel(self, row: TableRow, channel: int) -> discord.PartialMessageable:
        """Return a channel or thread on the table's server."""
        return self._client.get_partial_messageable(channel, guild_id=row.guild)

    def message(self, row: TableRow, channel: int, message: int) -> discord.PartialMessage:
        """Return a message in a channel or thread on the table's server."""
        return self.channel(row, channel).get_partial_message(message)

    async def delete(self, row: TableRow, channel: int, message: int) -> None:
        """Delete a message, if Discord lets us; raise what may have failed on the way."""
        try:
            await self.message(row, channel, message).delete()
        except MAYBE_SENT:
            raise
        except discord.HTTPException as refusal:
            _log.info("table %d: the message %d stays: %s", row.id, message, refusal)

    async def has_member(self, row: TableRow, user: UserId) -> bool:
        """Ask Discord whether somebody is on a table's server; raise what may have failed."""
        server = row.guild or 0
        guild = self._client.get_guild(server)
        if guild is None:
            guild = await self._client.fetch_guild(server, with_counts=False)
        return await member_of(guild, user) is not None

    async def scope(self, row: TableRow) -> int:
        """Return the scope of a table's channel: see `Places.scope`."""
        return await self._places.scope(row.guild or 0, row.channel)

    async def text_channel(self, row: TableRow) -> discord.TextChannel | None:
        """Return the channel in which the table was opened, if it can have threads."""
        found = await self._places.channel(row.guild, row.channel)
        return found if isinstance(found, discord.TextChannel) else None

    async def forum(self, row: TableRow) -> discord.ForumChannel | None:
        """Return the forum in which the table is a post, if the bot sees it."""
        found = await self._places.channel(row.guild, row.channel)
        return found if isinstance(found, discord.ForumChannel) else None

    async def last_message(self, channel: int) -> int | None:
        """Ask Discord for the newest message of a channel: the client hears of none."""
        found = await self._client.fetch_channel(channel)
        return found.last_message_id if isinstance(found, discord.TextChannel) else None

    async def is_locked(self, row: TableRow, channel: int) -> bool:
        """Whether this is a thread that a moderator has locked."""
        found = await self._places.find(row.guild, channel)
        return isinstance(found, discord.Thread) and found.locked

    async def has_left(self, row: TableRow) -> bool:
        """Whether the bot is no longer on the table's server."""
        return row.guild is not None and await self._places.has_left(row.guild)

    async def missing(self, row: TableRow, channel: int, *needed: str) -> tuple[str, ...]:
        """Return which of the *needed* permissions the bot lacks in a channel.

        Without *needed*, of all permissions that showing a table takes.
        """
        found = await self._places.find(row.guild, channel)
        if not isinstance(found, discord.TextChannel | discord.ForumChannel | discord.Thread):
            return ()
        held = await self._places.held(found)
        return missing(held, *needed, thread=isinstance(found, discord.Thread))
