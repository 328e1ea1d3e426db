"""`/review`: how a finished game was played: the chances over the game, the moves of whoever asks
that cost most, a brilliant one, and the turning points of the table.

Once a game is over everything may be seen, so what is better for somebody may tell what only they
knew. The answer is for whoever asked alone all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace

import discord
from discord import app_commands

from bot.commands.hint import called
from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import complete_table, do_at_table, find_tables
from bot.commands.table_opening import conversation_of
from bot.hosting.host import Position
from bot.hosting.replay import ReplayStep
from bot.messages.button_actions import TableAction
from bot.messages.components import MOST_IN_A_ROW, Post, Row, button, capitalised, shortened
from bot.messages.custom_ids import ReviewButton, TryButton
from bot.messages.emojis import unmarked
from bot.messages.escaping import bold, isolated
from bot.messages.fitting import pages
from bot.messages.news import run_lines
from bot.messages.table_names import place_of
from bot.store import Status, TableId, UserId
from bot.workers.adviser_worker import Answered
from bot.workers.pictures import Painting
from bot.workers.reviewing import Course, Findings, MoveKind, Review, ToldMove
from bot.workers.standings import DrawnStanding
from games.engine import Seat
from games.hints import telling_apart
from games.moves import require
from games.reviews import CLEAR
from games.text import Text
from renderers.pieces.portraits import Likeness
from renderers.review import Chances
from renderers.words import Words

OVER = (Status.FINISHED,)
PROGRESS_SECONDS = 3.0
"""How often it is told how far a review has come."""
LONGEST_MOVE = 150
"""Characters of a move in the overview."""
LONGEST_LABEL = 60
"""Characters of a button to a move."""
OVERVIEW = 1
"""The number of the first page; the moves follow it."""


@dataclass(frozen=True, slots=True)
class _Reviewed:
    """A finished game, as the seat played it whose moves are looked at."""

    request: Request
    position: Position
    steps: Sequence[ReplayStep]
    seat: Seat
    own: bool
    """Whether whoever asks sits there."""

    @property
    def words(self) -> Words:
        """The words of whoever asks."""
        return self.request.words(self.position.game)

    @property
    def names(self) -> Sequence[str]:
        """What everybody is called in a sentence."""
        return bold(self.position.row.names)

    def ply(self, moment: int) -> int:
        """The ply of a move by its number among those that were not taken back; of none, 0."""
        return self.steps[moment - 1].news.ply if moment else 0

    def before(self, moment: int) -> Position:
        """The position before a move."""
        step, row = self.steps[moment - 1], self.position.row
        return replace(self.position, row=replace(row, ply=step.news.ply - 1), table=step.before)


@app_commands.command(name="review", description=localized("command-review"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def review(interaction: Interaction, table: str | None = None) -> None:
    """Review a finished game."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, OVER)
    await do_at_table(request, TableAction.REVIEW, rows)


@table_action(TableAction.REVIEW)
async def show_review(request: Request, table: TableId) -> None:
    """Show how the chances went as soon as that is known, and then what the moves were worth."""
    position = await request.position(table)
    await _require_over(request, position)
    await request.defer()
    reviewed = await _reviewed(request, position)
    made = _review(reviewed)
    await _waited(request, made, made.curve, "")
    painting = await _curve(reviewed, made)
    if not made.task.done():
        begun = _below(painting, _head(reviewed))
        await request.send(begun, files=_files(painting))
        await _waited(request, made, made.task, begun)
        painting = await _curve(reviewed, made)
    found = await made.task
    await request.send_anew(_overview(reviewed, found, painting), _files(painting))


async def _require_over(request: Request, position: Position) -> None:
    """Raise `Illegal` for a game that is not over, or that still answers a puzzle of today."""
    require(position.table.over, "review-unfinished")
    secret = await request.host.puzzles.is_secret(position.row, request.person.id)
    require(not secret, "review-puzzle")


async def _waited(request: Request, made: Review, task: Awaitable[object], above: str) -> None:
    """Tell how far a review has come until a part of it is done."""
    waited = asyncio.ensure_future(task)
    while not waited.done():
        progress = request.words()("review-progress", n=round(100 * made.share))
        await request.show_progress("\n".join(filter(None, [above, progress])))
        await asyncio.wait({waited}, timeout=PROGRESS_SECONDS)


@press(ReviewButton)
async def press_review(request: Request, pressed: ReviewButton) -> None:
    """Replace the pressed message by another page of the review."""
    await request.defer_edit()
    position = await request.position(pressed.table)
    await _require_over(request, position)
    reviewed = await _reviewed(request, position)
    made = _review(reviewed)
    found = await asyncio.shield(made.task)
    number = min(max(OVERVIEW, pressed.number), len(found.told) + OVERVIEW)
    if number == OVERVIEW:
        painting = await _curve(reviewed, made)
        await request.edit_with_files(_overview(reviewed, found, painting), _files(painting))
        return
    finding = found.told[number - OVERVIEW - 1]
    answered = finding.answered
    places = () if answered is None else tuple(answered.best.notation.split())
    before = reviewed.before(finding.moment)
    shown = await request.services.painter.paint(before, None, request.language, lit=places)
    content = "\n".join(_told(reviewed, finding))
    again = TryButton(pressed.table, before.row.ply)
    row: Row = [button(reviewed.words("review-try"), again, discord.ButtonStyle.success)]
    rows = [row, *_buttons(reviewed, found, number)]
    post = Post(shown.below(pages(content)[0]), rows)
    await request.edit_with_files(post, shown.files)


