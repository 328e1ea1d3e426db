"""The record in words: what everybody, and whoever reads, was told at each move; never the moves themselves.

What was answered in secret is an action like any other, and its contents are nobody's business until it is opened.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.desk import Asked
from bot.menus import Row, button, shortened
from bot.posts import LONGEST_POST, Post, told
from bot.store import TableId

LINES_ON_A_PAGE = 20
LONGEST_PAGE = LONGEST_POST - 200
"""Characters, beside the title."""
LONGEST_MARK = 10
"""Characters that a line takes beside what it tells."""
TEMPLATE = re.compile(r"record:(?P<table>\d{1,18}):(?P<ply>\d{1,6}):(?P<number>\d{1,4})")
"""The custom ids of the buttons that turn the pages of a record."""


@dataclass(frozen=True, slots=True, order=True)
class Line:
    """Where a line stands in a record: at which ply, and how many of the same ply stand before it."""

    ply: int
    number: int


async def show_record(asked: Asked, table: TableId, first: Line | None = None) -> None:
    """Show a page of the record: the one that begins with this line, or the latest."""
    post = await _page(asked, table, first)
    await (asked.put(post) if first is None else asked.replace(post))


async def _page(asked: Asked, table: TableId, first: Line | None) -> Post:
    position = await asked.position(table)
    row, words = position.row, asked.words(position.game)
    begin = first.ply if first else row.ply
    lines = await _lines(asked, table, begin - LINES_ON_A_PAGE, begin + LINES_ON_A_PAGE)
    if not lines:
        return Post(words("record-empty") if not row.ply else words("record-unreadable"))
    places = sorted(lines)
    page = _fitting(lines, [at for at in places if at >= first]) if first else _fitting(lines, places[::-1])
    if not page:
        return Post(words("record-unreadable"))
    last, ply = page[-1].ply, row.ply
    title = words("record-title", title=words("title"), first=page[0].ply, last=last, ply=ply)
    earlier = _fitting(lines, [at for at in reversed(places) if at < page[0]])
    later = [at for at in places if at > page[-1]]
    turning: Row = []
    if earlier:
        turning.append(button(words("record-earlier"), _custom_id(table, earlier[0])))
    if later:
        turning.append(button(words("record-later"), _custom_id(table, later[0])))
    marked = [f"{'•' if at.number and at is not page[0] else f'`{at.ply}`'} {lines[at]}" for at in page]
    return Post("\n".join([title, *marked]), [turning])


async def _lines(asked: Asked, table: TableId, since: int, until: int) -> dict[Line, str]:
    """The record between two plies as this person may read it: at least a line for each move."""
    position = await asked.position(table)
    seat = position.row.seat_of(asked.person.id)
    news = [move for move in await asked.host.news_since(table, max(0, since - 1)) if move.ply <= until]
    moves = told(position, news, seat.seat if seat else None, asked.words(position.game))
    return {
        Line(move.ply, number): shortened(line, LONGEST_PAGE - LONGEST_MARK)
        for move, lines in zip(news, moves, strict=True)
        for number, line in enumerate(lines or ["…"])
    }


def _fitting(lines: dict[Line, str], places: Sequence[Line]) -> list[Line]:
    """As many of the places as make a page, in their order in the record."""
    page: list[Line] = []
    room = LONGEST_PAGE
    for at in places[:LINES_ON_A_PAGE]:
        room -= len(lines[at]) + LONGEST_MARK
        if page and room < 0:
            break
        page.append(at)
    return sorted(page)


def _custom_id(table: TableId, first: Line) -> str:
    return f"record:{table}:{first.ply}:{first.number}"
