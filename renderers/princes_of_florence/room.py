"""The room by night: a floor of cotto by candle light, walnut plates, parchment, wells, and the
light of a change.
"""

from __future__ import annotations

import math
from enum import Enum

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box, Point, around
from renderers.pieces.ground import board
from renderers.pieces.settings import Setting
from renderers.pieces.weave import laid, tile
from renderers.princes_of_florence import roles
from renderers.sprites import Light, Sprite, ground, kept
from renderers.theme import ACTIVE, BLACK, GLOW, PRINCES_OF_FLORENCE, WHITE, Colour, mix

MARGIN, EDGE, GAP = 24, 20, 16
RADIUS = 18
LIGHT = 20  # how far light and shadow reach beyond a plate
FLAGSTONE = 36  # the side of a hexagon of the floor
ACROSS, DOWN = 62, 54  # from hexagon to hexagon


class Plate(Enum):
    """What a plate is made of."""

    WALNUT = (roles.PLATE, roles.PLATE_LOW, PRINCES_OF_FLORENCE.plate_edge)
    BUSY = (roles.BUSY, roles.BUSY_LOW, ACTIVE)
    """Of whoever is waited for, or has won."""
    CALM = (roles.CALM, roles.CALM_LOW, roles.CALM_EDGE)
    PARCHMENT = (roles.PARCHMENT, roles.PARCHMENT_LOW, roles.PARCHMENT_EDGE)
    FADED = (roles.FADED, roles.FADED, roles.FADED_EDGE)


def room(w: int, h: int) -> Canvas:
    """An empty room."""
    return Canvas(PRINCES_OF_FLORENCE, floor(w, h))


