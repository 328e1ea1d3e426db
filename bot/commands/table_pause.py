"""`/table pause` and `/table resume`."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import RUNNING, complete_table, do_at_table, find_tables
from bot.commands.votes import proposal_answer
from bot.messages.button_actions import TableAction
from bot.store import TableId


@app_commands.command(name="pause", description=localized("command-table-pause"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def pause(interaction: Interaction, table: str | None = None) -> None:
    """Propose a pause."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, RUNNING)
    await do_at_table(request, TableAction.PAUSE, rows)


@table_action(TableAction.PAUSE)
async def propose_pause(request: Request, table: TableId) -> None:
    """Propose a pause to the others."""
    await request.row(table)
    proposal = await request.host.proposals.pause(table, request.person.id)
    await request.send(proposal_answer(request, proposal, "leaving-paused"))


@app_commands.command(name="resume", description=localized("command-table-resume"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def resume(interaction: Interaction, table: str | None = None) -> None:
    """End a pause."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, RUNNING)
    await do_at_table(request, TableAction.RESUME, rows)


@table_action(TableAction.RESUME)
async def end_pause(request: Request, table: TableId) -> None:
    """End the pause."""
    await request.row(table)
    await request.host.pauses.resume(table, request.person.id)
    await request.send(request.words()("leaving-resumed"))
