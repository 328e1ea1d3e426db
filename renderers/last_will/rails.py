"""What the race to nothing is made of: the course with its lanes, the finish, and bands."""

from __future__ import annotations

import math

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.signs import EMBLEMS, Sign, put
from renderers.paths import paint
from renderers.pieces.seats import badge
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, GLOW, LAST_WILL, SEAT_MARKS, WHITE, Colour, mix

RIBBON = 24  # how wide the finish is
CHECK = 12
ABOVE, RISE = 78, 34  # how high houses and the finish stand out over the course
ROUND = 14  # the corners of the course
HOUSES = (  # where they stand, how high they are, how many windows are lit
    (0.045, Sign.MANOR_HOUSE, 0.92, 1.0),
    (0.125, Sign.MANSION, 0.72, 1.0),
    (0.215, Sign.MANOR_HOUSE, 0.66, 0.9),
    (0.30, Sign.TOWN_HOUSE, 0.74, 0.8),
    (0.345, Sign.TOWN_HOUSE, 0.6, 0.8),
    (0.44, Sign.MANSION, 0.56, 0.6),
    (0.53, Sign.TOWN_HOUSE, 0.56, 0.5),
    (0.60, Sign.FARM, 0.5, 0.5),
    (0.68, Sign.FARM, 0.4, 0.3),
)
TREES = (  # the same, without windows
    (0.083, 0.42),
    (0.17, 0.5),
    (0.26, 0.36),
    (0.395, 0.44),
    (0.485, 0.34),
    (0.57, 0.4),
    (0.645, 0.36),
    (0.74, 0.5),
    (0.775, 0.38),
    (0.90, 0.46),
    (0.95, 0.6),
    (0.98, 0.4),
)
SUN = 0.24  # where it goes down
BAND = 16  # how thick the money of somebody is drawn


@kept
def course(w: int, h: int, lanes: int) -> Sprite:
    """Raked earth in a brass edge, and a furrow between two lanes."""
    pen = Pen(w, h, margin=12, scale=2)
    with pen.veil(blur=6, opacity=0.6, under=True) as shadow:
        shadow.box(Box(0, 5, w, h), ROUND, BLACK)
    pen.box(pen.body, ROUND, roles.BRASS_DEEP)
    inner = pen.body.inset(2)
    with pen.clip(inner, ROUND - 2) as inside:
        for place, lane in enumerate(inner.rows(*[1] * lanes)):
            inside.box(lane, 0, roles.BUSY_LOW if place % 2 else roles.WOOD)
            for rake in range(1, 4):
                y = lane.y + lane.h * rake / 4
                inside.box(Box(lane.x, y, lane.w, 1), 0, mix(roles.WOOD, roles.WOOD_LOW, 0.7))
            if place:
                inside.box(Box(lane.x, lane.y - 1, lane.w, 2), 0, roles.WOOD_DARK)
        inside.box(Box(inner.x, inner.y, inner.w, 5), 0, roles.WOOD_DARK)
    return pen.done()


@kept
def horizon(w: int, h: int) -> Sprite:
    """Where everybody comes from, before the last light: from manors with lit windows down to a
    farm, and only bare trees where debt is.
    """
    pen = Pen(w, h, margin=2, scale=2)
    with pen.clip(pen.body, 0) as sky:
        for wide, share in ((5.6, 0.05), (4.0, 0.10), (2.6, 0.17), (1.5, 0.27), (0.74, 0.55)):
            across, down = h * wide, h * (0.5 + wide * 0.11)
            sun = Box(w * SUN - across, h - down, 2 * across, 2 * down)
            sky.oval(sun, mix(LAST_WILL.surface_lit, GLOW, share))
    far, near = (mix(LAST_WILL.surface, roles.WOOD, share) for share in (0.35, 0.15))
    for crest, tone, reach in ((0.34, far, 0.6), (0.2, near, 2.1)):
        hill = [
            (w * n / 60, h - h * crest * (0.55 + 0.45 * math.sin(reach + n / 60 * 9)))
            for n in range(61)
        ]
        pen.poly([(0, h), *hill, (w, h)], tone)
    for share, which, size, lit in HOUSES:
        side = h * size
        spot = Box(w * share - side / 2, h - side, side, side)
        window = mix(near, GLOW, 0.75 * lit)
        paint(pen, spot, EMBLEMS[which], mix(near, BLACK, 0.45), inlay=window)
    for share, size in TREES:
        _tree(pen, Point(w * share, h), h * size, mix(near, BLACK, 0.5))
    return pen.done()


def _tree(pen: Pen, foot: Point, high: float, tone: Colour) -> None:
    """A tree without leaves."""
    pen.line([foot, foot.moved(0, -high)], tone, 3)
    for up, reach in ((0.4, -0.3), (0.5, 0.34), (0.66, -0.24), (0.74, 0.22)):
        start = foot.moved(0, -high * up)
        pen.line([start, start.moved(high * reach, -high * 0.24)], tone, 2)


