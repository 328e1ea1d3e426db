"""Jewel cards: points, bonus, crowns and what they do on a field of cut stone, what they cost
below.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from games.splendor_duel.catalogue import GEMS, Card
from games.splendor_duel.catalogue import Colour as Token
from renderers.canvas import Part, Pen
from renderers.geometry import Box, Point
from renderers.glyphs import crown_at
from renderers.lettering import Face
from renderers.pieces.cards import price, sheet
from renderers.pieces.stones import LOOKS, Stone, cut, gem
from renderers.splendor_duel.signs import (
    CROWN,
    CROWN_LOW,
    paint_ability,
    paint_wheel,
    stone_of,
    wheel,
)
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, INK_SOFT, WHITE, Colour, mix, rgb

TABLE_SIZE = (111, 214)  # a card in the pyramid; larger cards grow all their parts with it
BACK_SIZE = (50, 76)  # a reserved card on a plate
SHADOW = rgb("#140A1E")
MEDALLION_RIM = rgb("#8E8FA3")
VIOLET = (rgb("#3D2B55"), rgb("#553D73"), rgb("#6F5590"))
FIELDS = {
    Stone.WHITE: (rgb("#C2CFE0"), rgb("#D9E2ED"), rgb("#F1F5FA")),
    Stone.BLACK: (rgb("#15161C"), rgb("#24252E"), rgb("#3A3C48")),
}
FACETS = 4  # across a field


@kept
def face(card: Card, w: int, h: int) -> Sprite:
    """A card, its id at the foot."""
    unit = w / TABLE_SIZE[0]
    stone = stone_of(card.bonus) if card.bonus else None
    pen = sheet(w, h, 12 * unit)
    edge = 3.5 * unit
    head = Box(edge, edge, w - 2 * edge, h * 0.47)
    tones = _tones(stone)
    with pen.clip(head, 9 * unit) as inside:
        _field(inside, head, tones, card)
    ink, rim = (
        (rgb("#131C36"), rgb("#F4F8FC"))
        if stone is Stone.WHITE
        else (WHITE, mix(tones[0], BLACK, 0.6))
    )
    if card.points:
        pen.text(
            Point(head.x + 21 * unit, head.y + 25 * unit),
            str(card.points),
            Face.BOLD,
            46 * unit,
            ink,
            rim,
        )
    _bonus(pen, head, card, stone, unit)
    _marks(pen, head, card, stone, unit)
    size = 22 * unit**0.5  # a large card needs no large id
    foot = Box(5 * unit, head.bottom + 3 * unit, w - 10 * unit, h - head.bottom - 9 * unit)
    dues, name = foot.rows(1, size * 0.92, gap=0)
    price(pen, dues, [(stone_of(colour), count) for colour, count in card.cost.items()], 47 * unit)
    pen.text(name.centre, card.id, Face.MEDIUM, size, INK_SOFT)
    return pen.done()


def _tones(stone: Stone | None) -> Sequence[Colour]:
    if stone is None:
        return VIOLET
    return FIELDS.get(stone, LOOKS[stone].tones[:3])


def _field(pen: Pen, box: Box, tones: Sequence[Colour], card: Card) -> None:
    """Triangles in the stone's dark tones, quiet enough to write on; of all five colours for a wild
    card.
    """
    luck, step = Random(card.id), box.w / FACETS  # noqa: S311 - a card always looks the same
    rows = int(box.h / step) + 2

    def corner(row: int, column: int) -> Point:
        aside = luck.uniform(-0.25, 0.25) if 0 < column < FACETS else 0
        return Point(
            box.x + (column + aside) * step,
            box.y + (row + luck.uniform(-0.25, 0.25) - 0.3) * step - 2,
        )

    corners = {place: corner(*place) for place in product(range(rows + 1), range(FACETS + 1))}
    for row, column in product(range(rows), range(FACETS)):
        a, b = corners[row, column], corners[row, column + 1]
        c, d = corners[row + 1, column], corners[row + 1, column + 1]
        for triangle in ((a, b, c), (b, d, c)):
            share = luck.random()
            dark = luck.random() < 0.75
            fill = mix(tones[0], tones[1], share) if dark else mix(tones[1], tones[2], share * 0.5)
            if card.wild:
                own = LOOKS[stone_of(GEMS[(column + row) % 5])].tones
                fill = mix(mix(own[0], own[1], share), VIOLET[0], 0.45)
            pen.poly(triangle, fill)


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
    """Crowns, then what the card does, in the lower third."""
    count, step = card.crowns + (card.ability is not None), 33 * unit
    start = Point(head.centre.x - (count - 1) / 2 * step, head.bottom - 20 * unit)
    for place in range(card.crowns):
        spot = start.moved(place * step)
        with pen.veil(blur=1.2, opacity=0.7) as shade:
            crown_at(shade, spot.moved(dy=1), step, SHADOW, SHADOW)
        crown_at(pen, spot, 29 * unit, CROWN, CROWN_LOW)
    if card.ability:
        paint_ability(pen, card.ability, start.moved(card.crowns * step, -unit), 42 * unit, stone)


def marked(card: Card, colour: Token | None = None) -> list[Part]:
    """A card in a line of text: the stone it counts for, and its id."""
    counted = colour or card.bonus
    if counted:
        return [gem(stone_of(counted), 34), card.id]
    return [wheel(40), card.id] if card.wild else [card.id]
