"""Signs of Splendor Duel: crowns, privileges, what cards do, any colour, the bag, and where a card
came from.
"""

from __future__ import annotations

import math

from games.splendor_duel.catalogue import GEMS, Ability
from games.splendor_duel.catalogue import Colour as Token
from renderers.canvas import Pen
from renderers.geometry import Box, Point, around
from renderers.glyphs import crown as crown_glyph
from renderers.glyphs import icon
from renderers.lettering import Face
from renderers.pieces.stones import LOOKS, Stone, cut
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE, Colour, rgb

CROWN, CROWN_LOW = rgb("#FFD35C"), rgb("#B27D1C")
VIOLET_INK, SEAL = rgb("#2A1540"), rgb("#E3E4EC")
PAPER, ROLL, PAPER_EDGE, WRITING = rgb("#F3E3BE"), rgb("#D8B978"), rgb("#8A6430"), rgb("#B39660")
WAX = rgb("#A3182C")
LEATHER, LEATHER_LOW, CORD = rgb("#8E5AA8"), rgb("#5F3776"), rgb("#F2C555")
FADED = 0.4
MASK = (
    *(
        (-1, -0.7),
        (-0.4, -1),
        (0, -0.55),
        (0.4, -1),
        (1, -0.7),
        (0.86, 0.55),
        (0.45, 1),
        (0.14, 0.55),
    ),
    *((0, 0.15), (-0.14, 0.55), (-0.45, 1), (-0.86, 0.55)),
)


def stone_of(colour: Token) -> Stone:
    """How a colour of the game looks."""
    return Stone[colour.name]


def crown(size: int) -> Sprite:
    """A crown of a card, in a line or on a plate."""
    return icon(crown_glyph, size, CROWN, CROWN_LOW)


@kept
def scroll(size: int, faded: bool = False) -> Sprite:
    """A privilege; faded while it cannot be spent."""
    pen = Pen(size, size)
    paint_scroll(pen, pen.body.centre, size)
    if faded:
        pen.fade(FADED)
    return pen.done()


def paint_scroll(pen: Pen, centre: Point, size: float) -> None:
    """A parchment between two rolls, with three lines and a seal."""
    w, h = size * 0.3, size * 0.4
    x, y = centre
    pen.box(Box(x - w - 1, y - h, 2 * w + 2, 2 * h), 1, PAPER_EDGE)
    pen.box(Box(x - w, y - h, 2 * w, 2 * h), 1, PAPER)
    for line, long in enumerate((0.62, 0.62, 0)):
        level = y + h * (-0.42 + 0.3 * line)
        pen.line([(x - w * 0.62, level), (x + w * long, level)], WRITING, size * 0.035)
    for level in (y - h, y + h):
        pen.box(
            Box(x - w * 1.32, level - size * 0.085, w * 2.64, size * 0.17), size * 0.085, PAPER_EDGE
        )
        pen.box(Box(x - w * 1.26, level - size * 0.065, w * 2.52, size * 0.13), size * 0.065, ROLL)
    pen.disc(Point(x + w * 0.52, y + h * 0.48), size * 0.105, WAX)


@kept
def ability_seal(ability: Ability, size: int, stone: Stone | None = None) -> Sprite:
    """What a card or a royal does, in a line of text; `stone` is that of the card."""
    pen = Pen(size, size)
    paint_ability(pen, ability, pen.body.centre, size * 0.96, stone)
    return pen.done()


def paint_ability(
    pen: Pen, ability: Ability, centre: Point, size: float, stone: Stone | None = None
) -> None:
    """An ability on a silver seal, so that it is never taken for a cost."""
    pen.disc(centre, size * 0.5, VIOLET_INK)
    pen.disc(centre, size * 0.47, WHITE)
    pen.disc(centre, size * 0.43, SEAL)
    match ability:
        case Ability.TURN:
            _arrow(pen, centre, size * 0.86)
        case Ability.PRIVILEGE:
            paint_scroll(pen, centre, size * 0.62)
        case Ability.STEAL:
            _mask(pen, centre, size * 0.84)
        case Ability.MATCH:
            cut(pen, stone or Stone.WHITE, centre.moved(size * -0.09, size * 0.07), size * 0.25)
            plus, arm = centre.moved(size * 0.22, size * -0.22), size * 0.13
            pen.line([plus.moved(-arm), plus.moved(arm)], VIOLET_INK, size * 0.085)
            pen.line([plus.moved(dy=-arm), plus.moved(dy=arm)], VIOLET_INK, size * 0.085)


