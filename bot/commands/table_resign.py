"""`/table resign`: give up one's seat in a running game."""

from __future__ import annotations

from discord import app_commands

from bot.commands.confirmation import ask_to_confirm, confirmed
from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import RUNNING, complete_table, do_at_table, find_tables
from bot.hosting.position import require_running
from bot.messages.button_actions import Confirmation, TableAction
from bot.store import TableId, TableRow
from bot.store.cups import CupId
from bot.store.enums import CupForm


@app_commands.command(name="resign", description=localized("command-table-resign"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def resign(interaction: Interaction, table: str | None = None) -> None:
    """Give up one's seat."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, RUNNING, plays=False)
    await do_at_table(request, TableAction.RESIGN, rows)


@table_action(TableAction.RESIGN)
async def ask_to_resign(request: Request, table: TableId) -> None:
    """Ask this person whether they really want to give up their seat."""
    row = await request.row(table)
    seat = request.seat(row)
    require_running(row)
    alone = all(other.automa or other is seat for other in row.seats)
    words = request.words()
    lines = [words("resign-sure", alone="yes" if alone else "no")]
    if row.bound and row.cup is not None:
        cup = await request.host.cups.of(CupId(row.cup))
        won = alone and not cup.company(row)
        lines.insert(0, words("resign-cup", won="yes" if won else "no"))
        if cup.row.form is CupForm.SEASON:
            lines.insert(1, words("resign-season"))
    question = "\n".join(lines)
    await ask_to_confirm(request, row, Confirmation.RESIGN, question)


@confirmed(Confirmation.RESIGN)
async def give_up_seat(request: Request, row: TableRow) -> str:
    """Give up this person's seat."""
    await request.host.seats.resign(row.id, request.person.id)
    return request.words()("leaving-resigned")
