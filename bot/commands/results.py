"""The results on a server, in words: for `/leaderboard` and `/profile`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.commands.request import Request
from bot.hosting.host import AnyGame
from bot.hosting.ratings import Record, records
from bot.messages.components import shortened
from bot.messages.language import plain
from bot.messages.pages import pages
from bot.store import ResultRow
from games.engine import Illegal
from games.text import Text

MOST_LISTED = 20
LONGEST_NAME = 40


async def show_results(request: Request, game: str | None, user: int | None) -> None:
    """Show the results on this server: in one game or all, of one person or all."""
    guild = request.interaction.guild_id
    if guild is None:
        raise Illegal(Text("results-no-server"))
    lines = list[str]()
    for key, results in _by_game((await request.host.results.on_server(guild)).rows).items():
        if game in {key, None}:
            lines += _of_game(request, request.host.games.by_key(key), records(results), user)
    if not lines:
        lines.append(request.words()("results-none"))
    for page in pages("\n".join(lines)):
        await request.send(page)


def _by_game(results: Sequence[ResultRow]) -> dict[str, list[ResultRow]]:
    """The results of each game, the oldest first."""
    in_order = sorted(results, key=lambda result: result.game)
    return {game: list(group) for game, group in groupby(in_order, key=lambda result: result.game)}


def _of_game(
    request: Request, game: AnyGame, found: Sequence[Record], user: int | None
) -> list[str]:
    words = request.words(game)
    numbered = [
        (number, record)
        for number, record in enumerate(found, start=1)
        if user in {record.user, None}
    ]
    lines = [_line(request, number, record) for number, record in numbered[:MOST_LISTED]]
    return [f"**{words('title')}**", *lines] if lines else []


def _line(request: Request, number: int, record: Record) -> str:
    # This mention notifies nobody: the answer allows no mentions.
    name = (
        f"**{plain(shortened(record.name, LONGEST_NAME))}**" if record.name else f"<@{record.user}>"
    )
    words = request.words()
    games = words("results-games", played=record.played, won=record.won)
    if record.rating is None:
        return words("results-unrated", name=name, games=games)
    return words("results-rated", number=number, name=name, rating=str(record.rating), games=games)
