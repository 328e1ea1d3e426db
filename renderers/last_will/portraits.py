"""Portraits of the heirs: a cameo in a frame of the seat's shape and colour, with an initial and
the seat's number.
"""

from __future__ import annotations

from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.last_will import roles
from renderers.last_will.signs import put
from renderers.lettering import Face
from renderers.pieces.portraits import likeness
from renderers.pieces.portraits import portrait as of_friend
from renderers.pieces.seats import badge
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, LAST_WILL, SEAT_MARKS, mix

PORTRAIT = 108


def portrait(seat: int, initial: str, size: int = PORTRAIT) -> Sprite:
    """The player's own picture, or a cameo."""
    shown = likeness(seat)
    if shown is not None and shown.image:
        return of_friend(seat, shown, size, LAST_WILL, marked=True)
    return cameo(seat, initial, size)


@kept
def cameo(seat: int, initial: str, size: int = PORTRAIT) -> Sprite:
    """A brass-rimmed cameo with the initial, and the seat's badge at its foot."""
    mark = SEAT_MARKS[seat]
    pen = Pen(size, size, margin=6, scale=3)
    centre, radius = pen.body.centre, size * 0.42
    with pen.veil(blur=4, opacity=0.55, under=True) as shadow:
        shadow.disc(centre.moved(2, 5), radius, BLACK)
    pen.disc(centre, radius, mix(mark.colour, BLACK, 0.55))
    pen.disc(centre, radius - 1.6, mark.colour)
    pen.disc(centre, radius - 6, mix(mark.colour, BLACK, 0.6))
    pen.disc(centre, radius - 7.5, roles.PAPER_LOW)
    with pen.veil() as light:
        light.disc(centre.moved(-1.5, -2.5), radius - 10.5, roles.PAPER)
    pen.text(centre.moved(-4, -5), initial, Face.BOLD, size * 0.46, roles.INK)
    put(pen, badge(seat, round(size * 0.45) // 2 * 2), Point(size * 0.76, size * 0.76))
    return pen.done()
