"""Jewel cards: points, bonus, crowns and what they do before the motif of each, what they cost
below.
"""

from __future__ import annotations

from games.splendor_duel.catalogue import Card
from games.splendor_duel.catalogue import Colour as Token
from renderers.canvas import Part, Pen
from renderers.geometry import Box, Point
from renderers.glyphs import crown_at
from renderers.lettering import FLOOR, Face, width
from renderers.pieces.cards import sheet
from renderers.pieces.stones import Stone, cost, cut, gem
from renderers.splendor_duel.motifs import motif, tones_of
from renderers.splendor_duel.signs import (
    CROWN,
    CROWN_LOW,
    no_colour,
    paint_ability,
    paint_wheel,
    stone_of,
    wheel,
)
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, INK, INK_SOFT, IVORY, IVORY_EDGE, SPLENDOR_DUEL, WHITE, mix, rgb

TABLE_SIZE = (114, 214)  # a card in the pyramid; larger cards grow all their parts with it
LOWEST = 182  # how high a card must be for parts of the usual size
BACK_SIZE = (54, 86)  # a reserved card on a plate
HEAD = 0.395  # the share of a card that its picture takes: the price needs the rest
ABREAST = 3  # kinds of stones that lie side by side where a card is wide enough for them
LARGER = {Stone.WHITE: 1.12, Stone.GREEN: 1.04, Stone.BLACK: 1.06}  # they fill less of a square
STONE, LEAST_STONE = 52, 42  # of a price in the pyramid, and in how little it may lie abreast
SHADOW = rgb("#140A1E")
MEDALLION_RIM = rgb("#8E8FA3")
WHITE_RIM = rgb("#22304C")  # round the points in the niche of the white stone


@kept
def face(card: Card, w: int, h: int) -> Sprite:
    """A card, its id at the foot."""
    unit = min(w / TABLE_SIZE[0], h / LOWEST)
    stone = stone_of(card.bonus) if card.bonus else None
    pen = sheet(w, h, 12 * unit)
    edge = 3.5 * unit
    head = Box(edge, edge, w - 2 * edge, h * HEAD)
    with pen.clip(head, 9 * unit) as inside:
        motif(inside, head, card, stone)
    rim = WHITE_RIM if stone is Stone.WHITE else mix(tones_of(stone)[0], BLACK, 0.6)
    if card.points:
        pen.text(
            Point(head.x + 21 * unit, head.y + 25 * unit),
            str(card.points),
            Face.BOLD,
            46 * unit,
            WHITE,
            rim,
        )
    # No crown lies below a bonus on a wide card, either.
    snug = min(unit, head.h / (TABLE_SIZE[1] * 0.47))
    _bonus(pen, head, card, stone, snug)
    _marks(pen, head, card, stone, snug)
    size = 29 * unit**0.5  # a large card needs no large id
    foot = Box(5 * unit, head.bottom + 5 * unit, w - 10 * unit, h - head.bottom - 10 * unit)
    dues, name = foot.rows(1, size * 0.82, gap=4 * unit)
    _price(pen, dues, card, min(unit, h / TABLE_SIZE[1]))
    # Not in the middle: in the corner there may be a tick.
    at = Point(name.x + 5 * unit + width(card.id, Face.MEDIUM, round(size)) / 2, name.centre.y)
    pen.text(at, card.id, Face.MEDIUM, size, INK)
    return pen.done()


def _price(pen: Pen, box: Box, card: Card, unit: float) -> None:
    """What a card costs, all stones as large as those of its neighbours: three side by side where
    there is room, else two in a row.
    """
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    abreast = ABREAST if box.w >= ABREAST * LEAST_STONE * unit else ABREAST - 1
    rows = [dues] if len(dues) <= abreast else [dues[:2], dues[2:]]
    across = max(len(row) for row in rows)
    size = min(STONE * unit, box.h / len(rows), box.w / across)
    step = min(size * 1.16, box.w / across)
    for row, line in zip(box.rows(*[1] * len(rows)), rows, strict=True):
        for place, (stone, count) in enumerate(line):
            at = row.centre.moved((place - (len(line) - 1) / 2) * step)
            cost(pen, stone, at, size * LARGER.get(stone, 1), count)


