"""Looking at a table: one's hand, and the board as picture or text."""

from __future__ import annotations

from bot.commands import moves
from bot.desk import Asked
from bot.menus import shortened
from bot.posts import LONGEST_POST, framed
from bot.store import TableId


async def show_hand(asked: Asked, table: TableId) -> None:
    """Show this person their hand, and what they may do now."""
    await asked.think()
    position = await asked.position(table)
    seat = asked.seat(position.row)
    left = await asked.host.order_at(position, seat.seat)
    order = left.standing if left else None
    painting = await asked.desk.painter.paint(position, seat.seat, asked.language, order)
    post = await moves.standing(asked, position, seat)
    await asked.say(painting.below(post.content), view=post.view, files=painting.files)


async def show_board(asked: Asked, table: TableId) -> None:
    """Show the table as everybody sees it."""
    await asked.think()
    position = await asked.position(table)
    painting = await asked.desk.painter.paint(position, None, asked.language)
    words = asked.words(position.game)
    content = framed(position, None, words, here=asked.interaction.channel_id).content
    await asked.say(painting.below(content), files=painting.files)


async def show_text(asked: Asked, table: TableId) -> None:
    """Read out the table: to whoever sits there, with what they alone may know."""
    position = await asked.position(table)
    seat = position.row.seat_of(asked.person.id)
    left = await asked.host.order_at(position, seat.seat) if seat else None
    order = left.standing if left else None
    text = await asked.desk.painter.tell(position, seat.seat if seat else None, asked.language, order)
    await asked.say(shortened(text, LONGEST_POST))
