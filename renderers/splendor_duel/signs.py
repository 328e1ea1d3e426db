"""Signs of Splendor Duel: crowns, privileges, what cards do, any colour, the bag, and who has seen
a card.
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
from renderers.sprites import Light, Sprite, kept
from renderers.theme import GOOD, WHITE, Colour, Theme, mix, rgb

CROWN, CROWN_LOW = rgb("#FFD35C"), rgb("#B27D1C")
VIOLET_INK, SEAL = rgb("#2A1540"), rgb("#E3E4EC")
PAPER, ROLL, PAPER_EDGE, WRITING = rgb("#F3E3BE"), rgb("#D8B978"), rgb("#8A6430"), rgb("#B39660")
WAX = rgb("#A3182C")
LEATHER, LEATHER_LOW, CORD = rgb("#8E5AA8"), rgb("#5F3776"), rgb("#F2C555")
FADED = 0.4
TICK = 30  # within the corner of a card or a royal that may be chosen
LIDDED = rgb("#5B4A86")  # behind a closed eye, and the corner of a card that has just come
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


@kept
def no_colour(theme: Theme, w: int, h: int) -> Sprite:
    """What counts for none of the colours."""
    pen = Pen(w, h)
    pen.box(pen.body, w * 0.15, mix(theme.muted, theme.well, 0.62))
    pen.outline(pen.body, w * 0.15, mix(theme.muted, theme.well, 0.3), 2)
    middle, radius = pen.body.centre, w * 0.3
    pen.ring(middle, radius, theme.muted, w * 0.085)
    reach = radius * 0.72
    pen.line([middle.moved(-reach, reach), middle.moved(reach, -reach)], theme.muted, w * 0.085)
    return pen.done()


@kept
def eye(size: int, blind: bool) -> Sprite:
    """On a reserved back: open where both players have seen the card, closed where one has."""
    pen = Pen(size, size)
    centre = pen.body.centre
    pen.disc(centre, size * 0.5, VIOLET_INK)
    pen.disc(centre, size * 0.46, SEAL if not blind else LIDDED)
    wide, high = size * 0.33, size * 0.2
    lid = [centre.moved(math.cos(turn) * wide, high * math.sin(turn)) for turn in _half(0)]
    brow = [centre.moved(math.cos(turn) * wide, high * math.sin(turn)) for turn in _half(math.pi)]
    if blind:
        line = [point.moved(dy=-size * 0.06) for point in lid]
        pen.line(line, SEAL, size * 0.08)
        for place, out in ((2, 0.6), (6, 0), (10, -0.6)):
            foot = line[place]
            pen.line([foot, foot.moved(out * size * 0.14, size * 0.16)], SEAL, size * 0.075)
        return pen.done()
    pen.poly([*lid, *brow], VIOLET_INK)
    pen.poly([Point(x, centre.y + (y - centre.y) * 0.62) for x, y in (*lid, *brow)], WHITE)
    pen.disc(centre, size * 0.13, VIOLET_INK)
    pen.disc(centre.moved(size * 0.04, -size * 0.04), size * 0.04, WHITE)
    return pen.done()


def _half(start: float) -> list[float]:
    """The angles of half a turn."""
    return [start + math.pi * step / 12 for step in range(13)]


@kept
def milestone(size: int, crowns: int, reached: bool) -> Sprite:
    """On the way of the crowns: at so many a royal comes."""
    pen = Pen(size, size)
    centre = pen.body.centre
    pen.disc(centre, size / 2, VIOLET_INK)
    pen.disc(centre, size / 2 - 1.5, CROWN if reached else SEAL)
    pen.disc(centre, size / 2 - 3.5, VIOLET_INK)
    pen.text(centre, str(crowns), Face.BOLD, 24, CROWN if reached else WHITE)
    return pen.done()


def flag(pen: Pen, fill: Colour, pole: Colour) -> None:
    """Nobody is nearer to a win than on this way."""
    size = pen.body.w
    pen.line([(size * 0.24, size * 0.06), (size * 0.24, size * 0.96)], pole, size * 0.09)
    pen.poly(
        [
            (size * 0.28, size * 0.08),
            (size * 0.96, size * 0.16),
            (size * 0.74, size * 0.34),
            (size * 0.96, size * 0.54),
            (size * 0.28, size * 0.6),
        ],
        fill,
    )


@kept
def invitation(size: int) -> Sprite:
    """Round a token that may be picked: a pale green ring in its light."""
    pen = Pen(size, size, margin=16)
    reach = size / 2
    with pen.veil(blur=4) as glow:
        glow.ring(pen.body.centre, reach + 6, GOOD, 11)
    pen.ring(pen.body.centre, reach + 4, mix(GOOD, WHITE, 0.45), 5)
    return pen.done()


@kept
def fresh(w: int, h: int, radius: int) -> Sprite:
    """A card that has just come: a thin pale edge and a small corner, quieter than a light."""
    pen = Pen(w, h, margin=6)
    pen.outline(pen.body.inset(-3), radius + 3, SEAL, 3)
    corner = 26
    with pen.clip(pen.body, radius) as inside:
        inside.poly([(w - corner, h), (w, h - corner), (w, h)], LIDDED)
    return pen.done(Light.CHANGED)


@kept
def faded(sprite: Sprite) -> Sprite:
    """What is not there yet."""
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * FADED)))
    return Sprite(image, sprite.margin)


@kept
def hairline(theme: Theme, w: int) -> Sprite:
    """What sets two things on a plate apart."""
    pen = Pen(w, 2)
    pen.box(pen.body, 1, mix(theme.plate_edge, theme.plate, 0.3))
    return pen.done()
