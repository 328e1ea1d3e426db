"""What the cards of several games have in common: the sheet, the price, backs by level, and
decks.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face
from renderers.pieces.stones import LOOKS, Stone, cost, cut
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, FIGURE, IVORY, IVORY_EDGE, IVORY_LOW, Colour, Theme, mix, rgb

BACKS = {
    1: (rgb("#1F6B57"), rgb("#0C3328")),
    2: (rgb("#B57F22"), rgb("#5F3D08")),
    3: (rgb("#7C2A52"), rgb("#380F24")),
}
BACK_EDGE = rgb("#E7D7AE")
PIP = rgb("#FFE7A3")


def sheet(w: int, h: int, radius: float) -> Pen:
    """A blank card with its shadow and its thickness."""
    pen = Pen(w, h, margin=8)
    with pen.veil(blur=5, opacity=0.6, under=True) as shadow:
        shadow.box(Box(0, 5, w, h), radius, BLACK)
    pen.box(pen.body, radius, IVORY_EDGE)
    pen.box(pen.body.inset(1.5), radius - 1.5, IVORY_LOW)
    pen.box(Box(1.5, 1.5, w - 3, h - 5.5), radius - 1.5, IVORY)
    return pen


def price(pen: Pen, box: Box, dues: Sequence[tuple[Stone, int]], most: float) -> None:
    """What a card costs: one row of up to two stones of at most that size, else two rows."""
    rows = [dues] if len(dues) <= 2 else [dues[:2], dues[2:]]
    size = min(most, box.h / len(rows), (box.w - 4) / 2)
    step = min(size * 1.16, box.w / 2)
    for row, line in zip(box.rows(*[1] * len(rows)), rows, strict=True):
        for place, (stone, count) in enumerate(line):
            cost(pen, stone, row.centre.moved((place - (len(line) - 1) / 2) * step), size, count)


@kept
def deck(theme: Theme, level: int, w: int, h: int, left: int) -> Sprite:
    """A deck: its level in pips, how many cards are left, and a pile that shrinks with them."""
    pen = Pen(w, h, margin=8)
    if not left:
        pen.outline(pen.body, 12, mix(theme.plate_edge, theme.muted, 0.3), 2)
        pips(pen, Point(w / 2, 30), level, 7, mix(theme.plate_edge, theme.muted, 0.3))
        pen.text(pen.body.centre, "0", Face.BOLD, 44, theme.muted)
        return pen.done()
    with pen.veil(blur=5, opacity=0.6, under=True) as shadow:
        shadow.box(Box(0, 6, w, h), 12, BLACK)
    for sheet in range(min(3, (left + 7) // 8)):
        pen.box(
            Box(0, 8 - 2.6 * sheet, w, h - 6), 12, rgb("#CDBB8C") if sheet % 2 else rgb("#8F7F58")
        )
    body = Box(0, 0, w, h - 4)
    _back(pen, body, level, 1)
    pen.disc(body.centre, 31, BACK_EDGE)
    pen.disc(body.centre, 28.5, rgb("#120F22"))
    pen.text(body.centre, str(left), Face.BOLD, 38, FIGURE)
    pips(pen, Point(w / 2, 28), level, 7, PIP)
    return pen.done()


@kept
def back(level: int, w: int, h: int) -> Sprite:
    """A reserved card that only its owner knows: its level and no more."""
    pen = Pen(w, h)
    _back(pen, pen.body, level, 0.55)
    pips(pen, pen.body.centre, level, w * 0.105, PIP)
    return pen.done()


def _back(pen: Pen, box: Box, level: int, unit: float) -> None:
    """The back of a level: nested lozenges in flat tones, a gold frame."""
    top, low = BACKS[level]
    pen.box(box, 12 * unit, BACK_EDGE)
    pen.box(box.inset(3 * unit), 9.5 * unit, mix(top, low, 0.45))
    inner = box.inset(9 * unit)
    centre = box.centre
    with pen.clip(inner, 6 * unit) as inside:
        for grow, share in ((1.0, 0.0), (0.74, 0.45), (0.50, 0.8)):
            dx, dy = inner.w * 0.5 * grow, inner.h * 0.5 * grow
            inside.poly(
                [centre.moved(dy=-dy), centre.moved(dx), centre.moved(dy=dy), centre.moved(-dx)],
                mix(top, low, share),
            )
    pen.outline(inner, 6 * unit, mix(top, rgb("#FFE9B0"), 0.55), 1.6 * unit)


def pips(pen: Pen, centre: Point, level: int, radius: float, fill: Colour) -> None:
    """One, two or three lozenges: a level is never told by colour alone."""
    for pip in range(level):
        middle = centre.moved((pip - (level - 1) / 2) * radius * 2.5)
        corners = ((0, -1.15), (1, 0), (0, 1.15), (-1, 0))
        pen.poly([middle.moved(x * radius, y * radius) for x, y in corners], fill)


@kept
def small_card(stone: Stone | None, w: int = 92, h: int = 128) -> Sprite:
    """Any card of a bonus: its stone on an ivory card; nothing on one without a bonus."""
    pen, look = Pen(w, h), LOOKS[stone] if stone else None
    pen.box(pen.body, w * 0.13, IVORY_EDGE)
    pen.box(pen.body.inset(w * 0.03), w * 0.11, IVORY)
    head = Box(w * 0.09, w * 0.09, w * 0.82, h * 0.62)
    if look is None:
        pen.wash(head, w * 0.07, rgb("#B9BCCB"), rgb("#8A8EA3"))
        return pen.done()
    low = 2 if stone in (Stone.WHITE, Stone.BLACK) else 0
    pen.wash(
        head, w * 0.07, mix(look.tones[low + 1], BLACK, 0.15), mix(look.tones[low], BLACK, 0.1)
    )
    cut(pen, stone or Stone.WHITE, head.centre, w * 0.34)
    for line, share in enumerate((0.5, 0.34)):
        pen.box(Box(w * 0.16, h * (0.77 + 0.09 * line), w * share, h * 0.045), 2, IVORY_EDGE)
    return pen.done()
