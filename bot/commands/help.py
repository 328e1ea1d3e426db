"""`/help`: how to use the bot, and all its commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.messages.components import MOST_ROWS, Post, Row, button
from bot.messages.custom_ids import CommandsButton, FindButton, NewTableButton, TablesButton
from bot.messages.fitting import pages
from bot.messages.lessons import choose_lesson
from renderers.words import Words


@app_commands.command(name="help", description=localized("command-help"))
async def help_(interaction: Interaction) -> None:
    """Explain how to use the bot, and offer its lessons."""
    request = await open_request(interaction)
    words = request.words()
    lessons = choose_lesson(request.host.games.all, {}, words).rows[: MOST_ROWS - 1]
    ways = [*ways_to_games(request), button(words("button-commands"), CommandsButton())]
    await request.send_post(Post(words("help"), [*lessons, ways]))


def ways_to_games(request: Request) -> Row:
    """Buttons to open a table, to see those that are open, and on a server to look for players."""
    words = request.words()
    ways: Row = [
        button(words("button-new"), NewTableButton()),
        button(words("button-tables"), TablesButton()),
    ]
    if request.interaction.guild_id is not None:
        ways.append(button(words("button-find"), FindButton()))
    return ways


@press(CommandsButton)
async def press_commands(request: Request, _pressed: CommandsButton) -> None:
    """List the commands that can be used here."""
    here = request.interaction.guild_id is not None
    lines = command_lines(request.interaction.client.tree, request.words(), on_server=here)
    for page in pages("\n".join(sorted(lines))):
        await request.send(page)


def command_lines(
    tree: app_commands.CommandTree[Any], words: Words, *, on_server: bool
) -> Iterator[str]:
    """A line for each command that can be used on a server, or else by direct message."""
    for command in tree.walk_commands():
        contexts = (command.root_parent or command).allowed_contexts
        if isinstance(command, app_commands.Group):
            continue
        if on_server or contexts is None or contexts.dm_channel:
            path = command.qualified_name.split()
            name = " ".join(words(f"name-command-{part}") for part in path)
            told = words(f"command-{'-'.join(path)}")
            yield f"• `/{name}` – {told}"
