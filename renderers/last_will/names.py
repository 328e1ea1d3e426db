"""Names of cards in little room: set in lines, and words broken where their language allows it, but
never cut.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import FLOOR, Face, fit, width
from renderers.theme import Colour

BREAK = "|"  # where a word may be broken
SPILL = 4  # by how much a line may be wider than its room


def lines_of(name: str, face: Face, size: int, room: float) -> list[str]:
    """A name in as few lines as it needs; a word that cannot be broken stays whole, however
    wide.
    """
    lines: list[str] = []
    for word in name.split():
        whole = word.replace(BREAK, "")
        if lines and width(f"{lines[-1]} {whole}", face, size) <= room:
            lines[-1] += f" {whole}"
        elif width(whole, face, size) <= room + SPILL or BREAK not in word:
            lines.append(whole)
        else:
            head, tail = word.split(BREAK, 1)
            if lines and width(f"{lines[-1]} {head}-", face, size) <= room:
                lines[-1] += f" {head}-"
            else:
                lines.append(f"{head}-")
            lines.append(tail)
    return lines


def name_line(canvas: Canvas, box: Box, line: str, face: Face, size: int, ink: Colour) -> None:
    """A line in the middle of its box, its letters closer where it would be too wide."""
    over = width(line, face, size) - box.w - SPILL
    if over <= 0:
        canvas.text(box.centre, line, face, size, ink, Anchor.MIDDLE)
        return
    at = box.left_middle.moved(-SPILL / 2)
    for letter in line:
        canvas.text(at, letter, face, size, ink)
        at = at.moved(width(letter, face, size) - over / (len(line) - 1))


def name_lines(
    canvas: Canvas, box: Box, lines: Sequence[str], face: Face, ink: Colour, high: float
) -> None:
    """Lines of the least size, one under the other in the middle of a box."""
    block = box.place(box.w, high * len(lines))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        name_line(canvas, row, line, face, FLOOR, ink)


def shortened(name: str, face: Face, size: int, room: float) -> str:
    """Somebody's name, the later words by their first letters where it would be too wide; cut where
    even that has no room.
    """
    first, *others = name.split()
    brief = " ".join([first, *(f"{word[0]}." for word in others[:1])])
    shown = (text for text in (name, brief, first) if width(text, face, size) <= room)
    return next(shown, None) or fit(name, face, size, room)
