"""Small signs beside figures and names."""

from __future__ import annotations

from enum import Enum

from renderers.canvas import Pen
from renderers.high_society import emblems
from renderers.high_society.lacquer import GOLD, INK, PLATE
from renderers.paths import paint
from renderers.sprites import Sprite, kept
from renderers.theme import Colour


class Sign(Enum):
    """What a sign stands for."""

    NOTE = "money cards in hand"
    GAVEL = "an auction"
    CROSS = "out of it"
    MASK = "the thief"


EMBLEMS = {
    Sign.NOTE: emblems.NOTE,
    Sign.GAVEL: emblems.GAVEL,
    Sign.CROSS: emblems.CROSS,
    Sign.MASK: emblems.MASK,
}


@kept
def sign(which: Sign, size: int, fill: Colour) -> Sprite:
    pen = Pen(size, size)
    paint(pen, pen.body, EMBLEMS[which], fill)
    return pen.done()


@kept
def opener(size: int) -> Sprite:
    """The gavel of whoever began the auction, on a disc of its own to lie over a badge."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size / 2, PLATE[1])
    pen.disc(pen.body.centre, size / 2 - 2, GOLD)
    paint(pen, pen.body.inset(size * 0.2), emblems.GAVEL, INK)
    return pen.done()
