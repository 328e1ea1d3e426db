"""The colours of Florence by what they are for: dark walnut, parchment, and frescoes on the
tiles.
"""

from __future__ import annotations

from renderers.theme import rgb

DEEP = rgb("#120804")  # what things are darkened with
IVORY = rgb("#F8ECD3")
SAND = rgb("#D6BE99")  # quiet on dark
CALM, CALM_EDGE = rgb("#332118"), rgb("#4A3325")
PLATE, PLATE_LOW = rgb("#452E21"), rgb("#3A261B")
PARCHMENT, PARCHMENT_EDGE = rgb("#F3E7CA"), rgb("#C8AE7E")
FADED, FADED_EDGE = rgb("#D3C19A"), rgb("#A98D5F")
INK, INK_SOFT = rgb("#2A1A10"), rgb("#5E3F26")
GOLD_DEEP = rgb("#764809")  # gold said on parchment
BRONZE = rgb("#8A5A12")
COIN = rgb("#B98A3C")
ZERO = rgb("#C2A686")  # the number of what one lacks
ENOUGH, SHORT, NEITHER = (
    rgb("#1F6546"),
    rgb("#9C2A18"),
    rgb("#806743"),
)  # always with a tick or a cross
OUT = rgb("#F2A08C")  # on dark
PALACE, PALACE_EDGE = rgb("#8E3F24"), rgb("#E2B04A")
VIOLET = rgb("#5B2A5E")  # prestige cards
LEATHER = rgb("#6A4B31")  # recruiting cards
