"""The public table: the race to ruin, the desk with offer, plans and errands, and a row for every
player.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.last_will import desk, street
from renderers.last_will.changes import Changes
from renderers.last_will.headings import Shown, head
from renderers.last_will.players import row
from renderers.last_will.salon import salon
from renderers.last_will.scenery import backdrop
from renderers.sheet import Sheet
from renderers.words import Words

HIGHEST = 1500
ROWS = {2: 152, 3: 150, 4: 142, 5: 126}  # how high a row is where there is room
EDGE, GAP, BETWEEN = 14, 12, 7


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """How everybody stands, what can be chosen, and what everybody has before them."""
    seats, top, middle = len(view.players), street.height(view), desk.height(view)
    room = HIGHEST - top - middle - 2 * GAP - EDGE - (seats - 1) * BETWEEN
    high = min(ROWS[seats], int(room / seats))
    rows = seats * high + (seats - 1) * BETWEEN
    whole = top + middle + 2 * GAP + rows + EDGE
    canvas = salon(whole, framed=False)
    dusk = backdrop(top, seats, street.LANES[seats], street.ROAD)
    canvas.image.paste(dusk.image, (0, 0))
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    race, board, low = canvas.box.rows(top, middle, rows, gap=GAP)
    head(sheet)
    street.race(sheet, race)
    desk.desk(sheet, board.inset(EDGE, 0))
    boxes = low.inset(EDGE, 0).rows(*[1] * seats, gap=BETWEEN)
    for player, box in zip(view.players, boxes, strict=True):
        row(sheet, Box(box.x, round(box.y), box.w, round(box.h)), player)
    return canvas
