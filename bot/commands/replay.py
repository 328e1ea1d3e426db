"""Replays: the table after an earlier move, with ways to other moves."""

from __future__ import annotations

from functools import partial

from bot.commands.presses import press, table_action
from bot.commands.request import Request
from bot.commands.show_here import ForAll, show_row, shows
from bot.hosting.replay import ReplayMoment
from bot.messages.button_actions import Shown, TableAction
from bot.messages.components import Post
from bot.messages.custom_ids import MomentButton, ShowButton, StageSelect
from bot.messages.language import words_of
from bot.messages.moments import moment_post, moment_text
from bot.messages.outside import whole_number
from bot.store import TableId
from bot.workers.pictures import Painting

LAST_PLY = 999_999
"""Later ones fit no custom id."""


@table_action(TableAction.REPLAY)
async def replay(request: Request, table: TableId) -> None:
    """Show the table before its first move, with buttons to later moves."""
    await show_moment(request, table, 0)


async def show_moment(request: Request, table: TableId, ply: int) -> None:
    """Show the table after an earlier move; only what everybody saw."""
    await request.defer()
    post, painting = await _moment(request, table, ply)
    await request.send(post.content, view=post.view, files=painting.files)


@press(MomentButton)
async def press_moment(request: Request, pressed: MomentButton) -> None:
    """Replace the pressed message by another moment of the game."""
    await _go_to(request, pressed.table, pressed.ply)


@press(StageSelect)
async def press_stage(request: Request, pressed: StageSelect) -> None:
    """Replace the pressed message by the beginning of a part of the game."""
    ply = request.picked(partial(whole_number, least=0, most=LAST_PLY))
    await _go_to(request, pressed.table, ply)


@shows(Shown.BOARD)
async def board_for_all(request: Request, pressed: ShowButton) -> ForAll:
    """The table after a move, in the language of the table."""
    found = await _found(request, pressed.table, pressed.ply)
    language = found.position.row.language
    painting = await request.services.painter.paint(found.position, None, language)
    text = moment_text(found, words_of(language, found.position.game))
    return ForAll(painting.below(text), painting.files)


async def _go_to(request: Request, table: TableId, ply: int) -> None:
    await request.defer_edit()
    post, painting = await _moment(request, table, ply)
    await request.edit_with_files(post, painting.files)


async def _moment(request: Request, table: TableId, ply: int) -> tuple[Post, Painting]:
    found = await _found(request, table, ply)
    row, words = found.position.row, request.words(found.position.game)
    post = moment_post(found, words, show_row(request, row, ShowButton(Shown.BOARD, table, ply)))
    painting = await request.services.painter.paint(found.position, None, request.language)
    return Post(painting.below(post.content), post.rows), painting


async def _found(request: Request, table: TableId, ply: int) -> ReplayMoment:
    await request.row(table)
    return await request.host.replay.moment(table, ply)
