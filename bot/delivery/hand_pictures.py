"""The picture of a hand by direct message: the hand, or what its owner must choose from."""

from __future__ import annotations

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
