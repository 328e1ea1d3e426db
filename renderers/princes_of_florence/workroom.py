"""A workroom as it is painted on a card: light falls through an arched window on the tools of a
profession; beyond the window lies Florence.
"""

from __future__ import annotations

import math

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.paths import Emblem, disc, fill, line, paint, path, slab
from renderers.princes_of_florence import emblems, roles
from renderers.princes_of_florence.signs import stamp
from renderers.princes_of_florence.tools import TOOLS, WOOD, WOOD_LIT, WOOD_LOW
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, mix, rgb

SKY, SUN = rgb("#8FB9CF"), rgb("#F7D79A")  # from above down to the hills
FAR, NEAR = rgb("#8E6A72"), rgb("#5E3A36")  # hills, and the roofs before them
ROUND = 10  # corners
DOME: Emblem = (
    fill(path("M30 72 C30 36 40 24 50 18 C60 24 70 36 70 72 Z")),
    fill(slab(46, 4, 8, 16)),
    fill(disc(50, 3, 3)),
    fill(slab(24, 70, 52, 30)),
    fill(path("M2 100 L2 84 L14 74 L26 84 L26 100 Z")),
    fill(path("M74 100 L74 84 L86 74 L98 84 L98 100 Z")),
)
RIBS: Emblem = (
    line(path("M50 20 L50 72"), 2.2),
    line(path("M50 20 C42 34 40 50 40 72"), 2.2),
    line(path("M50 20 C58 34 60 50 60 72"), 2.2),
)
"""The cathedral, and the ribs of its dome."""


@kept
def workroom(w: int, h: int, wall: Colour, profession: str, building: str | None) -> Sprite:
    """The upper part of a card: wall, window, table and tools; the emblem of a building hangs on
    a cloth at the right.
    """
    pen = Pen(w, h, scale=3)
    pen.box(pen.body, ROUND, mix(wall, roles.DEEP, 0.66))
    room = pen.body.inset(2)
    window = Box(w * 0.07, h * 0.1, w * 0.2, h * 0.62)
    table = Box(0, h * 0.8, w, h * 0.2)
    with pen.clip(room, ROUND - 2) as inside:
        inside.wash(pen.body, 0, mix(wall, roles.DEEP, 0.16), mix(wall, roles.DEEP, 0.46))
        _window(inside, window, wall)
        with inside.veil(opacity=0.24) as beam:
            beam.poly(
                [
                    Point(window.x + 2, window.y + window.h * 0.15),
                    Point(window.right, window.y + window.h * 0.05),
                    Point(w * 0.86, table.y),
                    Point(w * 0.36, table.y),
                ],
                SUN,
            )
        _table(inside, table)
        if building is not None:
            _cloth(inside, Box(w * 0.79, 0, h * 0.5, h * 0.68), wall, building)
        side = h * 0.74
        still = Box(w * 0.5 - side / 2, table.y + h * 0.08 - side, side, side)
        with inside.veil(opacity=0.4) as shade:
            lying = Box(still.x + side * 0.1, still.bottom - h * 0.05, side * 1.15, h * 0.1)
            shade.oval(lying, BLACK)
        for emblem, tone in TOOLS[profession]:
            paint(inside, still, emblem, tone)
    return pen.done()


def _table(pen: Pen, box: Box) -> None:
    """A table of oak with a lit edge."""
    pen.box(box, 0, WOOD_LOW)
    pen.box(Box(box.x, box.y, box.w, box.h * 0.62), 0, WOOD)
    pen.box(Box(box.x, box.y, box.w, box.h * 0.14), 0, WOOD_LIT)


def _window(pen: Pen, box: Box, wall: Colour) -> None:
    """An arched window in a stone frame, with evening over the city."""
    stone = mix(roles.PARCHMENT_EDGE, wall, 0.2)
    frame = max(2.0, box.w * 0.07)
    _arched(pen, box.inset(-frame), mix(stone, roles.DEEP, 0.35))
    _arched(pen, box.inset(-frame * 0.55), stone)
    with pen.clip(box, box.w * 0.49) as inside:
        inside.wash(box, 0, SKY, SUN)
        view(inside, Box(box.x, box.y + box.h * 0.25, box.w, box.h * 0.75))
    # Below the round head the clip has cut the corners as well.
    low = Box(box.x, box.centre.y, box.w, box.h / 2)
    with pen.clip(low, 0) as inside:
        inside.wash(box, 0, SKY, SUN)
        view(inside, Box(box.x, box.y + box.h * 0.25, box.w, box.h * 0.75))
    middle = Box(box.centre.x - frame * 0.2, box.y, frame * 0.4, box.h)
    pen.box(middle, 0, mix(stone, roles.DEEP, 0.35))
    sill = Box(box.x - frame * 1.6, box.bottom, box.w + frame * 3.2, frame * 0.9)
    pen.box(sill, 1, mix(stone, WHITE, 0.25))


def _arched(pen: Pen, box: Box, tone: Colour) -> None:
    pen.box(Box(box.x, box.y, box.w, box.h), box.w / 2, tone)
    pen.box(Box(box.x, box.centre.y, box.w, box.h / 2), 0, tone)


def view(pen: Pen, box: Box) -> None:
    """Hills, and the cathedral among roofs."""
    hill = [
        Point(box.x + box.w * share, box.y + box.h * (0.42 - 0.13 * math.sin(1 + share * 5)))
        for share in (step / 12 for step in range(13))
    ]
    pen.poly([*hill, Point(box.right, box.bottom), Point(box.x, box.bottom)], FAR)
    side = box.w * 0.8
    dome = Box(box.x + box.w * 0.22, box.bottom - side * 0.98, side, side)
    paint(pen, dome, DOME, rgb("#A9502F"))
    paint(pen, dome, RIBS, rgb("#F0D9B0"))
    roofs = Box(box.x, box.bottom - box.h * 0.18, box.w, box.h * 0.18)
    pen.box(roofs, 0, NEAR)


def _cloth(pen: Pen, box: Box, wall: Colour, building: str) -> None:
    """A hanging with the emblem of the building."""
    tail = [
        Point(box.x, box.y),
        Point(box.right, box.y),
        Point(box.right, box.bottom),
        Point(box.centre.x, box.bottom - box.h * 0.14),
        Point(box.x, box.bottom),
    ]
    with pen.veil(opacity=0.4) as shade:
        shade.poly([point.moved(2.5, 2.5) for point in tail], BLACK)
    pen.poly(tail, roles.PALACE_EDGE)
    inner = [Point(min(max(x, box.x + 2), box.right - 2), y if y < 1 else y - 2.8) for x, y in tail]
    pen.poly(inner, mix(wall, WHITE, 0.06))
    side = box.w * 0.74
    stamp(
        pen,
        Box(box.centre.x - side / 2, box.y + box.h * 0.42 - side / 2, side, side),
        emblems.BUILDINGS[building],
    )
