"""Replays: the table after an earlier move, with buttons to other moves, and the game as a film."""

from __future__ import annotations

from functools import partial

from bot.commands.presses import press, table_action
from bot.commands.request import Request
from bot.hosting.replay import Moment
from bot.messages.button_actions import TableAction, Way
from bot.messages.components import Post, Row, button, buttons, shortened
from bot.messages.custom_ids import MomentButton
from bot.messages.news import news_lines
from bot.messages.pages import pages
from bot.store import TableId
from bot.workers.pictures import Painting
from renderers.film import spread
from renderers.scenes import ALT_LIMIT

MOST_PICTURES = 24
"""The most pictures in a film. Each is shown for a second."""


@table_action(TableAction.REPLAY)
async def replay(request: Request, table: TableId) -> None:
    """Show the table before its first move, with buttons to later moves."""
    await show_moment(request, table, 0)


@table_action(TableAction.FILM)
async def show_film(request: Request, table: TableId) -> None:
    """Send the game as a film, from its beginning until now."""
    await request.defer()
    position = await request.position(table)
    words = request.words(position.game)
    moments = partial(
        request.host.replay.key_moments, position, partial(spread, most=MOST_PICTURES)
    )
    shown = await request.services.painter.film(position, request.language, moments)
    if shown is None:
        await request.send(words("film-failed"))
        return
    n = shown.pictures
    alt = shortened(words("film-alt", n=n, end=shown.alt), ALT_LIMIT)
    await request.send(
        words("film", title=words("title"), n=n, ply=position.row.ply), files=[shown.file(alt)]
    )


async def show_moment(request: Request, table: TableId, ply: int) -> None:
    """Show the table after an earlier move; only what everybody saw."""
    await request.defer()
    post, painting = await _moment(request, table, ply)
    await request.send(painting.below(post.content), view=post.view, files=painting.files)


@press(MomentButton)
async def press_moment(request: Request, pressed: MomentButton) -> None:
    """Replace the pressed message by another moment of the game."""
    await request.defer_edit()
    post, painting = await _moment(request, pressed.table, pressed.ply)
    await request.edit_with_files(Post(painting.below(post.content), post.rows), painting.files)


async def _moment(request: Request, table: TableId, ply: int) -> tuple[Post, Painting]:
    await request.row(table)
    found = await request.host.replay.moment(table, ply)
    words = request.words(found.position.game)
    title, last = words("title"), found.last
    head = (
        words("board-at", title=title, ply=ply, last=last)
        if ply
        else words("board-set-up", title=title, last=last)
    )
    lines = [f"• {line}" for line in news_lines(found.position, [found.news], None, words)[0]]
    painting = await request.services.painter.paint(found.position, None, request.language)
    content = pages("\n".join([head, *lines]))[0]
    return Post(content, [_moment_buttons(request, found, table, ply)]), painting


def _moment_buttons(request: Request, found: Moment, table: TableId, ply: int) -> Row:
    """Buttons to other moments of the game, and to the film."""
    words = request.words()
    ways = {Way.FIRST: 0, Way.EARLIER: ply - 1} if ply else {}
    ways |= {Way.LATER: ply + 1, Way.LAST: found.last} if ply < found.last else {}
    labels = {
        Way.FIRST: words("button-first"),
        Way.EARLIER: words("record-earlier"),
        Way.LATER: words("record-later"),
        Way.LAST: words("button-last"),
    }
    row: Row = [button(labels[way], MomentButton(table, to, way)) for way, to in ways.items()]
    return [*row, *buttons(found.position.row, [TableAction.FILM], words)]
