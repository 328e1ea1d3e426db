"""`/puzzle`: the puzzle of the day, answered at a table of one's own, and yesterday's solution."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_opening import conversation_of, is_here
from bot.messages.components import Post
from bot.messages.custom_ids import PuzzleButton, SolutionButton
from bot.messages.fitting import pages
from bot.messages.puzzles import (
    begun_post,
    puzzle_post,
    solution_button,
    solution_lines,
    standings_lines,
)
from bot.store import Status, TableRow
from games.moves import require


@app_commands.command(name="puzzle", description=localized("command-puzzle"))
async def puzzle(interaction: Interaction) -> None:
    """Show the puzzle of the day, below the solution of yesterday's; whoever has not tried that one
    gets a button for its solution.
    """
    request = await open_request(interaction)
    today = await request.host.puzzles.today()
    require(today is not None, "puzzle-none")
    assert today is not None
    await request.defer()
    before = await request.host.puzzles.of(request.person.id, today.day - 1)
    above = [] if before is None else await _solution(request, today.day - 1)
    own = await request.host.puzzles.of(request.person.id, today.day)
    table = None if own is None else await request.host.tables.row(own.table)
    answered = own is not None and own.right is not None
    words = request.words(today.game)
    below = solution_button(today.day - 1, words) if before is None else None
    post = puzzle_post(today, table, words, answered=answered, above=above, below=below)
    waiting = table is not None and table.status is Status.RUNNING and not answered
    await _send(request, post, table if waiting else None)


@press(PuzzleButton)
async def press_puzzle(request: Request, pressed: PuzzleButton) -> None:
    """Open a table of this person's own at the position of a day, or show the one they have."""
    await request.defer()
    puzzles = request.host.puzzles
    today = await puzzles.open_on(pressed.day)
    require(today is not None, "puzzle-none")
    assert today is not None
    own = await puzzles.of(request.person.id, today.day)
    if own is None:
        channel = await conversation_of(request)
        own = await puzzles.open(
            request.person,
            today,
            language=request.language,
            channel=channel,
            guild=_guild(request),
        )
    row, words = await request.host.tables.row(own.table), request.words(today.game)
    if row.status is not Status.RUNNING:
        answered = own.right is not None
        await _send(request, puzzle_post(today, row, words, answered=answered), None)
        return
    request.services.table_delivery.post_notice(row.id)
    late = puzzles.is_told(today.day)
    await _send(request, begun_post(today, row, words, late=late), row)


@press(SolutionButton)
async def press_solution(request: Request, pressed: SolutionButton) -> None:
    """Tell the solution of yesterday's puzzle."""
    puzzles = request.host.puzzles
    require(puzzles.is_told(pressed.day) and not puzzles.is_told(pressed.day + 1), "menu-old")
    await request.defer()
    lines = await _solution(request, pressed.day) or [request.words()("puzzle-no-solution")]
    await _send(request, Post("\n".join(lines)), None)


async def _send(request: Request, post: Post, shown: TableRow | None) -> None:
    """Answer with a post, and with the picture of the table at which the puzzle is solved: that of
    everybody, since the picture of a hand tells what is good in it.
    """
    content = pages(post.content)[0]
    if shown is None or shown.seat_of(request.person.id) is None:
        await request.send_anew(Post(content, post.rows), ())
        return
    position = await request.position(shown.id)
    painting = await request.services.painter.paint(position, None, request.language)
    await request.send_anew(Post(painting.below(content), post.rows), painting.files)


async def _solution(request: Request, day: int) -> list[str]:
    """The solution of a day's puzzle, with how this person answered it."""
    solved = await request.host.puzzles.solved(day)
    if solved is None:
        return []
    own = await request.host.puzzles.of(request.person.id, day)
    streak = await request.host.puzzles.streak(request.person.id, day)
    right = None if own is None else own.right
    words = request.words(solved.daily.game)
    lines = solution_lines(solved, right, streak, request.person.name, words)
    guild = _guild(request)
    if guild is not None:
        standings = await request.host.puzzles.standings(guild, day)
        lines += standings_lines(standings, words)
    return lines


def _guild(request: Request) -> int | None:
    """The server on which whoever finds a solution is named."""
    interaction = request.interaction
    return interaction.guild_id if is_here(interaction) else None
