"""The public table: the race to nothing, offer, plans and errands, and a row for every player."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import View
from renderers.canvas import Canvas
from renderers.last_will import errands, offers, plans
from renderers.last_will.changes import Changes
from renderers.last_will.headings import HEIGHT, heading
from renderers.last_will.players import row
from renderers.last_will.race import height as race_height
from renderers.last_will.race import race
from renderers.last_will.salon import EDGE, GAP, MARGIN, salon
from renderers.words import Words

ROW = {2: 186, 3: 160, 4: 138, 5: 126}
FLATTER = {2: 170, 3: 146, 4: 122, 5: 116}  # while the offer needs the room
BETWEEN = 8  # the rows


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """How everybody stands, what everybody has before them, and what somebody has."""
    seats, top = len(view.players), offers.height(view)
    high = (ROW if offers.over(view) else FLATTER)[seats]
    rows = seats * high + (seats - 1) * BETWEEN
    racing = race_height(view)
    parts = (HEIGHT, racing, top, plans.height(view), errands.HEIGHT)
    canvas = salon(round(2 * EDGE + sum(parts) + rows + len(parts) * GAP))
    head, rail, upper, planned, sending, low = canvas.box.inset(MARGIN, EDGE).rows(
        *parts, 1, gap=GAP
    )
    canvas.places |= {"race": rail, "offer": upper, "plans": planned}
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    race(canvas, rail, view, words, names, changes)
    offers.offer(canvas, upper, view, words, changes)
    (plans.line if plans.chosen(view) else plans.plans)(canvas, planned, view, words, changes)
    errands.panel(canvas, sending, view, words, changes)
    for player, box in zip(view.players, low.rows(*[1] * seats, gap=BETWEEN), strict=True):
        row(canvas, box, view, player, words, names[player.seat], changes)
    return canvas
