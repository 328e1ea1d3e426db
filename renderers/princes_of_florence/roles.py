"""The colours of Florence by what they are for: dark walnut, parchment, and frescoes on the
tiles.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.princes_of_florence.catalogue import Freedom
from renderers.theme import Colour, rgb

FLOOR_DARK = rgb("#150C08")  # between the tiles of the floor
DEEP = rgb("#120804")  # what things are darkened with
WARM = rgb("#FFF4DC")  # and lightened with
IVORY = rgb("#F8ECD3")
SAND = rgb("#D6BE99")  # quiet on dark
CALM, CALM_LOW, CALM_EDGE = rgb("#332118"), rgb("#2F1E15"), rgb("#4A3325")
PLATE, PLATE_LOW = rgb("#452E21"), rgb("#3A261B")
BUSY, BUSY_LOW = rgb("#55371F"), rgb("#452B1A")
WELL_EDGE = rgb("#513726")
PARCHMENT, PARCHMENT_LOW, PARCHMENT_EDGE = rgb("#F3E7CA"), rgb("#E6D4AC"), rgb("#C8AE7E")
FADED, FADED_EDGE = rgb("#D3C19A"), rgb("#A98D5F")
INK, INK_SOFT = rgb("#2A1A10"), rgb("#5E3F26")
GOLD_DEEP = rgb("#764809")  # gold said on parchment
BRONZE = rgb("#8A5A12")
COIN = rgb("#B98A3C")
HOLLOW, ZERO = rgb("#6A4E3A"), rgb("#C2A686")  # what one lacks: its sign, its number
ENOUGH, SHORT, NEITHER = (
    rgb("#1F6546"),
    rgb("#9C2A18"),
    rgb("#806743"),
)  # always with a tick or a cross
OUT = rgb("#F2A08C")  # on dark
PALACE, PALACE_EDGE = rgb("#8E3F24"), rgb("#E2B04A")
GILT = rgb("#F6D987")  # the lit edge of a frame
VIOLET = rgb("#5B2A5E")  # prestige cards
LEATHER = rgb("#6A4B31")  # recruiting cards

BUILDING: Mapping[str, Colour] = {
    "university": rgb("#2A4B9B"),
    "laboratory": rgb("#15716C"),
    "workshop": rgb("#A9531A"),
    "library": rgb("#7C1F3C"),
    "opera": rgb("#673A9A"),
    "studio": rgb("#BC4A7A"),
    "hospital": rgb("#C0372A"),
    "theater": rgb("#94690A"),
    "tower": rgb("#5A6472"),
    "chapel": rgb("#3A2B4E"),
}
LANDSCAPE: Mapping[str, Colour] = {
    "forest": rgb("#2C6A3C"),
    "lake": rgb("#2F7FAE"),
    "park": rgb("#5C8426"),
}
FREEDOM: Mapping[Freedom, Colour] = {
    Freedom.TRAVEL: rgb("#1D6A86"),
    Freedom.OPINION: rgb("#8A3F6E"),
    Freedom.RELIGION: rgb("#8C5A12"),
}
