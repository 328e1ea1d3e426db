"""While a game is on: giving a seat up or handing it on, pauses, and closing a table before its end."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from enum import Enum

import discord
from discord import app_commands

from bot.commands.choosing import ask_which, complete_table, meant
from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.language import plain
from bot.menus import button, drawn
from bot.posts import Post, Verb
from bot.servers import LIVING, manages
from bot.store import ProposalRow, Status, TableId, UserId
from bot.tables import require_live
from games.engine import Illegal, Seat, require
from games.text import Text

RUNNING = (Status.RUNNING,)


class Farewell(Enum):
    """What is asked once more before it is done."""

    RESIGN = "resign"
    END = "end"


TEMPLATE = re.compile(r"sure:(?P<farewell>resign|end)@(?P<table>\d{1,18})")
"""The custom ids of the buttons that confirm it."""


async def ask_resign(asked: Asked, table: TableId) -> None:
    """Ask whether this person really wants to give their seat up."""
    await _ask(asked, table, Farewell.RESIGN)


async def ask_end(asked: Asked, table: TableId) -> None:
    """Ask whether this person really wants the table closed."""
    await _ask(asked, table, Farewell.END)


async def confirmed(asked: Asked, farewell: Farewell, table: TableId) -> None:
    """Do what was asked once more."""
    asked.at(await asked.host.row(table))
    if farewell is Farewell.RESIGN:
        await asked.host.resign(table, asked.person.id)
        said = asked.words()("leaving-resigned")
    elif manages(asked.interaction, await asked.host.row(table)):
        await asked.host.close_table(table)
        said = asked.words()("leaving-ended")
    else:
        said = _said(asked, await asked.host.end(table, asked.person.id), "leaving-ended")
    await asked.replace(Post(said))


async def pause(asked: Asked, table: TableId) -> None:
    """Ask everybody for a pause."""
    asked.at(await asked.host.row(table))
    await asked.say(_said(asked, await asked.host.pause(table, asked.person.id), "leaving-paused"))


async def resume(asked: Asked, table: TableId) -> None:
    """Let the game go on."""
    asked.at(await asked.host.row(table))
    await asked.host.resume(table, asked.person.id)
    await asked.say(asked.words()("leaving-resumed"))


async def _ask(asked: Asked, table: TableId, farewell: Farewell) -> None:
    row = await asked.host.row(table)
    asked.at(row)
    managed = farewell is Farewell.END and manages(asked.interaction, row)
    sits = row.seat_of(asked.person.id) if managed else asked.seat(row)
    if not managed or row.status is not Status.OPEN:
        require_live(replace(row, paused_at=None))
    words = asked.words(asked.host.game(row.game))
    alone = sits is not None and all(other.automa or other is sits for other in row.seats)
    opened = sits is not None and row.opener == sits.user
    freely = "alone" if alone else "freely" if opened else "managed" if managed else "vote"
    question = (
        words("resign-sure", alone="yes" if alone else "no")
        if farewell is Farewell.RESIGN
        else (words("end-sure", how=freely))
    )
    confirm = button(words(f"button-{farewell.value}"), f"sure:{farewell.value}@{table}", discord.ButtonStyle.danger)
    await asked.say(f"**{words('title')}** · <#{row.place}>\n{question}", view=drawn([confirm]))


def _said(asked: Asked, proposal: ProposalRow | None, done: str) -> str:
    """What somebody is told who has proposed something, or done it, when nobody else had to be asked."""
    if proposal is None or proposal.outcome is not None:
        return asked.words()(done)
    return asked.words()("leaving-asked")


def add_leaving(group: app_commands.Group) -> None:
    """Put these commands into the group of commands about tables."""
    for verb, do in DEEDS.items():
        _add(group, verb, do)

    @group.command(name="replace", description=told("command-table-replace"))
    @app_commands.describe(user=told("option-user"), seat=told("option-which-seat"), table=told("option-table"))
    @app_commands.autocomplete(table=complete_table)
    async def replace(
        interaction: Interaction,
        user: discord.User,
        seat: app_commands.Range[int, 1, 8] | None = None,
        table: str | None = None,
    ) -> None:
        asked = await ask(interaction)
        rows = await meant(asked, table, RUNNING)
        if len(rows) > 1:
            raise Illegal(Text("which-table-option"))
        row = rows[0]
        asked.at(row)
        require(not user.bot, "table-no-bot", who=plain(user.display_name))
        wanted = None if seat is None else Seat(seat - 1)
        proposal = await asked.host.offer(row.id, asked.person.id, wanted, UserId(user.id))
        await asked.say(_said(asked, proposal, "leaving-asked"))


def _add(group: app_commands.Group, verb: Verb, do: Callable[[Asked, TableId], Awaitable[None]]) -> None:
    @group.command(name=verb.value, description=told(f"command-table-{verb.value}"))
    @app_commands.describe(table=told("option-table"))
    @app_commands.autocomplete(table=complete_table)
    async def leaving(interaction: Interaction, table: str | None = None) -> None:
        asked = await ask(interaction)
        manager = verb is Verb.END and interaction.permissions.manage_guild
        rows = await meant(asked, table, LIVING if manager else RUNNING)
        await (do(asked, rows[0].id) if len(rows) == 1 else ask_which(asked, verb, rows))


DEEDS: Mapping[Verb, Callable[[Asked, TableId], Awaitable[None]]] = {
    Verb.RESIGN: ask_resign,
    Verb.PAUSE: pause,
    Verb.RESUME: resume,
    Verb.END: ask_end,
}
