"""Codes by which friends join a table that is played by direct message."""

from __future__ import annotations

from bot.commands.presses import press, table_action
from bot.commands.request import Request
from bot.messages.button_actions import TableAction
from bot.messages.components import Post
from bot.messages.custom_ids import CodeButton
from bot.messages.notices import code_lines, joined_by_code
from bot.store import TableId


async def join_by_code(request: Request, typed: str, application: int | None = None) -> None:
    """Seat this person at the table of a code; who may not have the *application* can add it."""
    table = await request.host.codes.table(typed, request.person.id)
    row = await request.host.seating.join(table, request.person)
    request.note_table(row)
    game = request.host.games.by_key(row.game)
    await request.send_post(joined_by_code(row, game, request.words(game), application))


@press(CodeButton)
async def press_code(request: Request, pressed: CodeButton) -> None:
    """Join by the code under an invitation."""
    await join_by_code(request, pressed.code, request.interaction.application_id)


@table_action(TableAction.CODE)
async def renew_code(request: Request, table: TableId) -> None:
    """Give a table a new code; the former one is good no more."""
    await request.row(table)
    row = await request.host.codes.renew(table, request.person.id)
    pressed = request.interaction.message
    if pressed is not None and pressed.id == row.notice:
        await request.interaction.response.defer()
    else:
        lines = code_lines(row, request.words(), request.interaction.application_id)
        await request.send_post(Post("\n".join(lines)))
