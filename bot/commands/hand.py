"""`/hand`: one's own hand as a picture, and what one may do now."""

from __future__ import annotations

from discord import app_commands

from bot.commands.compose_answer import compose_answer, player_of
from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import BEGUN, complete_table, do_at_table, find_tables
from bot.hosting.host import Position
from bot.messages.button_actions import TableAction
from bot.store import SeatRow, TableId
from bot.workers.pictures import Painting


@app_commands.command(name="hand", description=localized("command-hand"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """Show this person their hand."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, BEGUN)
    await do_at_table(request, TableAction.HAND, rows)


@table_action(TableAction.HAND)
async def show_hand(request: Request, table: TableId) -> None:
    """Show this person their hand, and what they may do now."""
    await request.defer()
    position = await request.position(table)
    seat = request.seat(position.row)
    painting = await paint_hand(request, position, seat)
    post = await compose_answer(request, position, player_of(request, position, seat))
    await request.send(painting.below(post.content), view=post.view, files=painting.files)


async def paint_hand(request: Request, position: Position, seat: SeatRow) -> Painting:
    """The picture of this person's hand."""
    left = await request.host.orders.at(position, seat.seat)
    order = left.standing if left else None
    return await request.services.painter.paint(position, seat.seat, request.language, order)
