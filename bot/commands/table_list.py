"""`/table list` and `/table show`: which tables there are."""

from __future__ import annotations

from discord import app_commands

from bot.commands.board import show_board
from bot.commands.localization import localized
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import (
    ALL,
    BEGUN,
    OPEN,
    ask_which_table,
    complete_table,
    find_tables,
)
from bot.messages.button_actions import TableAction
from bot.messages.components import LONGEST_POST, shortened
from bot.messages.escaping import plain
from bot.messages.table_names import place_of, title_of
from bot.store import TableRow
from games.moves import Illegal
from games.text import Text


@app_commands.command(name="list", description=localized("command-table-list"))
async def list_tables(interaction: Interaction) -> None:
    """List this person's tables and those of this channel."""
    request = await open_request(interaction)
    here = await request.host.tables.in_channel(interaction.channel_id or 0)
    own = await request.host.tables.of_user(request.person.id)
    rows = {row.id: row for row in (*here, *own)}
    if not rows:
        raise Illegal(Text("table-none"))
    lines = [_listed(request, row) for row in rows.values()]
    await request.send(shortened("\n".join(lines), LONGEST_POST))


@app_commands.command(name="show", description=localized("command-table-show"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def show(interaction: Interaction, table: str | None = None) -> None:
    """Show a table: the board, or before the game who sits there."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, ALL if table else (*BEGUN, *OPEN))
    if len(rows) > 1:
        await ask_which_table(request, TableAction.BOARD, rows)
    elif rows[0].status in BEGUN:
        await show_board(request, rows[0].id)
    else:
        await request.send(_listed(request, rows[0]))


def _listed(request: Request, row: TableRow) -> str:
    """A table in one line: game, players, status, channel and number."""
    words = request.words()
    title = title_of(row.game, request.host.games.of_family(row.game), request.language)
    names = ", ".join(plain(name) for name in row.names)
    state = row.status.value if row.paused_at is None else "paused"
    status = words(f"status-{state}", seated=len(row.seats), size=row.size)
    return (
        f"**{title}** · {names} · {status} · {place_of(row, words)} ·"
        f" {words('listed-number', number=str(row.id))}"
    )
