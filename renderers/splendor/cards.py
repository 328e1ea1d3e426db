"""Development cards: their faces, their backs, decks, and the small forms in which they lie reserved."""

from __future__ import annotations

from games.splendor.catalogue import Card
from games.splendor.catalogue import Colour as Gem
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.pieces.stones import LOOKS, Stone, cost, cut
from renderers.splendor.landscapes import landscape, sky
from renderers.sprites import Sprite, kept
from renderers.theme import (
    BLACK,
    FIGURE,
    GILT,
    INK,
    INK_SOFT,
    IVORY,
    IVORY_EDGE,
    IVORY_LOW,
    WHITE,
    Colour,
    Theme,
    mix,
    rgb,
)

TABLE_SIZE = (147, 199)  # a card in the rows; larger cards grow all their parts with it
SMALL_SIZE = (46, 70)  # a reserved card on a plate
BACKS = {1: (rgb("#1F6B57"), rgb("#0C3328")), 2: (rgb("#B57F22"), rgb("#5F3D08")), 3: (rgb("#7C2A52"), rgb("#380F24"))}
BACK_EDGE = rgb("#E7D7AE")
PIP = rgb("#FFE7A3")


def stone_of(colour: Gem) -> Stone:
    """How a colour of the game looks."""
    return Stone[colour.name]


@kept
def face(card: Card, w: int, h: int) -> Sprite:
    """A card: its landscape with points, bonus and id above, what it costs below."""
    stone, unit = stone_of(card.bonus), w / TABLE_SIZE[0]
    pen = _sheet(w, h, 14 * unit)
    edge = 4 * unit
    head = Box(edge, edge, w - 2 * edge, h * 0.47)
    with pen.clip(head, 10 * unit) as inside:
        landscape(inside, head, stone, card.level, card.id)
    seam = head.bottom + 1.5 * unit
    pen.line([(head.x, seam), (head.right, seam)], GILT, 2.2 * unit)
    _tab(pen, head, card.id, unit)
    if card.points:
        far, _ = sky(stone)
        ink, rim = (INK, rgb("#F4F8FC")) if stone is Stone.WHITE else (WHITE, mix(far, BLACK, 0.4))
        pen.text(Point(head.x + 25 * unit, head.y + 29 * unit), str(card.points), Face.BOLD, 54 * unit, ink, rim)
    _medallion(pen, stone, Point(head.right - 32 * unit, head.y + 32 * unit), 29 * unit)
    foot = Box(6 * unit, head.bottom + 5 * unit, w - 12 * unit, h - head.bottom - 10 * unit)
    _price(pen, foot, card, 62 * unit)
    return pen.done()


def _sheet(w: int, h: int, radius: float) -> Pen:
    """A blank card with its shadow and its thickness."""
    pen = Pen(w, h, margin=8)
    with pen.veil(blur=5, opacity=0.6, under=True) as shadow:
        shadow.box(Box(0, 5, w, h), radius, BLACK)
    pen.box(pen.body, radius, IVORY_EDGE)
    pen.box(pen.body.inset(1.5), radius - 1.5, IVORY_LOW)
    pen.box(Box(1.5, 1.5, w - 3, h - 5.5), radius - 1.5, IVORY)
    return pen


def _tab(pen: Pen, head: Box, name: str, unit: float) -> None:
    """The id, by which players call the card, on a tab at the landscape's foot."""
    unit **= 0.5  # a large card needs no large id
    size = 22 * unit
    w, h, radius = width(name, Face.MEDIUM, 100) * size / 100 + 12 * unit, 24 * unit, 8 * unit
    tab = Box(head.x, head.bottom - h + unit, w, h + 4 * unit)
    for grow, fill in ((2.2 * unit, GILT), (0, IVORY)):
        grown = Box(tab.x - radius, tab.y - grow, tab.w + radius + grow, tab.h)
        with pen.clip(Box(head.x, head.y, head.w, head.h + 3 * unit), 0) as inside:
            inside.box(grown, radius, fill)
    pen.text(Point(head.x + w / 2 - 2 * unit, head.bottom - h / 2 + 2.5 * unit), name, Face.MEDIUM, size, INK_SOFT)


def _medallion(pen: Pen, stone: Stone, centre: Point, radius: float) -> None:
    """The bonus on ivory, for a ruby would vanish in a red sky."""
    with pen.veil(blur=2, opacity=0.45) as shadow:
        shadow.disc(centre.moved(dy=2), radius, BLACK)
    pen.disc(centre, radius, GILT)
    pen.disc(centre, radius * 0.93, rgb("#FFFBF0"))
    cut(pen, stone, centre, radius * 0.74)


def _price(pen: Pen, box: Box, card: Card, most: float) -> None:
    """One row of up to two large stones, else two rows."""
    price = [(stone_of(colour), count) for colour, count in card.cost.items() if count]
    rows = [price] if len(price) <= 2 else [price[:2], price[2:]]
    size = min(most, box.h / len(rows), (box.w - 4) / 2)
    step = min(size * 1.16, box.w / 2)
    for row, line in zip(box.rows(*[1] * len(rows)), rows, strict=True):
        for place, (stone, count) in enumerate(line):
            cost(pen, stone, row.centre.moved((place - (len(line) - 1) / 2) * step), size, count)


@kept
def small(card: Card, w: int, h: int) -> Sprite:
    """A reserved card that everybody has seen: its bonus and its points."""
    look, pen = LOOKS[stone_of(card.bonus)], Pen(w, h)
    top, low = (3, 1) if card.bonus is Gem.WHITE else (1, 0)
    pen.box(pen.body, 7, rgb("#FBF6E9"))
    pen.wash(Box(2.5, 2.5, w - 5, h * 0.52), 5, look.tones[top], look.tones[low])
    cut(pen, stone_of(card.bonus), Point(w / 2, h * 0.29), w * 0.27)
    pen.text(Point(w / 2, h * 0.78), str(card.points), Face.BOLD, h * 0.4, INK)
    return pen.done()


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
        pen.box(Box(0, 8 - 2.6 * sheet, w, h - 6), 12, rgb("#CDBB8C") if sheet % 2 else rgb("#8F7F58"))
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
                [centre.moved(dy=-dy), centre.moved(dx), centre.moved(dy=dy), centre.moved(-dx)], mix(top, low, share)
            )
    pen.outline(inner, 6 * unit, mix(top, rgb("#FFE9B0"), 0.55), 1.6 * unit)


def pips(pen: Pen, centre: Point, level: int, radius: float, fill: Colour) -> None:
    """One, two or three lozenges: a level is never told by colour alone."""
    for pip in range(level):
        middle = centre.moved((pip - (level - 1) / 2) * radius * 2.5)
        corners = ((0, -1.15), (1, 0), (0, 1.15), (-1, 0))
        pen.poly([middle.moved(x * radius, y * radius) for x, y in corners], fill)
