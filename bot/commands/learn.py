"""`/learn`: a lesson in one of the games, which only the learner sees."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot.commands.at_table import AtTable
from bot.commands.localization import game_choices, localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_opening import TableSettings, open_table, show_here, usual_policy
from bot.hosting.host import AnyGame, MovedOn, Position
from bot.messages.button_actions import LessonStep, Take
from bot.messages.components import Post
from bot.messages.compose import compose
from bot.messages.custom_ids import LearnButton, LessonButton
from bot.messages.lessons import choose_lesson, lesson_page, lesson_post
from bot.messages.table_names import place_of
from bot.messages.turns import open_question
from bot.store import Hints, TableId
from games.lesson import LEARNER, first_size, lesson_of
from games.levels import REGULAR
from games.questions import notation_of


def learn_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """The command that begins the lesson of one of these games, or goes on with it."""

    @app_commands.command(name="learn", description=localized("command-learn"))
    @app_commands.describe(game=localized("option-learn"))
    @app_commands.choices(
        game=game_choices(game for game in games.values() if lesson_of(game) is not None)
    )
    async def learn(interaction: Interaction, game: str | None = None) -> None:
        request = await open_request(interaction)
        if game is None:
            begun = await request.host.lessons.begun(request.person.id)
            await request.send_post(choose_lesson(games.values(), begun, request.words()))
            return
        await request.defer()
        await show_lesson(request, await _lesson(request, game))

    return learn


@press(LearnButton)
async def press_learn(request: Request, pressed: LearnButton) -> None:
    """Begin a lesson, or go on with it, in a message of its own or in that of the lesson; or begin
    a real game.
    """
    if pressed.take is Take.REAL:
        await _play_for_real(request, pressed.game)
        return
    if pressed.take is Take.ANEW:
        await _start_over_once(request, pressed.game)
        return
    await request.defer()
    await show_lesson(request, await _lesson(request, pressed.game))


@press(LessonButton)
async def press_lesson(request: Request, pressed: LessonButton) -> None:
    """Make the move that the lesson proposes, return to where it was left, or play on after it."""
    presses = request.services.presses
    presses.note(request.interaction)
    await request.defer_edit()
    position, notes = await request.position(pressed.table), list[str]()
    try:
        match pressed.step:
            case LessonStep.BACK:
                position = await request.host.lessons.go_back(pressed.table, request.person.id)
            case LessonStep.MOVE:
                position = await _proposed(request, position, pressed)
            case LessonStep.PLAY_ON:
                position = await request.host.lessons.go_on(pressed.table)
    except MovedOn:
        if not presses.is_double(request.interaction):  # else they know why it has gone on
            notes.append(request.words()("learn-moved-on"))
        position = await request.host.lessons.go_on(pressed.table)
    playing_on = pressed.step is LessonStep.PLAY_ON
    await show_lesson(request, position, edit=True, notes=notes, playing_on=playing_on)


async def _start_over_once(request: Request, game: str) -> None:
    """Begin a new lesson in the message of the old one. The second half of a double press must not
    delete the lesson that the first half is opening.
    """
    presses, interaction = request.services.presses, request.interaction
    again = presses.note(interaction)
    await request.defer_edit()
    if again:
        return  # the first half edits the message
    try:
        await show_lesson(request, await _lesson(request, game, anew=True), edit=True)
    finally:
        presses.forget(interaction)  # the message keeps its button, which may be pressed again


async def _play_for_real(request: Request, game: str) -> None:
    """Open a table as the lesson has shown it, at which computer players sit and hints are given:
    its game begins at once. However often that is pressed, a lesson leads to one game at a time.
    """
    size = first_size(request.host.games.for_new_tables(game))
    settings = TableSettings(
        size=size,
        levels=(REGULAR.key,) * (size - 1),
        policy=replace(usual_policy(request), hints=Hints.ALONE),
    )
    row, new = await request.host.lessons.play_after(
        request.person.id, game, lambda: open_table(request, game, settings)
    )
    if new and row is not None:
        await show_here(request, row)
    elif row is not None:
        words = request.words()
        said = words("learn-playing", number=str(row.id), place=place_of(row, words))
        await request.send(said)


async def go_on_learning(request: Request, table: TableId) -> None:
    """Let the others move, and replace the pressed message by the lesson as it stands then."""
    await request.defer_edit()
    await show_lesson(request, await request.host.lessons.go_on(table), edit=True)


async def menu_page(at: AtTable) -> Post:
    """Return a page of the menu, at the table of a lesson below what the lesson says."""
    if not at.position.row.lesson:
        return compose(at.position, (), at.player)
    progress = await at.request.host.lessons.progress(at.position)
    return lesson_page(at.position, progress, at.player)


async def proposed_answers(request: Request, position: Position) -> Sequence[str]:
    """Return the answers that make the move which a lesson proposes now; none at other tables."""
    if not position.row.lesson:
        return ()
    line = (await request.host.lessons.progress(position)).line
    asked = open_question(position, LEARNER)
    if line is None or line.seat != LEARNER or asked is None:
        return ()
    return re.split(r"[ +]", notation_of(asked.question, line.action))


async def _lesson(request: Request, game: str, *, anew: bool = False) -> Position:
    return await request.host.lessons.open(request.person, game, request.language, anew=anew)


async def _proposed(request: Request, position: Position, pressed: LessonButton) -> Position:
    progress = await request.host.lessons.progress(position)
    if progress.line is None or progress.line.seat != LEARNER or pressed.ply != position.row.ply:
        raise MovedOn
    await request.host.moves.play(
        pressed.table,
        pressed.ply,
        request.person.id,
        progress.line.action,
        interaction=request.interaction.id,
    )
    return await request.host.lessons.go_on(pressed.table)


async def show_lesson(
    request: Request,
    position: Position,
    *,
    edit: bool = False,
    notes: Sequence[str] = (),
    hint: Post | None = None,
    playing_on: bool = False,
) -> None:
    """Show the lesson as it stands, as a message of its own or in place of the pressed one."""
    lessons = request.host.lessons
    request.note_table(position.row)
    progress = await lessons.progress(position)
    progress = replace(progress, played_on=progress.played_on or playing_on)
    news = await lessons.news(position)
    player = AtTable(request, position, request.seat(position.row)).player
    post = lesson_post(position, progress, news, player, notes=notes, hint=hint)
    painter, language = request.services.painter, request.language
    painting = await painter.lesson_step(position, progress.line, language)
    shown = Post(painting.below(post.content), post.rows)
    if edit:
        await request.edit_with_files(shown, painting.files)
    else:
        await request.send(shown.content, view=shown.view, files=painting.files)
