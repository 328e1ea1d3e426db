"""*Show it here*: what somebody looks at alone, shown to everybody at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.commands.presses import press
from bot.commands.request import Request
from bot.commands.visibility import is_at
from bot.delivery.errors import MAYBE_SENT, REQUEST_FAILURES
from bot.messages.button_actions import Shown
from bot.messages.components import LONGEST_POST, Row, button, shortened
from bot.messages.custom_ids import ShowButton, encode
from bot.messages.escaping import plain
from bot.messages.language import words_of
from bot.store import TableRow
from games.moves import require


@dataclass(frozen=True, slots=True)
class ForAll:
    """What everybody at a table is shown."""

    content: str
    files: Sequence[discord.File] = ()


Maker: TypeAlias = Callable[[Request, ShowButton], Awaitable[ForAll]]

MAKERS: dict[Shown, Maker] = {}


def shows(shown: Shown) -> Callable[[Maker], Maker]:
    """Register what makes, for everybody, what an answer shows; it may take some minutes."""

    def register(maker: Maker) -> Maker:
        assert shown not in MAKERS, f"two makers of {shown}"
        MAKERS[shown] = maker
        return maker

    return register


def show_row(request: Request, row: TableRow, press: ShowButton) -> Row:
    """The button under a private answer that shows it to everybody, where that is possible."""
    return [button(request.words()("button-show"), press)] if may_show(request, row) else []


def may_show(request: Request, row: TableRow) -> bool:
    """Whether this person may write to everybody where they are, and that is the table's place."""
    interaction = request.interaction
    if row.guild is None or interaction.guild_id != row.guild or not is_at(interaction, row):
        return False
    if isinstance(interaction.channel, discord.Thread):
        return interaction.permissions.send_messages_in_threads
    return interaction.permissions.send_messages


@press(ShowButton)
async def press_show(request: Request, pressed: ShowButton) -> None:
    """Show to everybody what the pressed message shows, as far as everybody may see it."""
    row = await request.row(pressed.table)
    require(may_show(request, row), "show-not-here")
    # Making it may take a while. Whoever could press again meanwhile would show it twice.
    await request.edit_view(_buttons(request.interaction.message, disabled=pressed))
    try:
        made = await MAKERS[pressed.shown](request, pressed)
        words = words_of(row.language)
        said = f"{words('shown-by', who=plain(request.person.name))}\n{made.content}"
        await request.post_for_all(shortened(said, LONGEST_POST), made.files)
    except Exception as failure:
        if not isinstance(failure, MAYBE_SENT):
            with suppress(*REQUEST_FAILURES):  # what is told is why it could not be shown
                await request.edit_view(_buttons(request.interaction.message))
        raise


def _buttons(
    message: discord.Message | None, *, disabled: ShowButton | None = None
) -> discord.ui.View:
    """The buttons of a message, one of them *disabled*."""
    view = discord.ui.View.from_message(message, timeout=None) if message else discord.ui.View()
    for item in view.children:
        if isinstance(item, discord.ui.Button) and disabled is not None:
            item.disabled |= item.custom_id == encode(disabled)
    view.stop()
    return view
