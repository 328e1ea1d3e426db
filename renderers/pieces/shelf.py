"""What somebody could buy: cards laid out as large as they fit, and the good answer to the
question.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest
from renderers.sprites import Sprite
from renderers.theme import GOOD, GOOD_INK

C = TypeVar("C")
GAP = 14


def affordable(canvas: Canvas, box: Box, answer: str) -> None:
    """The good answer, after its tick."""
    tick = glyphs.icon(glyphs.tick, 36, GOOD, GOOD_INK)
    size = largest(answer, Face.SERIF, (34, 31, 28, 25, 22), box.w - tick.w - 7)
    canvas.line(box.centre, [tick, answer], Face.SERIF, size, GOOD, Anchor.MIDDLE)


def seal(canvas: Canvas, place: Box, size: int = 34, *, within: bool = False) -> None:
    """What there is to choose from has a tick on its lower right corner, or within it."""
    tick = glyphs.icon(glyphs.tick, size, GOOD, GOOD_INK)
    left, up = (size / 2 + 2, size / 2 + 3) if within else (12, 14)
    canvas.stamp(tick, Point(place.right - left, place.bottom - up))


def shelve(
    canvas: Canvas,
    box: Box,
    offers: Sequence[C],
    sizes: Sequence[tuple[int, int]],
    face: Callable[[C, int, int], Sprite],
) -> int:
    """Lays the cards out in the first of these sizes in which all fit; returns how many fitted."""
    w, h = next(
        (size for size in sizes if math.prod(_fitting(box, size)) >= len(offers)), sizes[-1]
    )
    across, down = _fitting(box, (w, h))
    shown = offers[: across * down]
    lines = [shown[start : start + across] for start in range(0, len(shown), across)]
    block = box.place(box.w, len(lines) * (h + GAP) - GAP)
    for line, row in zip(lines, block.rows(*[h] * len(lines), gap=GAP), strict=True):
        strip = row.place(len(line) * (w + GAP) - GAP, row.h)
        for card, place in zip(line, strip.columns(*[w] * len(line), gap=GAP), strict=True):
            canvas.put(face(card, w, h), place)
    return len(shown)


def _fitting(box: Box, size: tuple[int, int]) -> tuple[int, int]:
    """How many cards of this size fit across and down."""
    return int((box.w + GAP) // (size[0] + GAP)), int((box.h + GAP) // (size[1] + GAP))
