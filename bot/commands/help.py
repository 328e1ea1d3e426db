"""`/help`: how to use the bot."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.request import Interaction, open_request
from bot.messages.components import Post, Row, button
from bot.messages.custom_ids import FindButton, TablesButton


@app_commands.command(name="help", description=localized("command-help"))
async def help_(interaction: Interaction) -> None:
    """Explain how to use the bot."""
    request = await open_request(interaction)
    words = request.words()
    ways: Row = [button(words("button-tables"), TablesButton())]
    if interaction.guild_id is not None:
        ways.append(button(words("button-find"), FindButton()))
    await request.send_post(Post(words("help"), [ways]))