def _bonus(pen: Pen, head: Box, card: Card, stone: Stone | None, unit: float) -> None:
    """Each bonus on a white medallion, two under each other; the wheel for any colour; nothing for
    none.
    """
    radius = 22 * unit
    middle = Point(head.right - radius - 3 * unit, head.y + radius + 3 * unit)
    if card.wild:
        paint_wheel(pen, middle.moved(-2 * unit, 2 * unit), radius * 1.12)
    for place in range(card.bonuses if stone else 0):
        spot = middle.moved(dy=46 * unit * place)
        pen.disc(spot, radius, MEDALLION_RIM)
        pen.disc(spot, radius - 1.6 * unit, WHITE)
        cut(pen, stone or Stone.WHITE, spot, radius * 0.74)


def _marks(pen: Pen, head: Box, card: Card, stone: Stone | None, unit: float) -> None:
    """Crowns on their cushion, or what the card does in the lower left corner."""
    step = (46, 36, 33)[max(0, card.crowns - 1)] * unit
    start = Point(head.centre.x - (card.crowns - 1) / 2 * step, head.bottom - 20 * unit - step / 3)
    for place in range(card.crowns):
        spot = start.moved(place * step)
        with pen.veil(blur=1.2, opacity=0.7) as shade:
            crown_at(shade, spot.moved(dy=1), step, SHADOW, SHADOW)
        crown_at(pen, spot, step * 0.94, CROWN, CROWN_LOW)
    if card.ability:
        at = Point(head.x + 23 * unit, head.bottom - 24 * unit)
        paint_ability(pen, card.ability, at, 42 * unit, stone)


@kept
def mini(card: Card, w: int, h: int) -> Sprite:
    """A card in little room: its picture and what it counts for, without its price."""
    pen, unit = Pen(w, h), w / 40
    pen.box(pen.body, 6 * unit, IVORY_EDGE)
    pen.box(pen.body.inset(1.2), 5.2 * unit, IVORY)
    head, foot = pen.body.inset(3.2 * unit).rows(0.62, 0.38)
    stone = stone_of(card.bonus) if card.bonus else None
    with pen.clip(head, 3.5 * unit) as inside:
        motif(inside, head, card, stone)
    for place in range(card.crowns):
        at = head.centre.moved((place - (card.crowns - 1) / 2) * 12 * unit, 8 * unit)
        crown_at(pen, at, 13 * unit, CROWN, CROWN_LOW)
    size = 16 * unit
    if card.points and size >= FLOOR:
        rim = WHITE_RIM if stone is Stone.WHITE else BLACK
        at = Point(head.x + 6.5 * unit, head.y + 8 * unit)
        pen.text(at, str(card.points), Face.BOLD, size, WHITE, rim)
    middle = foot.centre.moved(dy=unit)
    if card.wild:
        paint_wheel(pen, middle, foot.h * 0.42)
    elif stone:
        cut(pen, stone, middle, foot.h * 0.44)
    else:
        reach = foot.h * 0.2
        pen.ring(middle, foot.h * 0.36, INK_SOFT, foot.h * 0.1)
        pen.line([middle.moved(-reach, reach), middle.moved(reach, -reach)], INK_SOFT, foot.h * 0.1)
    return pen.done()


def marked(card: Card, colour: Token | None = None) -> list[Part]:
    """A card in a line of text: the stone it counts for, or the sign for none, and its id."""
    counted = colour or card.bonus
    if counted:
        return [gem(stone_of(counted), 34), card.id]
    return [wheel(34) if card.wild else no_colour(SPLENDOR_DUEL, 30, 30), card.id]
