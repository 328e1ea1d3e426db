"""Where it is played: wine-red damask in brass, lacquered plates, places, and the light of a
change.
"""

from __future__ import annotations

from enum import Enum

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.scenery import HOME
from renderers.painted import covering, painted
from renderers.pieces import brass
from renderers.pieces.brass import Metal
from renderers.pieces.settings import Setting
from renderers.sprites import Light, Sprite, kept
from renderers.theme import ACTIVE, GLOW, LAST_WILL, rgb

WIDTH = 1200
MARGIN, EDGE, GAP = 30, 22, 10
RADIUS = 14
ENDS = 60  # of a brass line, before its sides are drawn out
RIM = 11  # of the desk, round its baize
LIGHT = 18  # how far light and shadow reach beyond a thing
STREET = 170  # how high the street is over a picture that is not the table
HAIR, GONE = rgb("#4B6B55"), rgb("#A9C2AE")
"""Round an empty place on baize, and what is written on one."""


class Plate(Enum):
    """How a plate stands out: not at all, or by a gold edge."""

    PLAIN = (roles.WOOD, roles.WOOD_LOW, roles.BRASS_DEEP)
    BUSY = (roles.BUSY, roles.BUSY_LOW, ACTIVE)
    """Of whoever is waited for, or has won."""


def salon(h: int, strip: int = 0, *, framed: bool = True) -> Canvas:
    """An empty wall, with the street along its upper edge if it is asked for."""
    return Canvas(LAST_WILL, damask(WIDTH, h, strip, framed))


def wall(w: int, h: int) -> Canvas:
    """An empty wall of any width."""
    return Canvas(LAST_WILL, damask(w, h))


@kept
def damask(w: int, h: int, strip: int = 0, framed: bool = True) -> Sprite:
    """Damask under a lamp, in a brass line."""
    image = covering(HOME, "velvet", w, h, 0).image.convert("RGB")
    if strip:
        dusk = painted(HOME, "masthead", w).image.convert("RGB").crop((0, 0, w, strip))
        fade = Image.linear_gradient("L").resize((w, strip)).point(_fading)
        image.paste(dusk, (0, 0), fade)
    if framed:
        edge = _line(w - 12, h - 12)
        image.paste(edge, (6, 6), edge)
    return Sprite(image)


def _line(w: int, h: int) -> Image.Image:
    """The brass line round a picture of any height: painted once for its width, as hands have many
    heights, with its sides drawn out.
    """
    if h < 2 * ENDS + 2:
        return brass.frame(w, h, 18, 4).image
    whole = brass.frame(w, 2 * ENDS, 18, 4).image
    done = Image.new("RGBA", (w, h))
    done.paste(whole.crop((0, 0, w, ENDS)), (0, 0))
    done.paste(whole.crop((0, ENDS, w, 2 * ENDS)), (0, h - ENDS))
    side = whole.crop((0, ENDS, w, ENDS + 1)).resize((w, h - 2 * ENDS))
    done.paste(side, (0, ENDS))
    return done


def _fading(share: float) -> int:
    return round(255 * min(1.0, (255 - share) / 90))


@kept
def plate(w: int, h: int, kind: Plate = Plate.PLAIN) -> Sprite:
    """A lacquered plate; that of whoever is to move lies in gold light."""
    top, low, edge = kind.value
    busy = kind is Plate.BUSY
    done = brass.plate(w, h, top, low, edge, RADIUS, 0.95).image
    if not busy:
        return Sprite(done)
    done.alpha_composite(brass.frame(w, h, RADIUS, 4, Metal.ACTIVE).image)
    glow = brass.light(w, h, RADIUS, ACTIVE, 7, 2)
    sheet = glow.image
    sheet.alpha_composite(done, (glow.margin, glow.margin))
    return Sprite(sheet, glow.margin, Light.FIRST)


@kept
def baize(w: int, h: int) -> Sprite:
    """Green cloth in polished wood and brass."""
    image = covering(HOME, "wood", w, h).image.convert("RGB")
    image.putalpha(brass.rounded(w, h, 16))
    image.alpha_composite(brass.frame(w, h, 16, 3).image)
    size = w - 2 * RIM, h - 2 * RIM
    cloth = covering(HOME, "baize", *size).image.convert("RGB")
    cloth.paste((2, 10, 6), (0, 0), brass.sunken(*size, 9, 0.7, 7))
    image.paste(cloth, (RIM, RIM), brass.rounded(*size, 9))
    image.alpha_composite(brass.frame(*size, 9, 2.4).image, (RIM, RIM))
    cast = brass.shadow(w, h, 16, 9)
    sheet = cast.image
    sheet.alpha_composite(image, (cast.margin, cast.margin))
    return Sprite(sheet, cast.margin)


def hole(w: int, h: int) -> Sprite:
    """A sunken place with a thin brass edge."""
    return brass.place(w, h, 8, roles.HOLE_EDGE, 0.6)


def free(w: int, h: int, radius: int = 8) -> Sprite:
    """A place that waits for a card: darker than its ground, in a hairline."""
    return brass.place(w, h, radius, roles.FREE_EDGE, 0.4)


@kept
def tab(w: int, h: int) -> Sprite:
    """The brass tab with the letter of a slot."""
    pen = Pen(w, h)
    pen.box(pen.body, 3, roles.BRASS_DEEP)
    pen.box(Box(0, 0, w - 1, h - 2), 3, roles.BRASS_LIGHT)
    return pen.done()


def trough(w: int, h: int, radius: int = 10) -> Sprite:
    """A sunken column without an edge."""
    return brass.glass(w, h, radius, None, 0.42, brass.NIGHT)


@kept
def light(w: int, h: int, radius: int = 10) -> Sprite:
    """The gold line and the soft light round what has just changed."""
    pen = Pen(w, h, margin=LIGHT)
    with pen.veil(blur=5, opacity=0.9) as glow:
        glow.outline(pen.body.inset(-6), radius + 6, GLOW, 9)
    pen.outline(pen.body.inset(-4), radius + 4, GLOW, 4)
    return pen.done(Light.CHANGED)


@kept
def rule(w: int, h: int) -> Sprite:
    """A line between two parts."""
    pen = Pen(w, h)
    pen.box(pen.body, 0, roles.BRASS_DEEP)
    return pen.done()


def _plate(w: int, h: int, won: bool) -> Sprite:
    return plate(w, h, Plate.BUSY if won else Plate.PLAIN)


NEAR = 10
"""Between so many pounds of debt and as many left it is decided who has won."""
SETTING = Setting(wall, _plate, roles.CHART_DEBT, NEAR)
"""What all its pictures lie on."""
