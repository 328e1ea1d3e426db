"""Small signs beside figures and names."""

from __future__ import annotations

from enum import Enum

from renderers.canvas import Pen
from renderers.high_society import emblems
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
