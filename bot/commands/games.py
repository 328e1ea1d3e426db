"""`/games`: all tables at which one sits, those that wait for one first."""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands

from bot.commands.help import ways_to_games
from bot.commands.localization import localized
from bot.commands.request import Interaction, Request, open_request
from bot.hosting.clock import seconds
from bot.hosting.host import Position
from bot.messages.button_actions import TableAction
from bot.messages.components import LONGEST_POST, Post, shortened, view_of
from bot.messages.escaping import bold
from bot.messages.news import waiting_line
from bot.messages.reminders import relative_time
from bot.messages.table_names import heading_of, table_select, title_of
from bot.store import Status, TableRow


@dataclass(frozen=True, slots=True)
class _Listed:
    """A table in the list. Rank 0 waits for this person; within a rank the longest wait is
    first.
    """

    rank: int
    since: int
    line: str
    row: TableRow


@app_commands.command(name="games", description=localized("command-games"))
async def list_games(interaction: Interaction) -> None:
    """Show this person's tables."""
    request = await open_request(interaction)
    found = sorted(
        [
            await _listed(request, row)
            for row in await request.host.tables.of_user(request.person.id)
        ],
        key=_order,
    )
    if not found:
        await request.send_post(Post(request.words()("games-none"), [ways_to_games(request)]))
        return
    title = request.words()("games-title", n=sum(listed.rank == 0 for listed in found))
    content = shortened("\n".join([title, *(listed.line for listed in found)]), LONGEST_POST)
    own = [
        (listed.row, request.host.games.by_key(listed.row.game))
        for listed in found
        if listed.rank == 0
    ]
    await request.send(
        content, view=view_of(table_select(TableAction.PLAY, own, request.words())) if own else None
    )


def _order(listed: _Listed) -> tuple[int, int]:
    return listed.rank, listed.since


async def _listed(request: Request, row: TableRow) -> _Listed:
    game = request.host.games.find(row.game)
    words, title = request.words(game), title_of(row.game, game, request.language)
    head = f"• **{title}** · {heading_of(row, words)} · "
    if row.status is Status.OPEN:
        return _Listed(
            3, row.opened_at, head + words("status-open", seated=len(row.seats), size=row.size), row
        )
    if game is None:
        return _Listed(4, row.opened_at, head + words("games-unknown"), row)
    position = await request.host.tables.position(row.id)
    waits = await request.services.waiting_turns.at(row.id)
    own = next((wait for wait in waits if wait.user == request.person.id), None)
    if own is not None:
        waited = seconds(request.host.clock) - own.since
        return _Listed(
            0, own.since, head + words("games-your-turn", waited=words.lasting(waited)), row
        )
    begun = min((wait.since for wait in waits), default=None)
    line = _waiting(request, position)
    if begun is not None:
        line = words("games-since", waiting=line, since=relative_time(begun))
    return _Listed(1 if begun is not None else 2, begun or row.opened_at, head + line, row)


def _waiting(request: Request, position: Position) -> str:
    return waiting_line(position, bold(position.row.names), request.words(position.game))
