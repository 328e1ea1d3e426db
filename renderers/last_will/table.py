"""The public table: the race to nothing, offer, plans and errands, and a row for every player."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import View
from renderers.canvas import Canvas
from renderers.last_will import errands, offers
from renderers.last_will.changes import Changes
from renderers.last_will.headings import HEIGHT, heading
from renderers.last_will.players import row
from renderers.last_will.race import height as race_height
from renderers.last_will.race import race
from renderers.last_will.salon import EDGE, GAP, MARGIN, salon
from renderers.words import Words

ROW = {2: 186, 3: 154, 4: 130, 5: 118}
FLATTER = {2: 150, 3: 124, 4: 106, 5: 100}  # while the offer needs the room
BETWEEN = 8  # the rows


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """How everybody stands, what everybody has before them, and what somebody has."""
    seats, top = len(view.players), offers.height(view)
    high = (ROW if offers.over(view) else FLATTER)[seats]
    rows = seats * high + (seats - 1) * BETWEEN
    racing = race_height(view)
    canvas = salon(round(2 * EDGE + HEIGHT + racing + top + errands.HEIGHT + rows + 4 * GAP))
    head, rail, upper, middle, low = canvas.box.inset(MARGIN, EDGE).rows(
        HEIGHT, racing, top, errands.HEIGHT, 1, gap=GAP
    )
    canvas.places |= {"race": rail, "offer": upper}
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    race(canvas, rail, view, words, names, changes)
    offers.offer(canvas, upper, view, words, changes)
    errands.panels(canvas, middle, view, words, changes)
    for player, box in zip(view.players, low.rows(*[1] * seats, gap=BETWEEN), strict=True):
        row(canvas, box, view, player, words, names[player.seat], changes)
    return canvas
