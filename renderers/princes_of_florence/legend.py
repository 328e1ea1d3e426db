"""What the signs mean, in words: beside the figures where there is room, else at the foot of the
table.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.princes_of_florence.catalogue import LANDSCAPES, Freedom
from renderers.canvas import Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.signs import (
    Sign,
    arms,
    builder,
    coin,
    jester,
    laurel,
    pond,
    sign,
)
from renderers.sprites import Sprite
from renderers.words import Words

LEGEND = 108  # how high it is
BEFORE, LEAST = 46, 16  # a word, and between two signs
SIZE = 30
CLOSEST = 0.66  # how narrow letters may become
CARDS = (
    (Sign.PROFESSION, "picture-sign-profession"),
    (Sign.BONUS, "picture-sign-bonus"),
    (Sign.PRESTIGE_CARD, "picture-sign-prestige"),
    (Sign.RECRUITING, "picture-sign-recruiting"),
)


def legend(canvas: Canvas, box: Box, words: Words) -> None:
    """Every sign of the table that has no word beside it."""
    canvas.put(plate(*box.size, Plate.CALM), box)
    signs = list(_signs(words))
    half = -(-len(signs) // 2)
    for items, row in zip((signs[:half], signs[half:]), box.inset(16, 6).rows(1, 1), strict=True):
        wide = [BEFORE + width(text, Face.SANS, SIZE) for _, text in items]
        gap = (row.w - sum(wide)) / max(1, len(items) - 1)
        squeeze = min(1.0, (row.w - LEAST * (len(items) - 1)) / sum(wide))
        x = row.x
        for (drawn, text), room in zip(items, wide, strict=True):
            canvas.stamp(drawn, Point(x + 20, row.centre.y))
            at = Point(x + BEFORE, row.centre.y)
            left = room * squeeze - BEFORE
            canvas.text(at, text, Face.SANS, SIZE, roles.SAND, room=left + 1, squeeze=CLOSEST)
            x += room * squeeze + max(LEAST, gap)


def _signs(words: Words) -> Iterator[tuple[Sprite, str]]:
    yield laurel(40), words("picture-sign-points")
    yield coin(38), words("picture-sign-florins")
    for landscape in LANDSCAPES.values():
        yield pond(landscape, 38), words("tile", tile=landscape.id).lower()
    yield builder(38), words("picture-sign-builder")
    yield jester(38), words("picture-sign-jester")
    for freedom in Freedom:
        yield arms(freedom, 38), words("picture-freedom", freedom=freedom.value)
    for which, key in CARDS:
        yield sign(*_dark(which)), words(key)


def _dark(which: Sign) -> tuple[Sign, int, tuple[int, int, int]]:
    return which, 36, roles.SAND
