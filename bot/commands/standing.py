"""`/leaderboard` and `/profile`: who plays how well on this server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import discord
from discord import app_commands

from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.host import AnyGame
from bot.language import plain
from bot.menus import shortened
from bot.pages import pages
from bot.ratings import Record, records
from bot.store import ResultRow
from games.engine import Illegal
from games.text import Text

MOST_LISTED = 20
LONGEST_NAME = 40


def commands(games: Mapping[str, AnyGame]) -> Sequence[app_commands.Command[Any, ..., None]]:
    """The commands about results, for these games."""

    @app_commands.command(name="leaderboard", description=told("command-leaderboard"))
    @app_commands.describe(game=told("option-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=told("title", game), value=game.key) for game in games.values()]
    )
    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        asked = await ask(interaction)
        await _show(asked, game, None)

    @app_commands.command(name="profile", description=told("command-profile"))
    @app_commands.describe(user=told("option-whose"))
    async def profile(interaction: Interaction, user: discord.User | None = None) -> None:
        asked = await ask(interaction)
        await _show(asked, None, user.id if user else asked.person.id)

    return leaderboard, profile


async def _show(asked: Asked, game: str | None, user: int | None) -> None:
    """Tell the records in one game or all, of one person or all."""
    guild = asked.interaction.guild_id
    if guild is None:
        raise Illegal(Text("results-no-server"))
    lines = list[str]()
    for key, results in _by_game(await asked.desk.results.on(guild)).items():
        if game in {key, None}:
            lines += _of_game(asked, asked.host.game(key), records(results), user)
    if not lines:
        lines.append(asked.words()("results-none"))
    for page in pages("\n".join(lines)):
        await asked.say(page)


def _by_game(results: Sequence[ResultRow]) -> dict[str, list[ResultRow]]:
    """The results of each game, the oldest first."""
    in_order = sorted(results, key=lambda result: result.game)
    return {game: list(group) for game, group in groupby(in_order, key=lambda result: result.game)}


def _of_game(asked: Asked, game: AnyGame, found: Sequence[Record], user: int | None) -> list[str]:
    words = asked.words(game)
    numbered = [(number, record) for number, record in enumerate(found, start=1) if user in {record.user, None}]
    lines = [_line(asked, number, record) for number, record in numbered[:MOST_LISTED]]
    return [f"**{words('title')}**", *lines] if lines else []


def _line(asked: Asked, number: int, record: Record) -> str:
    # Nobody is called by this mention: the answer allows none.
    name = f"**{plain(shortened(record.name, LONGEST_NAME))}**" if record.name else f"<@{record.user}>"
    words = asked.words()
    games = words("results-games", played=record.played, won=record.won)
    if record.rating is None:
        return words("results-unrated", name=name, games=games)
    return words("results-rated", number=number, name=name, rating=str(record.rating), games=games)
