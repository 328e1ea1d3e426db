"""The line with a player's name."""

from __future__ import annotations

from renderers import glyphs
from renderers.canvas import Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, spelled
from renderers.pieces.portraits import seat_mark
from renderers.theme import ACTIVE, TEXT


def name_line(
    canvas: Canvas, box: Box, seat: int, name: str, active: bool, squeeze: float = 1
) -> None:
    """Portrait, badge and name as far as it fits; the name of whoever is to move is gold, with a
    pointer before it. Its letters become narrower, down to that share, before it is cut.
    """
    x, y = box.x, box.centre.y
    if active:
        canvas.stamp(glyphs.icon(glyphs.pointer, 28, ACTIVE), Point(x + 12, y))
        x += 32
    mark = seat_mark(seat, canvas.theme)
    canvas.stamp(mark, Point(x + mark.w / 2, y))
    x += mark.w + 10
    shown, room = spelled(name), box.right - x
    ink = ACTIVE if active else TEXT
    canvas.name(Point(x, y), shown, Face.MEDIUM, (31, 27), ink, room, squeeze)
