"""Development cards: their faces, and the small form in which those lie reserved that all have
seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import Card
from games.splendor.catalogue import Colour as Gem
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.glyphs import star_points
from renderers.lettering import Face
from renderers.pieces.cards import sheet
from renderers.pieces.stones import LOOKS, Stone, cost, cut
from renderers.splendor.landscapes import landscape, sky
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, GILT, INK, IVORY, WHITE, mix, rgb

TABLE_SIZE = (147, 215)  # a card in the rows; larger cards grow all their parts with it
PRICE = 76  # how high the price is on such a card, and at least on any
LEAST_PRICE = 74
PAIRS = 4  # so many stones of a price lie two and two
PLAQUES = {Stone.WHITE: rgb("#3A4C6A"), Stone.BLACK: rgb("#24252E")}
"""The ground of the id where the stone's rim is too light for it, or its dark lost in the cloth."""
CODE = 24  # how large the id is, by which players call the card
SMALL_SIZE = (46, 62)  # a reserved card on a plate
STAR = rgb("#8A6A2A")  # beside the points of such a card, dark enough for its ivory
APART, LEAST_STONE = 0.93, 36
"""How much of its room a stone fills where two rows lie close, but so that its figure can be read.
"""


def stone_of(colour: Gem) -> Stone:
    """How a colour of the game looks."""
    return Stone[colour.name]


@kept
def face(card: Card, w: int, h: int) -> Sprite:
    """A card: its landscape under points and bonus, then its cost, and its id on a plaque."""
    stone, unit = stone_of(card.bonus), w / TABLE_SIZE[0]
    pen = sheet(w, h, 14 * unit)
    edge = 4 * unit
    size = CODE * max(1, unit**0.5)  # a large card needs no large id
    foot = size + 5
    due = max(LEAST_PRICE, min(PRICE * unit, h * 0.36))
    head = Box(edge, edge, w - 2 * edge, h - 2 * edge - foot - due - 6 * unit)
    with pen.clip(head, 10 * unit) as inside:
        landscape(inside, head, stone, card.level, card.id)
    seam = head.bottom + 1.5 * unit
    pen.line([(head.x, seam), (head.right, seam)], GILT, 2.2 * unit)
    if card.points:
        far, _ = sky(stone)
        ink, rim = (INK, rgb("#F4F8FC")) if stone is Stone.WHITE else (WHITE, mix(far, BLACK, 0.4))
        at = Point(head.x + 24 * unit, head.y + 25 * unit)
        pen.text(at, str(card.points), Face.BOLD, 50 * unit, ink, rim)
    _medallion(pen, stone, Point(head.right - 25 * unit, head.y + 25 * unit), 22 * unit)
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    _price(pen, Box(edge, seam + 2.5 * unit, head.w, due), dues, 64 * unit)
    plaque = Box(edge, h - edge - foot - 1.5 * unit, head.w, foot)
    pen.box(plaque, 9 * unit, PLAQUES.get(stone, mix(LOOKS[stone].rim, BLACK, 0.1)))
    pen.text(plaque.centre, card.id, Face.MEDIUM, size, IVORY)
    return pen.done()


def _price(pen: Pen, box: Box, dues: Sequence[tuple[Stone, int]], most: float) -> None:
    """What a card costs: one row of up to three stones of at most that size, or two of two."""
    rows = [dues] if len(dues) < PAIRS else [dues[:2], dues[2:]]
    across = max(map(len, rows))
    high = box.h if len(rows) == 1 else max(box.h / len(rows) * APART, LEAST_STONE)
    size = min(most, high, box.w / across)
    step = min(size * 1.16, box.w / across)
    for row, line in zip(box.rows(*[1] * len(rows)), rows, strict=True):
        for place, (stone, count) in enumerate(line):
            cost(pen, stone, row.centre.moved((place - (len(line) - 1) / 2) * step), size, count)


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
    pen.text(Point(w * 0.32, h * 0.78), str(card.points), Face.BOLD, h * 0.42, INK)
    pen.poly(star_points(Point(w * 0.7, h * 0.77), w * 0.2, w * 0.085), STAR)
    return pen.done()
