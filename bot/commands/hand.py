"""`/hand`: one's own hand as a picture, and what one may do now."""

from __future__ import annotations

from discord import app_commands

from bot.commands.at_table import AtTable, at_table, compose_answer
from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import BEGUN, complete_table, do_at_table, find_tables
from bot.delivery.hand_pictures import hand_picture
from bot.messages.button_actions import TableAction
from bot.store import TableId
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
    at = await at_table(request, table)
    painting, post = await paint_hand(at), await compose_answer(at)
    await request.send(painting.below(post.content), view=post.view, files=painting.files)


async def paint_hand(at: AtTable) -> Painting:
    """The picture of this person's hand."""
    request, position, seat = at.request, at.position, at.seat.seat
    left = await request.host.orders.at(position, seat)
    order = left.standing if left else None
    if at.asked:  # the picture of a hand tells what is good in it
        painter = request.services.painter
        return await hand_picture(painter, position, seat, request.language, order)
    return await request.services.painter.paint(position, seat, request.language, order)
