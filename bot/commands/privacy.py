"""`/privacy`: what is stored about somebody, and a button that deletes it."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.messages.components import Post, button, view_of
from bot.messages.custom_ids import ForgetMeButton
from bot.messages.language import words_of
from bot.store import Status
from games.moves import Illegal
from renderers.words import LANGUAGES


@app_commands.command(name="privacy", description=localized("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    """Say what is stored about this person, and offer to delete it."""
    request = await open_request(interaction)
    active = await request.host.tables.of_user(request.person.id)
    words = request.words()
    confirm = button(words("button-forget"), ForgetMeButton(), discord.ButtonStyle.danger)
    await request.send(words("privacy", active=len(active)), view=view_of([confirm]))


@press(ForgetMeButton)
async def press_forget_me(request: Request, _pressed: ForgetMeButton) -> None:
    """Take this person from all tables, and delete what is stored about them."""
    user, said = request.person.id, request.words()("privacy-done")
    await request.defer_edit()  # somebody may sit at hundreds of tables
    await request.host.finding.forget(user)  # or the seat that they leave may be offered to them
    cups = await request.host.cups.of_user(user)
    for cup in cups:  # first, or the next round begins with them when their last table is over
        with suppress(Illegal):  # they are out already, or it is over
            await request.host.cups.leave(cup, user)
    for row in await request.host.tables.of_user(user):
        if row.status is Status.OPEN:
            await request.host.seating.leave(row.id, user)
        else:
            await request.host.seats.resign(row.id, user)
    request.services.portraits.forget(user)
    deletion = request.host.data_deletion
    nobody = {code: words_of(code)("privacy-nobody") for code in LANGUAGES}
    async with request.host.locks.all_of(await deletion.tables_about(user)):
        tables = await deletion.forget(user, nobody)
    for table in tables:
        request.host.changes.announce(table)
    for cup in cups:
        request.host.cups.announce(cup)
    await request.edit_with_files(Post(said), [])
