"""The public table: a loggia with a bay for every player and one, in parchment, for what is going on."""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.headings import HEIGHT, heading
from renderers.princes_of_florence.matter import matter
from renderers.princes_of_florence.players import bay
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room, rule
from renderers.princes_of_florence.supply import supply
from renderers.words import Words

WIDTH, BAY, LOW_BAY = 1200, 500, 372
ACROSS = {2: 2, 3: 2, 4: 3, 5: 3}


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Reading order is the order of turns."""
    low = LOW_BAY if len(view.players) == 2 else BAY
    canvas = room(WIDTH, EDGE + HEIGHT + GAP + BAY + GAP + low + EDGE)
    head, upper, lower = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, BAY, 1, gap=GAP)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    across = ACROSS[len(view.players)]
    boxes = [box for row in (upper, lower) for box in row.columns(*[1] * across, gap=GAP)]
    for player, box in zip(view.players, boxes, strict=False):
        bay(canvas, box, view, player, words, names, changes)
    left = boxes[len(view.players) :]
    _parchment(canvas, left[0].joined(left[-1]), view, words, names, changes)
    return canvas


def _parchment(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes) -> None:
    """What is going on, and what is left; side by side where there is room."""
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    inner = box.inset(18, 14)
    if box.w > 600:
        first, second = inner.columns(1, 1, gap=36)
        canvas.put(rule(2, round(inner.h - 20)), Box(second.x - 19, inner.y + 10, 0, 0))
    else:
        first, second = inner.rows(244, 1, gap=26)
        canvas.put(rule(round(inner.w), 2), Box(inner.x, second.y - 14, 0, 0))
    matter(canvas, first, view, words, names, changes)
    supply(canvas, second, view, words, changes)
