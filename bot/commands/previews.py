"""What a move would look like, shown while it is to be confirmed, in the place of the picture that was there before.

Whether that was a hand, stands in the name of the file: messages are all that the bot keeps of menus.
"""

from __future__ import annotations

from dataclasses import replace

from bot.desk import Asked
from bot.host import Position
from bot.painter import Painting
from bot.posts import Post
from bot.store import SeatRow
from games.engine import Action, Move
from games.questions import Question

PREVIEW = "-preview"
OVER_A_HAND = "-preview-over-hand"


async def turn_page(asked: Asked, position: Position, seat: SeatRow, post: Post, here: Move | Question) -> None:
    """Put a page of a menu in place of what was pressed: with a preview of the move that stands there, or without."""
    painter, names = asked.desk.painter, _pictures(asked)
    covered = any(PREVIEW in name for name in names)
    considered = here if isinstance(here, Action) and painter.shows(position, seat.seat, here) else None
    if considered is None and not covered:
        await asked.replace(post)
        return
    await asked.turning()
    over_a_hand = any(OVER_A_HAND in name for name in names) if covered else bool(names)
    painting: Painting | None = None
    if considered is not None:
        preview = await painter.close_up(position, seat.seat, asked.language, considered)
        assert preview is not None
        mark = OVER_A_HAND if over_a_hand else PREVIEW
        painting = replace(preview, name=preview.name.replace(".png", f"{mark}.png"))
    elif over_a_hand:
        painting = await painted_hand(asked, position, seat)
    content, files = (painting.below(post.content), painting.files) if painting else (post.content, [])
    await asked.turn_over(Post(content, post.rows), files)


async def close_book(asked: Asked, post: Post) -> None:
    """Put what came of a move in place of what was pressed, at once, and without a preview of the move."""
    await asked.replace(post, bare=any(PREVIEW in name for name in _pictures(asked)))


async def painted_hand(asked: Asked, position: Position, seat: SeatRow) -> Painting:
    """This person's hand as a picture."""
    left = await asked.host.order_at(position, seat.seat)
    order = left.standing if left else None
    return await asked.desk.painter.paint(position, seat.seat, asked.language, order)


def _pictures(asked: Asked) -> list[str]:
    """The names of the pictures on the message that was pressed."""
    message = asked.interaction.message
    return [file.filename for file in message.attachments] if message is not None else []
