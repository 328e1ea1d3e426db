"""Icons as vector paths: each fills a square piece, whatever its size, in one or two colours."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from renderers.canvas import Pen
from renderers.geometry import Point, around, polygon
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, Colour, Shape, mix

Glyph: TypeAlias = Callable[[Pen, Colour, Colour], None]


@kept
def icon(glyph: Glyph, size: int, fill: Colour, second: Colour = BLACK) -> Sprite:
    """A glyph as a piece for lines of text and plates."""
    pen = Pen(size, size)
    glyph(pen, fill, second)
    return pen.done()


def star(pen: Pen, fill: Colour, _: Colour) -> None:
    """A star with five points."""
    centre, radius = pen.body.centre.moved(dy=pen.body.h * 0.03), pen.body.w * 0.48
    pen.poly(star_points(centre, radius, radius * 0.42), fill)


def star_points(centre: Point, outer: float, inner: float) -> list[Point]:
    """Ten corners, the first at the top."""
    return [
        around(centre, inner if corner % 2 else outer, -90 + 36 * corner) for corner in range(10)
    ]


def pointer(pen: Pen, fill: Colour, _: Colour) -> None:
    """Whose turn it is: a triangle that points at the name."""
    size = pen.body.w
    pen.poly(
        [(size * 0.18, size * 0.06), (size * 0.92, size / 2), (size * 0.18, size * 0.94)], fill
    )


def tick(pen: Pen, fill: Colour, ink: Colour) -> None:
    """A tick on a seal."""
    size, centre = pen.body.w, pen.body.centre
    pen.disc(centre, size * 0.49, mix(ink, fill, 0.2))
    pen.disc(centre, size * 0.44, fill)
    pen.line(
        [(size * 0.27, size * 0.53), (size * 0.44, size * 0.7), (size * 0.74, size * 0.33)],
        ink,
        size * 0.12,
    )


def cross(pen: Pen, fill: Colour, _: Colour) -> None:
    """Two strokes that cross out."""
    near, far = pen.body.w * 0.16, pen.body.w * 0.84
    for stroke in ([(near, near), (far, far)], [(near, far), (far, near)]):
        pen.line(stroke, fill, pen.body.w * 0.2)


def laurel(pen: Pen, fill: Colour, _: Colour) -> None:
    """Two branches of paired leaves that climb from below and leave the top open."""
    size, centre = pen.body.w, pen.body.centre
    radius, dark = size * 0.4, mix(fill, BLACK, 0.3)
    for side in (-1, 1):
        stem = [around(centre, radius, 90 - side * degrees) for degrees in range(4, 150, 4)]
        pen.line(stem, dark, size * 0.014)
        for pair in range(8):
            degrees = 14 + 18 * pair
            foot = around(centre, radius, 90 - side * degrees)
            along = math.atan2(
                -math.sin(math.radians(degrees)), side * math.cos(math.radians(degrees))
            )
            for lean, colour in ((0.55, fill), (-0.55, dark)):
                _leaf(pen, foot, along - side * lean, size * (0.145 - 0.006 * pair), colour)


def _leaf(pen: Pen, foot: Point, turn: float, length: float, fill: Colour) -> None:
    dx, dy = math.cos(turn), math.sin(turn)
    edges: list[list[Point]] = []
    for side in (1, -1):
        half = [
            (step / 8, math.sin(math.pi * (step / 8) ** 0.8) * 0.23 * side) for step in range(9)
        ]
        edges.append(
            [foot.moved((dx * t - dy * w) * length, (dy * t + dx * w) * length) for t, w in half]
        )
    pen.poly([*edges[0], *reversed(edges[1])], fill)


def gear(pen: Pen, fill: Colour, hole: Colour) -> None:
    """A computer player: a wheel with eight teeth."""
    centre, radius = pen.body.centre, pen.body.w * 0.27
    for tooth in range(8):
        degrees = 45 * tooth
        corners = [
            around(centre, radius * reach, degrees + turn)
            for reach, turn in ((0.9, -15), (1.24, -10), (1.24, 10), (0.9, 15))
        ]
        pen.poly(corners, fill)
    pen.disc(centre, radius, fill)
    pen.disc(centre, radius * 0.42, hole)


def outline(shape: Shape, centre: Point, radius: float) -> list[Point]:
    """The outline of a seat's badge; a disc is a polygon with many corners."""
    match shape:
        case Shape.DIAMOND:
            return polygon(4, radius * 1.06, 0, centre)
        case Shape.DISC:
            return polygon(48, radius * 0.96, 0, centre)
        case Shape.SQUARE:
            return polygon(4, radius * 1.18, 45, centre)
        case Shape.TRIANGLE:
            return polygon(3, radius * 1.24, -90, centre.moved(dy=radius * 0.24))
        case Shape.HEXAGON:
            return polygon(6, radius * 1.04, -90, centre)
