"""The picture of a private menu: what is being chosen from, drawn anew with each press.

A picture that is ready soon comes with the menu. Otherwise the menu appears first, and the picture
follows. The file name tells whether the picture took the place of a hand, since the bot stores
nothing about menus.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import discord

from bot.commands.hand import paint_hand
from bot.commands.request import Request
from bot.hosting.host import Position
from bot.messages.asked import asked_at
from bot.messages.choices import settled, trail
from bot.messages.components import Post
from bot.messages.compose import Page
from bot.messages.menus import Place
from bot.messages.turns import Part, turn_of
from bot.store import SeatRow
from bot.workers.pictures import Painting
from games.engine import Action, Move
from games.placements import Placement, Spot
from games.questions import Question

PREVIEW = "-preview"
OVER_HAND = "-preview-over-hand"

PATIENCE_SECONDS = 0.25
"""How long a menu waits for its picture."""


async def send_menu(
    request: Request, position: Position, seat: SeatRow, post: Post, page: Page | None = None
) -> None:
    """Send a menu with its picture; without a page it asks all that the seat may do."""
    await _show(request, position, seat, post, page or _first_page(position, seat), new=True)


async def show_menu_page(
    request: Request, position: Position, seat: SeatRow, post: Post, page: Page
) -> None:
    """Replace the pressed message by a page of the menu with its picture."""
    await _show(request, position, seat, post, page, new=False)


async def close_menu(request: Request, position: Position, seat: SeatRow, post: Post) -> None:
    """Replace the pressed menu by the result of a move, with the picture of what can be chosen
    next.

    A picture of what was chosen from would contradict the news above it, so the old one goes at
    once.
    """
    page = _first_page(position, seat)
    await _show(request, position, seat, post, page, new=False, moved=True)


def _first_page(position: Position, seat: SeatRow) -> Page | None:
    """What the seat is asked first; nothing where it must only wait, or may leave an order."""
    turn = turn_of(position, seat.seat)
    if turn.asking is None or turn.part not in {Part.ACT, Part.REVISE}:
        return None
    path = settled(turn.asking.question, ())
    return Page(turn.asking, Place(position.row.id, position.row.ply, path))


async def _show(
    request: Request,
    position: Position,
    seat: SeatRow,
    post: Post,
    page: Page | None,
    *,
    new: bool,
    moved: bool = False,
) -> None:
    who = request.person.id, position.row.id, request.interaction.id
    pages = request.services.pages
    pages.turn(*who)
    drawing = asyncio.create_task(_drawn(request, position, seat, page, new=new))
    done, _ = await asyncio.wait({drawing}, timeout=PATIENCE_SECONDS)
    if done:
        files = drawing.result()
        if new:
            await request.send(post.content, view=post.view, files=files)
        else:
            await request.edit(post, files=files)
        return
    if new:
        await request.send(post.content, view=post.view)
    else:
        await request.edit(post, files=[] if moved else None)
    files = await drawing
    if pages.is_latest(*who):
        with suppress(discord.NotFound):  # its owner has put the menu away
            await request.interaction.edit_original_response(attachments=files)


async def _drawn(
    request: Request, position: Position, seat: SeatRow, page: Page | None, *, new: bool
) -> Sequence[discord.File]:
    """The picture of a page; without one that of the hand, where the message had shown it."""
    over_hand = not new and _was_hand(request)
    painting = await _painting(request, position, seat, page, over_hand=over_hand)
    return painting.files if painting else []


async def _painting(
    request: Request, position: Position, seat: SeatRow, page: Page | None, *, over_hand: bool
) -> Painting | None:
    shows_hand = over_hand and not _in_direct_message(request)
    if page is None or (shows_hand and page == _first_page(position, seat)):
        return await paint_hand(request, position, seat) if over_hand else None
    painter, question = request.services.painter, page.asking.question
    here = trail(question, page.place.path).here
    asked = asked_at(question, page.place.path, _spot(here, page.place))
    mark = OVER_HAND if over_hand else PREVIEW
    if isinstance(here, Action) and asked.laid is None and painter.shows(position, seat.seat, here):
        previewed = await painter.close_up(position, seat.seat, request.language, here)
        assert previewed is not None, "the game shows this move"
        painting = previewed
    else:
        shown = await painter.show_choice(position, seat.seat, request.language, asked)
        if shown is None:
            return None
        painting = shown
    return replace(painting, name=painting.name.replace(".png", f"{mark}.png"))


def _spot(here: Move | Question, place: Place) -> Spot | None:
    """Where a piece that is being laid lies on this page."""
    return here.spot(place.spot) if isinstance(here, Placement) else None


def _was_hand(request: Request) -> bool:
    """Whether the pressed message has shown a hand, now or before it was a menu."""
    if _in_direct_message(request):  # its picture may be on its way
        return True
    message = request.interaction.message
    names = [file.filename for file in message.attachments] if message is not None else []
    previewed = any(PREVIEW in name for name in names)
    return any(OVER_HAND in name for name in names) if previewed else bool(names)


def _in_direct_message(request: Request) -> bool:
    """Whether the pressed message is the lasting one by which somebody plays."""
    message = request.interaction.message
    return message is not None and not message.flags.ephemeral