def _arrow(pen: Pen, centre: Point, size: float) -> None:
    """One more turn: an arrow that comes back."""
    radius = size * 0.33
    pen.arc(centre, radius + size * 0.055, 20, 300, VIOLET_INK, size * 0.11)
    tip, out, along = around(centre, radius, 306), math.radians(306), math.radians(396)
    reach, half = size * 0.27, size * 0.2
    pen.poly(
        [
            tip.moved(math.cos(along) * reach, math.sin(along) * reach),
            tip.moved(math.cos(out) * half, math.sin(out) * half),
            tip.moved(-math.cos(out) * half, -math.sin(out) * half),
        ],
        VIOLET_INK,
    )


def _mask(pen: Pen, centre: Point, size: float) -> None:
    """A token of the opponent: a domino mask."""
    w, h = size * 0.46, size * 0.24
    pen.poly([centre.moved(x * w, y * h) for x, y in MASK], VIOLET_INK)
    for side in (-1, 1):
        pen.oval(
            Box(centre.x + side * w * 0.48 - w * 0.24, centre.y - h * 0.36, w * 0.48, h * 0.72),
            SEAL,
        )


@kept
def wheel(size: int) -> Sprite:
    """Any colour, in a line of text."""
    pen = Pen(size, size)
    paint_wheel(pen, pen.body.centre, size * 0.475)
    return pen.done()


def paint_wheel(pen: Pen, centre: Point, radius: float) -> None:
    """Any colour: a wheel of the five gems' colours with a question in its middle."""
    pen.disc(centre, radius, WHITE)
    rim = radius * 0.92
    for place, colour in enumerate(GEMS):
        start, tones = 72 * place - 126, LOOKS[stone_of(colour)].tones
        arc = [around(centre, rim, start + 9 * step) for step in range(9)]
        pen.poly([centre, *arc], tones[1 if colour is Token.BLACK else 2])
    for place in range(5):
        pen.line([centre, around(centre, rim, 72 * place - 126)], WHITE, radius * 0.08)
    pen.disc(centre, radius * 0.5, WHITE)
    pen.text(centre, "?", Face.BOLD, max(22, radius * 0.9), VIOLET_INK)


@kept
def bag(size: int) -> Sprite:
    """The bag, tied with a gold cord."""
    pen, half = Pen(size, size), size / 2
    x, y = pen.body.centre
    neck = (
        (-0.34, -0.86),
        (-0.12, -0.7),
        (0.08, -0.9),
        (0.36, -0.82),
        (0.24, -0.38),
        (-0.24, -0.38),
    )
    pen.poly([(x + dx * half, y + dy * half) for dx, dy in neck], LEATHER)
    pen.oval(Box(x - half * 0.74, y - half * 0.44, half * 1.48, half * 1.3), LEATHER_LOW)
    pen.oval(Box(x - half * 0.7, y - half * 0.42, half * 1.3, half * 1.2), LEATHER)
    pen.box(Box(x - half * 0.34, y - half * 0.48, half * 0.68, half * 0.18), half * 0.09, CORD)
    return pen.done()


def pyramid(pen: Pen, fill: Colour, _: Colour) -> None:
    """A card came from the pyramid, and all have seen it."""
    size, middle = pen.body.w, pen.body.w / 2
    for row, cards in enumerate((1, 2, 3)):
        for place in range(cards):
            left = middle + (place - cards / 2) * size * 0.3
            pen.box(
                Box(left + 1, size * (0.12 + 0.27 * row), size * 0.3 - 2, size * 0.23), 1.5, fill
            )


def pile(pen: Pen, fill: Colour, ground: Colour) -> None:
    """A card came from a deck, and nobody but its owner has seen it."""
    size = pen.body.w
    for sheet in range(3):
        box = Box(size * (0.3 - 0.1 * sheet), size * (0.1 + 0.14 * sheet), size * 0.52, size * 0.52)
        pen.box(box, 2.5, fill)
        pen.box(box.inset(1.6), 1.5, ground)
