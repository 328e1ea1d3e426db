"""*Use all that take no action*: all moves of a person that cost no action, with one press."""

from __future__ import annotations

from bot.commands.at_table import at_table, refresh_hand
from bot.commands.play import answered
from bot.commands.presses import table_action
from bot.commands.previews import close_menu
from bot.commands.request import Request
from bot.messages.button_actions import TableAction
from bot.store import TableId


@table_action(TableAction.FREE)
async def use_for_nothing(request: Request, table: TableId) -> None:
    """Make all moves of this person that cost nothing, and show what may be done next."""
    at = await at_table(request, table)
    making = request.host.moves.play_for_nothing(
        table, request.person.id, interaction=request.interaction.id
    )
    at, post = await answered(at, making)
    await close_menu(at, post)
    await refresh_hand(at)
