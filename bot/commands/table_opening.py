"""Opening a table in the channel in which somebody asks for it, and its notice there."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.commands.forum_choice import check_tags, forum_for
from bot.commands.forum_choice import lacking as lacking_in
from bot.commands.request import Interaction, Request
from bot.commands.server_rules import check_may_open
from bot.delivery.errors import REQUEST_FAILURES
from bot.delivery.mentions import mentioning
from bot.delivery.permissions import missing, permissions_lacking
from bot.hosting.host import AnyGame
from bot.messages.escaping import plain
from bot.messages.language import language_of, words_of
from bot.messages.notices import code_invitation, notice_post
from bot.messages.table_names import place_of
from bot.store import DELAY, NOWHERE, Status, StoreAway, TablePolicy, TableRow, UserId
from games.moves import require
from renderers.words import Words

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What was chosen for a new table; None stands for a default."""

    size: int | None
    levels: Sequence[str] = ()
    """Of its computer players, each of its own."""
    language: str | None = None
    options: Sequence[tuple[str, str]] = ()
    delay: tuple[int, int] | None = None
    policy: TablePolicy
    invited: Sequence[UserId] = ()
    begins_full: bool | None = None
    """Whether its game begins as soon as all seats are taken; None for what is usual there."""
    forum: int | None = None
    """The forum that was named for it."""


def usual_policy(request: Request) -> TablePolicy:
    """What is usual on this server."""
    usual = request.services.servers.of(request.interaction.guild_id)
    return TablePolicy(undo=usual.take_back, absent=usual.absence)


async def open_here(request: Request, game: str, settings: TableSettings) -> None:
    """Open a table in this channel and answer with its notice."""
    row = await open_table(request, game, settings)
    if row is not None:
        await show_here(request, row)


async def show_here(request: Request, row: TableRow) -> None:
    """Answer with the notice of a table that was opened."""
    interaction, played = request.interaction, request.host.games.by_key(row.game)
    if row.forum or (row.direct and interaction.channel_id != row.channel):
        request.services.table_delivery.post_notice(row.id)
        if invites_here(request, row):
            await interaction.response.send_message(**invitation_here(request, row))
        else:
            await request.send(opened_elsewhere(row, request.words()))
        return
    post = notice_post(row, played, application=interaction.application_id)
    try:
        answered = await interaction.response.send_message(
            post.content,
            view=post.view,
            silent=not row.invited,
            allowed_mentions=mentioning(row.invited),
        )
        assert answered.message_id is not None
        await request.services.store.shown.mark_notice(row.id, answered.message_id, post.digest)
    except (*REQUEST_FAILURES, StoreAway):
        request.services.table_delivery.post_notice(row.id, doubtful=True)
        raise
    request.services.table_delivery.refresh(row.id)


async def open_table(request: Request, game: str, settings: TableSettings) -> TableRow | None:
    """Open a table in this channel or in a forum; if automas fill it, its game begins at once.

    Its notice has still to be posted. Where the bot may not post it, answer that, and open none.
    Where the bot is not, or in direct messages, the table is played by direct message.
    """
    interaction = request.interaction
    if is_here(interaction):
        place = await _channel_for(request, settings.forum)
        if place is None:
            return None
        guild, (channel, in_forum) = interaction.guild_id, place
    else:
        await request.host.codes.check_may_open(request.person.id)
        require(not settings.invited, "direct-players")
        guild, channel, in_forum = None, await conversation_of(request), False
    played, automas = request.host.games.for_new_tables(game), len(settings.levels)
    return await request.host.seating.open(
        game,
        request.person,
        size=settings.size or _usual_size(played, automas, direct=guild is None),
        automas=automas,
        levels=settings.levels,
        options=settings.options,
        delay=settings.delay or DELAY,
        policy=settings.policy,
        language=settings.language or language_here(request),
        guild=guild,
        channel=channel,
        forum=in_forum,
        direct=guild is None,
        invited=settings.invited,
        begins_full=guild is None if settings.begins_full is None else settings.begins_full,
    )


async def _channel_for(request: Request, named: int | None) -> tuple[int, bool] | None:
    """Return the channel or forum in which a table may be opened, and whether it is a forum.

    Where the bot may not post, answer that, and return None.
    """
    interaction = request.interaction
    forum = await forum_for(request, named)
    channel = forum.id if forum else interaction.channel_id or NOWHERE
    lacking = (
        await lacking_in(request, forum)
        if forum
        else missing(
            interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread)
        )
    )
    if lacking:
        await request.send(permissions_lacking(request.words(), channel, lacking))
        return None
    if forum is not None:
        check_tags(forum, request)
    await check_may_open(
        request.services.servers, request.host, interaction, forum.id if forum else None
    )
    return channel, forum is not None


def opened_elsewhere(row: TableRow, words: Words) -> str:
    """Say where a table was opened, if the answer is not its notice."""
    key = "wizard-opened" if row.status is Status.OPEN else "wizard-started"
    return words(key, number=str(row.id), place=place_of(row, words))


def is_here(interaction: Interaction) -> bool:
    """Whether the bot itself is on the server on which it is asked, and not only its commands."""
    return interaction.guild_id is not None and interaction.is_guild_integration()


async def conversation_of(request: Request) -> int:
    """Return the direct messages of this person with the bot; Discord may not let the bot know."""
    interaction = request.interaction
    if interaction.context.dm_channel and interaction.channel_id is not None:
        return interaction.channel_id
    try:
        return int((await interaction.client.create_dm(discord.Object(interaction.user.id))).id)
    except REQUEST_FAILURES as refusal:
        _log.info("a table by direct message has no conversation: %s", refusal)
        return NOWHERE


def invites_here(request: Request, row: TableRow) -> bool:
    """Whether whoever reads the answer to this request may join a table by its code."""
    elsewhere = row.direct and request.interaction.channel_id != row.channel
    return elsewhere and row.status is Status.OPEN


def invitation_here(request: Request, row: TableRow) -> dict[str, Any]:
    """An answer that everybody in a conversation sees, though the bot itself is not there."""
    game = request.host.games.by_key(row.game)
    post = code_invitation(
        row,
        game,
        plain(request.person.name),
        words_of(row.language, game),
        request.interaction.application_id,
    )
    return {"content": post.content, "view": post.view, "allowed_mentions": mentioning(())}


def _usual_size(game: AnyGame, automas: int, *, direct: bool) -> int:
    """How many seats a table has if nobody says: those of all who are known, or as many as fit."""
    return max(automas + 1, min(game.rules.seats)) if automas or direct else max(game.rules.seats)


def language_here(request: Request) -> str:
    """The language of this server if it is a community, otherwise that of this person.

    Only communities can choose a language. Discord reports American English for all other servers.
    """
    guild, chosen = request.interaction.guild, request.interaction.guild_locale
    return (
        language_of(str(chosen))
        if guild and chosen and "COMMUNITY" in guild.features
        else request.language
    )
