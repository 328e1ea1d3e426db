"""`/privacy`: what is kept of somebody, and deleting it."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.menus import button, drawn
from bot.posts import Post
from bot.store import Status

TEMPLATE = re.compile(r"privacy:forget")
"""The custom id of the button that deletes everything."""


@app_commands.command(name="privacy", description=told("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    """Say what is kept, and offer to delete it."""
    asked = await ask(interaction)
    living = await asked.host.tables_of(asked.person.id)
    words = asked.words()
    confirm = button(words("button-forget"), TEMPLATE.pattern, discord.ButtonStyle.danger)
    await asked.say(words("privacy", living=len(living)), view=drawn([confirm]))


async def forget(asked: Asked) -> None:
    """Let this person leave all tables, and forget them."""
    user, said = asked.person.id, asked.words()("privacy-done")
    for row in await asked.host.tables_of(user):
        if row.status is Status.OPEN:
            await asked.host.leave(row.id, user)
        else:
            await asked.host.resign(row.id, user)
    asked.desk.waits.forget(user)
    people = asked.desk.people
    async with asked.host.still(await people.tables_about(user)):
        tables = await people.forget(user)
    for table in tables:
        asked.host.tell(table)
    await asked.replace(Post(said))
