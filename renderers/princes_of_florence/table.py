"""The public table: the city at dusk, a panel for every player, and on parchment what is going on
and what is left.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.current import current_step
from renderers.princes_of_florence.headings import LINE, SKY, Shown, heading
from renderers.princes_of_florence.players import panel
from renderers.princes_of_florence.room import Plate, plate, room, rule
from renderers.princes_of_florence.supply import supply
from renderers.sheet import Sheet
from renderers.words import Words

WIDTH, EDGE, GAP = 1200, 14, 12
PANELS = {2: 796, 3: 460, 4: 460, 5: 580}
"""How high a panel is, by how many players there are."""
ACROSS = {2: 2, 3: 2, 4: 2, 5: 3}
FOOT = {2: 286, 4: 214}
"""How high the parchment is that has a row of its own; with an odd number of players it takes the
last place.
"""
NAMING = 0.37  # the share of what is going on, of a parchment with a row of its own
BEGUN = 204  # and how high it is in a place


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The order in which one reads is the order of turns."""
    seats = len(view.players)
    high, across, foot = PANELS[seats], ACROSS[seats], FOOT.get(seats, 0)
    rows = -(-seats // across)
    top = SKY + LINE + GAP
    whole = top + rows * (high + GAP) + (foot + GAP if foot else 0) + 2
    canvas = room(WIDTH, whole)
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    heading(sheet, Box(0, 0, WIDTH, SKY + LINE))
    inner = Box(EDGE, top, WIDTH - 2 * EDGE, whole - top - EDGE)
    places = inner.place(inner.w, rows * (high + GAP) - GAP, 0, 0).grid(across, rows, gap=GAP)
    panels = zip(view.players, places, strict=False)
    for player, box in sorted(panels, key=lambda pair: pair[0].seat in view.owing):
        panel(sheet, box, player)
    if foot:
        _parchment(sheet, inner.place(inner.w, foot, 0, 1))
    else:
        _parchment(sheet, places[-1])
    return canvas


def _parchment(sheet: Shown, box: Box) -> None:
    """What is going on, and what is left: side by side where there is room."""
    canvas = sheet.canvas
    canvas.put(plate(*box.size, Plate.PARCHMENT, 12), box)
    inner = box.inset(20, 12)
    if box.w > WIDTH * 0.9:
        first, second = inner.columns(NAMING, 1 - NAMING, gap=30)
        canvas.put(rule(2, round(inner.h - 8)), Box(second.x - 15, inner.y + 4, 0, 0))
    else:
        first, second = inner.rows(BEGUN, 1, gap=14)
        canvas.put(rule(round(inner.w), 2), Box(inner.x, second.y - 8, 0, 0))
    current_step(sheet, first)
    supply(sheet, second)
