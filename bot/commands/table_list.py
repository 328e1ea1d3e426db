"""`/table list` and `/table show`: which tables there are."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.commands.board import show_board
from bot.commands.localization import localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import (
    ALL,
    BEGUN,
    OPEN,
    ask_which_table,
    complete_table,
    find_tables,
    listed_here,
    tables_seen,
)
from bot.messages.button_actions import TableAction
from bot.messages.custom_ids import TablesButton
from bot.messages.table_list import TableList, table_line, table_list_post
from bot.store import TableRow
from bot.workers.pictures import Painting
from games.moves import Illegal
from games.package import AnyGame
from games.text import Text

PICTURE_SECONDS = 2.0
"""How long a list waits for its picture."""


@app_commands.command(name="list", description=localized("command-table-list"))
async def list_tables(interaction: Interaction) -> None:
    """List the tables of this server, and this person's own everywhere."""
    await _send_list(await open_request(interaction))


@press(TablesButton)
async def press_tables(request: Request, pressed: TablesButton) -> None:
    """List the tables, or turn to another page of the list."""
    if pressed.number is None:
        await _send_list(request)
        return
    listed = await _list_of(request)
    page = min(pressed.number, listed.pages - 1)
    await request.defer_edit()
    painting = await _picture_of(request, listed, page)
    post = table_list_post(listed, page, request.words())
    await request.edit_with_files(post, painting.files if painting else [])


async def _send_list(request: Request) -> None:
    """Answer with the first page of the list."""
    listed = await _list_of(request)
    await request.defer()
    painting = await _picture_of(request, listed, 0)
    post = table_list_post(listed, 0, request.words())
    await request.send(post.content, view=post.view, files=painting.files if painting else [])


async def _list_of(request: Request) -> TableList:
    """The tables that this person may see; raise `Illegal` if there are none."""
    rows = await tables_seen(request)
    if not rows:
        raise Illegal(Text("table-none"))
    return listed_here(request, rows)


async def _picture_of(request: Request, listed: TableList, page: int) -> Painting | None:
    """The first table on a page as it is, or as its game will begin; None if nobody can tell, if it
    takes long, or if too many pictures are waited for.
    """
    found = next((table for table in listed.on(page) if table.playable), None)
    if found is None or found.game is None or request.services.painter.busy:
        return None
    drawing = asyncio.create_task(_painted(request, found.row, found.game), name="listed table")
    await asyncio.wait({drawing}, timeout=PICTURE_SECONDS)
    return drawing.result() if drawing.done() else None


async def _painted(request: Request, row: TableRow, game: AnyGame) -> Painting | None:
    painter = request.services.painter
    if row.begun:
        position = await request.host.tables.position(row.id)
        painting = await painter.paint(position, None, request.language)
    else:
        words = request.words(game)
        free = (words("wizard-player", n=n + 1) for n in range(len(row.seats), row.size))
        names = [*row.names, *free]
        users = [seat.user for seat in row.seats]
        painting = await painter.preview(game, row.chosen, names, request.language, users)
    return painting if painting.still else None


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
        game = request.host.games.of_family(rows[0].game)
        await request.send(table_line(rows[0], game, request.words()))
