"""In which forum a new table becomes a post, if in any: the one that is named, the one that the
server has chosen for its tables, or the one in whose post somebody asks for a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.commands.request import Interaction, Request
from bot.delivery.forum_tags import missing_tags, refuses_untagged, tag_name
from bot.delivery.permissions import missing
from bot.delivery.places import places_of
from games.moves import require

NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""What the bot needs in a forum. Posts there take no permission to create threads."""


class _ForumOption(app_commands.Transformer):
    """An option in which one names a forum. Discord offers no other channel there."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The kind of option that it is for Discord."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels that are offered."""
        return [discord.ChannelType.forum]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        """Return the forum's id. Whether the bot sees it is found out later."""
        return int(value.id)


ForumOption: TypeAlias = app_commands.Transform[int, _ForumOption]


async def forum_for(request: Request, named: int | None) -> discord.ForumChannel | None:
    """Return the forum for a table that is asked for now, or None for a table in this channel.

    Raise `Illegal` where this person may not open posts, and for a *named* forum that the bot does
    not see.
    """
    chosen = named or request.services.servers.of(request.interaction.guild_id).forum
    forum = await find_forum(request, chosen)
    require(forum is not None or named is None, "forum-unseen")
    if forum is not None:
        require(await _may_post(request, forum), "forum-yours", forum=forum.mention)
        return forum
    around = request.interaction.channel
    above = around.parent_id if isinstance(around, discord.Thread) else None
    forum = await find_forum(request, above)
    if forum is None or await lacking(request, forum) or not await _may_post(request, forum):
        return None  # then it is played in the post in which it was asked for
    return forum


async def find_forum(request: Request, number: int | None) -> discord.ForumChannel | None:
    """Return a forum of this server that the bot sees."""
    if number is None:
        return None
    places = places_of(request.interaction.client)
    found = await places.channel(request.interaction.guild_id, number)
    is_forum = isinstance(found, discord.ForumChannel) and not found.is_media()
    return found if is_forum and isinstance(found, discord.ForumChannel) else None


async def lacking(request: Request, forum: discord.ForumChannel) -> Sequence[str]:
    """Return which permissions the bot lacks in a forum."""
    return missing(await places_of(request.interaction.client).held(forum), *NEEDED)


def check_tags(forum: discord.ForumChannel, request: Request) -> None:
    """Raise `Illegal` if a forum refuses posts without a tag, and has none for tables."""
    words, language = request.words(), request.language
    names = words.listed([f"“{tag_name(one, words)}”" for one in missing_tags(forum, language)])
    refused = refuses_untagged(forum, language)
    require(not refused, "forum-tags", forum=forum.mention, names=names)


async def _may_post(request: Request, forum: discord.ForumChannel) -> bool:
    """Whether this person may open posts in a forum themselves."""
    member = request.interaction.user
    if not isinstance(member, discord.Member):
        return False
    held = await places_of(request.interaction.client).held(forum, member)
    return held.view_channel and held.send_messages
