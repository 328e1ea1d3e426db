"""Opening a table in the channel in which somebody asks for it, and its notice there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.commands.forum_choice import check_tags, forum_for
from bot.commands.forum_choice import lacking as lacking_in
from bot.commands.request import Request
from bot.commands.server_rules import check_may_open
from bot.delivery.mentions import mentioning
from bot.delivery.permissions import missing, permissions_lacking
from bot.hosting.seating import MANNERS, Manners
from bot.messages.language import language_of
from bot.messages.notices import notice_post
from bot.store import DELAY, Status, TableRow, UserId
from renderers.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What was chosen for a new table; None stands for a default."""

    size: int | None
    levels: Sequence[str] = ()
    """Of its computer players, each of its own."""
    language: str | None = None
    options: Sequence[tuple[str, str]] = ()
    delay: tuple[int, int] | None = None
    manners: Manners
    invited: Sequence[UserId] = ()
    begins_full: bool = False
    forum: int | None = None
    """The forum that was named for it."""


def usual_manners(request: Request) -> Manners:
    """What is usual on this server."""
    usual = request.services.servers.of(request.interaction.guild_id)
    return Manners(usual.take_back, usual.absence, MANNERS.patience, request.services.hints)


async def open_here(request: Request, game: str, settings: TableSettings) -> None:
    """Open a table in this channel and answer with its notice."""
    row = await open_table(request, game, settings)
    if row is None:
        return
    if row.forum:
        request.services.table_delivery.post_notice(row.id)
        await request.send(opened_elsewhere(row, request.words()))
        return
    post = notice_post(row, request.host.games.by_key(row.game))
    response = request.interaction.response
    answered = await response.send_message(
        post.content,
        view=post.view,
        silent=not row.invited,
        allowed_mentions=mentioning(row.invited),
    )
    assert answered.message_id is not None
    await request.services.store.shown.mark_notice(row.id, answered.message_id, post.digest)
    request.services.table_delivery.refresh(row.id)


async def open_table(request: Request, game: str, settings: TableSettings) -> TableRow | None:
    """Open a table in this channel or in a forum; if automas fill it, its game begins at once.

    Its notice has still to be posted. Where the bot may not post it, answer that, and open none.
    """
    interaction = request.interaction
    forum = await forum_for(request, settings.forum)
    channel = forum.id if forum else interaction.channel_id or 0
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
    played, automas = request.host.games.for_new_tables(game), len(settings.levels)
    return await request.host.seating.open(
        game,
        request.person,
        size=settings.size
        or (max(automas + 1, min(played.seats)) if automas else max(played.seats)),
        automas=automas,
        levels=settings.levels,
        options=settings.options,
        delay=settings.delay or DELAY,
        manners=settings.manners,
        language=settings.language or _language_here(request),
        guild=interaction.guild_id,
        channel=channel,
        forum=forum is not None,
        invited=settings.invited,
        begins_full=settings.begins_full,
    )


def opened_elsewhere(row: TableRow, words: Words) -> str:
    """Say where a table was opened, if the answer is not its notice."""
    key = "wizard-opened" if row.status is Status.OPEN else "wizard-started"
    return words(key, number=str(row.id), place=f"<#{row.place}>")


def _language_here(request: Request) -> str:
    """The language of this server if it is a community, otherwise that of this person.

    Only communities can choose a language. Discord reports American English for all other servers.
    """
    guild, chosen = request.interaction.guild, request.interaction.guild_locale
    return (
        language_of(str(chosen))
        if guild and chosen and "COMMUNITY" in guild.features
        else request.language
    )