@kept
def floor(w: int, h: int) -> Sprite:
    """Hexagons that are seen only on a second look, and candle light in the middle."""
    theme = PRINCES_OF_FLORENCE
    pool = Image.radial_gradient("L").resize((w * 3 // 2, h * 3 // 2), Image.Resampling.BICUBIC)
    pool = pool.crop((w // 4, h // 4, w // 4 + w, h // 4 + h))
    image = Image.composite(
        Image.new("RGB", (w, h), theme.surface), Image.new("RGB", (w, h), theme.surface_lit), pool
    )
    for shift, tone, opacity in ((1, roles.FLOOR_DARK, 0.1), (0, theme.weave, 0.05)):
        image.paste(tone, (0, 0), laid(_flagstones(shift, opacity), w, h))
    return ground(image)


@kept
def _flagstones(shift: float, opacity: float) -> Sprite:
    """Their seams."""

    def paint(pen: Pen) -> None:
        faint = (*WHITE, round(255 * opacity))  # too faint for its edges to be seen
        for row in range(-1, round(pen.body.h / DOWN) + 2):
            for column in range(-1, round(pen.body.w / ACROSS) + 2):
                centre = Point((column + (row % 2) / 2) * ACROSS + shift, row * DOWN + shift)
                turns = [math.pi / 3 * corner for corner in range(7)]
                corners = [
                    centre.moved(FLAGSTONE * math.sin(turn), -FLAGSTONE * math.cos(turn))
                    for turn in turns
                ]
                pen.line(corners, faint, 2)

    return tile(ACROSS, 2 * DOWN, paint)


@kept
def plate(
    w: int, h: int, kind: Plate = Plate.WALNUT, radius: int = RADIUS, lit: bool = False
) -> Sprite:
    """A raised plate; what has just changed is lit."""
    top, low, rim = kind.value
    tones, edge = (top, low, GLOW if lit else rim), 4 if lit or kind is Plate.BUSY else 1.5
    sheen = 0.12 if kind in {Plate.WALNUT, Plate.CALM} else 0
    first = Light.FIRST if kind is Plate.BUSY else None
    return board(w, h, radius, tones, edge, sheen, lit, first)


@kept
def well(w: int, h: int, radius: int = 12) -> Sprite:
    """A sunken place."""
    pen = Pen(w, h)
    pen.box(pen.body, radius, roles.WELL_EDGE)
    pen.box(pen.body.inset(1.5), radius - 1.5, PRINCES_OF_FLORENCE.well)
    return pen.done()


@kept
def light(w: int, h: int, radius: int = 10) -> Sprite:
    """A gold line and its light round what has just changed; a darker line lets it be seen on
    parchment.
    """
    pen = Pen(w, h, margin=LIGHT)
    with pen.veil(blur=5, opacity=0.9) as glow:
        glow.outline(pen.body.inset(-5), radius + 5, GLOW, 9)
    pen.outline(pen.body.inset(-5), radius + 5, roles.GOLD_DEEP, 5)
    pen.outline(pen.body.inset(-4), radius + 4, GLOW, 4)
    return pen.done(Light.CHANGED)


@kept
def lit_pill(w: int, h: int) -> Sprite:
    """The ground of what has just changed on parchment: gold leaf in a bronze rim."""
    pen = Pen(w, h, margin=LIGHT)
    with pen.veil(blur=4, opacity=0.9) as glow:
        glow.box(pen.body.inset(-1), 12, GLOW)
    pen.box(pen.body, 12, roles.BRONZE)
    pen.box(pen.body.inset(2.5), 10, mix(roles.PARCHMENT, GLOW, 0.55))
    return pen.done(Light.CHANGED)


@kept
def underglow(w: int, h: int) -> Sprite:
    """A gold line and its light below a figure that has just changed."""
    pen = Pen(w, h, margin=LIGHT)
    line = pen.body.place(w, 4, 0.5, 1)
    with pen.veil(blur=4, opacity=0.8) as glow:
        glow.box(line.inset(-1, -3), 5, GLOW)
    pen.box(line, 2.5, GLOW)
    return pen.done(Light.CHANGED)


@kept
def ribbon(w: int, h: int) -> Sprite:
    """A gold ribbon with a swallow's tail, behind the figure of whoever leads."""
    pen = Pen(w, h, margin=6)
    tail = h * 0.28
    corners = [
        Point(0, 0),
        Point(w, 0),
        Point(w - tail, h / 2),
        Point(w, h),
        Point(0, h),
    ]
    with pen.veil(blur=2, opacity=0.5) as shade:
        shade.poly([corner.moved(1, 3) for corner in corners], BLACK)
    pen.poly(corners, roles.BRONZE)
    inner = [
        Point(2, 2),
        Point(w - 5, 2),
        Point(w - tail - 3, h / 2),
        Point(w - 5, h - 2),
        Point(2, h - 2),
    ]
    pen.poly(inner, roles.PALACE_EDGE)
    pen.poly(
        [Point(2, 2), Point(w - 5, 2), Point(w - tail * 0.66, h * 0.3), Point(2, h * 0.3)], ACTIVE
    )
    return pen.done()


@kept
def rule(w: int, h: int, fill: Colour = roles.PARCHMENT_EDGE) -> Sprite:
    """A line between two parts."""
    pen = Pen(w, h)
    pen.box(pen.body, 0, fill)
    return pen.done()


@kept
def pill(w: int, h: int, fill: Colour, edge: Colour | None = None) -> Sprite:
    """The ground of a word or of a few signs."""
    pen = Pen(w, h)
    pen.box(pen.body, h / 2, edge or fill)
    pen.box(pen.body.inset(2), h / 2 - 2, fill)
    return pen.done()


@kept
def arch(w: int, h: int) -> Sprite:
    """A painted niche, in which stands what is under the hammer."""
    pen = Pen(w, h, margin=LIGHT, scale=3)
    with pen.veil(blur=5, opacity=0.8, under=True) as glow:
        glow.poly(vault(pen.body.inset(-6)), GLOW)
    tones = (
        mix(roles.PALACE, BLACK, 0.3),
        roles.PALACE_EDGE,
        roles.PALACE,
        roles.PALACE_EDGE,
        roles.INK,
    )
    for tone, inset in zip(tones, (0, 0.02, 0.04, 0.1, 0.115), strict=True):
        pen.poly(vault(pen.body.inset(w * inset)), tone)
    inner = pen.body.inset(w * 0.115)
    with pen.clip(inner, inner.w * 0.48) as inside, inside.veil(opacity=0.35) as rays:
        centre = inner.place(0, 0, 0.5, 0.56).centre
        for ray in range(14):
            turns = [math.tau * (ray + share) / 14 for share in (0, 0.5)]
            rays.poly(
                [centre, *(centre.moved(h * math.cos(turn), h * math.sin(turn)) for turn in turns)],
                roles.BRONZE,
            )
    return pen.done()


def vault(box: Box) -> list[Point]:
    """A doorway with a round head."""
    head = Point(box.centre.x, box.y + box.w / 2)
    bow = [around(head, box.w / 2, 180 + 180 * step / 24) for step in range(25)]
    return [*bow, Point(box.right, box.bottom), Point(box.x, box.bottom)]


def _plate(w: int, h: int, won: bool) -> Sprite:
    return plate(w, h, Plate.BUSY if won else Plate.WALNUT)


SETTING = Setting(room, _plate)
"""What all its pictures lie on."""