@press(TryButton)
async def press_try(request: Request, pressed: TryButton) -> None:
    """Open a table of this person's own that begins at an earlier moment of the game."""
    await request.defer()
    position = await request.position(pressed.table)
    await request.host.codes.check_may_open(request.person.id)
    row = await request.host.trials.open(
        pressed.table,
        pressed.ply,
        _whose(request, position)[0],
        request.person,
        language=request.language,
        channel=await conversation_of(request),
    )
    request.services.table_delivery.post_notice(row.id)
    words = request.words()
    await request.send(words("try-begun", number=str(row.id), place=place_of(row, words)))


async def _reviewed(request: Request, position: Position) -> _Reviewed:
    """The game as this person played it; for anybody else, as the winner did."""
    steps = await request.host.replay.steps(position)
    return _Reviewed(request, position, steps, *_whose(request, position))


def _whose(request: Request, position: Position) -> tuple[Seat, bool]:
    """Whose game is looked at: this person's, or else the winner's; and whether it is theirs."""
    if (sitting := position.row.seat_of(request.person.id)) is not None:
        return sitting.seat, True
    return Seat(position.game.rules.standings(position.table)[0].seat), False


def _review(reviewed: _Reviewed) -> Review:
    steps, position = reviewed.steps, reviewed.position
    tables = [steps[0].before, *(step.after for step in steps)]
    movers, actions = [step.seat for step in steps], [step.action for step in steps]
    course = Course(position.game, tables, movers, actions)
    adviser = reviewed.request.services.adviser
    return adviser.review(position.row.id, reviewed.seat, course)


async def _curve(reviewed: _Reviewed, made: Review) -> Painting | None:
    """The chances over the game, with the moves that are told of as far as they are known."""
    found, row = made.task.result() if made.task.done() else None, reviewed.position.row
    chances = await made.curve if found is None else found.chances
    moments, told = sorted(chances), () if found is None else found.told
    marks = tuple((n, reviewed.ply(finding.moment)) for n, finding in enumerate(told, 1))
    shown = Chances(
        reviewed.words("title"),
        reviewed.seat,
        tuple(map(reviewed.ply, moments)),
        tuple(tuple(chances[moment]) for moment in moments),
        marks,
    )
    people = tuple(Likeness(seat.name, automa=seat.automa) for seat in row.seats)
    users = [seat.user or UserId(0) for seat in row.seats]
    drawn = DrawnStanding(shown, people, reviewed.request.language)
    painting = await reviewed.request.services.painter.standing(drawn, users)
    name = f"{reviewed.position.game.key}-{row.id}-review.webp"
    return painting and replace(painting, name=name)


def _files(painting: Painting | None) -> Sequence[discord.File]:
    return painting.files if painting is not None else ()


def _below(painting: Painting | None, content: str) -> str:
    return content if painting is None else painting.below(content)


def _head(reviewed: _Reviewed) -> str:
    words, title = reviewed.words, reviewed.words("title")
    if reviewed.own:
        return words("review-head-own", title=title)
    return words("review-head", title=title, who=reviewed.names[reviewed.seat])


def _overview(reviewed: _Reviewed, found: Findings, painting: Painting | None) -> Post:
    """Why the game was won, how well it was played, and which moves are told of."""
    words = reviewed.words
    lines = [_head(reviewed), *_verdict(reviewed)]
    if found.chosen:
        who, good, of = reviewed.names[reviewed.seat], found.good, found.chosen
        lines.append(
            words("review-accuracy-own", good=good, of=of)
            if reviewed.own
            else words("review-accuracy", who=who, good=good, of=of)
        )
    for number, finding in enumerate(found.told, 1):
        kind, what = _kind(reviewed, finding), _in_brief(reviewed, finding)
        where = _where(reviewed, finding)
        lines.append(words("review-listed", n=number, where=where, what=what, kind=kind))
    if not found.told:
        lines.append(words("review-none"))
    content = pages("\n".join(lines))[0]
    return Post(_below(painting, content), _buttons(reviewed, found, OVERVIEW))


def _verdict(reviewed: _Reviewed) -> Sequence[str]:
    """Why the game was won or lost, in one line, where the game can say so."""
    position, find = reviewed.position, reviewed.position.game.teaching.verdict
    if find is None:
        return []
    events = [event for step in reviewed.steps for event in step.news.events]
    told = find(position.table, events, reviewed.seat)
    return [" ".join(reviewed.words.say(text, reviewed.names) for text in told)] if told else []


def _in_brief(reviewed: _Reviewed, finding: ToldMove, names: Sequence[str] | None = None) -> str:
    """What was done in a move, in one line."""
    told = _news(reviewed, finding, names)
    return shortened(unmarked(told[0]), LONGEST_MOVE).removesuffix(".") if told else ""


