"""`/profile`: one person's results on this server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.localization import localized
from bot.commands.request import Interaction, open_request
from bot.commands.results import show_profile
from bot.store import UserId


@app_commands.command(name="profile", description=localized("command-profile"))
@app_commands.describe(user=localized("option-whose"))
async def profile(interaction: Interaction, user: discord.User | None = None) -> None:
    """Show the results of this person, or of somebody else."""
    request = await open_request(interaction)
    who = user or interaction.user
    await show_profile(request, UserId(who.id), who.display_name)
