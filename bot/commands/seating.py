"""Before the game: opening a table, taking and leaving seats, beginning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot import posts
from bot.desk import Asked
from bot.language import language_of
from bot.posts import Post, Verb, buttons
from bot.seating import Manners
from bot.store import DELAY, Status, TableId, TableRow
from bot.troubles import missing, permissions_lacking


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """How somebody would like a table; what is left out is decided for them."""

    size: int | None
    automas: int
    language: str | None
    options: Sequence[tuple[str, str]]
    delay: tuple[int, int] | None
    manners: Manners


async def open_table(asked: Asked, game: str, wishes: Wishes) -> None:
    """Open a table in this channel; filled with automas, its game begins at once."""
    interaction = asked.interaction
    lacking = missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
    if lacking:
        await asked.say(permissions_lacking(asked.words(), interaction.channel_id or 0, lacking))
        return
    await asked.desk.servers.check(asked.host, interaction)
    played, automas = asked.host.game(game), wishes.automas
    row = await asked.host.open_table(
        game,
        asked.person,
        size=wishes.size or (max(automas + 1, min(played.seats)) if automas else max(played.seats)),
        automas=automas,
        options=wishes.options,
        delay=wishes.delay or DELAY,
        manners=wishes.manners,
        language=wishes.language or _spoken_here(asked),
        guild=interaction.guild_id,
        channel=interaction.channel_id or 0,
    )
    post = posts.notice(row, played)
    answered = await interaction.response.send_message(post.content, view=post.view, silent=True)
    assert answered.message_id is not None
    await asked.host.mark_notice(row.id, answered.message_id, post.digest)
    asked.desk.announcer.refresh(row.id)


def _spoken_here(asked: Asked) -> str:
    """The language that a community has chosen for itself; elsewhere that of whoever asks.

    Only communities choose: Discord says of all other servers that they speak American English.
    """
    guild, chosen = asked.interaction.guild, asked.interaction.guild_locale
    return language_of(str(chosen)) if guild and chosen and "COMMUNITY" in guild.features else asked.language


async def join(asked: Asked, table: TableId) -> None:
    """Take a seat."""
    asked.at(await asked.host.row(table))
    await _seated(asked, await asked.host.join(table, asked.person), "seating-joined")


async def leave(asked: Asked, table: TableId) -> None:
    """Give one's seat up."""
    asked.at(await asked.host.row(table))
    await _seated(asked, await asked.host.leave(table, asked.person.id), "seating-left")


async def add_automa(asked: Asked, table: TableId) -> None:
    """Seat an automa."""
    asked.at(await asked.host.row(table))
    await _seated(asked, await asked.host.add_automa(table, asked.person.id), "seating-automa")


async def start(asked: Asked, table: TableId) -> None:
    """Begin the game; whoever does not sit there yet is offered to."""
    row = await asked.host.row(table)
    asked.at(row)
    if row.status is Status.OPEN and row.seat_of(asked.person.id) is None and len(row.seats) < row.size:
        words = asked.words()
        await asked.put(Post(words("seating-first"), [buttons(row, [Verb.JOIN], words)]))
        return
    await _seated(asked, (await asked.host.begin(table, asked.person.id)).row, "seating-begun")


async def _seated(asked: Asked, row: TableRow, key: str) -> None:
    """Say that it is done; whoever pressed a button of the notice sees that there."""
    pressed = asked.interaction.message
    if pressed is not None and pressed.id == row.notice:
        await asked.interaction.response.defer()
    else:
        await asked.put(Post(asked.words()(key)))
