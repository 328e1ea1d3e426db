"""Painted niches on cards: a blind one for what stands in it, or an open one with a view of a
forest, a lake, a park or the city.
"""

from __future__ import annotations

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.room import vault
from renderers.princes_of_florence.vistas import LAKE, boat, vista
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, Colour, mix


@kept
def niche(w: int, h: int, tone: Colour, scene: str | None = None, aside: bool = False) -> Sprite:
    """A niche with a round head and a gilt rim, lit from above and left; one aside of another has
    no boat on its lake.
    """
    pen = Pen(w, h, scale=3)
    pen.box(pen.body, 10, mix(tone, roles.DEEP, 0.5))
    pen.box(pen.body.inset(2), 8, mix(tone, roles.DEEP, 0.08))
    hollow = pen.body.inset(7, 8)
    pen.poly(vault(hollow.inset(-2)), roles.PALACE_EDGE)
    pen.poly(vault(hollow), roles.PARCHMENT_EDGE)
    if scene is None:
        pen.poly(
            vault(Box(hollow.x + 3, hollow.y + 4, hollow.w - 3, hollow.h - 4)), roles.PARCHMENT
        )
        with pen.veil(blur=2, opacity=0.25) as shade:
            shade.box(Box(hollow.x + 3, hollow.bottom - 9, hollow.w - 6, 7), 3, BLACK)
        return pen.done()
    # A round head, and below it a box with sharp corners.
    low = Box(hollow.x, hollow.y + hollow.w / 2, hollow.w, hollow.h - hollow.w / 2)
    for part, radius in ((hollow, hollow.w / 2), (low, 0.0)):
        with pen.clip(part, radius) as inside:
            vista(inside, hollow, scene)
            if scene == LAKE and not aside:
                boat(inside, hollow)
    with pen.veil(opacity=0.3) as shade:
        shade.poly(
            [
                Point(hollow.x, hollow.bottom),
                *vault(hollow)[:12],
                *(point.moved(4, 5) for point in reversed(vault(hollow)[:12])),
                Point(hollow.x + 4, hollow.bottom),
            ],
            BLACK,
        )
    return pen.done()
