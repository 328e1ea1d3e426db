"""`/record`: the latest moves in words.

It shows the news that this person got at each move, and not the actions themselves: a secret answer
is an action, too, and stays secret until the game reveals it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.show_here import ForAll, show_row, shows
from bot.commands.table_choice import BEGUN, complete_table, do_at_table, find_tables
from bot.hosting.host import Position
from bot.messages.automas import automa_lines
from bot.messages.button_actions import Shown, TableAction
from bot.messages.components import LONGEST_POST, Post, Row, button, shortened
from bot.messages.custom_ids import RecordPageButton, ShowButton
from bot.messages.language import words_of
from bot.messages.news import news_lines
from bot.store import TableId
from games.engine import Seat
from renderers.words import Words

LINES_ON_A_PAGE = 20
LONGEST_PAGE = LONGEST_POST - 400
"""In characters, without the title and the line about computer players."""
LONGEST_MARK = 10
"""In characters: the ply or bullet in front of a line, and its line break."""


@dataclass(frozen=True, slots=True, order=True)
class RecordPlace:
    """The place of a line in the record: its ply, and its number among the lines of that ply."""

    ply: int
    number: int


@dataclass(frozen=True, slots=True)
class _Reader:
    """Whoever reads: from a seat or, without one, what everybody may know."""

    seat: Seat | None
    words: Words


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
    first = RecordPlace(pressed.ply, pressed.number)
    await request.edit(await _page(request, pressed.table, first))


@shows(Shown.RECORD)
async def record_for_all(request: Request, pressed: ShowButton) -> ForAll:
    """The page that begins with this ply, as everybody may read it."""
    position = await request.position(pressed.table)
    spectator = _Reader(None, words_of(position.row.language, position.game))
    return ForAll(
        (await _page(request, pressed.table, RecordPlace(pressed.ply, 0), spectator)).content
    )


async def _page(
    request: Request, table: TableId, first: RecordPlace | None, reader: _Reader | None = None
) -> Post:
    position = await request.position(table)
    row = position.row
    reader = reader or _reader(request, position)
    words, begin = reader.words, first.ply if first else row.ply
    lines = await _lines(request, table, reader, begin)
    if not lines:
        return Post(words("record-empty") if not row.ply else words("record-unreadable"))
    places = sorted(lines)
    page = (
        _fitting(lines, [at for at in places if at >= _beginning(lines, first)])
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
    page_buttons += show_row(request, row, ShowButton(Shown.RECORD, table, page[0].ply))
    return Post("\n".join([title, *automas, *marked]), [page_buttons])


def _reader(request: Request, position: Position) -> _Reader:
    seat = position.row.seat_of(request.person.id)
    return _Reader(seat.seat if seat else None, request.words(position.game))


async def _lines(
    request: Request, table: TableId, reader: _Reader, around: int
) -> dict[RecordPlace, str]:
    """The lines about a ply that somebody may read: at least one for each move."""
    position = await request.position(table)
    since, until = around - LINES_ON_A_PAGE, around + LINES_ON_A_PAGE
    news = [
        move
        for move in await request.host.tables.news_since(table, max(0, since - 1))
        if move.ply <= until
    ]
    moves = news_lines(position, news, reader.seat, reader.words)
    return {
        RecordPlace(move.ply, number): shortened(line, LONGEST_PAGE - LONGEST_MARK)
        for move, lines in zip(news, moves, strict=True)
        for number, line in enumerate(lines or ["…"])
    }


def _fitting(lines: dict[RecordPlace, str], places: Sequence[RecordPlace]) -> list[RecordPlace]:
    """The first of these places that fit on one page, in the order of the record: whole moves, and
    part of one only if it is longer than a page.
    """
    page: list[RecordPlace] = []
    for _, group in groupby(places, key=lambda at: at.ply):
        move = [*group]
        if page and (len(page) + len(move) > LINES_ON_A_PAGE or not _fits(lines, page + move)):
            break
        while not _fits(lines, page + move):
            move.pop()
        page += move
    return sorted(page)


def _fits(lines: dict[RecordPlace, str], page: Sequence[RecordPlace]) -> bool:
    return sum(len(lines[at]) + LONGEST_MARK for at in page) <= LONGEST_PAGE


def _beginning(lines: dict[RecordPlace, str], first: RecordPlace) -> RecordPlace:
    """Where a page that shows this place begins: with its whole move, if that is no longer than a
    page.
    """
    move = [at for at in lines if at.ply == first.ply]
    return min(move) if move and _fits(lines, move) else first


def _page_button(table: TableId, first: RecordPlace) -> RecordPageButton:
    return RecordPageButton(table, first.ply, first.number)
