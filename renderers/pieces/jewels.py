"""Jewels and what is made of them, painted: settings on cards, tokens, the tiles of bonuses.

Colour, outline and number always go together. A jewel in a *setting* is a price, a round *chip* a
token, an upright *tile* a bonus. Numbers stand on the calm facet in the middle.
"""

from __future__ import annotations

from enum import Enum

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face
from renderers.painted import SHARED, painted
from renderers.pieces import brass
from renderers.sprites import Sprite, kept
from renderers.theme import Colour, rgb


class Stone(Enum):
    """Of what prices, tokens and bonuses are made: the colours of a number and of its rim, and of
    the silk on which a tile's jewel lies, above and below.
    """

    WHITE = ("#14204A", "#FFFFFF", "#C0CCE0", "#5F7BA8")
    BLUE = ("#FFFFFF", "#04124A", "#4C70C4", "#0A1646")
    GREEN = ("#FFFFFF", "#022417", "#479D82", "#042B2A")
    RED = ("#FFFFFF", "#3D020E", "#BF5960", "#3D0717")
    BLACK = ("#FFFFFF", "#000000", "#454958", "#06070D")
    PEARL = ("#2B1A44", "#FFFFFF", "#BBA6CC", "#4A3A66")
    GOLD = ("#FFFFFF", "#4A2A06", "#E2B55C", "#5B340A")

    def __init__(self, *colours: str) -> None:
        self.ink, self.rim, self.upper, self.lower = map(rgb, colours)

    @property
    def key(self) -> str:
        """What it is called in the names of assets."""
        return self.name.lower()


LEAST = 22
SETTING, CHIP, JEWEL = 0.60, 0.56, 0.60
"""How high figures are, of the size of what they stand on."""


def jewel(stone: Stone, size: int, count: int | None = None) -> Sprite:
    """The stone itself."""
    return _numbered("jewel", stone, size, count, JEWEL)


def setting(stone: Stone, size: int, count: int | None = None, share: float = SETTING) -> Sprite:
    """A jewel in a bezel: a price, or the bonus of a card; `share` is how high its figure is."""
    return _numbered("setting", stone, size, count, share)


def chip(stone: Stone, size: int, count: int | None = None) -> Sprite:
    """A token, or some of its kind."""
    return _numbered("chip", stone, size, count, CHIP)


def side(stone: Stone, size: int) -> Sprite:
    """A token that is seen from the side, for stacks."""
    return painted(SHARED, f"chip-{stone.key}-side", size)


@kept
def _numbered(what: str, stone: Stone, size: int, count: int | None, share: float) -> Sprite:
    if count is None:
        return painted(SHARED, f"{what}-{stone.key}", size)
    plain = painted(SHARED, f"{what}-{stone.key}-plain", size).image.convert("RGBA")
    pen = Pen(size, size)
    figure = max(LEAST, size * share * (0.86 if count > 9 else 1))
    pen.text(pen.body.centre, str(count), Face.BLACK, figure, stone.ink, stone.rim)
    return Sprite(Image.alpha_composite(plain, pen.done().image))


@kept
def tile(stone: Stone, w: int, h: int, count: int = 0) -> Sprite:
    """So many bonuses: an upright card of the stone's silk, the jewel with the number on it."""
    upper, lower = (Image.new("RGB", (w, h), tone) for tone in (stone.upper, stone.lower))
    silk = Image.composite(lower, upper, Image.linear_gradient("L").resize((w, h)))
    done = brass.framed(silk, max(6, w // 7), max(2.0, w / 25)).image
    size = min(w - 4, h - 6)
    face = jewel(stone, size, count or None).image.convert("RGBA")
    done.alpha_composite(face, ((w - size) // 2, (h - size) // 2))
    return Sprite(done)


@kept
def no_tile(stone: Stone, w: int, h: int) -> Sprite:
    """No bonus of this stone: its ghost in a darker place."""
    return _ghost(stone, w, h, w // 6)


@kept
def no_chip(stone: Stone, size: int) -> Sprite:
    """No token of this stone."""
    return _ghost(stone, size, size, size // 2)


def _ghost(stone: Stone, w: int, h: int, radius: int) -> Sprite:
    done = Image.new("RGB", (w, h), rgb("#020412"))
    done.putalpha(brass.rounded(w, h, radius, 0.35))
    small = brass.faint(jewel(stone, round(w * 0.5)), 0.3).image
    done.alpha_composite(small, ((w - small.width) // 2, (h - small.height) // 2))
    return Sprite(done)


SPREAD = (0.6, -1.1, 1.3, -0.4, 0.9, -1.3, 0.2)
"""How far the chips of a stack lie beside each other, in pixels."""


def stack(
    canvas: Canvas, foot: Point, stone: Stone, count: int, size: int, step: float, *,
    lit: bool = False,
) -> None:  # fmt: skip
    """Tokens one upon the other; `foot` is where the lowest touches the table."""
    if not count:
        return
    lowest = side(stone, size)
    high = round(lowest.h + step * (count - 1))
    box = Box(foot.x - size / 2, foot.y - high, size, high)
    cast = Box(box.x + 8, foot.y - lowest.h + 8, size, lowest.h - 12)
    canvas.put(brass.shadow(round(cast.w), round(cast.h), round(cast.h / 2), 8), cast)
    if lit:
        canvas.put(brass.changed(*box.size, size // 2), box)
    for number in range(count):
        x = box.x + SPREAD[number % len(SPREAD)]
        canvas.put(lowest, Box(x, foot.y - lowest.h - step * number, size, 0))


@kept
def ringed(stone: Stone, size: int, count: int | None, colour: Colour = brass.LIT) -> Sprite:
    """A token in a ring of light: the one that all turns on."""
    glow = brass.light(size, size, size // 2, colour, 8, 4)
    sheet = glow.image
    face = chip(stone, size, count).image.convert("RGBA")
    sheet.alpha_composite(face, (glow.margin, glow.margin))
    return Sprite(sheet, glow.margin)
