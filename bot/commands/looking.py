"""Looking at a table: one's hand, the board as picture or text, and the record in words."""

from __future__ import annotations

import re

from bot.desk import Asked
from bot.language import bold
from bot.menus import Row, button, shortened
from bot.posts import LONGEST_POST, Post, framed, root_menu
from bot.store import TableId

MOVES_ON_A_PAGE = 10
PAGE_TEMPLATE = re.compile(r"record:(?P<table>\d{1,18}):(?P<after>\d{1,6})")
"""The custom ids of the buttons that turn the pages of a record."""


async def show_hand(asked: Asked, table: TableId) -> None:
    """Show this person their hand, and what they may do now."""
    await asked.think()
    position = await asked.position(table)
    seat = asked.seat(position.row)
    painting = await asked.desk.painter.paint(position, seat.seat, asked.language)
    words = asked.words(position.game)
    post = framed(position, root_menu(position, seat.seat, words), words)
    await asked.say(painting.below(post.content), view=post.view, files=painting.files)


async def show_board(asked: Asked, table: TableId) -> None:
    """Show the table as everybody sees it."""
    await asked.think()
    position = await asked.position(table)
    painting = await asked.desk.painter.paint(position, None, asked.language)
    content = framed(position, None, asked.words(position.game)).content
    await asked.say(painting.below(content), files=painting.files)


async def show_text(asked: Asked, table: TableId) -> None:
    """Read out the table: to whoever sits there, with what they alone may know."""
    position = await asked.position(table)
    seat = position.row.seat_of(asked.person.id)
    text = await asked.desk.painter.tell(position, seat.seat if seat else None, asked.language)
    await asked.say(shortened(text, LONGEST_POST))


async def show_record(asked: Asked, table: TableId, after: int | None = None) -> None:
    """Show a page of the record in words: the latest moves, or those after a ply."""
    post = await _page(asked, table, after)
    await (asked.put(post) if after is None else asked.replace(post))


async def _page(asked: Asked, table: TableId, after: int | None) -> Post:
    position = await asked.position(table)
    words = asked.words(position.game)
    row = position.row
    seat = row.seat_of(asked.person.id)
    first = max(0, row.ply - MOVES_ON_A_PAGE) if after is None else min(after, row.ply)
    news = [move for move in await asked.host.news_since(table, first) if move.ply <= first + MOVES_ON_A_PAGE]
    if not news:
        return Post(words("record-empty") if not row.ply else words("record-unreadable"))
    names, reader = bold(row.names), seat.seat if seat else None
    lines = [
        f"`{move.ply}` " + " ".join(words.say(event.line, names) for event in move.events if event.to in {None, reader})
        for move in news
    ]
    title = words("record-title", title=words("title"), first=news[0].ply, last=news[-1].ply, ply=row.ply)
    return Post(shortened("\n".join([title, *lines]), LONGEST_POST), [_turning(row.id, first, row.ply, asked)])


def _turning(table: TableId, first: int, ply: int, asked: Asked) -> Row:
    words = asked.words()
    pages: Row = []
    if first > 0:
        pages.append(button(words("record-earlier"), f"record:{table}:{max(0, first - MOVES_ON_A_PAGE)}"))
    if first + MOVES_ON_A_PAGE < ply:
        pages.append(button(words("record-later"), f"record:{table}:{first + MOVES_ON_A_PAGE}"))
    return pages
