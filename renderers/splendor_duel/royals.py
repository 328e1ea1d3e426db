"""Royals: the tiles of those who wait, and the small form in which they lie before a player."""

from __future__ import annotations

from PIL import Image

from games.splendor_duel.catalogue import ROYALS, Royal
from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.lettering import Face, width
from renderers.painted import Area, painted
from renderers.pieces import brass
from renderers.pieces.brass import Metal
from renderers.pieces.painted_cards import IVORY, NIGHT
from renderers.splendor_duel.cards import CODE
from renderers.splendor_duel.signs import HOME, ability_seal
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE

TILE_SIZE = (101, 156)
DRAWN = (-52, -20, 320, 290)
"""The box of a royal's drawing, in its units."""
DULL = 0.6
"""How bright those are who have come."""


def _part(x: float, y: float, wide: float, high: float) -> Area:
    left, upper, w, h = DRAWN
    return (x - left) / w, (y - upper) / h, wide / w, high / h


def _bust(royal: Royal, w: int, h: int, x: float, y: float, wide: float) -> Image.Image:
    """As much of a portrait as has the box's shape, from this point on and so wide."""
    name = f"royal-{[*ROYALS].index(royal.id) + 1}"
    return painted(HOME, name, w, h, _part(x, y, wide, wide * h / w)).image.convert("RGB")


@kept
def tile(royal: Royal, w: int, h: int, named: bool = True, come: bool = False) -> Sprite:
    """A royal: portrait, points, ability, and the id as long as one is chosen by it."""
    unit = min(w / TILE_SIZE[0], h / TILE_SIZE[1])
    image = _bust(royal, w, h, 24, -6, min(178, 270 * w / h))
    foot = Image.linear_gradient("L").point(
        lambda v: round(225 * min(1, max(0, (v / 255 - 0.56) / 0.26)))
    )
    image.paste(NIGHT, (0, 0), foot.resize((w, h)))
    if come:
        image = image.point(lambda v: round(v * DULL))
    done = brass.framed(
        image, round(11 * unit), 3.2 * unit, Metal.PEWTER if come else Metal.BRASS
    ).image
    pen, size = Pen(w, h), 46 * unit
    worth = str(royal.points)
    at = Point(13 * unit + width(worth, Face.BLACK, round(size)) / 2, h - 29 * unit)
    pen.text(at, worth, Face.BLACK, size, WHITE, NIGHT)
    if named:
        code = min(44, max(CODE, round(CODE * unit)))
        wide = round(width(royal.id, Face.MEDIUM, code) + 13)
        plaque = brass.glass(wide, round(code * 1.36), round(8 * unit), None, 0.7).image
        edge = round(4.2 * unit)
        done.alpha_composite(plaque, (edge, edge))  # at the left, where no crown or hat is
        middle = Point(edge + wide / 2, edge + code * 0.68)
        pen.text(middle, royal.id, Face.MEDIUM, code, IVORY)
    done.alpha_composite(pen.done().image)
    if royal.ability:
        seal = ability_seal(royal.ability, round(42 * unit))
        sign = (brass.dimmed(seal, 0.75) if come else seal).image.convert("RGBA")
        at_seal = round(w - 9 * unit - sign.width), round(h - 8 * unit - sign.height)
        done.alpha_composite(sign, at_seal)
    return Sprite(done)


@kept
def cameo(royal: Royal, size: int) -> Sprite:
    """A royal's head, round, in a ring of brass."""
    return brass.framed(_bust(royal, size, size, 36, 4, 166), size // 2, max(2, size / 18))
