"""`/table end`: close a table before its game is over."""

from __future__ import annotations

from discord import app_commands

from bot.commands.confirmation import ask_to_confirm, confirmed
from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.server_rules import manages
from bot.commands.table_choice import complete_table, do_at_table, find_tables
from bot.commands.votes import proposal_answer
from bot.hosting.position import require_running
from bot.hosting.tables import ACTIVE
from bot.messages.button_actions import Confirmation, TableAction
from bot.store import Status, TableId, TableRow


@app_commands.command(name="end", description=localized("command-table-end"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def end(interaction: Interaction, table: str | None = None) -> None:
    """Close a table."""
    request = await open_request(interaction)
    manager = interaction.permissions.manage_guild
    rows = await find_tables(request, table, ACTIVE, plays=not manager)
    await do_at_table(request, TableAction.END, rows)


@table_action(TableAction.END)
async def ask_to_end(request: Request, table: TableId) -> None:
    """Ask this person whether they really want to close the table."""
    row = await request.row(table)
    managed = manages(request.interaction, row)
    seat = row.seat_of(request.person.id) if managed else request.seat(row)
    if row.status is not Status.OPEN:
        require_running(row)
    elif not managed:
        request.host.seating.require_closable(row, request.person.id)
    alone = seat is not None and all(other.automa or other is seat for other in row.seats)
    opened = seat is not None and await request.host.proposals.ends_alone(row, request.person.id)
    how = "alone" if alone else "freely" if opened else "managed" if managed else "vote"
    if row.status is Status.OPEN and not managed:
        how = "open"
    await ask_to_confirm(request, row, Confirmation.END, request.words()("end-sure", how=how))


@confirmed(Confirmation.END)
async def close_table(request: Request, row: TableRow) -> str:
    """Close the table; unless this person manages the server, the others may have to agree."""
    if manages(request.interaction, row):
        await request.host.closing.close(row.id)
        return request.words()("leaving-ended")
    if row.status is Status.OPEN:
        await request.host.seating.close_own(row.id, request.person.id)
        return request.words()("leaving-ended")
    proposal = await request.host.proposals.end(row.id, request.person.id)
    return proposal_answer(request, proposal, "leaving-ended")
