"""The channels, threads and messages of tables, and what the bot may not do there; none of this
asks Discord.
"""

from __future__ import annotations

import discord

from bot.delivery.permissions import missing
from bot.store import TableRow


class Channels:
    """Finds places through *client*."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def channel(self, row: TableRow, channel: int) -> discord.PartialMessageable:
        """A channel or thread on the table's server."""
        return self._client.get_partial_messageable(channel, guild_id=row.guild)

    def message(self, row: TableRow, channel: int, message: int) -> discord.PartialMessage:
        """A message there."""
        return self.channel(row, channel).get_partial_message(message)

    def text_channel(self, row: TableRow) -> discord.TextChannel | None:
        """Where the table was opened, if threads may be opened there."""
        found = self._client.get_channel(row.channel)
        return found if isinstance(found, discord.TextChannel) else None

    def missing(self, channel: int, *needed: str) -> tuple[str, ...]:
        """Those of the needed permissions, or of all that showing a table needs, which the bot has
        not in a channel.
        """
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.TextChannel | discord.Thread):
            return ()
        return missing(
            found.permissions_for(found.guild.me), *needed, thread=isinstance(found, discord.Thread)
        )
