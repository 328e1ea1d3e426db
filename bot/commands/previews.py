"""Previews: a picture of a move, shown until the move is confirmed.

A preview replaces the picture on the message. Its file name tells whether that picture was a hand,
since the bot stores nothing about menus.
"""

from __future__ import annotations

from dataclasses import replace

from bot.commands.hand import paint_hand
from bot.commands.request import Request
from bot.hosting.host import Position
from bot.messages.components import Post
from bot.store import SeatRow
from bot.workers.pictures import Painting
from games.engine import Action, Move
from games.questions import Question

PREVIEW = "-preview"
OVER_HAND = "-preview-over-hand"


async def show_menu_page(
    request: Request, position: Position, seat: SeatRow, post: Post, here: Move | Question
) -> None:
    """Replace the pressed message by a page of the menu, with a preview if the page is a move."""
    painter, names = request.services.painter, _file_names(request)
    has_preview = any(PREVIEW in name for name in names)
    previewed = (
        here if isinstance(here, Action) and painter.shows(position, seat.seat, here) else None
    )
    if previewed is None and not has_preview:
        await request.edit(post)
        return
    await request.defer_edit()
    over_hand = any(OVER_HAND in name for name in names) if has_preview else bool(names)
    painting: Painting | None = None
    if previewed is not None:
        preview = await painter.close_up(position, seat.seat, request.language, previewed)
        assert preview is not None
        mark = OVER_HAND if over_hand else PREVIEW
        painting = replace(preview, name=preview.name.replace(".png", f"{mark}.png"))
    elif over_hand:
        painting = await paint_hand(request, position, seat)
    content, files = (
        (painting.below(post.content), painting.files) if painting else (post.content, [])
    )
    await request.edit_with_files(Post(content, post.rows), files)


async def close_menu(request: Request, position: Position, seat: SeatRow, post: Post) -> None:
    """Replace the pressed menu by the result of a move, and its picture by a new one.

    A picture of the hand as it was would contradict the news above it.
    """
    names = _file_names(request)
    over_hand = any(OVER_HAND in name for name in names)
    if not names or (any(PREVIEW in name for name in names) and not over_hand):
        await request.edit(post, remove_files=bool(names))
        return
    await request.defer_edit()
    painting = await paint_hand(request, position, seat)
    await request.edit_with_files(Post(painting.below(post.content), post.rows), painting.files)


def _file_names(request: Request) -> list[str]:
    """The file names of the pictures on the pressed message."""
    message = request.interaction.message
    return [file.filename for file in message.attachments] if message is not None else []
