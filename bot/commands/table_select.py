"""The select menu that asks which of several tables is meant: what choosing one does."""

from __future__ import annotations

from bot.commands.presses import TABLE_ACTIONS, press
from bot.commands.replay import show_moment
from bot.commands.request import Request
from bot.commands.table_choice import selected_table
from bot.messages.button_actions import TableAction
from bot.messages.custom_ids import TableSelect


@press(TableSelect)
async def press_table_select(request: Request, pressed: TableSelect) -> None:
    """Do at the selected table what was asked for; a replay may begin at a certain ply."""
    table = selected_table(request)
    if pressed.action is TableAction.REPLAY and pressed.ply is not None:
        await show_moment(request, table, pressed.ply)
    else:
        await TABLE_ACTIONS[pressed.action](request, table)
