"""`/record`: the latest moves in words.

It shows the news that this person got at each move, and not the actions themselves: a secret answer
is an action, too, and stays secret until the game reveals it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import BEGUN, complete_table, do_at_table, find_tables
from bot.messages.automas import automa_lines
from bot.messages.button_actions import TableAction
from bot.messages.components import LONGEST_POST, Post, Row, button, shortened
from bot.messages.custom_ids import RecordPageButton
from bot.messages.news import news_lines
from bot.store import TableId

LINES_ON_A_PAGE = 20
LONGEST_PAGE = LONGEST_POST - 400
"""In characters, without the title and the line about computer players."""
LONGEST_MARK = 10
"""In characters: the ply or bullet in front of a line, and its line break."""


@dataclass(frozen=True, slots=True, order=True)
class Line:
    """The place of a line in the record: its ply, and its number among the lines of that ply."""

    ply: int
    number: int


@app_commands.command(name="record", description=localized("command-record"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def record(interaction: Interaction, table: str | None = None) -> None:
    """Show the latest moves in words."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, BEGUN)
    await do_at_table(request, TableAction.RECORD, rows)


@table_action(TableAction.RECORD)
async def show_record(request: Request, table: TableId) -> None:
    """Show the latest page of the record."""
    await request.send_post(await _page(request, table, None))


@press(RecordPageButton)
async def press_record_page(request: Request, pressed: RecordPageButton) -> None:
    """Replace the pressed page by another page."""
    first = Line(pressed.ply, pressed.number)
    await request.edit(await _page(request, pressed.table, first))


async def _page(request: Request, table: TableId, first: Line | None) -> Post:
    position = await request.position(table)
    row, words = position.row, request.words(position.game)
    begin = first.ply if first else row.ply
    lines = await _lines(request, table, begin - LINES_ON_A_PAGE, begin + LINES_ON_A_PAGE)
    if not lines:
        return Post(words("record-empty") if not row.ply else words("record-unreadable"))
    places = sorted(lines)
    page = (
        _fitting(lines, [at for at in places if at >= first])
        if first
        else _fitting(lines, places[::-1])
    )
    if not page:
        return Post(words("record-unreadable"))
    last, ply = page[-1].ply, row.ply
    title = words("record-title", title=words("title"), first=page[0].ply, last=last, ply=ply)
    earlier = _fitting(lines, [at for at in reversed(places) if at < page[0]])
    later = [at for at in places if at > page[-1]]
    page_buttons: Row = []
    if earlier:
        page_buttons.append(button(words("record-earlier"), _page_button(table, earlier[0])))
    if later:
        page_buttons.append(button(words("record-later"), _page_button(table, later[0])))
    marked = [
        f"{'•' if at.number and at is not page[0] else f'`{at.ply}`'} {lines[at]}" for at in page
    ]
    automas = automa_lines(row, words)
    return Post("\n".join([title, *automas, *marked]), [page_buttons])


async def _lines(request: Request, table: TableId, since: int, until: int) -> dict[Line, str]:
    """The lines between two plies that this person may read: at least one for each move."""
    position = await request.position(table)
    seat = position.row.seat_of(request.person.id)
    news = [
        move
        for move in await request.host.tables.news_since(table, max(0, since - 1))
        if move.ply <= until
    ]
    moves = news_lines(position, news, seat.seat if seat else None, request.words(position.game))
    return {
        Line(move.ply, number): shortened(line, LONGEST_PAGE - LONGEST_MARK)
        for move, lines in zip(news, moves, strict=True)
        for number, line in enumerate(lines or ["…"])
    }


def _fitting(lines: dict[Line, str], places: Sequence[Line]) -> list[Line]:
    """The first of these places that fit on one page, in the order of the record."""
    page: list[Line] = []
    room = LONGEST_PAGE
    for at in places[:LINES_ON_A_PAGE]:
        room -= len(lines[at]) + LONGEST_MARK
        if page and room < 0:
            break
        page.append(at)
    return sorted(page)


def _page_button(table: TableId, first: Line) -> RecordPageButton:
    return RecordPageButton(table, first.ply, first.number)
