"""`/orders`: the orders that one has left at all tables, and how to withdraw them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.at_table import at_table, compose_answer, refresh_hand
from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.previews import close_menu
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import selected_table, table_label
from bot.messages.button_actions import TableAction
from bot.messages.components import LONGEST_ENTRY, LONGEST_POST, MOST_OPTIONS, Post, Row, shortened
from bot.messages.compose import ended_order_lines
from bot.messages.custom_ids import OrderSelect, encode
from bot.messages.escaping import bold
from bot.messages.table_names import heading_of
from bot.store import TableId


@app_commands.command(name="orders", description=localized("command-orders"))
async def orders(interaction: Interaction) -> None:
    """Show this person's orders."""
    request = await open_request(interaction)
    await request.send_post(await _listed(request))


@press(OrderSelect)
async def press_order_select(request: Request, _pressed: OrderSelect) -> None:
    """Withdraw the selected order, and show those that are left."""
    table = selected_table(request)
    await request.row(table)
    withdrawn = await request.host.orders.withdraw(table, request.person.id)
    await request.edit(
        await _listed(request, request.words()("order-withdrawn" if withdrawn else "order-none"))
    )


@table_action(TableAction.WITHDRAW)
async def withdraw_at_table(request: Request, table: TableId) -> None:
    """Withdraw this person's order at a table."""
    at = await at_table(request, table)
    pressed, hands = request.interaction.message, request.services.table_delivery.hands
    async with hands.answering(table, at.seat.seat, pressed.id if pressed else None):
        withdrawn = await request.host.orders.withdraw(table, request.person.id)
        note = request.words()("order-withdrawn" if withdrawn else "order-none")
        await close_menu(at, await compose_answer(at, notes=[note]))
    await refresh_hand(at)


async def _listed(request: Request, *notes: str) -> Post:
    """The orders, one a line, and a select menu of those that can still be withdrawn."""
    words = request.words()
    found = await request.host.orders.of_user(request.person.id)
    if not found:
        return Post("\n".join([*notes, words("orders-none")]))
    lines = [*notes, words("orders-title")]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=encode(OrderSelect()), placeholder=words("orders-withdraw")
    )
    for position, left in found:
        row, theirs = position.row, request.words(position.game)
        line = theirs.say(left.line, row.names)
        ended = ended_order_lines(position, left, theirs)
        about = ended[0] if ended else f"**{theirs.say(left.line, bold(row.names))}**"
        lines.append(f"• {theirs('title')} · {heading_of(row, words)} · {about}")
        if not ended and len(select.options) < MOST_OPTIONS:
            select.add_option(
                label=table_label(request, row),
                value=str(row.id),
                description=shortened(line, LONGEST_ENTRY),
            )
    rows: list[Row] = [[select]] if select.options else []
    return Post(shortened("\n".join(lines), LONGEST_POST), rows)
