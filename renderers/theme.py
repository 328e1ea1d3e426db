"""Colours by what they are for; scenes and pieces name a role, never a colour of their own.

Every game has a theme of its own cloth and plates. What means something (changed, active, good,
lacking) and the seats look the same in all games.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """A colour from its form `#RRGGBB`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour that lies `share` of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)


class Shape(Enum):
    """What a seat's badge is cut like, so that a seat is known without its colour."""

    DIAMOND = "diamond"
    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"
    HEXAGON = "hexagon"


@dataclass(frozen=True, slots=True)
class SeatMark:
    """How a seat is told from the others: colour, shape and number always go together."""

    number: int
    shape: Shape
    colour: Colour


SEAT_MARKS = tuple(
    SeatMark(number, shape, rgb(colour))
    for number, (shape, colour) in enumerate(
        zip(Shape, ("#58B892", "#6FA5E6", "#C187D6", "#EE8E63", "#C9C15F"), strict=True), start=1
    )
)


TEXT = rgb("#F4EFE4")  # on cloth and plates
IVORY = rgb("#F8F1E0")  # the face of a card
IVORY_EDGE = rgb("#7C6A45")  # its outline
INK = rgb("#1B1A2B")  # written on ivory
FIGURE = rgb("#FFF6DC")  # the large number of a plate
GLOW = rgb("#F5C451")  # what has just changed
ACTIVE = rgb("#F5C451")  # whose turn it is; who has won
GOOD = rgb("#8FE3B4")  # can be afforded: always with a tick
GOOD_INK = rgb("#08281A")
LACK = rgb("#FFB4A8")  # cannot: always with a word


MERCHANTS = ("redhead", "curls", "veil", "cap", "ermine")
SOCIETY = ("feather", "bow-tie", "bob", "top-hat", "tiara")
"""Painted faces: who sits in the seats of a game, in their order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """What a game chooses for itself: its cloth, its plates and its metal."""

    surface: Colour  # the cloth, far from the light
    surface_lit: Colour  # the cloth under the light
    weave: Colour  # the quilting on it
    plate: Colour  # a raised plate
    plate_edge: Colour  # its hairline
    well: Colour  # a sunken place: an empty slot, the track of a meter
    metal: Colour  # title, frame and ornaments; never a state
    muted: Colour  # text that matters less
    cast: tuple[str, ...] = MERCHANTS  # who sits at its table


SPLENDOR = Theme(
    surface=rgb("#070C22"),
    surface_lit=rgb("#16235A"),
    weave=rgb("#2B3C80"),
    plate=rgb("#1B2858"),
    plate_edge=rgb("#3A4B8C"),
    well=rgb("#0A1130"),
    metal=rgb("#D9B25A"),
    muted=rgb("#B9C0D6"),
)

SPLENDOR_DUEL = Theme(
    surface=rgb("#150720"),
    surface_lit=rgb("#3B1A4F"),
    weave=rgb("#5B3374"),
    plate=rgb("#3A1F50"),
    plate_edge=rgb("#6B4A85"),
    well=rgb("#1A0A28"),
    metal=rgb("#C9CCDA"),
    muted=rgb("#CBBCD8"),
)

HIGH_SOCIETY = Theme(
    surface=rgb("#0C0B0E"),
    surface_lit=rgb("#221D21"),
    weave=rgb("#D3AC55"),
    plate=rgb("#272228"),
    plate_edge=rgb("#5A4A2C"),
    well=rgb("#0F0D10"),
    metal=rgb("#D3AC55"),
    muted=rgb("#CFC6B4"),
    cast=SOCIETY,
)

PRINCES_OF_FLORENCE = Theme(
    surface=rgb("#1B110C"),
    surface_lit=rgb("#3E2519"),
    weave=rgb("#7A4A34"),
    plate=rgb("#3A261B"),
    plate_edge=rgb("#5F4230"),
    well=rgb("#24160F"),
    metal=rgb("#E2B04A"),
    muted=rgb("#D6BE99"),
)

LAST_WILL = Theme(
    surface=rgb("#2A0C13"),
    surface_lit=rgb("#4C1822"),
    weave=rgb("#FF8A8A"),
    plate=rgb("#392118"),
    plate_edge=rgb("#7F5D2C"),
    well=rgb("#23120C"),
    metal=rgb("#F0D59A"),
    muted=rgb("#DCC7A6"),
    cast=SOCIETY,
)

PARLOUR = Theme(
    surface=rgb("#071516"),
    surface_lit=rgb("#123338"),
    weave=rgb("#2A5358"),
    plate=rgb("#17363B"),
    plate_edge=rgb("#3B666C"),
    well=rgb("#0A2023"),
    metal=rgb("#E0BE72"),
    muted=rgb("#BBD0D0"),
)
"""Of what belongs to no game: how people stand."""
