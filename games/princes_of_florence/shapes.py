"""Shapes of tiles: a drawing, row by row, in which `#` is a square of the tile, and its turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
"""Row and column, from 0 at the top left (PF-10)."""
Shape: TypeAlias = tuple[str, ...]

_TAKEN = "#"


def drawn(shape: Sequence[str]) -> tuple[Square, ...]:
    """Return the squares of a drawing, row by row."""
    return tuple(
        (row, column)
        for row, line in enumerate(shape)
        for column, mark in enumerate(line)
        if mark == _TAKEN
    )


@cache
def turns(shape: Shape) -> tuple[Shape, ...]:
    """Return the ways to turn and mirror *shape* that look different (PF-11, PF-12), as it is drawn
    first.
    """
    ways = []
    for way in (shape, tuple(line[::-1] for line in shape)):
        turned = way
        for _ in range(4):
            ways.append(turned)
            turned = tuple("".join(line) for line in zip(*turned[::-1], strict=True))
    return tuple(dict.fromkeys(ways))
