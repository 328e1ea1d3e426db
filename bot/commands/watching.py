"""`/watch`: whoever does not sit at a table may follow its thread, in which nothing is private."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.commands.choosing import BEGUN, complete_table, meant
from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.store import TableRow

REFUSED = {10003: "watch-gone", 50083: "watch-archived"}
"""What is said of Discord's refusals: the thread was deleted; it is archived."""

_log = logging.getLogger(__name__)


@app_commands.command(name="watch", description=told("command-watch"))
@app_commands.describe(table=told("option-table"), stop=told("option-watch-stop"))
@app_commands.autocomplete(table=complete_table)
async def watch(interaction: Interaction, table: str | None = None, stop: bool = False) -> None:
    """Follow a table, or stop."""
    asked = await ask(interaction)
    row = (await meant(asked, table, BEGUN))[0]
    asked.at(row)
    words = asked.words()
    if row.thread is None:
        await asked.say(words("watch-no-thread", place=f"<#{row.place}>"))
        return
    await asked.think()
    try:
        await _follow(asked, row, stop)
    except discord.HTTPException as refusal:
        _log.info("table %d: its thread is not followed: %s", row.id, refusal)
        await asked.say(words(REFUSED.get(refusal.code, "watch-refused"), place=f"<#{row.place}>"))
        return
    await asked.say(words("watch-stopped") if stop else words("watch-watching", place=f"<#{row.place}>"))


async def _follow(asked: Asked, row: TableRow, stop: bool) -> None:
    """Put the thread of a table among somebody's, or take it out; raise what Discord refuses."""
    assert row.thread is not None
    thread = await asked.interaction.client.fetch_channel(row.thread)
    if isinstance(thread, discord.Thread):
        user = discord.Object(asked.person.id)
        await (thread.remove_user(user) if stop else thread.add_user(user))
