"""`/leaderboard`: who plays how well on this server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.request import Interaction, open_request
from bot.commands.results import show_leaderboard
from bot.hosting.host import AnyGame


def leaderboard_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """The command that shows the results in one of these games, or in all."""

    @app_commands.command(name="leaderboard", description=localized("command-leaderboard"))
    @app_commands.describe(game=localized("option-game"))
    @app_commands.choices(
        game=[
            app_commands.Choice(name=localized("title", game), value=game.family)
            for game in games.values()
        ]
    )
    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        await show_leaderboard(await open_request(interaction), game)

    return leaderboard
