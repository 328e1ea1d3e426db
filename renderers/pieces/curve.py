"""A curve of one figure over time, such as a rating game by game, on a plate of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence

from renderers.canvas import Anchor, Canvas, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.pieces.chart import levels_around, numbered
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, BLACK, mix

FIGURES = 34
"""How large figures at the axes are."""
ENDS = 44
"""The same of the last value."""
LEVEL = 60
"""From one line of the grid to the next, at least."""
MOST_NUMBERS = 10
"""Below the curve."""
LEAST_SPAN = 20
"""Smaller changes than this do not fill the height."""


def curve(canvas: Canvas, box: Box, values: Sequence[int], last: int) -> None:
    """Draw the values one after the other; the newest has the number *last*."""
    low, high = min(values), max(values)
    spare = max(0, LEAST_SPAN - (high - low)) / 2
    most = max(2, math.floor((box.h - FIGURES - 40) / LEVEL))
    levels = levels_around(low - spare, high + spare, most)
    end = str(values[-1])
    left = max(width(f"{level:g}", Face.SANS, FIGURES) for level in levels) + 16
    right = width(end, Face.BOLD, ENDS) + 34
    field = Box(box.x + left, box.y + 20, box.w - left - right, box.h - FIGURES - 40)
    first = last - len(values) + 1

    def at(number: int, value: float) -> Point:
        return Point(
            field.x + field.w * (number - first) / max(1, last - first),
            field.bottom - field.h * (value - levels[0]) / (levels[-1] - levels[0]),
        )

    soft = canvas.theme.muted
    for level in levels:
        y = at(first, level).y
        text = f"{level:g}"
        canvas.text(Point(field.x - 16, y), text, Face.SANS, FIGURES, soft, Anchor.RIGHT)
    for number in numbered(last, MOST_NUMBERS, max(1, first)):
        below = Point(at(number, low).x, box.bottom - FIGURES / 2)
        canvas.text(below, str(number), Face.SANS, FIGURES, soft, Anchor.MIDDLE)
    points = [at(first + step, value) for step, value in enumerate(values)]
    canvas.put(_line(canvas, field, [at(first, level).y for level in levels], points), field)
    newest = points[-1]
    canvas.text(Point(field.right + 18, newest.y), end, Face.BOLD, ENDS, ACTIVE)


def _line(canvas: Canvas, field: Box, levels: Sequence[float], points: Sequence[Point]) -> Sprite:
    """The grid, and over it the curve with a dot for each value."""
    pen = Pen(*field.size, margin=12, scale=2)
    grid = mix(canvas.theme.plate_edge, canvas.theme.plate, 0.35)
    for level in levels:
        pen.line([(0, level - field.y), (field.w, level - field.y)], grid, 1.5)
    local = [Point(point.x - field.x, point.y - field.y) for point in points]
    pen.line(local, mix(ACTIVE, BLACK, 0.7), 9)
    pen.line(local, ACTIVE, 5)
    for point in local:
        pen.disc(point, 9, mix(ACTIVE, BLACK, 0.7))
        pen.disc(point, 6.5, ACTIVE)
    return pen.done()
