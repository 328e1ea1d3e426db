"""Cards laid out as large as their place allows: in one row if they fit, else smaller and in more
rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.geometry import Box

CLOSE, APART = 4, 8  # gaps between small cards and between large ones


@dataclass(frozen=True, slots=True)
class Packing:
    """How wide the cards are, and where they lie; in a crowd they are no more than slips."""

    w: int
    places: list[Box]

    @property
    def crowded(self) -> bool:
        return not self.w


def packed(
    box: Box, count: int, widths: Sequence[int], tall: float, slip: tuple[int, int]
) -> Packing:
    """The first of these widths at which so many cards, `tall` times as high as wide, fit; else
    slips of that size.
    """
    for w in widths:
        size, gap = (w, round(w * tall)), APART if w > 50 else CLOSE
        if fitting(box, size, gap) >= count:
            return Packing(w, _laid(box, count, size, gap))
    return Packing(0, _laid(box, count, slip, CLOSE))


def fitting(box: Box, size: tuple[int, int], gap: int = CLOSE) -> int:
    """How many cards of this size fit."""
    return int((box.w + gap) // (size[0] + gap)) * int((box.h + gap) // (size[1] + gap))


def _laid(box: Box, count: int, size: tuple[int, int], gap: int) -> list[Box]:
    """Rows from the left, as even as they can be, in the middle of the height."""
    if not count:
        return []
    (w, h), most = size, max(1, int((box.w + gap) // (size[0] + gap)))
    rows = -(-count // most)
    across = -(-count // rows)
    block = box.place(across * (w + gap) - gap, rows * (h + gap) - gap, 0, 0.5)
    lines = block.rows(*[h] * rows, gap=gap)
    return [spot for line in lines for spot in line.columns(*[w] * across, gap=gap)][:count]
