"""The button under a reminder that turns off further reminders of the same turns."""

from __future__ import annotations

from bot.commands.presses import press
from bot.commands.request import Request
from bot.messages.custom_ids import MuteButton


@press(MuteButton)
async def press_mute(request: Request, _pressed: MuteButton) -> None:
    """Send no more reminders of the turns in the pressed message."""
    pressed = request.interaction.message
    assert pressed is not None, "the button is under a reminder"
    muted = await request.services.reminders.mute(request.person.id, pressed.id)
    await request.send(request.words()("reminder-muted" if muted else "reminder-nothing"))
