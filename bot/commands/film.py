"""What may be shared of a game: a film of every move, and its end as a poster."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.commands.presses import table_action
from bot.commands.request import Request
from bot.commands.show_here import ForAll, show_row, shows
from bot.hosting.host import Position
from bot.messages.button_actions import Shown, TableAction
from bot.messages.components import Post, shortened
from bot.messages.custom_ids import ShowButton
from bot.messages.language import words_of
from bot.messages.moments import film_progress
from bot.store import TableId
from bot.workers.pictures import Film
from games.moves import Illegal, require
from games.text import Text
from renderers.film import spread
from renderers.scenes import ALT_LIMIT

MOST_PICTURES = 500
"""More moves than any game has; a film of them takes a minute to make."""
QUICK_SECONDS, PROGRESS_SECONDS = 1.0, 3.0
"""After which time, and then how often, it is told how far a film has come."""


@table_action(TableAction.FILM)
async def show_film(request: Request, table: TableId) -> None:
    """Send the game as a film, from its beginning until now."""
    await request.defer()
    position = await request.position(table)
    film = await _film(request, position, telling=True)
    made = _told(request, position, film)
    row = show_row(request, position.row, ShowButton(Shown.FILM, table, position.row.ply))
    await request.send(made.content, view=Post("", [row]).view, files=made.files)


@shows(Shown.FILM)
async def film_for_all(request: Request, pressed: ShowButton) -> ForAll:
    """The film as this person sees it: one in another language would have to be made anew."""
    position = await request.position(pressed.table)
    return _told(request, position, await _film(request, position, telling=False))


async def _film(request: Request, position: Position, *, telling: bool) -> Film:
    """The film of a game until now; if *telling*, how far it has come is told meanwhile."""
    share = 0.0

    def note(done: float) -> None:
        nonlocal share
        share = done

    words = request.words(position.game)
    moments = partial(
        request.host.replay.key_moments, position, partial(spread, most=MOST_PICTURES)
    )
    making = asyncio.create_task(
        request.services.painter.film(position, request.language, moments, note), name="film"
    )
    await asyncio.wait({making}, timeout=QUICK_SECONDS)
    while telling and not making.done():
        await request.show_progress(film_progress(share, words))
        await asyncio.wait({making}, timeout=PROGRESS_SECONDS)
    film = await making
    if film is None:
        raise Illegal(Text("film-failed"))
    return film


def _told(request: Request, position: Position, film: Film) -> ForAll:
    words, n = request.words(position.game), film.pictures
    alt = shortened(words("film-alt", n=n, end=film.alt), ALT_LIMIT)
    content = words("film", title=words("title"))
    return ForAll(content, [film.file(alt)])


@table_action(TableAction.SHARE)
async def share(request: Request, table: TableId) -> None:
    """Send the poster of a finished game."""
    position = await request.position(table)
    require(position.table.over, "table-not-over")
    await request.defer()
    made = await _poster(request, position, request.language)
    row = show_row(request, position.row, ShowButton(Shown.SQUARE, table, position.row.ply))
    await request.send(made.content, view=Post("", [row]).view, files=made.files)


@shows(Shown.SQUARE)
async def poster_for_all(request: Request, pressed: ShowButton) -> ForAll:
    """The poster in the table's language."""
    position = await request.position(pressed.table)
    require(position.table.over, "table-not-over")
    return await _poster(request, position, position.row.language)


async def _poster(request: Request, position: Position, language: str) -> ForAll:
    painting = await request.services.painter.poster(position, language)
    words = words_of(language, position.game)
    return ForAll(painting.below(words("share", title=words("title"))), painting.files)
