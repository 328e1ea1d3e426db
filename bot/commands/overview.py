"""`/games`: all the tables at which somebody plays, those that wait for them first."""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands

from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.host import Position
from bot.language import bold
from bot.menus import drawn, shortened
from bot.posts import LONGEST_POST, Verb, waiting
from bot.reminders import since, which
from bot.store import Status, TableRow


@dataclass(frozen=True, slots=True)
class _Listed:
    """A table in the list: those that wait for the reader first, and of these whoever has waited longest."""

    rank: int
    since: int
    line: str
    row: TableRow


@app_commands.command(name="games", description=told("command-games"))
async def own_games(interaction: Interaction) -> None:
    """Show one's tables."""
    asked = await ask(interaction)
    found = sorted([await _listed(asked, row) for row in await asked.host.tables_of(asked.person.id)], key=_order)
    if not found:
        await asked.say(asked.words()("games-none"))
        return
    title = asked.words()("games-title", n=sum(listed.rank == 0 for listed in found))
    content = shortened("\n".join([title, *(listed.line for listed in found)]), LONGEST_POST)
    own = [(listed.row, asked.host.game(listed.row.game)) for listed in found if listed.rank == 0]
    await asked.say(content, view=drawn(which(Verb.PLAY, own, asked.words())) if own else None)


def _order(listed: _Listed) -> tuple[int, int]:
    return listed.rank, listed.since


async def _listed(asked: Asked, row: TableRow) -> _Listed:
    words = asked.words(asked.host.game(row.game))
    head = f"• **{words('title')}** · <#{row.place}> · "
    if row.status is Status.OPEN:
        return _Listed(3, row.opened_at, head + words("status-open", seated=len(row.seats), size=row.size), row)
    position = await asked.host.position(row.id)
    waits = asked.desk.waits.at(row.id)
    own = next((wait for wait in waits if wait.user == asked.person.id), None)
    if own is not None:
        return _Listed(0, own.since, head + words("games-your-turn", since=since(own.since)), row)
    begun = min((wait.since for wait in waits), default=None)
    line = _waiting(asked, position)
    if begun is not None:
        line = words("games-since", waiting=line, since=since(begun))
    return _Listed(1 if begun is not None else 2, begun or row.opened_at, head + line, row)


def _waiting(asked: Asked, position: Position) -> str:
    return waiting(position, bold(position.row.names), asked.words(position.game))
