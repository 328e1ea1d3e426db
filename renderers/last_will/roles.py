"""The colours of the house by what they are for: wine-red damask, mahogany, brass, and sepia
paper.
"""

from __future__ import annotations

from renderers.theme import Colour, rgb

WOOD, WOOD_LOW, WOOD_DARK = rgb("#402519"), rgb("#321B12"), rgb("#23120C")
HOLE_EDGE = rgb("#5C4222")
FREE_EDGE = rgb("#6A4C30")  # an empty place
FREE_SIGN = rgb("#A8854C")  # what marks it as added
BUSY, BUSY_LOW = rgb("#55331F"), rgb("#452718")  # the plate of whoever is waited for
BRASS, BRASS_LIGHT, BRASS_DEEP = rgb("#C79A4B"), rgb("#F0D59A"), rgb("#7F5D2C")
CREAM, CREAM_SOFT, DIM = rgb("#FBF1DC"), rgb("#DFCAAA"), rgb("#B39A7C")  # on wood
PAPER, PAPER_LOW, SEPIA = rgb("#F6EACD"), rgb("#E7D5AD"), rgb("#C9AE7C")
WORN, WORN_LOW = rgb("#E2D3B2"), rgb("#D0BC93")  # the paper of what has been used
ROW, ROW_SHUT = rgb("#FBF5E6"), rgb("#EDDFBE")  # a row that can be spent, and one that cannot yet
INK, INK_SOFT, INK_SHUT = rgb("#2A1A14"), rgb("#5F422D"), rgb("#6E5434")  # on paper
GOLD = rgb("#F5C451")  # a value
STEP_GONE = rgb("#E2CFA2")
BLUE_DARK = rgb("#234763")
EVENTS, PEOPLE, HOUSES = rgb("#7A2D5E"), rgb("#1D5B57"), rgb("#6B4A12")  # accents of decks
COMPANY, RARITIES = rgb("#2B5684"), rgb("#4A3A87")
CLARET = rgb("#8E1F2F")  # actions, gains, debt
DEBT = rgb("#FF9C94")  # a sum below nothing, on wood
WAX, WAX_DARK = rgb("#8A7460"), rgb("#5F4C3C")  # used this round
SPENT = rgb("#9C7F58")  # an action that is not asked for
NEUTRAL: Colour = rgb("#8C7B70")  # markers that belong to nobody
CAN, CAN_EDGE = rgb("#BFE8C4"), rgb("#3E8A63")  # what can be done now, on paper
CHART_DEBT = rgb("#54161F")  # below nothing, in the chart of a game
CANNOT, CLARET_INK = rgb("#F2D3C6"), rgb("#7A1524")  # what cannot be done now, on paper
