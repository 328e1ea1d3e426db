"""`/table export`: a table as a file."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import BEGUN, complete_table, do_at_table, find_tables
from bot.hosting.host import Host
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
    content = BytesIO(await file_of(request.host, table))
    file = discord.File(content, f"{row.game}-{table}.json")
    await request.send(request.words(request.host.games.by_key(row.game))("title"), files=[file])


async def file_of(host: Host, table: TableId) -> bytes:
    """Return a table that has begun as a file; raise `Illegal` for any other."""
    position = await host.tables.position(table)
    running = position.row.status is Status.RUNNING
    news = await host.tables.news_since(table, None) if running else ()
    # The record is read last: whatever there is news of stands there, even if somebody moves
    # meanwhile.
    return exported(position, news, await host.record.of(table))
