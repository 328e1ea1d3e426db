"""Who may see a table: its players, and whoever sees the channel or thread where it is shown.

This is decided from the interaction and from what is known of the server, its channels and roles.
What is not known is denied.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.delivery.places import places_of
from bot.store import TableRow, UserId


async def may_see(interaction: discord.Interaction[Any], row: TableRow) -> bool:
    """Return whether this person may see a table: they sit there, or see its channel or thread.

    For anybody else a table is hidden in direct messages and on all other servers.
    """
    if row.seat_of(UserId(interaction.user.id)) is not None:
        return True
    if row.guild is None or interaction.guild_id != row.guild:
        return False
    if is_at(interaction, row) or interaction.permissions.administrator:
        return True
    for place in (row.channel, row.thread):
        if place is not None and await sees_place(interaction, place):
            return True
    return False


async def visible(
    interaction: discord.Interaction[Any], rows: Iterable[TableRow]
) -> list[TableRow]:
    """Return those tables of several that this person may see; each channel is looked at once.

    Nobody sees a thread without its channel, so the channels decide.
    """
    user, sees = UserId(interaction.user.id), dict[int, bool]()
    found = list[TableRow]()
    for row in rows:
        here = row.guild is not None and row.guild == interaction.guild_id
        if here and row.channel not in sees:
            administers = interaction.permissions.administrator
            sees[row.channel] = administers or await sees_place(interaction, row.channel)
        if (here and (sees[row.channel] or is_at(interaction, row))) or row.seat_of(user):
            found.append(row)
    return found


def is_at(interaction: discord.Interaction[Any], row: TableRow) -> bool:
    """Whether the request comes from the table's channel or thread, or another thread there."""
    channel = interaction.channel
    above = channel.parent_id if isinstance(channel, discord.Thread) else None
    return not {interaction.channel_id, above}.isdisjoint({row.channel, row.thread} - {None})


async def sees_place(interaction: discord.Interaction[Any], place: int) -> bool:
    """Whether this person sees a channel or thread of the server; False if it is not known."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    places = places_of(interaction.client)
    found = await places.recall(guild.id, place)
    if found is None or found.guild.id != guild.id:
        return False
    held = await places.held(found, member)
    if isinstance(found, discord.Thread):
        # Discord tells the members of a private thread only to bots that may list the server's
        # members.
        return held.view_channel and (held.manage_threads or not found.is_private())
    return held.view_channel
