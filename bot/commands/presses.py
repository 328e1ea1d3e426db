"""Presses of buttons and select menus: which handler answers which custom id.

The custom id alone decides, so presses work after a restart. Handlers register
themselves with the decorators `press` and `table_action`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import discord

from bot.commands.refusals import admitted, answer_failure
from bot.commands.request import Interaction, Request, open_request
from bot.delivery.lost_messages import component_of, custom_ids_of
from bot.messages.button_actions import TableAction
from bot.messages.compose import AT_THE_TABLE
from bot.messages.custom_ids import Press, TableButton, decode, encode
from bot.store import TableId, TableRow
from games.moves import Illegal
from games.text import Text

PressT = TypeVar("PressT", bound=Press)

Handler: TypeAlias = Callable[[Request, PressT], Awaitable[None]]
TableHandler: TypeAlias = Callable[[Request, TableId], Awaitable[None]]

HANDLERS: dict[type[Press], Handler[Any]] = {}
TABLE_ACTIONS: dict[TableAction, TableHandler] = {}


def press(kind: type[PressT]) -> Callable[[Handler[PressT]], Handler[PressT]]:
    """Register the handler of a kind of press."""

    def register(handler: Handler[PressT]) -> Handler[PressT]:
        assert kind not in HANDLERS, f"two handlers of {kind.__name__}"
        HANDLERS[kind] = handler
        return handler

    return register


def table_action(action: TableAction) -> Callable[[TableHandler], TableHandler]:
    """Register the handler of a table action: of its button, select menu and command."""

    def register(handler: TableHandler) -> TableHandler:
        assert action not in TABLE_ACTIONS, f"two handlers of {action}"
        TABLE_ACTIONS[action] = handler
        return handler

    return register


@press(TableButton)
async def press_table_button(request: Request, pressed: TableButton) -> None:
    """Run the table action of the pressed button."""
    old_post = await _old_post(request, pressed)
    request.interaction.extras["moved_on"] = old_post is not None
    await TABLE_ACTIONS[pressed.action](request, pressed.table)
    if old_post is not None:
        await request.services.table_delivery.remove_buttons(*old_post)


async def _old_post(request: Request, pressed: TableButton) -> tuple[TableRow, int] | None:
    """The table and the message, if an older post of the table was pressed.

    A post is known by the button *My hand*; answers and reminders do not have it.
    """
    message = request.interaction.message
    if message is None or message.flags.ephemeral or pressed.action not in AT_THE_TABLE:
        return None
    if encode(TableButton(TableAction.HAND, pressed.table)) not in custom_ids_of(message):
        return None
    row = await request.host.tables.row(pressed.table)
    newest = row.message is None or message.id >= row.message
    return None if newest or message.channel.id != row.place else (row, message.id)


async def answer_press(interaction: Interaction) -> None:
    """Run the handler of a press, or of a form that a press has opened: both bear the same id."""
    try:
        if not await admitted(interaction):
            return
        request = await open_request(interaction)
        pressed = _pressed(request)
        await HANDLERS[type(pressed)](request, pressed)
        if request.is_form and not interaction.extras.get("form_kept"):
            request.services.forms.forget(interaction.user.id, request.custom_id)
        request.services.table_delivery.interactions.note_press(interaction)
    except Exception as error:  # noqa: BLE001 - every error gets an answer
        await answer_failure(interaction, error)


def _pressed(request: Request) -> Press:
    """Return what the press means; raise `Illegal` if no menu of ours offers it now."""
    pressed = decode(request.custom_id)
    if pressed is None or not _was_offered(request):
        raise Illegal(Text("menu-old"))
    return pressed


def _was_offered(request: Request) -> bool:
    """Whether the pressed message has this button, or this select with the values selected.

    Discord sends no others, but clients may, and a menu may have changed since it was seen. What is
    typed or chosen in forms is read by whoever opened them; of people Discord tells who they are.
    """
    if request.is_form:
        return True
    message = request.interaction.message
    pressed = component_of(message, request.custom_id) if message is not None else None
    if isinstance(pressed, discord.SelectMenu):
        offered = {option.value for option in pressed.options}
        return not pressed.options or offered.issuperset(request.selected)
    return pressed is not None and not request.selected
