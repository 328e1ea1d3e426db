"""What holds on each server, at hand for whoever opens a table there."""

from __future__ import annotations

from typing import Any

import discord

from bot.host import Host
from bot.store import ServerRow, Status, Store, TableRow
from games.engine import require

LIVING = (Status.OPEN, Status.RUNNING)


def manages(interaction: discord.Interaction[Any], row: TableRow) -> bool:
    """Whether whoever asks manages the server of a table, and asks there."""
    return interaction.permissions.manage_guild and row.guild is not None and row.guild == interaction.guild_id


class Servers:
    """What holds on the servers, as the *store* keeps it; to be opened before anybody asks for anything."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, ServerRow] = {}

    async def open(self) -> None:
        """Read what is kept."""
        self._known = {server.guild: server for server in await self._store.servers()}

    def of(self, guild: int | None) -> ServerRow:
        """Return what holds on a server."""
        return self._known.get(guild or 0, ServerRow(guild=guild or 0))

    async def decide(self, server: ServerRow) -> None:
        """Keep what holds on a server from now on."""
        await self._store.keep_server(server)
        self._known[server.guild] = server

    async def check(self, host: Host, interaction: discord.Interaction[Any]) -> None:
        """Raise `Illegal` unless whoever asks may open a table where they ask."""
        server = self.of(interaction.guild_id)
        if interaction.permissions.manage_guild:
            return
        require(not server.managers_only, "server-managers")
        channel = interaction.channel
        places = {interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}
        listed = tuple(f"<#{number}>" for number in server.channels)
        require(not server.channels or not places.isdisjoint(server.channels), "server-channel", channels=listed)
        if server.most_tables is not None:
            there = await host.living_on(server.guild)
            require(there < server.most_tables, "server-full", n=there)
