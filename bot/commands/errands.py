"""`/orders`: what one has left to be done in one's absence, at all tables, and taking it back."""

from __future__ import annotations

import re

import discord

from bot.commands.choosing import called
from bot.desk import Asked
from bot.language import bold
from bot.menus import LONGEST_ENTRY, Row, shortened
from bot.posts import LONGEST_POST, Post
from bot.reminders import MOST_ENTRIES
from bot.store import TableId
from bot.turns import over

TEMPLATE = re.compile(r"orders:withdraw")
"""The custom id of the select that lists one's orders."""


async def show_orders(asked: Asked) -> None:
    """Show the orders of this person."""
    await asked.put(await _listed(asked))


async def withdraw(asked: Asked, table: TableId) -> None:
    """Take one of them back, and show those that are left."""
    withdrawn = await asked.host.withdraw_order(table, asked.person.id)
    await asked.replace(await _listed(asked, asked.words()("order-withdrawn" if withdrawn else "order-none")))


async def _listed(asked: Asked, *notes: str) -> Post:
    """The orders, a line for each, and a select of those that stand."""
    words = asked.words()
    found = await asked.host.orders_of(asked.person.id)
    if not found:
        return Post("\n".join([*notes, words("orders-none")]))
    lines = [*notes, words("orders-title")]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=TEMPLATE.pattern, placeholder=words("orders-withdraw")
    )
    for position, left in found:
        row, theirs = position.row, asked.words(position.game)
        line = theirs.say(left.line, row.names)
        ended = over(position, left, theirs)
        about = ended[0] if ended else f"**{theirs.say(left.line, bold(row.names))}**"
        lines.append(f"• {theirs('title')} · <#{row.place}> · {about}")
        if not ended and len(select.options) < MOST_ENTRIES:
            select.add_option(label=called(asked, row), value=str(row.id), description=shortened(line, LONGEST_ENTRY))
    rows: list[Row] = [[select]] if select.options else []
    return Post(shortened("\n".join(lines), LONGEST_POST), rows)
