"""Nobles: tiles with what they ask for, and the round cameos of those who have come."""

from __future__ import annotations

from PIL import Image

from games.splendor.catalogue import Noble, Tokens
from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.lettering import Face
from renderers.painted import Area, painted
from renderers.pieces import brass
from renderers.pieces.brass import Metal
from renderers.pieces.jewels import setting
from renderers.pieces.painted_cards import NIGHT
from renderers.splendor.cards import HOME, stone_of
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE

DRAWN = (-52, -20, 320, 290)
"""The box of a noble's drawing, in its units."""
BROAD, TALL = 300, 150
"""From this width on, what is asked for stands in a row, unless the tile is as high as this."""
SIZE = (216, 134)  # with four players
RADIUS = 12
DULL = 0.62
"""How bright those are who have come."""


def _part(x: float, y: float, wide: float, high: float) -> Area:
    left, upper, w, h = DRAWN
    return (x - left) / w, (y - upper) / h, wide / w, high / h


def _name(noble: Noble) -> str:
    return f"noble-{noble.id[-2:]}"


@kept
def tile(
    noble: Noble, w: int, h: int, come: bool = False, told: bool = False, due: Tokens | None = None
) -> Sprite:
    """A noble with the points at the upper left, and at the right what is asked for, or what of it
    is still due; the foot is dark if something is going to be told there.
    """
    wide = min(w, round(h * 1.62))
    bust = painted(HOME, _name(noble), wide, h, _part(-34, 4, 182 * wide / h, 182))
    shade = bust.image.convert("RGB").crop((wide - 8, 0, wide, h)).resize((w, h))
    broad = w >= BROAD
    image = Image.blend(shade, Image.new("RGB", (w, h), NIGHT), 0.12 if broad else 0.45)
    along, edge = Image.linear_gradient("L").rotate(-90), wide / w
    left = along.point(lambda v: round(255 * min(1, max(0, (v / 255 - 1 + 0.94 * edge) / 0.3))))
    image.paste(bust.image, (0, 0), left.resize((w, h)).crop((0, 0, wide, h)))
    right = along.point(lambda v: round(
        (70 if broad else 150) * min(1, max(0, (1 - v / 255 - 0.6 * edge) / 0.3))
    ))  # fmt: skip
    image.paste(NIGHT, (0, 0), right.resize((w, h)))
    if told:
        foot = Image.linear_gradient("L").point(lambda v: round(190 * max(0, v / 255 - 0.6) / 0.4))
        image.paste(NIGHT, (0, 0), foot.resize((w, h)))
    metal = Metal.PEWTER if come else Metal.BRASS
    pen = Pen(w, h)
    size = min(46, h * 0.36)
    pen.text(Point(24, size * 0.66), str(noble.points), Face.BLACK, size, WHITE, NIGHT)
    face = brass.dimmed(Sprite(image), DULL).image if come else image
    done = brass.framed(face, RADIUS, 3.4, metal).image
    done.alpha_composite(pen.done().image)
    _asked(done, noble.requires if due is None else due, come=come)
    return Sprite(done)


def _asked(image: Image.Image, bonuses: Tokens, *, come: bool) -> None:
    w, h = image.size
    wanted = list(bonuses.items())
    if not wanted:
        return
    if w >= BROAD and h < TALL:
        size = round(min(h * 0.52, 62))
        spots = [(w - 44.0 - (len(wanted) - 1 - i) * (size + 2), h / 2) for i in range(len(wanted))]
    else:
        size = round(min(h * (0.45 if len(wanted) < 3 else 0.36), 60))
        step = min(size * 0.95, (h - 10) / len(wanted))
        middle = (len(wanted) - 1) / 2
        spots = [(w - size * 0.56, h / 2 + (i - middle) * step) for i in range(len(wanted))]
    for (colour, count), (x, y) in zip(wanted, spots, strict=True):
        due = setting(stone_of(colour), size, count)
        shown = brass.dimmed(due, 0.72).image if come else due.image.convert("RGBA")
        image.alpha_composite(shown, (round(x - size / 2), round(y - size / 2)))


@kept
def cameo(noble: Noble, size: int) -> Sprite:
    """A noble's head, round, in a ring of brass."""
    bust = painted(HOME, _name(noble), size, size, _part(36, 4, 166, 166))
    ring = max(2, size / 18)
    return brass.framed(bust.image, size // 2, ring)
