"""The tree of all slash commands: registers them, and answers when one of them fails."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.board import board
from bot.commands.cup import cup_group
from bot.commands.find import find_command
from bot.commands.games import list_games
from bot.commands.hand import hand
from bot.commands.help import help_
from bot.commands.hint import hint
from bot.commands.learn import learn_command
from bot.commands.options import are_offered
from bot.commands.orders import orders
from bot.commands.play import play
from bot.commands.privacy import privacy
from bot.commands.puzzle import puzzle
from bot.commands.record import record
from bot.commands.refusals import admitted, answer_failure
from bot.commands.request import Interaction
from bot.commands.results import leaderboard_command, profile
from bot.commands.review import review
from bot.commands.rules import rules_command
from bot.commands.settings import settings
from bot.commands.setup import setup
from bot.commands.table import table_group
from bot.commands.undo import undo
from bot.commands.watch import watch
from bot.hosting.host import AnyGame
from games.moves import Illegal
from games.text import Text

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
WITH_THE_BOT = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
ON_SERVERS_ALONE = app_commands.AppCommandContext(
    guild=True, dm_channel=False, private_channel=False
)
ON_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
FOR_EVERYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""On servers, and wherever somebody is who has added the bot to their account. Such commands answer
their person alone, since the bot itself need not be there.
"""

UNKNOWN = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What discord.py raises for commands and options that we do not have any more."""


class Tree(app_commands.CommandTree[Any]):
    """A command tree that answers every failure."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        if not await admitted(interaction):
            return False
        if are_offered(interaction):
            return True
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer_failure(interaction, Illegal(Text("command-old")))
        return False

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        if isinstance(error, UNKNOWN):
            await answer_failure(interaction, Illegal(Text("command-old")))
        else:
            await answer_failure(interaction, getattr(error, "original", error))


def register(tree: app_commands.CommandTree[Any], games: tuple[AnyGame, ...]) -> None:
    """Add all commands, for these games, to a tree."""
    by_key = {game.family: game for game in games}
    tables = table_group(by_key)
    tables.allowed_contexts, tables.allowed_installs = ANYWHERE, FOR_EVERYBODY
    tree.add_command(tables)
    commands: tuple[app_commands.Command[Any, ..., Any], ...] = (
        play,
        hint,
        review,
        undo,
        hand,
        orders,
        board,
        record,
        list_games,
        settings,
        privacy,
        watch,
        leaderboard_command(by_key),
        profile,
        rules_command(by_key),
        learn_command(by_key),
        puzzle,
        find_command(by_key),
        help_,
    )
    for command in commands:
        match command.name:
            case "leaderboard" | "profile" | "find":
                where, whose = ON_SERVERS_ALONE, ON_SERVERS
            case "watch":  # the bot adds somebody to a thread, and so has to be there
                where, whose = WITH_THE_BOT, ON_SERVERS
            case _:
                where, whose = ANYWHERE, FOR_EVERYBODY
        command.allowed_contexts, command.allowed_installs = where, whose
        tree.add_command(command)
    cups = cup_group(by_key)
    cups.allowed_contexts, cups.allowed_installs = ON_SERVERS_ALONE, ON_SERVERS
    tree.add_command(cups)
    setup.allowed_contexts, setup.allowed_installs = ON_SERVERS_ALONE, ON_SERVERS
    tree.add_command(setup)
