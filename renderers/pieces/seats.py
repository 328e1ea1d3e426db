"""The badge of a seat: colour, shape and number."""

from __future__ import annotations

from renderers import glyphs
from renderers.canvas import Pen
from renderers.lettering import Face
from renderers.painted import SHARED, painted
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, SEAT_MARKS, Shape, mix, rgb

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


@kept
def enamel(seat: int, size: int) -> Sprite:
    """The same on enamel, for painted pictures."""
    mark, pen = SEAT_MARKS[seat], Pen(size, size)
    pen.image.alpha_composite(painted(SHARED, f"badge-{mark.number}", pen.image.width).image)
    triangle = mark.shape is Shape.TRIANGLE
    middle = pen.body.centre.moved(dy=size * 0.1 if triangle else 0)
    figure = max(22, size * (0.48 if triangle else 0.54))
    pen.text(middle, str(mark.number), Face.BLACK, figure, NUMERAL)
    return pen.done()
