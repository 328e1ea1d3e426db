"""`/watch`: whoever does not sit at a table may follow its thread, in which nothing is private."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.commands.choosing import BEGUN, complete_table, meant
from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.failures import FAILURES
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
        said = await _followed(asked, row, stop)
    except FAILURES as refusal:
        _log.info("table %d: its thread is not followed: %s", row.id, refusal)
        said = REFUSED.get(getattr(refusal, "code", 0), "watch-refused")
    await asked.say(words(said, place=f"<#{row.place}>"))


async def _followed(asked: Asked, row: TableRow, stop: bool) -> str:
    """Put the thread of a table among somebody's, or take it out; what is said of that. Raise what Discord refuses."""
    assert row.thread is not None
    thread = await asked.interaction.client.fetch_channel(row.thread)
    if not isinstance(thread, discord.Thread):
        return "watch-gone"
    user = discord.Object(asked.person.id)
    if not stop:
        await thread.add_user(user)
        return "watch-watching"
    # Whoever does not moderate threads may bring people in, but not take them out.
    if thread.parent is None or not thread.permissions_for(thread.guild.me).manage_threads:
        return "watch-leave"
    await thread.remove_user(user)
    return "watch-stopped"
