"""Florence at dusk, behind whoever has won: the cathedral, towers and roofs before a low sun."""

from __future__ import annotations

import math

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.paths import Emblem, cut, fill, paint, path, slab
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.workroom import DOME, RIBS
from renderers.sprites import Light, Sprite, kept
from renderers.theme import ACTIVE, Colour, mix, rgb

SKY, DUSK = rgb("#2A1820"), rgb("#7C4022")  # above, and down at the hills
SUN, HILLS = rgb("#F0A848"), rgb("#57301F")
WALLS, ROOFS, WINDOWS = rgb("#2E1810"), rgb("#3F2216"), rgb("#C98A3A")
CAMPANILE: Emblem = (
    fill(slab(30, 8, 40, 92)),
    fill(path("M26 12 L50 0 L74 12 Z")),
    cut(path("M44 34 L44 24 Q50 16 56 24 L56 34 Z")),
    cut(path("M44 58 L44 48 Q50 40 56 48 L56 58 Z")),
    cut(path("M44 82 L44 72 Q50 64 56 72 L56 82 Z")),
)
TOWN_HALL: Emblem = (
    fill(slab(4, 52, 92, 48)),
    fill(
        path(
            "M0 52 L0 42 L10 42 L10 47 L22 47 L22 42 L34 42 L34 47 L40 47 L40 24 L36 24 L36 16"
            " L64 16 L64 24 L60 24 L60 47 L66 47 L66 42 L78 42 L78 47 L90 47 L90 42 L100 42"
            " L100 52 Z"
        )
    ),
    fill(path("M40 16 L50 2 L60 16 Z")),
    *(cut(path(f"M{x} 76 L{x} 66 Q{x + 4} 60 {x + 8} 66 L{x + 8} 76 Z")) for x in (14, 34, 58, 78)),
)
CYPRESS: Emblem = (fill(path("M50 0 C66 30 72 70 60 100 L40 100 C28 70 34 30 50 0 Z")),)


@kept
def victory(w: int, h: int) -> Sprite:
    """The plate of whoever has won, lit, with the city on it."""
    base = plate(w, h, Plate.BUSY, lit=True)
    pen = Pen(w, h, margin=base.margin, scale=2)
    size = (pen.image.width, pen.image.height)
    pen.image.paste(base.image.resize(size))
    with pen.clip(pen.body.inset(4), 15) as inside:
        inside.wash(pen.body, 0, SKY, DUSK)
        sun = Point(w * 0.775, h * 0.9)
        with inside.veil(blur=34, opacity=0.55) as glow:
            glow.disc(sun, h * 0.5, SUN)
        inside.disc(sun, h * 0.2, mix(SUN, ACTIVE, 0.4))
        inside.poly(_hills(w, h), HILLS)
        _city(inside, w, h)
    return pen.done(Light.FIRST)


def _hills(w: int, h: int) -> list[Point]:
    ridge = [
        Point(w * step / 40, h * (0.8 - 0.07 * math.sin(step * 0.45) - 0.03 * math.sin(step * 1.3)))
        for step in range(41)
    ]
    return [*ridge, Point(w, h), Point(0, h)]


def _city(pen: Pen, w: int, h: int) -> None:
    """Roofs along the foot, and what stands above them."""
    for place, (x, high) in enumerate(ROWS):
        _house(pen, Box(w * x, h * (1 - high), w * 0.062, h * high), WALLS if place % 2 else ROOFS)
    for share in (0.015, 0.045, 0.34, 0.93, 0.965):
        paint(pen, Box(w * share, h * 0.6, h * 0.11, h * 0.34), CYPRESS, WALLS)
    dome = Box(w * 0.6, h * 0.24, h * 0.8, h * 0.78)
    paint(pen, dome, DOME, WALLS)
    paint(pen, dome, RIBS, mix(WALLS, WINDOWS, 0.5))
    paint(pen, Box(w * 0.575, h * 0.34, h * 0.3, h * 0.68), CAMPANILE, ROOFS, inlay=WINDOWS)
    paint(pen, Box(w * 0.835, h * 0.3, h * 0.56, h * 0.72), TOWN_HALL, WALLS, inlay=WINDOWS)
    paint(pen, Box(w * 0.42, h * 0.62, h * 0.42, h * 0.42), DOME, ROOFS)


ROWS = tuple((0.06 * place - 0.01, 0.14 + 0.05 * (place * 7 % 4)) for place in range(18))
"""Where houses stand, and how high they are."""


def _house(pen: Pen, box: Box, tone: Colour) -> None:
    """A gabled house with a lit window."""
    pen.poly(
        [
            Point(box.x, box.bottom),
            Point(box.x, box.y),
            Point(box.centre.x, box.y - box.w * 0.18),
            Point(box.right, box.y),
            Point(box.right, box.bottom),
        ],
        tone,
    )
    side = box.w * 0.07
    for share in (0.3, 0.62):
        window = Box(box.x + box.w * share, box.y + box.h * 0.3, side, side * 1.5)
        pen.box(window, 0, mix(tone, WINDOWS, 0.55))
