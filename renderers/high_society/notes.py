"""Money cards: the value above, below a fan in its owner's colour with the owner's shape on it."""

from __future__ import annotations

import math

from PIL import Image, ImageFilter

from renderers import glyphs
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.high_society.cards import IVORY, IVORY_LOW
from renderers.high_society.lacquer import GOLD, GOLD_DEEP, HOME, INK, stepped, sunburst
from renderers.lettering import FLOOR, READ, Face
from renderers.painted import painted
from renderers.pieces import brass
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, SEAT_MARKS, Colour, Shape, mix, rgb

TALL = 1.4
LARGE = 120
SPREAD = 66
"""Degrees between the first and the last note of a full hand."""
SLIP = (38, 28)  # a note in a crowd: its value alone
TAG = (56, 44)  # a note in a line of text
SLIPS = (TAG, (48, 44), SLIP)  # the smaller, the more there are
EDGE_DARK = rgb("#141014")  # between two notes seen from behind
EDGE = rgb("#B9A67C")


def height_of(w: float) -> int:
    """How high a note of this width is."""
    return round(w * TALL)


@kept
def note(value: int, seat: int, w: int, share: float = 1) -> Sprite:
    """One money card; `share` below 1 dims it."""
    h, mark = height_of(w), SEAT_MARKS[seat]
    dark = mix(mark.colour, rgb("#1A1418"), 0.5)
    pen = _sheet(w, h)
    face, foot = pen.body.rows(0.66, 0.34)
    with pen.clip(pen.body, w * 0.09) as inside:
        with inside.veil(opacity=0.2 if w >= LARGE else 0.14) as light:
            sunburst(light, Point(w / 2, face.bottom), w + h, 44, GOLD)
        inside.box(foot, 0, dark)
        with inside.clip(foot, 0) as fans:
            _scallops(fans, foot, w / 3.5, mix(dark, mark.colour, 0.6), dark)
        inside.box(Box(0, foot.y, w, max(1.5, w * 0.022)), 0, GOLD)
    low = 0.09 * foot.h if mark.shape is Shape.TRIANGLE and w < LARGE else 0
    middle = foot.centre.moved(dy=foot.h * 0.02 + low)
    sizes = ((1.3, dark), (1.0, IVORY)) + (((0.62, dark),) if w >= LARGE else ())
    for size, tone in sizes:
        pen.poly(glyphs.outline(mark.shape, middle, w * 0.145 * size), tone)
    if w >= LARGE:
        pen.line(stepped(Box(7, 7, w - 14, face.h - 12), 5), mix(IVORY_LOW, GOLD_DEEP, 0.9), 1.6)
    pen.text(Point(w / 2, h * 0.34), str(value), Face.BOLD, max(FLOOR, w * 0.6), INK)
    pen.outline(pen.body, w * 0.09, EDGE, max(1, w * 0.016))
    return dimmed(pen, share)


@kept
def fan(count: int, seat: int, w: int, step: int, share: float = 1) -> Sprite:
    """So many notes seen from behind, one over the other: the fewer, the nearer to ruin."""
    h, mark = height_of(w), SEAT_MARKS[seat]
    dark = mix(mark.colour, rgb("#1A1418"), 0.5)
    pen = Pen(w + step * (count - 1), h)
    for place in range(count):
        spot = Box(step * place, 0, w, h).inset(1)
        pen.box(spot.inset(-1), w * 0.14, EDGE_DARK)
        pen.box(spot, w * 0.12, IVORY)
        pen.box(spot.inset(1.6), w * 0.09, dark)
        pen.outline(spot.inset(4.5), w * 0.06, mix(dark, mark.colour, 0.6), 1)
    last = Box(step * (count - 1), 0, w, h)
    pen.poly(glyphs.outline(mark.shape, last.centre, w * 0.24), IVORY)
    return dimmed(pen, share)


@kept
def slip(value: int, seat: int, size: tuple[int, int] = SLIP, share: float = 1) -> Sprite:
    """A note in a crowd: its value, and its owner's colour at the foot."""
    return dimmed(_slip(value, seat, *size, FLOOR if size == SLIP else READ), share)


@kept
def tag(value: int, seat: int) -> Sprite:
    """A note in a line of text."""
    return _slip(value, seat, *TAG, READ).done()


def _slip(value: int, seat: int, w: int, h: int, size: int) -> Pen:
    pen, foot = _sheet(w, h), round(h * 0.18)
    with pen.clip(pen.body, 4) as inside:
        inside.box(Box(0, h - foot, w, foot), 0, SEAT_MARKS[seat].colour)
    pen.text(Point(w / 2, (h - foot) / 2 + 1), str(value), Face.BOLD, size, INK)
    pen.outline(pen.body, 4, EDGE, 1)
    return pen


def _sheet(w: int, h: int) -> Pen:
    pen = shadowed(w, h)
    pen.wash(pen.body, w * 0.09, IVORY, IVORY_LOW)
    return pen


def _scallops(pen: Pen, box: Box, unit: float, light: Colour, dark: Colour) -> None:
    """Rows of fans, each over half of the one above, as on a banknote's foot."""
    for row in range(int(box.h / (unit / 2)) + 2):
        shift = unit / 2 if row % 2 else 0
        for column in range(-1, int(box.w / unit) + 2):
            centre = Point(box.x + column * unit + shift, box.y + (row + 1) * unit / 2)
            for ring in range(3):
                radius = unit / 2 * (1 - 0.3 * ring)
                pen.disc(centre, radius, mix(dark, light, 1 if ring % 2 else 0.47))
                pen.disc(
                    centre,
                    radius - max(unit * 0.06, 0.8),
                    dark if ring < 2 else mix(dark, light, 0.78),
                )


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
    """A note in a hand, its value at the head, in the middle of what the next one leaves bare."""
    size = min(0.5, 0.78 * shown)
    paper = painted(HOME, f"note-upright-{seat + 1}", w).image
    image = _written(paper, value, shown / 2, 0.246, size)
    return _dropped(image, turn, share)


@kept
def glow(w: int, turn: float) -> Sprite:
    """The light round an upright note that is turned so many degrees."""
    h = round(w * 454 / 240)
    light = brass.light(w, h, 8, brass.LIT, 14, 2).image
    side = round(math.hypot(*light.size))
    sheet = Image.new("RGBA", (side, side), (*brass.LIT, 0))
    sheet.paste(light, ((side - light.width) // 2, (side - light.height) // 2))
    return Sprite(sheet.rotate(turn, Image.Resampling.BICUBIC))


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


def shadowed(w: int, h: int) -> Pen:
    """What is large needs less to be smooth, and takes long enough as it is."""
    pen = Pen(w, h, margin=8, scale=3 if w >= LARGE else 4)
    with pen.veil(blur=4, opacity=0.6, under=True) as shadow:
        shadow.box(Box(0, 3, w, h), w * 0.09, BLACK)
    return pen


def dimmed(pen: Pen, share: float) -> Sprite:
    """The finished note; `share` below 1 dims it."""
    return pen.done() if share == 1 else brass.dimmed(pen.done(), share)
