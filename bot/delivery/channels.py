"""The channels, threads and messages of tables, and the bot's permissions there.

Nothing here sends a request.
"""

from __future__ import annotations

import discord

from bot.delivery.permissions import missing
from bot.store import TableRow


class Channels:
    """Finds channels in what *client* knows."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def channel(self, row: TableRow, channel: int) -> discord.PartialMessageable:
        """Return a channel or thread on the table's server."""
        return self._client.get_partial_messageable(channel, guild_id=row.guild)

    def message(self, row: TableRow, channel: int, message: int) -> discord.PartialMessage:
        """Return a message in a channel or thread on the table's server."""
        return self.channel(row, channel).get_partial_message(message)

    def text_channel(self, row: TableRow) -> discord.TextChannel | None:
        """Return the channel in which the table was opened, if it can have threads."""
        found = self._client.get_channel(row.channel)
        return found if isinstance(found, discord.TextChannel) else None

    def is_locked(self, channel: int) -> bool:
        """Whether this is a thread that a moderator has locked."""
        found = self._client.get_channel(channel)
        return isinstance(found, discord.Thread) and found.locked

    def missing(self, channel: int, *needed: str) -> tuple[str, ...]:
        """Return which of the *needed* permissions the bot lacks in a channel.

        Without *needed*, of all permissions that showing a table takes.
        """
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.TextChannel | discord.Thread):
            return ()
        return missing(
            found.permissions_for(found.guild.me), *needed, thread=isinstance(found, discord.Thread)
        )
