"""`/help`: how to use the bot."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.request import Interaction, open_request
from bot.messages.components import Post, button
from bot.messages.custom_ids import TablesButton


@app_commands.command(name="help", description=localized("command-help"))
async def help_(interaction: Interaction) -> None:
    """Explain how to use the bot."""
    request = await open_request(interaction)
    words = request.words()
    await request.send_post(Post(words("help"), [[button(words("button-tables"), TablesButton())]]))
