"""Completed works as small paintings in gilt frames, by which one knows the profession."""

from __future__ import annotations

from games.princes_of_florence.catalogue import Profession
from renderers.canvas import Pen
from renderers.geometry import Box
from renderers.paths import paint
from renderers.princes_of_florence import emblems, roles
from renderers.princes_of_florence.tools import WOOD, WOOD_LIT
from renderers.princes_of_florence.workroom import still_life
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, mix

WORK = (68, 76)  # the smallest painting
GAP = 6  # between two
SCALES = (1.7, 1.5, 1.3, 1.15)  # how much larger paintings hang where there is room
FRAME = 0.075  # of the width


@kept
def painting(work: Profession | None, w: int, h: int) -> Sprite:
    """A work on the table; a recruiting card for nothing."""
    pen = Pen(w, h, margin=4)
    rim = w * FRAME
    with pen.veil(blur=2, opacity=0.5, under=True) as shade:
        shade.box(Box(1, 3, w, h), 5, BLACK)
    pen.box(pen.body, 5, roles.BRONZE)
    pen.wash(pen.body.inset(1.5), 4, roles.GILT, roles.PALACE_EDGE)
    inner = pen.body.inset(rim)
    pen.box(inner, 2, mix(roles.BRONZE, roles.DEEP, 0.5))
    inner = inner.inset(1.5)
    if work is None:
        pen.box(inner, 1, roles.PARCHMENT)
        side = inner.w * 0.86
        paint(pen, inner.place(side, side), emblems.RECRUITING, roles.INK_SOFT)
        return pen.done()
    wall, table = roles.BUILDING[work.building.id], inner.h * 0.2
    with pen.clip(inner, 1) as inside:
        inside.wash(inner, 0, mix(wall, roles.WARM, 0.16), mix(wall, roles.DEEP, 0.4))
        board = Box(inner.x, inner.bottom - table, inner.w, table)
        inside.box(board, 0, WOOD)
        inside.box(Box(board.x, board.y, board.w, table * 0.2), 0, WOOD_LIT)
        side = inner.w * 0.86
        spot = Box(inner.centre.x - side / 2, board.y + table * 0.45 - side, side, side)
        still_life(inside, spot, work.id)
    return pen.done()


def rows_of_works(count: int, room: float, most: int) -> int:
    """In how many rows so many works hang: more where else too little of each would be seen."""
    rows = 1 if count else 0
    while 0 < rows < most and (room - WORK[0]) / max(1, -(-count // rows) - 1) < WORK[0] * 0.8:
        rows += 1
    return rows


def sized(count: int, box: Box) -> tuple[int, int, int]:
    """How large so many paintings hang in a box, and in how many rows: as large as all fit beside
    each other.
    """
    w, h = WORK
    for scale in SCALES:
        for rows in (1, 2):
            across = -(-count // rows)
            wide, high = across * (w * scale + GAP) - GAP, rows * (h * scale + GAP) - GAP
            if wide <= box.w and high <= box.h:
                return round(w * scale), round(h * scale), rows
    return w, h, rows_of_works(count, box.w, max(1, int((box.h + GAP) // (h + GAP))))


def hung(count: int, box: Box, size: tuple[int, int]) -> tuple[int, int, int]:
    """A size, and in how few rows so many paintings of it hang."""
    w, h = size
    across = max(1, int((box.w + GAP) // (w + GAP)))
    most = max(1, int((box.h + GAP) // (h + GAP)))
    return w, h, max(1, min(most, -(-count // across)))
