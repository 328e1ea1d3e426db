"""Signs of Splendor Duel: crowns, privileges, what cards do, any colour, the bag, and who has seen
a card.
"""

from __future__ import annotations

import math

from games.splendor_duel.catalogue import Ability
from games.splendor_duel.catalogue import Colour as Token
from renderers.canvas import Cast, Pen
from renderers.geometry import Point
from renderers.lettering import Face
from renderers.painted import painted
from renderers.pieces import brass
from renderers.pieces.jewels import Stone
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE, Colour, Theme, mix, rgb

HOME = "renderers.splendor_duel"
"""The package of its assets."""
CROWN = rgb("#FFD35C")
VIOLET_INK, SEAL = rgb("#2A1540"), rgb("#E3E4EC")
FADED = 0.4
LIDDED = rgb("#5B4A86")  # behind a closed eye, and the corner of a card that has just come

SILVER = Cast(
    ((1, 0, 1, rgb("#1A0C26")), (1, 4, 4, rgb("#05030C"))),
    (rgb("#FFFFFF"), rgb("#E6D9F2"), rgb("#A98CC4")),
)
"""The metal of the title."""


def stone_of(colour: Token) -> Stone:
    """How a colour of the game looks."""
    return Stone[colour.name]


def scroll(size: int, faded: bool = False) -> Sprite:
    """A privilege; faded while it cannot be spent."""
    whole = painted(HOME, "sign-scroll", size)
    return brass.faint(whole, FADED) if faded else whole


def ability_seal(ability: Ability, size: int) -> Sprite:
    """What a card or a royal does, on a seal, so that it is never taken for a price."""
    return painted(HOME, f"ability-{ability.name.lower()}", size)


def wheel(size: int) -> Sprite:
    """Any colour: the five gems' colours round a star."""
    return painted(HOME, "wheel", size)


def bag(size: int) -> Sprite:
    """The bag, tied with a gold cord."""
    return painted(HOME, "sign-bag", size)


@kept
def no_colour(theme: Theme, w: int, h: int) -> Sprite:
    """What counts for none of the colours: the bare outline of a jewel."""
    pen = Pen(w, h)
    pen.box(pen.body, w * 0.15, mix(theme.muted, theme.well, 0.75))
    pen.outline(pen.body, w * 0.15, mix(theme.muted, theme.well, 0.4), 2)
    middle, thick = pen.body.centre, w * 0.06
    outer, inner = (_octagon(middle, w * share) for share in (0.4, 0.2))
    for ring in (outer, inner):
        pen.line([*ring, ring[0]], theme.muted, thick)
    for start, end in zip(outer[::2], inner[::2], strict=True):
        pen.line([start, end], theme.muted, thick * 0.8)
    return pen.done()


def _octagon(middle: Point, radius: float) -> list[Point]:
    """Its corners, an edge uppermost."""
    turns = (math.pi * (2 * corner + 1) / 8 for corner in range(8))
    return [middle.moved(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


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
