"""Money cards in their owner's colour and shape: on the table, in a hand, and from behind."""

from __future__ import annotations

import math

from PIL import Image, ImageFilter

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.high_society.lacquer import HOME, INK
from renderers.lettering import FLOOR, READ, Face, largest
from renderers.painted import painted
from renderers.pieces import brass
from renderers.sprites import Sprite, kept
from renderers.theme import IVORY, SEAT_MARKS, rgb

UPRIGHT = 454 / 240
"""How much higher than wide a note is that is held upright."""
SPREAD = 66
"""Degrees between the first and the last note of a full hand."""
SLIP = (42, 30)  # a note in a crowd: its value alone
TAG = (56, 44)  # a note in a line of text
SIGN = 56
WINDOW, CLEAR = 0.09, 3
"""Where the window of an upright note begins at either side, and how far its value keeps off."""
EDGE = rgb("#B9A67C")


@kept
def slip(value: int, seat: int) -> Sprite:
    """A note in a crowd: its value, and its owner's colour at the foot."""
    return _slip(value, seat, *SLIP, FLOOR)


@kept
def tag(value: int, seat: int) -> Sprite:
    """A note in a line of text."""
    return _slip(value, seat, *TAG, READ)


def _slip(value: int, seat: int, w: int, h: int, size: int) -> Sprite:
    pen, foot = Pen(w, h), round(h * 0.18)
    pen.box(pen.body, 4, IVORY)
    with pen.clip(pen.body, 4) as inside:
        inside.box(Box(0, h - foot, w, foot), 0, SEAT_MARKS[seat].colour)
    pen.text(Point(w / 2, (h - foot) / 2 + 1), str(value), Face.BOLD, size, INK)
    pen.outline(pen.body, 4, EDGE, 1)
    return pen.done()


def sign(seat: int, w: int = SIGN) -> Sprite:
    """Money in a line of text, in the colour of whoever has it."""
    return painted(HOME, f"note-{seat + 1}", w)


@kept
def lying(value: int, seat: int, w: int, turn: float = 0, *, tucked: bool = False) -> Sprite:
    """A note on the table, its value at the left, turned so many degrees against the clock; if the
    next one lies over it, the value stands at its very edge.
    """
    x = 0.22 if tucked else 0.305
    image = _written(painted(HOME, f"note-{seat + 1}", w).image, value, x, 0.5, 0.44)
    return _dropped(image, turn, 1)


@kept
def upright(
    value: int, seat: int, w: int, turn: float = 0, shown: float = 1, share: float = 1
) -> Sprite:
    """A note in a hand, its value at the head, in the middle of what the next one leaves bare of
    the window there.
    """
    paper = painted(HOME, f"note-upright-{seat + 1}", w).image
    left, right = WINDOW * w, min(shown, 1 - WINDOW) * w
    sizes = range(round(0.5 * w), FLOOR, -1)
    size = largest(str(value), Face.BLACK, sizes, right - left - 2 * CLEAR)
    image = _written(paper, value, (left + right) / 2 / w, 0.246, size / w)
    note = _dropped(image, turn, share)
    return _trimmed(note.image) if turn else note


@kept
def glow(w: int, turn: float) -> Sprite:
    """The light round an upright note that is turned so many degrees."""
    h = round(w * UPRIGHT)
    light = brass.light(w, h, 8, brass.LIT, 14, 2).image
    side = round(math.hypot(*light.size))
    sheet = Image.new("RGBA", (side, side), (*brass.LIT, 0))
    sheet.paste(light, ((side - light.width) // 2, (side - light.height) // 2))
    return _trimmed(sheet.rotate(turn, Image.Resampling.BICUBIC))


def _written(image: Image.Image, value: int, x: float, y: float, share: float) -> Image.Image:
    done = image.convert("RGBA")
    w, h = done.size
    pen = Pen(w, h)
    size = max(FLOOR, share * min(w, h * 1.16))
    pen.text(Point(w * x, h * y), str(value), Face.BLACK, size, INK)
    done.alpha_composite(pen.done().image)
    return done


def _dropped(image: Image.Image, turn: float, share: float) -> Sprite:
    """A note as it lies, with its shadow; its body stays the box that it fills when level."""
    w, h = image.size
    margin = 16 + round(abs(turn) * 0.012 * max(w, h))
    sheet = Image.new("RGBA", (w + 2 * margin, h + 2 * margin))
    sheet.paste(image, (margin, margin))
    sheet = sheet.rotate(turn, Image.Resampling.BICUBIC) if turn else sheet
    alpha = Image.new("L", sheet.size)
    alpha.paste(sheet.getchannel("A").point(lambda v: round(v * 0.66)), (3, 5))
    under = Image.new("RGBA", sheet.size)
    under.putalpha(alpha.filter(ImageFilter.GaussianBlur(5)))
    done = sheet if share == 1 else brass.dimmed(Sprite(sheet), share).image
    return Sprite(Image.alpha_composite(under, done), margin)


def _trimmed(image: Image.Image) -> Sprite:
    """Without its clear rim, its middle where it was: hundreds of these are kept, to be stamped."""
    left, upper, right, lower = image.getbbox() or (0, 0, *image.size)
    x, y = min(left, image.width - right), min(upper, image.height - lower)
    return Sprite(image.crop((x, y, image.width - x, image.height - y)))


@kept
def backs(count: int, seat: int, h: int, share: float = 1) -> Sprite:
    """So many notes held in a hand, seen from behind."""
    one = painted(HOME, f"note-back-{seat + 1}", round(h * 124 / 240)).image.convert("RGBA")
    spread = min(SPREAD, 15 * (count - 1))
    reach = round(h * 1.2)
    size = round(2.3 * reach), round(1.3 * reach)
    whole = Image.new("RGBA", size)
    pivot = size[0] / 2, size[1] - 6
    for place in range(count):
        turn = spread / 2 - (spread * place / (count - 1) if count > 1 else 0)
        sheet = Image.new("RGBA", size)
        at = round(pivot[0] - one.width / 2), round(pivot[1] - reach * 0.22 - one.height)
        dark = Image.new("RGBA", size)
        dark.paste((0, 0, 0, 150), (at[0] - 2, at[1] + 2), one.getchannel("A"))
        sheet = Image.alpha_composite(dark.filter(ImageFilter.GaussianBlur(2)), sheet)
        sheet.alpha_composite(one, at)
        whole.alpha_composite(sheet.rotate(turn, Image.Resampling.BICUBIC, center=pivot))
    done = Sprite(whole.crop(whole.getbbox()))
    return done if share == 1 else brass.dimmed(done, share)
