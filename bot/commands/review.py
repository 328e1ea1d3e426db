"""`/review`: the turning points of a finished game, and what would have been better there.

Once a game is over everything may be seen, so what is better for somebody may tell what only they
knew. The answer is for whoever asked alone all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import app_commands

from bot.commands.hint import called
from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import complete_table, do_at_table, find_tables
from bot.hosting.host import Position
from bot.hosting.replay import ReplayStep
from bot.messages.button_actions import TableAction
from bot.messages.components import Post, Row, button, capitalised
from bot.messages.custom_ids import ReviewButton
from bot.messages.escaping import bold
from bot.messages.fitting import pages
from bot.messages.news import news_lines
from bot.store import Status, TableId
from bot.workers.adviser import Course, Improvement, Review
from bot.workers.pictures import Painting
from games.engine import Seat
from games.moves import require
from games.questions import read

OVER = (Status.FINISHED,)
PROGRESS_SECONDS = 3.0
"""How often it is told how far a review has come."""


@dataclass(frozen=True, slots=True)
class _Reviewed:
    """A finished game, as the seat played it whose chances are told."""

    position: Position
    steps: Sequence[ReplayStep]
    seat: Seat
    own: bool
    """Whether whoever asks sits there."""


@app_commands.command(name="review", description=localized("command-review"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def review(interaction: Interaction, table: str | None = None) -> None:
    """Show the turning points of a finished game."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, OVER)
    await do_at_table(request, TableAction.REVIEW, rows)


@table_action(TableAction.REVIEW)
async def show_review(request: Request, table: TableId) -> None:
    """Show the first turning point, once they are found."""
    position = await request.position(table)
    require(position.table.over, "review-unfinished")
    await request.defer()
    reviewed = await _reviewed(request, position)
    made = _review(request, reviewed)
    while not made.task.done():
        n = round(100 * made.share)
        await request.show_progress(request.words()("review-progress", n=n))
        await asyncio.wait({made.task}, timeout=PROGRESS_SECONDS)
    post, painting = await _point(request, reviewed, await made.task, 1)
    await request.send(
        post.content, view=post.view, files=painting.files if painting is not None else ()
    )


@press(ReviewButton)
async def press_review(request: Request, pressed: ReviewButton) -> None:
    """Replace the pressed message by another turning point."""
    await request.defer_edit()
    position = await request.position(pressed.table)
    require(position.table.over, "review-unfinished")
    reviewed = await _reviewed(request, position)
    found = await asyncio.shield(_review(request, reviewed).task)
    post, painting = await _point(request, reviewed, found, pressed.number)
    await request.edit_with_files(post, painting.files if painting is not None else ())


async def _reviewed(request: Request, position: Position) -> _Reviewed:
    """The game as this person played it; for anybody else, as the winner did."""
    steps = await request.host.replay.steps(position)
    sitting = position.row.seat_of(request.person.id)
    best = position.game.rules.standings(position.table)[0].seat
    return _Reviewed(position, steps, sitting.seat if sitting else best, sitting is not None)


def _review(request: Request, reviewed: _Reviewed) -> Review:
    steps, position = reviewed.steps, reviewed.position
    tables = [steps[0].before, *(step.after for step in steps)]
    course = Course(position.game, tables, [step.seat for step in steps])
    return request.services.adviser.review(position.row.id, reviewed.seat, course)


async def _point(
    request: Request, reviewed: _Reviewed, found: Sequence[Improvement], number: int
) -> tuple[Post, Painting | None]:
    """A turning point: its picture, what was played, and what would have been better."""
    words = request.words(reviewed.position.game)
    if not found:
        return Post(words("review-none")), None
    number = min(max(1, number), len(found))
    improvement = found[number - 1]
    step, row = reviewed.steps[improvement.point.moment - 1], reviewed.position.row
    before = replace(reviewed.position, row=replace(row, ply=step.news.ply - 1), table=step.before)
    reader = reviewed.seat if reviewed.own else None
    head = words(
        "review-point",
        title=words("title"),
        n=number,
        of=len(found),
        ply=step.news.ply,
        last=row.ply,
    )
    names = bold(row.names)
    before_it, after_it = _per(improvement.point.before), _per(improvement.point.after)
    told = (
        words("review-own", before=before_it, after=after_it)
        if reviewed.own
        else words("review-chances", who=names[reviewed.seat], before=before_it, after=after_it)
    )
    played = [f"• {line}" for line in news_lines(before, [step.news], reader, words)[0]]
    content = "\n".join([head, told, *played, *_better(request, before, step, improvement)])
    painting = await request.services.painter.paint(before, None, request.language)
    rows = [_buttons(request, row.id, number, len(found))]
    return Post(painting.below(pages(content)[0]), rows), painting


def _better(
    request: Request, before: Position, step: ReplayStep, improvement: Improvement
) -> list[str]:
    """The best move in place of the one played, and what speaks for it."""
    words, best = request.words(before.game), improvement.better.best
    decision = before.table.decision_of(step.seat)
    assert decision is not None
    if read(decision.ask(before.table), best.notation).here == step.action:
        return [words("review-best")]
    names = bold(before.row.names)
    reasons = [capitalised(words.say(reason, names)) for reason in best.reasons]
    move = called(before, step.seat, best.notation, words)
    return [
        words("review-better", move=move, who=names[step.seat]),
        *(f"• {reason}" for reason in reasons),
    ]


def _buttons(request: Request, table: TableId, number: int, last: int) -> Row:
    """Buttons to the other turning points."""
    words = request.words()
    return [
        button(words("review-other", n=n), ReviewButton(table, n))
        for n in range(1, last + 1)
        if n != number
    ]


def _per(chance: float) -> int:
    return round(100 * chance)
