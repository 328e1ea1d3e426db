"""`/table join`, `/table leave`, `/table start`: the seats of a table before its game begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import (
    OPEN,
    complete_open_table,
    complete_table,
    do_at_table,
    find_tables,
    listed_here,
    tables_seen,
)
from bot.commands.table_invite import join_by_code
from bot.commands.visibility import is_at
from bot.messages.button_actions import TableAction
from bot.messages.components import Post, buttons
from bot.messages.custom_ids import AddSelect
from bot.messages.outside import one_of
from bot.messages.table_names import place_of
from bot.store import Status, TableId, TableRow
from games.levels import BY_KEY, REGULAR
from games.moves import Illegal, require


@app_commands.command(name="join", description=localized("command-table-join"))
@app_commands.describe(table=localized("option-table"), code=localized("option-code"))
@app_commands.autocomplete(table=complete_open_table)
async def join(interaction: Interaction, table: str | None = None, code: str | None = None) -> None:
    """Take a seat at a table."""
    request = await open_request(interaction)
    if code is not None:
        await join_by_code(request, code)
        return
    await do_at_table(request, TableAction.JOIN, await _joined(request, table))


async def _joined(request: Request, named: str | None) -> Sequence[TableRow]:
    """The table that is meant, or those here; where there is none, those elsewhere on the server
    that have a seat for this person.
    """
    try:
        found = await find_tables(request, named, OPEN)
    except Illegal:
        if named is not None:
            raise
        found = []
    if named is not None or any(row.status is Status.OPEN for row in found):
        return found
    if isinstance(request.interaction.channel, discord.Thread) and found:
        return found
    free = listed_here(request, await tables_seen(request, OPEN)).joined()
    require(bool(free or found), "table-none")
    return free or found


@table_action(TableAction.JOIN)
async def take_seat(request: Request, table: TableId) -> None:
    """Seat this person."""
    await request.row(table)
    await _answer(request, await request.host.seating.join(table, request.person), "seating-joined")


@app_commands.command(name="leave", description=localized("command-table-leave"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def leave(interaction: Interaction, table: str | None = None) -> None:
    """Leave one's seat at a table."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, OPEN, plays=False)
    await do_at_table(request, TableAction.LEAVE, rows)


@table_action(TableAction.LEAVE)
async def give_up_seat(request: Request, table: TableId) -> None:
    """Free this person's seat."""
    row = await request.row(table)
    sits = row.status is Status.OPEN and row.seat_of(request.person.id) is not None
    if row.found is not None and row.guild is not None and sits:
        # Or they would be called to the same seat at once.
        await request.host.finding.stop(request.person.id, row.guild)
    await _answer(
        request, await request.host.seating.leave(table, request.person.id), "seating-left"
    )


@table_action(TableAction.READY)
async def press_ready(request: Request, table: TableId) -> None:
    """Note that this person is there."""
    await request.row(table)
    await _answer(request, await request.host.finding.ready(table, request.person.id), "find-ready")


@table_action(TableAction.AUTOMA)
async def add_automa(request: Request, table: TableId) -> None:
    """Seat a regular automa: the button stands on notices of earlier versions."""
    await _add(request, table, REGULAR.key)


@press(AddSelect)
async def press_add(request: Request, pressed: AddSelect) -> None:
    """Seat an automa of the picked level."""
    await _add(request, pressed.table, request.picked(partial(one_of, known=BY_KEY)))


async def _add(request: Request, table: TableId, level: str) -> None:
    await request.row(table)
    seated = await request.host.seating.add_automa(table, request.person.id, level)
    await _answer(request, seated, "seating-automa")


@app_commands.command(name="start", description=localized("command-table-start"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def start(interaction: Interaction, table: str | None = None) -> None:
    """Begin a table's game."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, OPEN)
    await do_at_table(request, TableAction.START, rows)


@table_action(TableAction.START)
async def begin_game(request: Request, table: TableId) -> None:
    """Begin the game; offer a seat to somebody who has none."""
    row = await request.row(table)
    if (
        row.status is Status.OPEN
        and row.seat_of(request.person.id) is None
        and len(row.seats) < row.size
    ):
        words = request.words()
        await request.send_post(
            Post(words("seating-first"), [buttons(row, [TableAction.JOIN], words)])
        )
        return
    await _answer(
        request, (await request.host.seating.begin(table, request.person.id)).row, "seating-begun"
    )


async def _answer(request: Request, row: TableRow, key: str) -> None:
    """Send an answer, but not if the notice was pressed: it shows the change itself."""
    pressed = request.interaction.message
    if pressed is not None and pressed.id == row.notice:
        await request.interaction.response.defer()
        return
    words = request.words()
    if key == "seating-joined" and not is_at(request.interaction, row):
        await request.send(words("seating-joined-there", place=place_of(row, words)))
        return
    await request.send_post(Post(words(key)))
