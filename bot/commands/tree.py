"""The tree of all slash commands, and what happens when one of them fails."""

from typing import Any

from discord import app_commands

from bot.commands import playing, reading, standing
from bot.commands.choosing import BEGUN, meant
from bot.commands.overview import own_games
from bot.commands.preferring import settings
from bot.commands.privacy import privacy
from bot.commands.setup import setup
from bot.commands.tables import table_group
from bot.commands.translation import told
from bot.commands.watching import watch
from bot.desk import Asked, Interaction, ask, asked_by, fail
from bot.host import AnyGame
from bot.menus import LONGEST_ENTRY, shortened
from bot.store import Status
from games.engine import Illegal

MOST_CHOICES = 25

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
ON_SERVERS_ALONE = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ON_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


class Tree(app_commands.CommandTree[Any]):
    """A command tree that answers every failure."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await fail(interaction, getattr(error, "original", error))


def register(tree: app_commands.CommandTree[Any], games: tuple[AnyGame, ...]) -> None:
    """Put all commands, for these games, into a tree."""
    by_key = {game.key: game for game in games}
    tree.add_command(table_group(by_key))
    for command in (
        *playing.COMMANDS,
        own_games,
        settings,
        privacy,
        watch,
        *standing.commands(by_key),
        _rules(by_key),
        _help(),
    ):
        command.allowed_contexts, command.allowed_installs = ANYWHERE, ON_SERVERS
        tree.add_command(command)
    setup.allowed_contexts, setup.allowed_installs = ON_SERVERS_ALONE, ON_SERVERS
    tree.add_command(setup)


def _rules(games: dict[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="rules", description=told("command-rules"))
    @app_commands.describe(topic=told("option-topic"), game=told("option-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=told("title", game), value=game.key) for game in games.values()]
    )
    async def rules(interaction: Interaction, topic: str | None = None, game: str | None = None) -> None:
        asked = await ask(interaction)
        await reading.show_rules(asked, await _game_meant(asked, games, game), topic)

    @rules.autocomplete("topic")
    async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        asked = asked_by(interaction)
        game = await _game_meant(asked, games, interaction.namespace.game)
        topics = reading.topics(asked, game, typed)[:MOST_CHOICES]
        return [app_commands.Choice(name=shortened(name, LONGEST_ENTRY), value=topic) for name, topic in topics]

    return rules


async def _game_meant(asked: Asked, games: dict[str, AnyGame], wish: str | None) -> AnyGame:
    """The game that is named, else that of the table meant, else the first."""
    if wish is not None:
        return asked.host.game(wish)
    try:
        rows = await meant(asked, None, (*BEGUN, Status.OPEN))
    except Illegal:
        return next(iter(games.values()))
    return asked.host.game(rows[0].game)


def _help() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="help", description=told("command-help"))
    async def help_(interaction: Interaction) -> None:
        await reading.show_help(await ask(interaction))

    return help_
