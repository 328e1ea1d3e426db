"""Text that needs more than one line."""

from __future__ import annotations

from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import READ, Face, wrapped
from renderers.theme import Colour

LEAD = 40  # from one line to the next
CLOSEST = 0.9  # to this share of their width letters become narrower before a line is broken


def height_of(text: str, room: float) -> int:
    """How high the paragraph is in a place so wide."""
    return LEAD * len(_lines(text, room))


def paragraph(canvas: Canvas, box: Box, text: str, ink: Colour, down: float = 0.5) -> None:
    """The text at the left of a box; `down` says where in its height, from 0 to 1."""
    lines = _lines(text, box.w)
    rows = box.place(box.w, LEAD * len(lines), 0, down).rows(*[1] * len(lines))
    for line, row in zip(lines, rows, strict=True):
        at = row.left_middle
        canvas.text(at, line, Face.SANS, READ, ink, room=box.w + 1, squeeze=CLOSEST)


def _lines(text: str, room: float) -> list[str]:
    return wrapped(text, Face.SANS, READ, room / CLOSEST)
