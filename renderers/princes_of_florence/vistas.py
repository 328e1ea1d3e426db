"""What is seen from the windows of Florence: a forest, a lake, a park, or the city itself."""

from __future__ import annotations

import math

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.paths import Emblem, disc, fill, line, paint, path, slab
from renderers.princes_of_florence import emblems, roles
from renderers.princes_of_florence.tiles import SCENES
from renderers.theme import BLACK, WHITE, Colour, mix, rgb

SKY, SUN = rgb("#8FB9CF"), rgb("#F7D79A")  # from above down to the hills
FAR, NEAR = rgb("#8E6A72"), rgb("#5E3A36")  # hills, and the roofs before them
CITY = "city"
"""What is seen where no landscape is."""
LAKE = "lake"
SEEN = ("forest", LAKE, "park", CITY)
HORIZON = {"forest": 0.62, "lake": 0.52, "park": 0.5}
"""How far down a landscape begins."""
LEAVES = (rgb("#1F4A2C"), rgb("#2C6A3C"), rgb("#4E8A45"))  # far trees, then nearer ones
TREES = (
    (0, ((0.08, 0.4, 0.5), (0.34, 0.34, 0.56), (0.62, 0.38, 0.52), (0.86, 0.33, 0.56))),
    (1, ((-0.05, 0.44, 0.62), (0.24, 0.42, 0.64), (0.52, 0.4, 0.66), (0.8, 0.42, 0.64))),
    (2, ((0.08, 0.56, 0.56), (0.44, 0.58, 0.54), (0.7, 0.55, 0.56))),
)
"""Rows of trees: the tone, and of each tree its left side, its top and its size, as shares."""
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


def city(pen: Pen, box: Box) -> None:
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


def vista(pen: Pen, box: Box, scene: str) -> None:
    """The sky of evening, hills, and what lies before them."""
    pen.wash(box, 0, SKY, SUN)
    if scene == CITY:
        city(pen, Box(box.x, box.y + box.h * 0.3, box.w, box.h * 0.7))
        return
    shore = box.y + box.h * HORIZON[scene]
    hills = [
        Point(
            box.x + box.w * step / 12,
            shore - box.h * (0.1 + 0.06 * math.sin(step * 0.9 + len(scene))),
        )
        for step in range(13)
    ]
    pen.poly([*hills, Point(box.right, box.bottom), Point(box.x, box.bottom)], FAR)
    ground = roles.LANDSCAPE[scene]
    pen.box(Box(box.x, shore, box.w, box.bottom - shore), 0, ground)
    match scene:
        case "forest":
            _forest(pen, box)
        case "lake":
            _lake(pen, box, shore, ground)
        case "park":
            _park(pen, box, shore, ground)


def _forest(pen: Pen, box: Box) -> None:
    """Three rows of trees, the nearest in front."""
    for tone, row in TREES:
        for x, y, size in row:
            side = box.w * size
            spot = Box(box.x + box.w * x, box.y + box.h * y, side, side)
            paint(pen, spot, emblems.FOREST, mix(LEAVES[tone], BLACK, 0.12))
            paint(pen, spot.inset(side * 0.06), emblems.FOREST, LEAVES[tone])


def _lake(pen: Pen, box: Box, shore: float, ground: Colour) -> None:
    """Water with the light of the sky on it, and cypresses on the far bank."""
    bank = box.h * 0.05
    pen.box(Box(box.x, shore - bank, box.w, bank * 1.3), 0, LEAVES[1])
    for share, high in ((0.12, 0.2), (0.24, 0.26), (0.78, 0.23)):
        x, tall = box.x + box.w * share, box.h * high
        foot = shore - bank * 0.5
        pen.poly(
            [
                Point(x, foot - tall),
                Point(x + box.w * 0.045, foot - tall * 0.4),
                Point(x + box.w * 0.03, foot),
                Point(x - box.w * 0.03, foot),
                Point(x - box.w * 0.045, foot - tall * 0.4),
            ],
            LEAVES[0],
        )
    cell = box.w / 2
    for row in range(3):
        for column in range(3):
            at = Point(box.x + (column - 0.5 * (row % 2)) * cell, shore + bank + row * cell * 0.7)
            SCENES["lake"](pen, at, cell, mix(ground, WHITE, 0.08 * row))


def boat(pen: Pen, box: Box) -> None:
    """A boat with a light sail."""
    side = box.w * 0.26
    low = box.y + box.h * (HORIZON[LAKE] + (1 - HORIZON[LAKE]) * 0.42)
    spot = Box(box.x + box.w * 0.58 - side / 2, low - side * 0.8, side, side)
    paint(pen, spot, emblems.TRAVEL, rgb("#4A2A18"))
    sail = [
        Point(spot.x + side * 0.56, spot.y + side * 0.1),
        Point(spot.x + side * 0.86, spot.y + side * 0.58),
        Point(spot.x + side * 0.56, spot.y + side * 0.58),
    ]
    pen.poly(sail, roles.IVORY)


def _park(pen: Pen, box: Box, shore: float, ground: Colour) -> None:
    """Clipped trees behind beds of flowers."""
    for share in (0.1, 0.36, 0.64, 0.9):
        centre = Point(box.x + box.w * share, shore - box.h * 0.06)
        pen.box(Box(centre.x - 1.5, centre.y, 3, box.h * 0.1), 0, rgb("#5A3B20"))
        pen.disc(centre, box.w * 0.1, LEAVES[1])
        pen.disc(centre.moved(-box.w * 0.025, -box.w * 0.03), box.w * 0.05, LEAVES[2])
    pen.box(Box(box.x, shore + box.h * 0.03, box.w, box.h * 0.025), 0, mix(ground, BLACK, 0.2))
    cell = box.w / 2
    for row in range(2):
        for column in range(2):
            at = Point(box.x + column * cell, shore + box.h * 0.06 + row * cell * 0.94)
            SCENES["park"](pen, at, cell, ground)
