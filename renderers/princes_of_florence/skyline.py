"""Florence at dusk, above every header and beside whoever has won: the cathedral, towers and roofs
before a low sun.
"""

from __future__ import annotations

import math

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.paths import Emblem, cut, fill, paint, path, slab
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.vistas import DOME, RIBS
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, Colour, mix, rgb

SKY, DUSK = rgb("#2A1820"), rgb("#7C4022")  # above, and down at the hills
SUN, HILLS = rgb("#F0A848"), rgb("#57301F")
EDGE = rgb("#6A4530")  # below the strip of sky
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


TOWN, ASIDE = 0.6, 0.77  # where the town begins beside a winner, and beside several


@kept
def victory(w: int, h: int, aside: bool = False) -> Sprite:
    """The plate of whoever has won, lit; the city lies at its right, small where several have."""
    start, top = (ASIDE, 0.5) if aside else (TOWN, 0.3)
    town = Box(w * start, h * top, w * (1 - start), h * (1 - top))
    return _before(plate(w, h, Plate.BUSY, lit=True), w, h, town)


@kept
def panorama(w: int, h: int, sky: int, left: int, right: int) -> Sprite:
    """The plate of a header with a strip of sky, and the city below it from here to there."""
    base = plate(w, h, Plate.CALM)
    town = Box(left, sky * 0.1, right - left, sky * 0.9)
    return _before(base, w, h, town, sky)


def _before(base: Sprite, w: int, h: int, town: Box, sky: int = 0) -> Sprite:
    """A plate with the evening above, as high as that is, and a city."""
    pen = Pen(w, h, margin=base.margin, scale=2)
    pen.image.paste(base.image.resize((pen.image.width, pen.image.height)))
    strip = Box(0, 0, w, sky or h)
    near = 2 if sky else 4
    with pen.clip(Box(near, near, w - 2 * near, h - 2 * near), 15) as inside:
        with inside.clip(strip, 0) as above:
            _evening(above, strip, town)
        if sky:
            inside.box(Box(0, sky, w, 2), 0, EDGE)
    return pen.done(base.light)


def _evening(pen: Pen, box: Box, town: Box) -> None:
    pen.wash(box, 0, SKY, DUSK)
    sun = Point(town.x + town.w * 0.5, town.bottom - town.h * 0.14)
    with pen.veil(blur=34, opacity=0.6) as glow:
        glow.oval(
            Box(sun.x - town.w * 0.42, sun.y - town.h * 0.6, town.w * 0.84, town.h * 1.2), SUN
        )
    pen.disc(sun, town.h * 0.3, mix(SUN, ACTIVE, 0.4))
    pen.poly(_hills(box, town.h * 0.22), HILLS)
    _city(pen, town)


def _hills(box: Box, high: float) -> list[Point]:
    ridge = [
        Point(
            box.x + box.w * step / 40,
            box.bottom - high * (1 + 0.35 * math.sin(step * 0.45) + 0.15 * math.sin(step * 1.3)),
        )
        for step in range(41)
    ]
    return [*ridge, Point(box.right, box.bottom), Point(box.x, box.bottom)]


def _city(pen: Pen, box: Box) -> None:
    """Roofs along the foot, and what stands above them."""
    h, wide = box.h, box.h * 0.3
    for place in range(round(box.w / wide)):
        high = h * (0.16 + 0.05 * (place * 7 % 4))
        house = Box(box.x + place * wide, box.bottom - high, wide * 1.02, high)
        _house(pen, house, WALLS if place % 2 else ROOFS)
    for share in (0.0, 0.04, 0.56, 0.9, 0.95):
        x = box.x + box.w * share
        paint(pen, Box(x, box.bottom - h * 0.42, h * 0.13, h * 0.42), CYPRESS, WALLS)
    dome = Box(box.x + box.w * 0.22, box.bottom - h * 0.96, h * 0.96, h * 0.96)
    paint(pen, dome, DOME, WALLS)
    paint(pen, dome, RIBS, mix(WALLS, WINDOWS, 0.5))
    tower = Box(dome.x - h * 0.26, box.bottom - h * 0.84, h * 0.36, h * 0.84)
    paint(pen, tower, CAMPANILE, ROOFS, inlay=WINDOWS)
    hall = Box(box.x + box.w * 0.68, box.bottom - h * 0.56, h * 0.46, h * 0.56)
    paint(pen, hall, TOWN_HALL, WALLS, inlay=WINDOWS)
    chapel = Box(box.x + box.w * 0.53, box.bottom - h * 0.46, h * 0.46, h * 0.46)
    paint(pen, chapel, DOME, ROOFS)


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
