"""`/puzzle`: the puzzle of the day, answered at a table of one's own, and yesterday's solution."""

from __future__ import annotations

from discord import app_commands

from bot.commands.at_table import at_table, compose_answer
from bot.commands.localization import localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_opening import conversation_of, is_here
from bot.delivery.hand_pictures import hand_picture, table_picture
from bot.delivery.puzzle_pictures import puzzle_pictures
from bot.hosting.puzzles import Solved
from bot.messages.components import Post
from bot.messages.custom_ids import PuzzleButton, SolutionButton
from bot.messages.fitting import pages
from bot.messages.puzzles import (
    puzzle_post,
    solution_button,
    solution_lines,
    standings_lines,
    table_line,
)
from bot.store import Status, TableRow
from games.moves import require


@app_commands.command(name="puzzle", description=localized("command-puzzle"))
async def puzzle(interaction: Interaction) -> None:
    """Show the puzzle of the day; whoever tried that of yesterday sees its solution first, and
    others get a button for it.
    """
    request = await open_request(interaction)
    puzzles = request.host.puzzles
    today = await puzzles.today()
    require(today is not None, "puzzle-none")
    assert today is not None
    await request.defer()
    before = await puzzles.of(request.person.id, today.day - 1)
    solved = None if before is None else await puzzles.solved(today.day - 1)
    if solved is not None:
        await _send_solution(request, solved)
    own = await puzzles.of(request.person.id, today.day)
    table = None if own is None else await request.host.tables.row(own.table)
    answered = own is not None and own.right is not None
    words = request.words(today.game)
    below = solution_button(today.day - 1, words) if before is None else None
    name = request.person.name
    post = puzzle_post(today, table, words, name=name, answered=answered, below=below)
    shown = await puzzle_pictures(
        request.services.painter, today, request.language, name, request.person.id, posed=True
    )
    content = shown.below(pages(post.content)[0])
    await request.send(content, view=post.view, files=shown.files)


@press(PuzzleButton)
async def press_puzzle(request: Request, pressed: PuzzleButton) -> None:
    """Open a table of this person's own at the position of a day, or show the one they have, with
    what they may do there.
    """
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
        post = puzzle_post(today, row, words, name=request.person.name, answered=answered)
        await request.send_post(post)
        return
    request.services.table_delivery.post_notice(row.id)
    await _ask(request, row)


@press(SolutionButton)
async def press_solution(request: Request, pressed: SolutionButton) -> None:
    """Tell the solution of yesterday's puzzle."""
    puzzles = request.host.puzzles
    require(puzzles.is_told(pressed.day) and not puzzles.is_told(pressed.day + 1), "menu-old")
    await request.defer()
    solved = await puzzles.solved(pressed.day)
    if solved is None:
        await request.send(request.words()("puzzle-no-solution"))
    else:
        await _send_solution(request, solved)


async def _ask(request: Request, row: TableRow) -> None:
    """Answer with what this person may do at their table, below what lies there and what they
    choose from.
    """
    at = await at_table(request, row.id)
    words, language = request.words(at.position.game), request.language
    post = await compose_answer(at, notes=[table_line(row, at.asked, words)])
    painter = request.services.painter
    lies = await table_picture(painter, at.position, language)
    own = await hand_picture(painter, at.position, at.seat.seat, language, None)
    files = [*(lies.files if lies is not None else ()), *own.files]
    await request.send_post(Post(own.below(post.content), post.rows), files)


async def _send_solution(request: Request, solved: Solved) -> None:
    """Answer with the solution of a day's puzzle and its position, and with how this person
    answered it.
    """
    then, puzzles = solved.daily, request.host.puzzles
    own = await puzzles.of(request.person.id, then.day)
    streak = await puzzles.streak(request.person.id, then.day)
    right = None if own is None else own.right
    words = request.words(then.game)
    lines = solution_lines(solved, right, streak, request.person.name, words)
    if (guild := _guild(request)) is not None:
        lines += standings_lines(await puzzles.standings(guild, then.day), words)
    me = request.person
    shown = await puzzle_pictures(
        request.services.painter, then, request.language, me.name, me.id, posed=False
    )
    await request.send_post(Post(shown.below("\n".join(lines))), shown.files)


def _guild(request: Request) -> int | None:
    """The server on which whoever finds a solution is named."""
    interaction = request.interaction
    return interaction.guild_id if is_here(interaction) else None
