"""What the signs mean, in words: beside the figures where there is room, else at the foot of the
table.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, zip_longest

from games.princes_of_florence.catalogue import LANDSCAPES, Freedom
from renderers.canvas import Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.princes_of_florence import roles
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

LEGEND, ROWS = 138, (5, 5, 5)  # how high it is, and how many signs stand in its rows
SHORT = 48  # how high the short one is
BEFORE, LEAST = 46, 16  # a word, and between two columns
SIZE = 34
CLOSEST = 0.66  # how narrow letters may become
CARDS = (
    (Sign.PROFESSION, "picture-sign-profession"),
    (Sign.BONUS, "picture-sign-bonus"),
    (Sign.PRESTIGE_CARD, "picture-sign-prestige"),
    (Sign.RECRUITING, "picture-sign-recruiting"),
)


def short_legend(canvas: Canvas, box: Box, words: Words, *, works: bool) -> None:
    """The signs without a word where most have theirs beside them; that of works where it stands
    in the bays.
    """
    signs = [
        (laurel(40), words("picture-sign-points")),
        (coin(38), words("picture-sign-florins")),
        (sign(*_dark(Sign.PENNANT)), words("picture-sign-first")),
    ]
    if works:
        signs.append((sign(*_dark(Sign.WORK)), words("picture-works")))
    wide = [BEFORE + width(text, Face.SANS, SIZE) for _, text in signs]
    inner = box.inset(16, 0)
    gap = (inner.w - sum(wide)) / (len(signs) - 1)
    at = inner.left_middle
    for (drawn, text), room in zip(signs, wide, strict=True):
        canvas.stamp(drawn, at.moved(20))
        canvas.text(at.moved(BEFORE), text, Face.SANS, SIZE, roles.SAND)
        at = at.moved(room + gap)


def legend(canvas: Canvas, box: Box, words: Words) -> None:
    """Every sign of the table that has no word beside it."""
    signs = list(_signs(words))
    rows = [signs[end - count : end] for count, end in zip(ROWS, accumulate(ROWS), strict=True)]
    wide = [
        max(BEFORE + width(text, Face.SANS, SIZE) for _, text in column if text)
        for column in zip_longest(*rows, fillvalue=(None, ""))
    ]
    inner = box.inset(16, 0)
    spare = max(LEAST, (inner.w - sum(wide)) / (len(wide) - 1))
    share = min(1.0, (inner.w - spare * (len(wide) - 1)) / sum(wide))
    for items, row in zip(rows, inner.rows(*[1] * len(rows)), strict=True):
        x = row.x
        for (drawn, text), room in zip(items, wide, strict=False):
            canvas.stamp(drawn, Point(x + 20, row.centre.y))
            at, left = Point(x + BEFORE, row.centre.y), room * share - BEFORE + 1
            canvas.text(at, text, Face.SANS, SIZE, roles.SAND, room=left, squeeze=CLOSEST)
            x += room * share + spare


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
    yield sign(*_dark(Sign.PENNANT)), words("picture-sign-first")


def _dark(which: Sign) -> tuple[Sign, int, tuple[int, int, int]]:
    return which, 36, roles.SAND