def _where(reviewed: _Reviewed, finding: ToldMove) -> str:
    """In which part of the game a move was made; of a game without parts, its number."""
    before = reviewed.before(finding.moment)
    stage = before.game.rules.stage
    if stage is not None:
        return capitalised(reviewed.words.say(stage(before.table), ()))
    ply, last = reviewed.ply(finding.moment), reviewed.position.row.ply
    return capitalised(reviewed.words("board-at", ply=ply, last=last))


def _kind(reviewed: _Reviewed, finding: ToldMove) -> str:
    words, answered = reviewed.words, finding.answered
    match finding.kind:
        case MoveKind.COSTLY:
            assert answered is not None
            assert answered.played is not None
            lost = max(1, _per(answered.best.chance) - _per(answered.played.chance))
            return words("review-kind-costly", n=lost)
        case MoveKind.BRILLIANT:
            return words("review-kind-brilliant")
        case MoveKind.TURN:
            mover = reviewed.steps[finding.moment - 1].seat
            then, now = _span(finding)
            return words("review-kind-turn", who=reviewed.names[mover], before=then, after=now)


def _span(finding: ToldMove) -> tuple[int, int]:
    """How many of a hundred games were won before a turning point, and after it."""
    assert finding.span is not None
    return _per(finding.span.before), _per(finding.span.after)


def _told(reviewed: _Reviewed, finding: ToldMove) -> Sequence[str]:
    """A move: what was played, what that meant, what would have been better, and why."""
    words, names, answered = reviewed.words, reviewed.names, finding.answered
    step, before = reviewed.steps[finding.moment - 1], reviewed.before(finding.moment)
    kind = _kind(reviewed, finding)
    where = _where(reviewed, finding)
    lines = [words("review-move", title=words("title"), where=where, kind=kind)]
    lines += [f"• {line}" for line in _news(reviewed, finding)]
    if finding.kind is MoveKind.TURN:
        then, now = _span(finding)
        lines.append(
            words("review-own", before=then, after=now)
            if reviewed.own
            else words("review-chances", who=names[reviewed.seat], before=then, after=now)
        )
    if answered is None:
        return lines
    own = reviewed.own and step.seat == reviewed.seat
    who, played, best = names[step.seat], answered.played, answered.best
    others: Sequence[Text] = ()
    if finding.kind is MoveKind.TURN and not _mistaken(answered):
        luck = step.seat == reviewed.seat and step.news.final
        return [*lines, words("review-luck")] if luck else lines
    if played is None or played.notation != best.notation:
        others = played.reasons if played is not None else ()
        move = called(before, step.seat, best.notation, words)
        lines.append(
            words("review-better-own", move=move)
            if own
            else words("review-better", move=move, who=who)
        )
        if played is not None and finding.kind is MoveKind.COSTLY:
            with_it, without = _per(best.chance), _per(played.chance)
            lines.append(
                words("review-gained-own", best=with_it, played=without)
                if own
                else words("review-gained", who=who, best=with_it, played=without)
            )
    elif finding.kind is MoveKind.BRILLIANT and answered.second is not None:
        others = answered.second.reasons
        per = _per(best.chance), _per(answered.second.chance)
        lines.append(words("review-brilliant", n=per[0], second=per[1]))
    why = telling_apart(best.reasons, others)
    return [*lines, *(f"• {capitalised(words.say(reason, names))}" for reason in why)]


def _mistaken(answered: Answered) -> bool:
    """Whether something clearly better could have been done."""
    return answered.played is None or answered.best.chance - answered.played.chance >= CLEAR


def _news(
    reviewed: _Reviewed, finding: ToldMove, names: Sequence[str] | None = None
) -> Sequence[str]:
    """What happened in a move, or in several in a row."""
    news = [reviewed.steps[moment - 1].news for moment in finding.moments]
    reader = reviewed.seat if reviewed.own else None
    before, words = reviewed.before(finding.moment), reviewed.words
    return run_lines(before, news, reader, words, names or reviewed.names)


def _buttons(reviewed: _Reviewed, found: Findings, shown: int) -> list[Row]:
    """Buttons to the other pages."""
    words, table = reviewed.words, reviewed.position.row.id
    row: Row = []
    if shown != OVERVIEW:
        row.append(button(words("review-overview"), ReviewButton(table, OVERVIEW)))
    for number, finding in enumerate(found.told, OVERVIEW + 1):
        if number != shown:
            place = ReviewButton(table, number)
            row.append(button(_label(reviewed, finding, number - OVERVIEW), place))
    return [row[n : n + MOST_IN_A_ROW] for n in range(0, len(row), MOST_IN_A_ROW)]


def _label(reviewed: _Reviewed, finding: ToldMove, number: int) -> str:
    """What the button to a move says: its number, where in the game it is, and what was done."""
    what = _in_brief(reviewed, finding, [*map(isolated, reviewed.position.row.names)])
    where = _where(reviewed, finding)
    return shortened(
        reviewed.words("review-other", n=number, where=where, what=what), LONGEST_LABEL
    )


def _per(chance: float) -> int:
    return round(100 * chance)
