"""What lies on a table of dark walnut: plates of wood and parchment, ribbons, and the light of a
change.
"""

from __future__ import annotations

from enum import Enum

from PIL import Image, ImageFilter

from renderers.canvas import Canvas, Pen
from renderers.geometry import Point
from renderers.painted import painted
from renderers.pieces import brass
from renderers.pieces.settings import Setting
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.signs import HOME
from renderers.sprites import Light, Sprite, kept
from renderers.theme import ACTIVE, BLACK, GLOW, PRINCES_OF_FLORENCE, Colour, mix, rgb

MARGIN, EDGE, GAP = 24, 20, 16
RADIUS = 18
LIGHT = 20  # how far light and shadow reach beyond a plate


class Plate(Enum):
    """What a plate is made of: the asset, its edge, and how wide that is."""

    WALNUT = ("walnut", rgb("#8A6436"), 2.0)
    BUSY = ("walnut-lit", ACTIVE, 4.0)
    """Of whoever is waited for, or has won."""
    CALM = ("night", roles.CALM_EDGE, 2.0)
    PARCHMENT = ("parchment", roles.PARCHMENT_EDGE, 2.0)
    FADED = ("parchment", roles.FADED_EDGE, 2.0)


PAPER = {Plate.PARCHMENT, Plate.FADED}
FADED, LIT = 0.86, 0.84  # how light faded parchment is, and lit wood
SHEEN = rgb("#FFCF6B")


def room(w: int, h: int) -> Canvas:
    """An empty table of dark walnut."""
    return Canvas(PRINCES_OF_FLORENCE, floor(w, h))


@kept
def floor(w: int, h: int) -> Sprite:
    """Dark walnut; on a longer sheet it begins as on a shorter one."""
    board = painted(HOME, "night", 1200).image.convert("RGB")
    turned = board.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    whole = Image.new("RGB", (w, h))
    for place, top in enumerate(range(0, h, board.height)):
        whole.paste(turned if place % 2 else board, (0, top))
    return Sprite(whole)


@kept
def plate(
    w: int, h: int, kind: Plate = Plate.WALNUT, radius: int = RADIUS, lit: bool = False
) -> Sprite:
    """A raised plate of wood or parchment; what has just changed is lit."""
    asset, edge, thick = kind.value
    area = (0, 0, min(1, w / 1200), min(1, h / 800))
    ground = painted(HOME, asset, w, h, area).image.convert("RGB")
    if kind in PAPER:
        if kind is Plate.FADED:
            ground = ground.point(lambda v: round(v * FADED))
        ground.paste(roles.LEATHER, (0, 0), _worn(w, h))
    if kind is Plate.BUSY:
        ground = ground.point(lambda v: round(v * LIT))
        sheen = Image.linear_gradient("L").resize((w, min(h, 130)))
        ground.paste(SHEEN, (0, 0), sheen.point(lambda v: round((255 - v) * 0.12)))
    body = brass.cut(ground, radius)
    line = brass.hairline(w, h, radius, GLOW if lit else edge, 4 if lit else thick)
    body.alpha_composite(line.image)
    glowing = kind is Plate.BUSY or lit
    cast = brass.shadow(w, h, radius, 8, 0.6)
    margin = LIGHT
    whole = Image.new("RGBA", (w + 2 * margin, h + 2 * margin))
    beyond = cast.margin - margin
    shade = cast.image.crop((beyond, beyond, beyond + whole.width, beyond + whole.height))
    whole.alpha_composite(shade)
    if glowing:
        soft = brass.light(w, h, radius, GLOW, 6, 1)
        beyond = soft.margin - margin
        span = (beyond, beyond, beyond + whole.width, beyond + whole.height)
        whole.alpha_composite(soft.image.crop(span))
    whole.alpha_composite(body, (margin, margin))
    meaning = Light.FIRST if kind is Plate.BUSY else Light.CHANGED if lit else None
    return Sprite(whole, margin, meaning)


def _worn(w: int, h: int) -> Image.Image:
    """How brown parchment is at its edges."""
    mask = Image.new("L", (w, h), 92)
    mask.paste(0, (9, 9, w - 9, h - 9))
    return mask.filter(ImageFilter.GaussianBlur(9))


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
    """A gold ribbon with a swallow's tail at its left, behind the figure of whoever leads."""
    pen = Pen(w, h, margin=6)
    tail = h * 0.28
    corners = [Point(0, 0), Point(w, 0), Point(w, h), Point(0, h), Point(tail, h / 2)]
    with pen.veil(blur=2, opacity=0.5) as shade:
        shade.poly([corner.moved(1, 3) for corner in corners], BLACK)
    pen.poly(corners, roles.BRONZE)
    inner = [
        *(Point(5, 2), Point(w - 2, 2), Point(w - 2, h - 2), Point(5, h - 2)),
        Point(tail + 3, h / 2),
    ]
    pen.poly(inner, roles.PALACE_EDGE)
    lit = [Point(5, 2), Point(w - 2, 2), Point(w - 2, h * 0.3), Point(tail * 0.66, h * 0.3)]
    pen.poly(lit, ACTIVE)
    return pen.done()


@kept
def rule(w: int, h: int, fill: Colour = roles.PARCHMENT_EDGE) -> Sprite:
    """A line between two parts."""
    pen = Pen(w, h)
    pen.box(pen.body, 0, fill)
    return pen.done()


@kept
def pill(w: int, h: int, fill: Colour) -> Sprite:
    """The ground of a word."""
    pen = Pen(w, h)
    pen.box(pen.body, h / 2, fill)
    return pen.done()


def _plate(w: int, h: int, won: bool) -> Sprite:
    return plate(w, h, Plate.BUSY if won else Plate.CALM)


SETTING = Setting(room, _plate)
"""What all its pictures lie on."""
