"""Where it is played: wine-red damask in a brass line, mahogany plates, holes, and the light of a
change.
"""

from __future__ import annotations

from enum import Enum

from renderers.canvas import CLEAR, Canvas, Pen
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.paths import SIDE, Emblem, cut, fill, path
from renderers.pieces.ground import board, ends
from renderers.pieces.settings import Setting
from renderers.pieces.weave import laid, tile
from renderers.sprites import Light, Sprite, ground, kept
from renderers.theme import ACTIVE, GLOW, LAST_WILL, Colour, mix

WIDTH = 1200
MARGIN, EDGE, GAP = 30, 22, 10
RADIUS = 16
LIGHT = 18  # how far light and shadow reach beyond a thing
LEAF = 74  # how wide a leaf of the damask is
ACROSS, DOWN = 92, 70  # from leaf to leaf
LEAVES: Emblem = (
    fill(
        path(
            "M50 2 C66 22 84 30 84 50 C84 66 66 66 56 58 C60 74 56 88 50 98 C44 88 40 74 44 58"
            " C34 66 16 66 16 50 C16 30 34 22 50 2 Z"
        )
    ),
    cut(
        path("M50 26 C58 36 66 42 66 50 C62 54 54 50 50 42 C46 50 38 54 34 50 C34 42 42 36 50 26 Z")
    ),
)


class Plate(Enum):
    """How a plate stands out: not at all, by a gold edge, or by being darker."""

    PLAIN = (roles.WOOD, roles.WOOD_LOW, roles.BRASS_DEEP)
    BUSY = (roles.BUSY, roles.BUSY_LOW, ACTIVE)
    """Of whoever is waited for, or has won."""
    CALM = (roles.CALM, roles.CALM_LOW, roles.BRASS_DEEP)


def salon(h: int) -> Canvas:
    """An empty wall."""
    return wall(WIDTH, h)


def wall(w: int, h: int) -> Canvas:
    """An empty wall of any width."""
    return Canvas(LAST_WILL, damask(w, h))


@kept
def damask(w: int, h: int) -> Sprite:
    """Pointed leaves in a half-drop lattice, seen only on a second look, and a double brass
    line.
    """
    pen = Pen(w, h, scale=1)
    pen.wash(pen.body, 0, LAST_WILL.surface_lit, LAST_WILL.surface)
    pen.image.paste(LAST_WILL.weave, (0, 0), laid(_leaves(), w, h))
    painted, stretch = ends(w, 2 * RADIUS)
    frame = Pen(painted, h, scale=2)
    frame.outline(frame.body.inset(8), 22, roles.BRASS_DEEP, 2)
    frame.outline(frame.body.inset(14), 17, mix(roles.BRASS_DEEP, LAST_WILL.surface, 0.3), 1)
    pen.image.alpha_composite(frame.done(stretch=stretch).image)
    return ground(pen.done().image)


@kept
def _leaves() -> Sprite:
    return tile(ACROSS, 2 * DOWN, _strewn)


def _strewn(pen: Pen) -> None:
    with pen.veil(opacity=0.05) as layer:
        for row in range(-1, round(pen.body.h / DOWN) + 1):
            for column in range(-1, round(pen.body.w / ACROSS) + 1):
                x, y = (column + (row % 2) / 2) * ACROSS, (row + 0.4) * DOWN
                for stroke in LEAVES:
                    tone = CLEAR if stroke.hole else LAST_WILL.weave
                    layer.poly(_scaled(stroke.outline, Box(x, y, LEAF, LEAF * 1.2)), tone)


def _scaled(outline: tuple[Point, ...], box: Box) -> list[Point]:
    return [Point(box.x + x * box.w / SIDE, box.y + y * box.h / SIDE) for x, y in outline]


@kept
def plate(w: int, h: int, kind: Plate = Plate.PLAIN, radius: int = RADIUS) -> Sprite:
    """A mahogany plate with its shadow."""
    busy = kind is Plate.BUSY
    light = Light.FIRST if busy else None
    return board(w, h, radius, kind.value, 4 if busy else 1.5, sheen=0.14, light=light)


@kept
def hole(w: int, h: int, radius: int = 8) -> Sprite:
    """A sunken place with a thin brass edge."""
    pen = Pen(w, h)
    pen.box(pen.body, radius, roles.HOLE_EDGE)
    pen.box(pen.body.inset(1.5), radius - 1.5, LAST_WILL.well)
    return pen.done()


@kept
def free(w: int, h: int, radius: int = 8) -> Sprite:
    """A place that waits for a card: tinted wood in a dashed brass line."""
    pen = Pen(w, h)
    pen.box(pen.body, radius, LAST_WILL.well)
    pen.box(Box(0, 2, w, h - 2), radius, roles.FREE)
    edge, dash = pen.body.inset(1), 9
    for x in range(round(edge.x) + 8, round(edge.right) - 10, 2 * dash):
        for y in (edge.y, edge.bottom - 2):
            pen.box(Box(x, y, dash, 2), 1, roles.FREE_EDGE)
    for top in range(round(edge.y) + 8, round(edge.bottom) - 10, 2 * dash):
        for left in (edge.x, edge.right - 2):
            pen.box(Box(left, top, 2, dash), 1, roles.FREE_EDGE)
    return pen.done()


@kept
def tab(w: int, h: int) -> Sprite:
    """The brass tab with the letter of a slot."""
    pen = Pen(w, h)
    pen.box(pen.body, 3, roles.BRASS_DEEP)
    pen.box(Box(0, 0, w - 1, h - 2), 3, roles.BRASS_LIGHT)
    return pen.done()


@kept
def trough(w: int, h: int, radius: int = 10) -> Sprite:
    """A sunken column without an edge."""
    pen = Pen(w, h)
    pen.box(pen.body, radius, roles.TROUGH)
    return pen.done()


@kept
def light(w: int, h: int, radius: int = 10) -> Sprite:
    """The gold line and the soft light round what has just changed."""
    pen = Pen(w, h, margin=LIGHT)
    with pen.veil(blur=5, opacity=0.9) as glow:
        glow.outline(pen.body.inset(-6), radius + 6, GLOW, 9)
    pen.outline(pen.body.inset(-4), radius + 4, GLOW, 4)
    return pen.done(Light.CHANGED)


@kept
def rule(w: int, h: int, fill_: Colour = roles.BRASS_DEEP) -> Sprite:
    """A line between two parts."""
    pen = Pen(w, h)
    pen.box(pen.body, 0, fill_)
    return pen.done()


def _plate(w: int, h: int, won: bool) -> Sprite:
    return plate(w, h, Plate.BUSY if won else Plate.PLAIN)


SETTING = Setting(wall, _plate, roles.CHART_DEBT)
"""What all its pictures lie on."""
