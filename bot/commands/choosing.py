"""Which table somebody means: the one they name, the one of this thread, their own, or a choice of several."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

import discord
from discord import app_commands

from bot.desk import Asked, Interaction, asked_by
from bot.menus import drawn
from bot.posts import Verb
from bot.reminders import MOST_ENTRIES, entry, which
from bot.store import Status, TableId, TableRow
from games.engine import Illegal
from games.text import Text

BEGUN = (Status.RUNNING, Status.FINISHED)
ALL = tuple(Status)
TEMPLATE = re.compile(rf"which:(?P<verb>{'|'.join(verb.value for verb in Verb)})(?::(?P<ply>\d{{1,6}}))?")
"""The custom ids of the selects that ask which table is meant."""


async def meant(asked: Asked, wish: str | None, statuses: Collection[Status]) -> Sequence[TableRow]:
    """Return the tables that may be meant, best first; raise `Illegal` if there is none.

    In its own thread a table is meant whatever its status, and so are one's own where no other fits: why it cannot be
    done there is better told than that there is no table.
    """
    if wish is not None:
        if not wish.isdecimal():
            raise Illegal(Text("table-gone"))
        return [await asked.host.row(TableId(int(wish)))]
    channel = asked.interaction.channel_id or 0
    if isinstance(asked.interaction.channel, discord.Thread):
        for row in await asked.host.tables_in(channel, ALL):
            if row.thread == channel:
                return [row]
    here = await asked.host.tables_in(channel, statuses)
    living = [row for row in here if row.status is not Status.FINISHED] or here
    own = [row for row in living if row.seat_of(asked.person.id)]
    sits_at = asked.host.tables_of
    found = own or living or await sits_at(asked.person.id, statuses) or await sits_at(asked.person.id)
    if not found:
        raise Illegal(Text("table-none"))
    return found


async def ask_which(asked: Asked, verb: Verb, rows: Sequence[TableRow], ply: int | None = None) -> None:
    """Ask which of several tables is meant; what is then shown of it may be how it lay after some *ply*."""
    select = which(verb, [(row, asked.host.game(row.game)) for row in rows], asked.words(), ply)
    await asked.say(asked.words()("which-table"), view=drawn(select))


def called(asked: Asked, row: TableRow) -> str:
    """A table in one line: its game and who sits there."""
    return entry(row, asked.host.game(row.game), asked.language)


async def complete_table(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The tables of whoever types, and those of this channel."""
    asked = asked_by(interaction)
    own = await asked.host.tables_of(asked.person.id)
    here = await asked.host.tables_in(interaction.channel_id or 0)
    rows = {row.id: row for row in (*own, *here)}
    names = {row.id: called(asked, row) for row in rows.values()}
    fitting = [(table, name) for table, name in names.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=str(table)) for table, name in fitting[:MOST_ENTRIES]]
