"""The second question before a player resigns or a table is closed, and its button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord

from bot.commands.presses import press
from bot.commands.request import Request
from bot.messages.button_actions import Confirmation
from bot.messages.components import Post, button, view_of
from bot.messages.custom_ids import ConfirmButton
from bot.messages.table_names import heading_of, title_of
from bot.store import TableRow

ConfirmHandler: TypeAlias = Callable[[Request, TableRow], Awaitable[str]]
"""Does what was confirmed, and returns the answer."""

CONFIRM_HANDLERS: dict[Confirmation, ConfirmHandler] = {}


def confirmed(confirmation: Confirmation) -> Callable[[ConfirmHandler], ConfirmHandler]:
    """Register the function that does what was confirmed."""

    def register(handler: ConfirmHandler) -> ConfirmHandler:
        assert confirmation not in CONFIRM_HANDLERS, f"two handlers of {confirmation}"
        CONFIRM_HANDLERS[confirmation] = handler
        return handler

    return register


async def ask_to_confirm(
    request: Request, row: TableRow, confirmation: Confirmation, question: str
) -> None:
    """Ask this person whether they are sure, with a button to confirm."""
    words = request.words()
    title = title_of(row.game, request.host.games.of_family(row.game), request.language)
    confirm = button(
        words(f"button-{confirmation.value}"),
        ConfirmButton(confirmation, row.id),
        discord.ButtonStyle.danger,
    )
    await request.send(
        f"**{title}** · {heading_of(row, words)}\n{question}", view=view_of([confirm])
    )


@press(ConfirmButton)
async def press_confirm(request: Request, pressed: ConfirmButton) -> None:
    """Do what was confirmed."""
    row = await request.row(pressed.table)
    await request.edit(Post(await CONFIRM_HANDLERS[pressed.confirmation](request, row)))
