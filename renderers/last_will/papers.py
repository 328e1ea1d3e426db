"""Blank cards and what is painted on them: sepia paper in three frames, cameos, the sky behind a
house.
"""

from __future__ import annotations

from enum import Enum

from renderers.canvas import CLEAR, Pen
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.signs import EMBLEMS, Sign
from renderers.paths import paint
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, mix

SHADOW = 10


class Frame(Enum):
    """How a card is used: played and gone, on the board to stay, or as a companion."""

    WHITE = (roles.WHITE_FRAME, roles.WHITE_LINE)
    BLACK = (roles.BLACK_FRAME, roles.BRASS)
    BLUE = (roles.BLUE, roles.BLUE_DARK)


@kept
def paper(frame: Frame, w: int, h: int, used: bool = False) -> Sprite:
    """A blank card: the frame is known by its colour and by its corners, which are bitten, studded
    or round.
    """
    unit = max(84, min(w, 1.3 * h)) / 100
    pen = Pen(w, h, margin=SHADOW, scale=3)
    tone, line = frame.value
    inset = 4.2 * unit if w > 90 else 4
    inner = pen.body.inset(inset)
    top, low = (roles.WORN, roles.WORN_LOW) if used else (roles.PAPER, roles.PAPER_LOW)
    match frame:
        case Frame.WHITE:
            with pen.veil() as sheet:
                sheet.box(pen.body, 1, tone)
                sheet.outline(pen.body.inset(inset / 2), 1, line, 1)
                sheet.wash(inner, 1, top, low)
                for corner in _corners(inner):
                    sheet.disc(corner, 3.6 * unit, tone)
                for corner in _corners(pen.body):
                    sheet.disc(corner, 5.5 * unit, CLEAR)
        case Frame.BLACK:
            pen.box(pen.body, 3 * unit, tone)
            pen.box(inner, 1, line)
            pen.wash(inner.inset(1.2), 1, top, low)
            stud = 7 * unit
            for corner in _corners(pen.body.inset(stud / 2)):
                pen.box(square(corner, stud), 0, tone)
                pen.poly(_lozenge(corner, stud * 0.31), line)
        case Frame.BLUE:
            pen.box(pen.body, 11 * unit, line)
            pen.box(pen.body.inset(1.2), 11 * unit - 1, tone)
            pen.box(inner, 7.5 * unit, line)
            pen.wash(inner.inset(1.2), 7.5 * unit - 1, top, low)
    with pen.veil(blur=4, opacity=0.55, under=True) as shadow:
        shadow.box(pen.body.inset(2).place(w - 4, h - 4, 0.5, 1), 4 * unit, BLACK)
    return pen.done()


def _corners(box: Box) -> list[Point]:
    return [Point(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]


def _lozenge(centre: Point, radius: float) -> list[Point]:
    return [
        centre.moved(dy=-radius),
        centre.moved(radius),
        centre.moved(dy=radius),
        centre.moved(-radius),
    ]


@kept
def band(w: int, h: int, fill: Colour, radius: int = 3) -> Sprite:
    """The ribbon with a card's name, in the colour of its deck: lit above, folded below."""
    pen = Pen(w, h)
    pen.box(pen.body, radius, mix(fill, BLACK, 0.45))
    pen.box(Box(0, 0, w, h - 2), radius, fill)
    pen.box(Box(1, 1, w - 2, 1.5), 0, mix(fill, WHITE, 0.32))
    return pen.done()


@kept
def cameo(w: int, h: int, which: Sign, blue: bool = False) -> Sprite:
    """An oval portrait."""
    pen = Pen(w, h, scale=3)
    rim = max(1.5, w * 0.02)
    pen.oval(pen.body, roles.BRASS_DEEP)
    light, low = (
        (roles.BLUE_SKY, mix(roles.BLUE, WHITE, 0.32)) if blue else (roles.SKY_PALE, roles.SEPIA)
    )
    oval = pen.body.inset(rim)
    with pen.veil() as inside:
        for step in range(BANDS):
            band = Box(oval.x, oval.y + oval.h * step / BANDS, oval.w, oval.h)
            inside.poly(_sliced(oval, band.y), mix(light, low, step / (BANDS - 1)))
    side = min(w * 0.72, h * 0.6)
    paint(pen, square(pen.body.centre, side), EMBLEMS[which], roles.BLUE_INK if blue else roles.INK)
    return pen.done()


BANDS = 5  # in which a sky is painted: flats do not show the steps of a palette


def _sliced(oval: Box, top: float) -> list[Point]:
    """The part of an oval that lies below a line."""
    points = []
    for step in range(97):
        share = step / 96
        y = max(top, oval.y) + (oval.bottom - max(top, oval.y)) * share
        half = max(0.0, 1 - ((y - oval.centre.y) / (oval.h / 2)) ** 2) ** 0.5 * oval.w / 2
        points.append((y, half))
    right = [Point(oval.centre.x + half, y) for y, half in points]
    left = [Point(oval.centre.x - half, y) for y, half in reversed(points)]
    return [*right, *left]


@kept
def skyline(w: int, h: int, house: Sign, size: int, at: int, sun: int) -> Sprite:
    """A house on its ground before a low sun; `at` and `sun` are where they stand, in pixels from
    the left.
    """
    pen = Pen(w, h, scale=3)
    ground = max(4, round(h * 0.03))
    with pen.clip(pen.body, 5) as inside:
        for step in range(BANDS):
            top = h * step / BANDS
            inside.box(
                Box(0, top, w, h - top), 0, mix(roles.SKY, roles.SKY_LOW, step / (BANDS - 1))
            )
        inside.disc(Point(sun, h - ground - size * 0.5), size * 0.56, roles.SUN)
        inside.box(Box(0, h - ground, w, ground), 0, roles.INK)
    paint(pen, Box(at - size / 2, h - ground - size + 1, size, size), EMBLEMS[house], roles.INK)
    return pen.done()


@kept
def back(which: Sign, blue: bool, size: int) -> Sprite:
    """The back of a card, by the emblem of its deck."""
    w = round(size * 0.78)
    pen = Pen(w, size)
    pen.box(pen.body, size * 0.14, roles.BRASS)
    pen.box(pen.body.inset(1.5), size * 0.11, roles.BLUE_DARK if blue else roles.WOOD_DARK)
    paint(pen, square(pen.body.centre, w * 0.68), EMBLEMS[which], roles.BRASS_LIGHT)
    return pen.done()


@kept
def strip(w: int, h: int, fill: Colour, radius: int = 5) -> Sprite:
    """The ground of a line on a card."""
    pen = Pen(w, h)
    pen.box(pen.body, radius, fill)
    return pen.done()


@kept
def stair(w: int, h: int, now: bool, gone: bool) -> Sprite:
    """A step of a property's value: the present one gold in an ink frame, a past one pale."""
    pen = Pen(w, h)
    if now:
        pen.box(pen.body, 4, roles.INK)
        pen.box(pen.body.inset(2), 3, roles.GOLD)
    else:
        pen.box(pen.body, 4, roles.STEP_GONE if gone else roles.PAPER)
        pen.box(Box(0, h - 2, w, 2), 0, roles.BRASS_DEEP)
    return pen.done()