@kept
def debt(w: int, h: int, lanes: int) -> Sprite:
    """The part of the course beyond the finish: claret, and darker from lane to lane."""
    pen = Pen(w, h, scale=2)
    with pen.clip(Box(-ROUND, 0, w + ROUND, h), ROUND - 2) as inside:
        for place, lane in enumerate(pen.body.rows(*[1] * lanes)):
            tone = mix(roles.CLARET, roles.DEEP_CLARET, 0.55 if place % 2 else 0.35)
            inside.box(lane, 0, tone)
            if place:
                inside.box(Box(0, lane.y - 1, w, 2), 0, roles.DEEP_CLARET)
        inside.box(Box(0, 0, w, 5), 0, roles.DEEP_CLARET)
    return pen.done()


@kept
def finish(h: int) -> Sprite:
    """A chequered line across all lanes, under a gilt knob that stands out above the course."""
    pen, top = Pen(RIBBON, h, margin=14, scale=3), ABOVE - RISE
    with pen.veil(blur=4, opacity=0.5, under=True) as shadow:
        shadow.box(Box(3, top, RIBBON, h - top), 2, BLACK)
    pen.box(Box(0, top, RIBBON, h - top), 2, roles.WHITE_FRAME)
    with pen.clip(Box(0, top, RIBBON, h - top), 2) as inside:
        for row in range(-(-(h - top) // CHECK)):
            left = CHECK * (row % 2)
            inside.box(Box(left, top + row * CHECK, CHECK, CHECK), 0, roles.RIBBON)
    pen.box(Box(-5, top - 4, RIBBON + 10, 8), 3, roles.BRASS_DEEP)
    pen.box(Box(-5, top - 4, RIBBON + 10, 5), 3, roles.BRASS_LIGHT)
    knob = Point(RIBBON / 2, top - 13)
    pen.disc(knob, 11, roles.BRASS_DEEP)
    pen.disc(knob, 9.4, GLOW)
    pen.disc(knob.moved(-3, -3), 3, mix(GLOW, WHITE, 0.7))
    return pen.done()


@kept
def dust(w: int, fill: Colour) -> Sprite:
    """The way somebody has come: hoof marks that fade towards the start."""
    pen, step = Pen(w, 8), 26
    for place in range(w // step):
        x = w - step * (place + 0.5)
        share = 0.25 + 0.45 * x / max(1, w)
        pen.box(Box(x - 6, 1, 12, 6), 3, mix(roles.WOOD, fill, share))
    return pen.done()


@kept
def band(w: int, fill: Colour) -> Sprite:
    """From where somebody stands with property to the money alone, which ends in a ring."""
    pen = Pen(max(1, w), BAND, margin=12, scale=3)
    deep, end = mix(fill, BLACK, 0.6), Point(w, BAND / 2)
    pen.box(Box(0, 0, w, BAND), BAND / 2, deep)
    pen.box(Box(1.5, 1.5, w - 3, BAND - 3), BAND / 2 - 1.5, mix(fill, BLACK, 0.18))
    pen.box(Box(4, 3, max(1, w - 8), 3.5), 1.5, mix(fill, WHITE, 0.28))
    pen.disc(end, BAND / 2 + 3, deep)
    pen.disc(end, BAND / 2 + 1.4, fill)
    pen.disc(end, BAND / 2 - 3, roles.WOOD_DARK)
    return pen.done()


@kept
def runner(seat: int, size: int, leading: bool = False) -> Sprite:
    """Somebody's badge as a token that stands in a lane: on a dark foot, of who leads in gold."""
    pen = Pen(size, size, margin=10, scale=3)
    centre = pen.body.centre
    rim = ACTIVE if leading else mix(SEAT_MARKS[seat].colour, WHITE, 0.55)
    with pen.veil(blur=4, opacity=0.7, under=True) as shadow:
        shadow.disc(centre.moved(2, 5), size * 0.48, BLACK)
    pen.disc(centre, size * 0.5, rim)
    pen.disc(centre, size * 0.5 - 3, roles.WOOD_DARK)
    put(pen, badge(seat, round(size * 0.8) // 2 * 2), centre)
    return pen.done()


@kept
def spot(size: int, fill: Colour, hollow: bool = False) -> Sprite:
    """The end of a band, in a line of words."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size * 0.42, fill)
    if hollow:
        pen.disc(pen.body.centre, size * 0.23, roles.WOOD_DARK)
    return pen.done()


@kept
def swatch(w: int, h: int) -> Sprite:
    """What debt looks like on the course, in a line of words."""
    pen = Pen(w, h)
    pen.box(pen.body, 5, roles.BRASS_DEEP)
    pen.box(pen.body.inset(2), 4, mix(roles.CLARET, roles.DEEP_CLARET, 0.2))
    return pen.done()
