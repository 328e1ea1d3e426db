"""The pictures of a hand by direct message: the hand, or what its owner must choose from; and the
table, where no channel shows it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.host import Position
from bot.messages.asked import asked_at
from bot.messages.choices import settled
from bot.messages.turns import Part, open_question, part_of
from bot.workers.pictures import Painter, Painting
from games.engine import Order, Seat


async def hand_picture(
    painter: Painter, position: Position, seat: Seat, language: str, order: Order | None
) -> Painting:
    """Draw what a seat must choose from; its hand while it must not choose."""
    asking = open_question(position, seat) if part_of(position, seat) is Part.ACT else None
    if asking is not None:
        asked = asked_at(asking.question, settled(asking.question, ()))
        shown = await painter.show_choice(position, seat, language, asked, order)
        if shown is not None:
            return shown
    return await painter.paint(position, seat, language, order)


async def table_picture(painter: Painter, position: Position, language: str) -> Painting | None:
    """Draw the table for a hand, where no channel shows it; at the end the hand shows it, too."""
    row = position.row
    if not row.direct or position.table.over:
        return None
    painting = await painter.paint(position, None, language)
    return replace(painting, name=f"{position.game.key}-table-{row.id}-{row.ply}.png")
