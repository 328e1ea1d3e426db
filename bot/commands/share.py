"""*Square picture*: the end of a game as a picture to share elsewhere, for whoever asks."""

from __future__ import annotations

from bot.commands.presses import table_action
from bot.commands.request import Request
from bot.commands.show_here import ForAll, show_row, shows
from bot.hosting.host import Position
from bot.messages.button_actions import Shown, TableAction
from bot.messages.components import Post
from bot.messages.custom_ids import ShowButton
from bot.messages.language import words_of
from bot.store import TableId
from games.moves import require


@table_action(TableAction.SHARE)
async def share(request: Request, table: TableId) -> None:
    """Send the square picture of a finished game."""
    position = await request.position(table)
    require(position.table.over, "table-not-over")
    await request.defer()
    made = await _square(request, position, request.language)
    row = show_row(request, position.row, ShowButton(Shown.SQUARE, table, position.row.ply))
    await request.send(made.content, view=Post("", [row]).view, files=made.files)


@shows(Shown.SQUARE)
async def square_for_all(request: Request, pressed: ShowButton) -> ForAll:
    """The square picture in the table's language."""
    position = await request.position(pressed.table)
    require(position.table.over, "table-not-over")
    return await _square(request, position, position.row.language)


async def _square(request: Request, position: Position, language: str) -> ForAll:
    painting = await request.services.painter.square(position, language)
    words = words_of(language, position.game)
    return ForAll(painting.below(words("share", title=words("title"))), painting.files)
