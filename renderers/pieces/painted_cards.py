"""What the painted cards of several games have: dark places below points and price, cards of a
menu, backs and decks by level.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.lettering import FLOOR, Face, width
from renderers.painted import SHARED, covering, painted
from renderers.pieces import brass
from renderers.pieces.brass import Metal
from renderers.pieces.jewels import Stone, setting
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE, Colour, rgb

NIGHT = rgb("#04050E")
IVORY, IVORY_DIM = rgb("#F4ECD8"), rgb("#CFC8BA")
CODED, DUE, HEAD = 42, 48, 46
"""On a card of a menu: how high its foot with the id is, how large its price, and from where on
there is room for that below its points.
"""
GONE = rgb("#5A5298")
"""The edge of the place where a deck was."""
SINGLE = 2
"""So many stones of its price lie upon each other; more lie two and two."""
DARK, READ = 0.5, 0.72
"""How bright a card is that cannot be chosen, and its price, which must stay readable."""


def shaded(art: Image.Image, price: tuple[float, float], top: float, most: float) -> Image.Image:
    """A scene that is darker above, where the points are, and over so much of its lower left, where
    the price is; `top` is how far down the first goes, of its height.
    """
    w, h = art.size
    lower = _mask(round(price[0]), round(min(h, price[1])), 0.62, foot=True)
    art.paste(NIGHT, (0, h - lower.height), lower)
    art.paste(NIGHT, (0, 0), _mask(round(w * 0.85), round(h * top), most, foot=False))
    return art


@lru_cache(maxsize=128)
def _mask(w: int, h: int, most: float, *, foot: bool) -> Image.Image:
    """Darkest at the left, and at the foot or the top."""
    down, along = Image.linear_gradient("L"), Image.linear_gradient("L").rotate(90)
    sideways = along.point(lambda v: round(255 * (1 - v / 255) ** 0.8)).resize((w, h))
    rise = down.point(lambda v: min(255, v * 2) if foot else 255 - v).resize((w, h))
    mask = Image.composite(rise, Image.new("L", (w, h)), sideways)
    return mask.point(lambda v: round(v * most))


def choice(
    art: Image.Image, name: str, points: int, dues: Sequence[tuple[Stone, int]], size: int = DUE, *,
    dim: bool, beside: int = 0, single: int = SINGLE,
) -> Image.Image:  # fmt: skip
    """A card in a menu: its id, by which one picks it, is as large as its price. One that cannot be
    chosen is darker, its price less so. At the end of its foot so many pixels are left `beside` the
    id; of its price so many stones at most lie in a `single` column.
    """
    w, h = art.size
    bright, paired = DARK if dim else 1, len(dues) > single
    rows = (len(dues) + 1) // 2 if paired else len(dues)
    step = min(size - 5, (h - CODED - 3 - (HEAD if points else 6)) // max(1, rows))
    size = min(size, step + (6 if points else 8))
    across = (2 if paired else 1) * step + 8
    image = shaded(art.convert("RGB"), (across * 1.5, rows * step + CODED + 30), 0.4, 0.6)
    foot = brass.glass(w, CODED, 0, None, 0.8).image
    image.paste(foot.convert("RGB"), (0, h - CODED), foot.getchannel("A"))
    image = image.point(lambda v: round(v * bright))
    done = brass.framed(image, 12, 3.4, Metal.PEWTER if dim else Metal.BRASS).image
    pen = Pen(w, h)
    if points:
        at = Point(12 + width(str(points), Face.BLACK, 50) / 2, 30)
        pen.text(at, str(points), Face.BLACK, 50, IVORY_DIM if dim else WHITE, NIGHT)
    figure = max(FLOOR, min(36.0, 34 * (w - beside - 18) / max(1, width(name, Face.BOLD, 34))))
    wide = width(name, Face.BOLD, round(figure))
    at = Point(10 + wide / 2 if beside else w / 2, h - CODED / 2 - 1)
    pen.text(at, name, Face.BOLD, figure, IVORY_DIM if dim else IVORY)
    done.alpha_composite(pen.done().image)
    for number, (stone, count) in enumerate(dues):
        column, row = (number % 2, number // 2) if paired else (0, number)
        due = setting(stone, size, count)
        shown = brass.dimmed(due, READ).image if dim else due.image.convert("RGBA")
        done.alpha_composite(shown, (3 + column * step, h - CODED - 3 - (rows - row) * step))
    return done


@kept
def emblem(art: Sprite, stone: Stone | None) -> Sprite:
    """Any card of a bonus: the jewel before a scene in its colours."""
    w, h = art.w, art.h
    image = brass.framed(art.image, round(w / 9), w / 18).image
    if stone:
        side = round(w * 0.8)
        jewel = setting(stone, side).image.convert("RGBA")
        image.alpha_composite(jewel, ((w - side) // 2, (h - side) // 2))
    return Sprite(image)


def pips(pen: Pen, centre: Point, level: int, radius: float, fill: Colour) -> None:
    """One, two or three lozenges: a level is never told by colour alone."""
    for pip in range(level):
        middle = centre.moved((pip - (level - 1) / 2) * radius * 2.5)
        corners = ((0, -1.15), (1, 0), (0, 1.15), (-1, 0))
        pen.poly([middle.moved(x * radius, y * radius) for x, y in corners], fill)


@kept
def back(level: int, w: int, h: int) -> Sprite:
    """A card that only its owner knows: its level and no more."""
    ground = painted(SHARED, f"deck-{level}", w, h, (0.25, 0.2, 0.5, 0.14)).image.convert("RGB")
    image = brass.framed(ground, max(4, w // 7), max(1.6, w / 21)).image
    pen = Pen(w, h)
    pips(pen, pen.body.centre, level, w * 0.105, brass.LIT)
    image.alpha_composite(pen.done().image)
    return Sprite(image)


@kept
def deck(level: int, w: int, h: int, left: int) -> Sprite:
    """A deck: its level in its ornament, how many cards are left, the edges of those below."""
    margin = 6
    sheet = Image.new("RGBA", (w + 2 * margin, h + 2 * margin))
    if not left:
        sheet.alpha_composite(brass.place(w, h, 12, GONE).image, (margin, margin))
    else:
        top = covering(SHARED, f"deck-{level}", w, h)
        below = brass.framed(brass.dimmed(top, 0.45).image, 12, 2).image
        for number in range(min(3, (left + 7) // 8), 0, -1):
            at = margin + round(1.5 * number), margin + round(1.4 * number)
            sheet.alpha_composite(below, at)
        sheet.alpha_composite(brass.framed(top.image, 12, 3.4).image, (margin, margin))
    pen = Pen(w, h, margin)
    ink = rgb("#FFE9B0") if left else rgb("#ADA8C4")
    pen.text(pen.body.centre, str(left), Face.BLACK, 40 if w > 70 else 38, ink, NIGHT)
    sheet.alpha_composite(pen.done().image)
    return Sprite(sheet, margin)
