"""`/table export`: a table as a file."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import BEGUN, complete_table, do_at_table, find_tables
from bot.messages.button_actions import TableAction
from bot.messages.table_file import exported
from bot.store import Status, TableId


@app_commands.command(name="export", description=localized("command-table-export"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def export(interaction: Interaction, table: str | None = None) -> None:
    """Send a table as a file."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, (*BEGUN, Status.ENDED))
    await do_at_table(request, TableAction.EXPORT, rows)


@table_action(TableAction.EXPORT)
async def send_file(request: Request, table: TableId) -> None:
    """Send the table as a file to one of its players."""
    await request.defer()
    row = await request.row(table)
    request.seat(row)
    file = discord.File(BytesIO(await exported(request.host, table)), f"{row.game}-{table}.json")
    await request.send(request.words(request.host.games.by_key(row.game))("title"), files=[file])
