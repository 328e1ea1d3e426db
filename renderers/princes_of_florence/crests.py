"""Coats of arms of the houses that play: a shield in the seat's colour with a figure of its own,
and the seat's badge.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.pieces.portraits import likeness, portrait
from renderers.pieces.seats import badge
from renderers.princes_of_florence import emblems, roles
from renderers.princes_of_florence.signs import scaled
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, PRINCES_OF_FLORENCE, SEAT_MARKS, WHITE, Colour, mix

CREST = 58


def crest(seat: int, size: int = CREST) -> Sprite:
    """The player's own picture, or the arms of their house."""
    shown = likeness(seat)
    if shown is not None and shown.image:
        return portrait(seat, shown, size, PRINCES_OF_FLORENCE, marked=True)
    return arms(seat, size)


@kept
def arms(seat: int, size: int = CREST) -> Sprite:
    """Party per pale, a bend, a chevron, quarterly, or bars; with a lit rim and a shadow."""
    pen = Pen(size, size, margin=6)
    fill = mix(SEAT_MARKS[seat].colour, BLACK, 0.3)
    outer = scaled(emblems.SHIELD, pen.body)
    with pen.veil(blur=3, opacity=0.5, under=True) as shadow:
        shadow.poly([point.moved(1, 3) for point in outer], BLACK)
    rim = size * 0.05
    pen.poly(outer, mix(fill, roles.DEEP, 0.7))
    pen.poly(scaled(emblems.SHIELD, pen.body.inset(rim * 0.6)), roles.PALACE_EDGE)
    field = pen.body.inset(rim * 1.6)
    pen.poly(scaled(emblems.SHIELD, field), roles.IVORY)
    _charge(pen, field, seat, fill)
    with pen.veil(opacity=0.16) as sheen:
        sheen.poly(_within(field, [(4, 4), (50, 4), (50, 60), (4, 40)]), WHITE)
    side = round(size * 0.52) // 2 * 2
    mark = badge(seat, max(26, side))
    at = Point(size * 0.72, size * 0.72)
    _lay(pen, mark, at)
    return pen.done()


def _charge(pen: Pen, field: Box, seat: int, fill: Colour) -> None:
    """The figure of a seat's arms, within the shield."""
    shield = scaled(emblems.SHIELD, field)
    layer = Pen(pen.body.w, pen.body.h, pen.margin, pen.scale)
    layer.poly(shield, fill)
    inside = layer.image.getchannel("A")
    for corners in CHARGES[seat]:
        layer.poly(_within(field, corners), roles.IVORY)
    pen.image.paste(layer.image, (0, 0), inside)


CHARGES: tuple[tuple[tuple[tuple[float, float], ...], ...], ...] = (
    (((50, 0), (100, 0), (100, 100), (50, 100)),),
    (((0, 0), (34, 0), (100, 70), (100, 100), (66, 100), (0, 30)),),
    (((0, 78), (50, 30), (100, 78), (100, 52), (50, 4), (0, 52)),),
    (((50, 0), (100, 0), (100, 48), (50, 48)), ((0, 48), (50, 48), (50, 100), (0, 100))),
    (
        ((0, 18), (100, 18), (100, 36), (0, 36)),
        ((0, 54), (100, 54), (100, 72), (0, 72)),
    ),
)
"""What is ivory in the arms of each seat, on a field of 100 by 100."""


def _within(box: Box, corners: Sequence[tuple[float, float]]) -> list[Point]:
    return [Point(box.x + x * box.w / 100, box.y + y * box.h / 100) for x, y in corners]


def _lay(pen: Pen, sprite: Sprite, centre: Point) -> None:
    """Another piece, enlarged to the pen's scale."""
    size = sprite.image.width * pen.scale, sprite.image.height * pen.scale
    x, y = ((part + pen.margin) * pen.scale for part in centre)
    pen.image.alpha_composite(
        sprite.image.resize(size), (round(x - size[0] / 2), round(y - size[1] / 2))
    )
