"""Development cards: their faces, and the small form in which those lie reserved that all have
seen.
"""

from __future__ import annotations

from games.splendor.catalogue import Card
from games.splendor.catalogue import Colour as Gem
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.lettering import FLOOR, Face, width
from renderers.pieces.cards import price, sheet
from renderers.pieces.stones import LOOKS, Stone, cut
from renderers.splendor.landscapes import landscape, sky
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, GILT, INK, INK_SOFT, WHITE, mix, rgb

TABLE_SIZE = (147, 199)  # a card in the rows; larger cards grow all their parts with it
CORNER_FREE = 3  # stones of a price leave the lower left corner free for the id
SMALL_SIZE = (46, 70)  # a reserved card on a plate


def stone_of(colour: Gem) -> Stone:
    """How a colour of the game looks."""
    return Stone[colour.name]


@kept
def face(card: Card, w: int, h: int) -> Sprite:
    """A card: its landscape with points and bonus above, its cost and its id below."""
    stone, unit = stone_of(card.bonus), w / TABLE_SIZE[0]
    pen = sheet(w, h, 14 * unit)
    edge = 4 * unit
    head = Box(edge, edge, w - 2 * edge, h * 0.47)
    with pen.clip(head, 10 * unit) as inside:
        landscape(inside, head, stone, card.level, card.id)
    seam = head.bottom + 1.5 * unit
    pen.line([(head.x, seam), (head.right, seam)], GILT, 2.2 * unit)
    if card.points:
        far, _ = sky(stone)
        ink, rim = (INK, rgb("#F4F8FC")) if stone is Stone.WHITE else (WHITE, mix(far, BLACK, 0.4))
        pen.text(
            Point(head.x + 25 * unit, head.y + 29 * unit),
            str(card.points),
            Face.BOLD,
            54 * unit,
            ink,
            rim,
        )
    _medallion(pen, stone, Point(head.right - 28 * unit, head.y + 28 * unit), 25 * unit)
    foot = Box(6 * unit, head.bottom + 5 * unit, w - 12 * unit, h - head.bottom - 10 * unit)
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    little = unit**0.5  # a large card needs no large id
    _code(pen, foot, card.id, little)
    if len(dues) == CORNER_FREE:
        foot = Box(foot.x + 5 * unit, foot.y, foot.w - 5 * unit, foot.h - 4 * little)
    else:
        strip = 4 if len(dues) < CORNER_FREE else 14  # kept clear of the id
        foot = Box(foot.x, foot.y - 3 * unit, foot.w, foot.h - strip * little)
    price(pen, foot, dues, 62 * unit)
    return pen.done()


def _code(pen: Pen, foot: Box, name: str, unit: float) -> None:
    """The id, by which players call the card, in the lower left corner."""
    size = max(FLOOR, FLOOR * unit)
    wide = width(name, Face.SANS, 100) * size / 100
    at = Point(foot.x + 2 + wide / 2, foot.bottom - 8.5 * unit)
    pen.text(at, name, Face.SANS, size, INK_SOFT)


def _medallion(pen: Pen, stone: Stone, centre: Point, radius: float) -> None:
    """The bonus on ivory, for a ruby would vanish in a red sky."""
    with pen.veil(blur=2, opacity=0.45) as shadow:
        shadow.disc(centre.moved(dy=2), radius, BLACK)
    pen.disc(centre, radius, GILT)
    pen.disc(centre, radius * 0.93, rgb("#FFFBF0"))
    cut(pen, stone, centre, radius * 0.74)


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
