"""A seat in a picture: its badge, and the line with its name."""

from __future__ import annotations

from renderers import glyphs
from renderers.canvas import Canvas, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, SEAT_MARKS, TEXT, Shape, mix, rgb

NUMERAL = rgb("#17131A")  # 6.7 : 1 and better on all five colours
BADGE = 40  # the least size at which the numeral is readable


@kept
def badge(seat: int, size: int) -> Sprite:
    """A seat's colour, shape and number."""
    mark = SEAT_MARKS[seat]
    pen = Pen(size, size)
    centre, radius = pen.body.centre, size * 0.46
    pen.poly(glyphs.outline(mark.shape, centre, radius), mix(mark.colour, BLACK, 0.55))
    pen.poly(glyphs.outline(mark.shape, centre, radius - 1.6), mark.colour)
    low = size * (0.1 if mark.shape is Shape.TRIANGLE else 0)
    pen.text(centre.moved(dy=low), str(mark.number), Face.BOLD, max(22, size * 0.56), NUMERAL)
    return pen.done()


def name_line(canvas: Canvas, box: Box, seat: int, name: str, active: bool) -> None:
    """Badge and name as far as it fits; the name of whoever is to move is gold, with a pointer
    before it.
    """
    x, y = box.x, box.centre.y
    if active:
        canvas.stamp(glyphs.icon(glyphs.pointer, 28, ACTIVE), Point(x + 12, y))
        x += 32
    canvas.stamp(badge(seat, BADGE), Point(x + BADGE / 2, y))
    x += BADGE + 10
    shown, room = spelled(name), box.right - x
    size = largest(shown, Face.MEDIUM, (31, 27), room)
    canvas.text(Point(x, y), shown, Face.MEDIUM, size, ACTIVE if active else TEXT, room=room)
