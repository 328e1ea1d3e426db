"""`/watch`: follow the thread of a table at which one does not sit; nothing there is secret."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.commands.localization import localized
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import BEGUN, complete_table, find_tables
from bot.delivery.errors import REQUEST_FAILURES, Code, code_of
from bot.delivery.places import places_of
from bot.messages.table_names import place_of
from bot.store import TableRow

REFUSED: Mapping[int, str] = {
    Code.UNKNOWN_CHANNEL: "watch-gone",
    Code.THREAD_ARCHIVED: "watch-archived",
}
"""The answer to each of Discord's refusals."""

_log = logging.getLogger(__name__)


@app_commands.command(name="watch", description=localized("command-watch"))
@app_commands.describe(table=localized("option-table"), stop=localized("option-watch-stop"))
@app_commands.autocomplete(table=complete_table)
async def watch(interaction: Interaction, table: str | None = None, stop: bool = False) -> None:
    """Follow the thread of a table, or stop following it."""
    request = await open_request(interaction)
    row = (await find_tables(request, table, BEGUN))[0]
    request.note_table(row)
    words = request.words()
    if row.thread is None:
        await request.send(words("watch-no-thread", place=place_of(row, words)))
        return
    await request.defer()
    try:
        said = await _follow(request, row, stop)
    except REQUEST_FAILURES as refusal:
        _log.info("table %d: its thread is not followed: %s", row.id, refusal)
        said = REFUSED.get(code_of(refusal), "watch-refused")
    await request.send(words(said, place=f"<#{row.place}>"))


async def _follow(request: Request, row: TableRow, stop: bool) -> str:
    """Add this person to the table's thread, or remove them; return the key of the answer.

    Raise Discord's refusals.
    """
    assert row.thread is not None
    thread = await request.interaction.client.fetch_channel(row.thread)
    if not isinstance(thread, discord.Thread):
        return "watch-gone"
    user = discord.Object(request.person.id)
    if not stop:
        await thread.add_user(user)
        return "watch-watching" if row.seat_of(request.person.id) is None else "watch-own"
    # Without the permission to manage threads, a bot can add people but not remove them.
    held = await places_of(request.interaction.client).held(thread)
    if not held.manage_threads:
        return "watch-leave"
    await thread.remove_user(user)
    return "watch-stopped"
