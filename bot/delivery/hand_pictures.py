"""A hand by direct message and its pictures: the hand, or what its owner must choose from; and the
table, where no channel shows it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from bot.hosting.host import Position
from bot.messages.asked import asked_at
from bot.messages.choices import settled
from bot.messages.components import Post
from bot.messages.turns import Part, open_question, part_of
from bot.workers.pictures import Painter, Painting
from games.engine import Order, Seat


@dataclass(frozen=True, slots=True)
class Hand:
    """The message of a hand, its picture, and at a table by direct message one of the table."""

    post: Post
    painting: Painting
    table: Painting | None = None

    @property
    def content(self) -> str:
        """What the message says."""
        return self.painting.below(self.post.content)

    @property
    def files(self) -> list[discord.File]:
        """The pictures as new files, since discord.py closes what it has sent."""
        return [*(self.table.files if self.table else ()), *self.painting.files]


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
