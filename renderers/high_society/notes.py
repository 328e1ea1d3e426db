"""Money cards: the value above, below a fan in its owner's colour with the owner's shape on it."""

from __future__ import annotations

from renderers import glyphs
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.high_society.cards import IVORY, IVORY_LOW, LARGE, dimmed, shadowed
from renderers.high_society.lacquer import GOLD, GOLD_DEEP, INK, stepped, sunburst
from renderers.lettering import FLOOR, READ, Face
from renderers.sprites import Sprite, kept
from renderers.theme import SEAT_MARKS, Colour, Shape, mix, rgb

TALL = 1.4
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
