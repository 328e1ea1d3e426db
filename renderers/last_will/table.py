"""The public table: offer, plans and errands, the race to nothing, and a row for every player."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import View
from renderers.canvas import Canvas
from renderers.last_will import errands
from renderers.last_will.changes import Changes
from renderers.last_will.headings import HEIGHT, heading
from renderers.last_will.offers import offer
from renderers.last_will.players import row
from renderers.last_will.race import race
from renderers.last_will.salon import EDGE, GAP, MARGIN, salon
from renderers.words import Words

OFFER, MIDDLE, RAIL = 206, 172, 84
ROW = {2: 148, 3: 130, 4: 112, 5: 103}
BETWEEN = 8  # the rows


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """From what everybody has before them to what somebody has."""
    seats = len(view.players)
    rows = seats * ROW[seats] + (seats - 1) * BETWEEN
    canvas = salon(2 * EDGE + HEIGHT + OFFER + MIDDLE + RAIL + rows + 3 * GAP)
    head, top, middle, rail, low = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, OFFER, MIDDLE, RAIL, 1, gap=GAP * 0.75)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    offer(canvas, top, view, words, changes)
    plans, market, sent, decks = middle.columns(1, 256, 246, 92, gap=GAP)
    errands.plans(canvas, plans, view, changes)
    errands.market(canvas, market, view, words, changes)
    errands.errands(canvas, sent, view, changes)
    errands.decks(canvas, decks, view)
    race(canvas, rail, view, changes)
    for player, box in zip(view.players, low.rows(*[1] * seats, gap=BETWEEN), strict=True):
        row(canvas, box, view, player, words, names[player.seat], changes)
    return canvas
