"""The public table: a loggia with a bay for every player and one, in parchment, for what is going
on.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.events import Phase
from games.princes_of_florence.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.headings import HEIGHT, heading
from renderers.princes_of_florence.legend import LEGEND, SHORT, legend, short_legend
from renderers.princes_of_florence.matter import matter
from renderers.princes_of_florence.players import bay
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room, rule
from renderers.princes_of_florence.supply import supply
from renderers.words import Words

WIDTH = 1200
BAYS = {2: 770, 3: 782, 4: 546, 5: 546}
LOW = {2: 424, 3: 424, 4: 546, 5: 546}  # the row with the parchment
BESIDE = {2}  # with so many the works hang beside the estate, below their sign
SIGNS_ALONE = {4, 5}  # with so many players there is no room for words in the bays
NARROW_MATTER, LARGE_MATTER = 258, 306  # where much is left for all, and where little
ACROSS = {2: 2, 3: 3, 4: 3, 5: 3}

WHOLE_ROW, NAMING = 900, 0.6  # a parchment as wide as the table, and the share of what is left


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Reading order is the order of turns."""
    seats = len(view.players)
    high, low = BAYS[seats], LOW[seats]
    told = LEGEND if seats in SIGNS_ALONE else SHORT
    canvas = room(WIDTH, EDGE + HEIGHT + GAP + high + GAP + low + GAP + told + EDGE)
    head, upper, lower, foot = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, high, low, told, gap=GAP)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    across = ACROSS[seats]
    boxes = [box for row in (upper, lower) for box in row.columns(*[1] * across, gap=GAP)]
    if seats in SIGNS_ALONE:
        legend(canvas, foot, words)
    else:
        short_legend(canvas, foot, words, works=seats in BESIDE)
    for player, box in zip(view.players, boxes, strict=False):
        bay(canvas, box, view, player, words, names, changes)
    left = boxes[seats:]
    _parchment(canvas, left[0].joined(left[-1]), view, words, names, changes)
    return canvas


def _parchment(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """What is going on, and what is left; side by side where there is room."""
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    inner = box.inset(18, 14)
    if box.w > 600:
        share = NAMING if box.w > WHOLE_ROW else 0.5  # names of what is left need more room
        first, second = inner.columns(1 - share, share, gap=36)
        canvas.put(rule(2, round(inner.h - 20)), Box(second.x - 19, inner.y + 10, 0, 0))
    else:
        high = NARROW_MATTER if view.phase is Phase.ACTIONS else LARGE_MATTER
        first, second = inner.rows(high, 1, gap=22)
        canvas.put(rule(round(inner.w), 2), Box(inner.x, second.y - 14, 0, 0))
    matter(canvas, first, view, words, names, changes)
    supply(canvas, second, view, words)
