"""What a server's managers allow: who may open a table, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.hosting.host import Host
from bot.hosting.preferences import Servers
from bot.store import ServerRow, TableRow, UserId
from games.moves import require

MOST_NAMED = 25
"""Channels that a message names; all that may be allowed would not fit."""


def manages(interaction: discord.Interaction[Any], row: TableRow) -> bool:
    """Whether this person manages the table's server and made the request there."""
    return (
        interaction.permissions.manage_guild
        and row.guild is not None
        and row.guild == interaction.guild_id
    )


def named(channels: Sequence[int]) -> tuple[str, ...]:
    """Return channels as they are mentioned: the first of them, if there are very many."""
    more = ["…"] if len(channels) > MOST_NAMED else []
    return (*(f"<#{number}>" for number in channels[:MOST_NAMED]), *more)


async def check_may_open(
    servers: Servers, host: Host, interaction: discord.Interaction[Any], forum: int | None = None
) -> None:
    """Raise `Illegal` unless this person may open a table in this channel, or in a *forum*."""
    server = servers.of(interaction.guild_id)
    await _check_person(server, host, UserId(interaction.user.id))
    if interaction.permissions.manage_guild:
        return
    require(not server.managers_only, "server-managers")
    allowed = {*server.channels, server.forum}
    listed = named(server.channels)
    require(
        not server.channels or not _places(interaction, forum).isdisjoint(allowed),
        "server-channel",
        channels=listed,
    )
    await _check_server(server, host)


def _places(interaction: discord.Interaction[Any], forum: int | None) -> set[int]:
    """The channels in any of which a table has to be allowed.

    In a post of the *forum* itself, these are that post and the forum.
    """
    channel = interaction.channel
    above = channel.parent_id if isinstance(channel, discord.Thread) else 0
    if forum is not None and forum != above:
        return {forum}
    return {interaction.channel_id or 0, above}


async def check_may_reopen(
    servers: Servers, host: Host, interaction: discord.Interaction[Any], row: TableRow
) -> None:
    """Raise `Illegal` unless this person may open a table where one of theirs is over, from
    wherever they ask for it.
    """
    await _check_limits(servers.of(row.guild), host, interaction, manages(interaction, row))


async def check_may_meet(
    servers: Servers, host: Host, interaction: discord.Interaction[Any]
) -> None:
    """Raise `Illegal` unless this person may open a table on this server, in the channel that its
    managers chose for those who find each other.
    """
    manager = interaction.permissions.manage_guild
    await _check_limits(servers.of(interaction.guild_id), host, interaction, manager)


async def _check_limits(
    server: ServerRow, host: Host, interaction: discord.Interaction[Any], manager: bool
) -> None:
    """Raise `Illegal` unless this person may open a table in some channel of a server."""
    await _check_person(server, host, UserId(interaction.user.id))
    if manager:
        return
    require(not server.managers_only, "server-managers")
    await _check_server(server, host)


async def check_room_for(
    servers: Servers, host: Host, interaction: discord.Interaction[Any], tables: int
) -> None:
    """Raise `Illegal` unless this person may have so many tables opened at once on this server."""
    server = servers.of(interaction.guild_id)
    if interaction.permissions.manage_guild or not server.most_tables:
        return
    there = await host.tables.count_active(server.guild)
    fits = there + tables <= server.most_tables
    require(fits, "cup-too-large", n=tables, there=there, most=server.most_tables)


async def _check_person(server: ServerRow, host: Host, user: UserId) -> None:
    if server.most_each:
        theirs = await host.tables.count_active(server.guild, user)
        require(theirs < server.most_each, "server-enough", n=theirs)


async def _check_server(server: ServerRow, host: Host) -> None:
    if server.most_tables:
        there = await host.tables.count_active(server.guild)
        require(there < server.most_tables, "server-full", n=there)
