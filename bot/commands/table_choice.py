"""Which table a request is about: the one that is named, the one of this thread, or one's own.

If several fit, a select menu asks which one; choosing one does there what was asked for.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

import discord
from discord import app_commands

from bot.commands.presses import TABLE_ACTIONS, press
from bot.commands.replay import show_moment
from bot.commands.request import Interaction, Request, request_of
from bot.commands.visibility import visible
from bot.messages.button_actions import TableAction
from bot.messages.components import MOST_CHOICES, view_of
from bot.messages.custom_ids import TableSelect
from bot.messages.table_list import ListedTable, TableList, table_list
from bot.messages.table_names import table_entry, table_select
from bot.store import NOWHERE, Status, TableId, TableRow
from games.moves import Illegal
from games.text import Text

OPEN = (Status.OPEN,)
RUNNING = (Status.RUNNING,)
BEGUN = (Status.RUNNING, Status.FINISHED)
ALL = tuple(Status)

NUMBER = re.compile(r"\d{1,18}", re.ASCII)
"""The number of a table. The store cannot hold a longer one."""


def parse_table_id(typed: str) -> TableId:
    """The table id in a text that somebody typed or a client sent; 0, which is no table, if it is
    not a number.
    """
    number = _without_sign(typed)
    return TableId(int(number) if NUMBER.fullmatch(number) else 0)


def _without_sign(typed: str) -> str:
    """Return what was typed without the sign that stands before a table's number in messages."""
    return typed.strip().removeprefix("#").removeprefix("№").strip()


def selected_table(request: Request) -> TableId:
    """The table that was chosen in a select menu."""
    return parse_table_id(next(iter(request.selected), ""))


async def find_tables(
    request: Request, named: str | None, statuses: Collection[Status], *, plays: bool = True
) -> Sequence[TableRow]:
    """Return the tables that a request may be about, best first; raise `Illegal` if there is none.

    In a table's own thread it is that table, whatever its status. If no table has one of the
    statuses, it is one's own tables: a reason why that table refuses helps more than "no table".
    What *plays* needs the game: tables whose game is not here any more are left out unless there
    are no others.
    """
    if named is not None:
        return [await request.row(parse_table_id(named))]
    channel = request.interaction.channel_id or 0
    if isinstance(request.interaction.channel, discord.Thread):
        for row in await request.host.tables.in_channel(channel, ALL):
            if row.thread == channel:
                return [row]
    on_a_server = request.interaction.guild_id is not None  # elsewhere one's own are as near
    here = await request.host.tables.in_channel(channel, statuses) if on_a_server else []
    sits_at, unplayable = request.host.tables.of_user, list[TableRow]()

    def playable(rows: Sequence[TableRow]) -> Sequence[TableRow]:
        if plays:
            unplayable.extend(row for row in rows if not request.host.games.has(row.game))
        return [row for row in rows if row not in unplayable]

    here = playable(here)
    active = [row for row in here if row.status is not Status.FINISHED] or here
    own = [row for row in active if row.seat_of(request.person.id)]
    found = (
        own
        or active
        or playable(await sits_at(request.person.id, statuses))
        or playable(await sits_at(request.person.id))
        or unplayable[:1]
    )
    if not found:
        raise Illegal(Text("table-none"))
    return found


async def ask_which_table(
    request: Request, action: TableAction, rows: Sequence[TableRow], ply: int | None = None
) -> None:
    """Ask which of several tables is meant; *ply* is the ply to show if the action is a replay."""
    select = table_select(
        action,
        [(row, request.host.games.of_family(row.game)) for row in rows],
        request.words(),
        ply,
    )
    await request.send(request.words()("which-table"), view=view_of(select))


@press(TableSelect)
async def press_table_select(request: Request, pressed: TableSelect) -> None:
    """Do at the selected table what was asked for; a replay may begin at a certain ply."""
    table = selected_table(request)
    if pressed.action is TableAction.REPLAY and pressed.ply is not None:
        await show_moment(request, table, pressed.ply)
    else:
        await TABLE_ACTIONS[pressed.action](request, table)


async def do_at_table(request: Request, action: TableAction, rows: Sequence[TableRow]) -> None:
    """Run the handler of an action at the table, or ask which of several tables is meant."""
    if len(rows) == 1:
        await TABLE_ACTIONS[action](request, rows[0].id)
    else:
        await ask_which_table(request, action, rows)


def table_label(request: Request, row: TableRow) -> str:
    """A table in one line: its game and its players."""
    return table_entry(row, request.host.games.of_family(row.game), request.language)


async def tables_seen(
    request: Request, statuses: Collection[Status] = (Status.OPEN, Status.RUNNING)
) -> Sequence[TableRow]:
    """Return the tables of this server that this person may see, and their own everywhere."""
    guild = request.interaction.guild_id
    there = await request.host.tables.on_server(guild, statuses) if guild is not None else []
    seen = await visible(request.interaction, there)
    own = await request.host.tables.of_user(request.person.id, statuses)
    return list({row.id: row for row in (*seen, *own)}.values())


def listed_here(request: Request, rows: Sequence[TableRow]) -> TableList:
    """Put tables in order for this person, in this channel."""
    games = request.host.games
    tables = [ListedTable(row, games.of_family(row.game), games.has(row.game)) for row in rows]
    return table_list(tables, request.person.id, request.interaction.channel_id or NOWHERE)


async def complete_open_table(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """Suggest the tables of this server at which this person may sit down, those here first."""
    request = request_of(interaction)
    listed = listed_here(request, await tables_seen(request, OPEN))
    return _suggested({row.id: table_label(request, row) for row in listed.joined()}, typed)


def _suggested(names: Mapping[TableId, str], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest those of some tables that are meant by what is typed."""
    sought = _without_sign(typed).lower()
    fitting = [(table, name) for table, name in names.items() if sought in name.lower()]
    return [
        app_commands.Choice(name=name, value=str(table)) for table, name in fitting[:MOST_CHOICES]
    ]


async def complete_table(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest this person's tables and those of this channel."""
    request = request_of(interaction)
    own = await request.host.tables.of_user(request.person.id)
    here = await request.host.tables.in_channel(interaction.channel_id or 0)
    rows = {row.id: row for row in (*own, *here)}
    return _suggested({row.id: table_label(request, row) for row in rows.values()}, typed)
