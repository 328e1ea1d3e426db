"""`/board`: a table as a picture or in words, after an earlier move, or what one player has."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import table_action
from bot.commands.replay import show_moment
from bot.commands.request import Interaction, Request, open_request, request_of
from bot.commands.show_here import ForAll, show_row, shows
from bot.commands.table_choice import BEGUN, ask_which_table, complete_table, find_tables
from bot.messages.button_actions import Shown, TableAction
from bot.messages.components import view_of
from bot.messages.compose import Spectator, compose
from bot.messages.custom_ids import ShowButton
from bot.messages.fitting import pages
from bot.messages.language import words_of
from bot.store import TableId
from games.engine import Seat
from games.moves import Illegal, require
from games.text import Text


@app_commands.command(name="board", description=localized("command-board"))
@app_commands.describe(
    table=localized("option-table"),
    text=localized("option-text"),
    step=localized("option-moment"),
    seat=localized("option-seat"),
)
@app_commands.autocomplete(table=complete_table)
async def board(
    interaction: Interaction,
    text: bool = False,
    step: app_commands.Range[int, 0] | None = None,
    seat: str | None = None,
    table: str | None = None,
) -> None:
    """Show the table as a picture or in words, after an earlier move, or what one player has."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, BEGUN)
    if seat is not None:
        require(len(rows) == 1, "which-table-option")
        await show_seat(request, rows[0].id, seat)
    elif len(rows) > 1:
        shown = TableAction.BOARD if step is None else TableAction.REPLAY
        await ask_which_table(request, TableAction.TEXT if text else shown, rows, step)
    elif step is not None:
        await show_moment(request, rows[0].id, step)
    else:
        await (show_text if text else show_board)(request, rows[0].id)


@board.autocomplete("seat")
async def complete_seat(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the players of the table."""
    request = request_of(interaction)
    try:
        rows = await find_tables(request, interaction.namespace.table, BEGUN)
    except Illegal:
        return []
    return [
        app_commands.Choice(name=name, value=str(number))
        for number, name in enumerate(rows[0].names, 1)
        if typed.lower() in name.lower()
    ]


@table_action(TableAction.BOARD)
async def show_board(request: Request, table: TableId) -> None:
    """Show the table as everybody sees it."""
    await request.defer()
    position = await request.position(table)
    painting = await request.services.painter.paint(position, None, request.language)
    words = request.words(position.game)
    spectator = Spectator(words, request.interaction.channel_id)
    content = compose(position, (), spectator).content
    row = position.row
    show = show_row(request, row, ShowButton(Shown.BOARD, table, row.ply))
    await request.send(painting.below(content), view=view_of(show), files=painting.files)


@shows(Shown.CLOSE_UP)
async def close_up_for_all(request: Request, pressed: ShowButton) -> ForAll:
    """What one player has now, in the language of the table."""
    position = await request.position(pressed.table)
    row, seat = position.row, Seat(pressed.seat or 0)
    require(seat < len(row.seats), "table-no-closeup")
    painting = await request.services.painter.close_up(position, seat, row.language)
    if painting is None:
        raise Illegal(Text("table-no-closeup"))
    spectator = Spectator(words_of(row.language, position.game), request.interaction.channel_id)
    return ForAll(painting.below(compose(position, (), spectator).content), painting.files)


async def show_seat(request: Request, table: TableId, named: str) -> None:
    """Show what one player, given by number or name, has; only what everybody may see."""
    await request.defer()
    position = await request.position(table)
    row, words = position.row, request.words(position.game)
    # A number goes first: the list gives numbers, and somebody may be called like one.
    numbers = {str(seat.seat + 1): seat.seat for seat in row.seats}
    meant = [numbers[named]] if named in numbers else row.seats_called(named)
    require(bool(meant), "table-no-such-seat", seat=named, names=row.names)
    if len(meant) > 1:
        names = tuple(row.names[seat] for seat in meant)
        raise Illegal(Text("table-namesakes", seat=named, names=names))
    (seat,) = meant
    painting = await request.services.painter.close_up(position, seat, request.language)
    if painting is None:
        raise Illegal(Text("table-no-closeup"))
    spectator = Spectator(words, request.interaction.channel_id)
    content = compose(position, (), spectator).content
    show = show_row(request, row, ShowButton(Shown.CLOSE_UP, row.id, row.ply, seat))
    await request.send(painting.below(content), view=view_of(show), files=painting.files)


@table_action(TableAction.TEXT)
async def show_text(request: Request, table: TableId) -> None:
    """Send the table in words; a player also gets what only they may know."""
    position = await request.position(table)
    seat = position.row.seat_of(request.person.id)
    left = await request.host.orders.at(position, seat.seat) if seat else None
    order = left.standing if left else None
    text = await request.services.painter.tell(
        position, seat.seat if seat else None, request.language, order
    )
    for page in pages(text):
        await request.send(page)
