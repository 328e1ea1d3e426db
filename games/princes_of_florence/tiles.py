"""Tiles, and every place on an estate where one could lie: worked out once, so that fitting is a matter of bits.

Square (row, column) of an estate is bit `7 * row + column` of a *mask* and called by column and row as on a map: (0, 1)
is `b1`. A shape is a drawing, row by row, in which `#` is a square of the tile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
"""Row and column, from 0 at the top left (PF-10)."""
Shape: TypeAlias = tuple[str, ...]

SIDE = 7
COLUMNS = "abcdefg"
_TAKEN = "#"
_FREE = "."


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A type of building or landscape."""

    id: str
    copies: int
    shape: Shape


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A tile turned in one of its ways and laid on certain squares; no two of a tile cover the same ones (PF-19)."""

    tile: Tile
    turn: int
    """In which of the ways that look different, from 1."""
    square: Square
    """The leftmost square of the uppermost row that it covers."""
    squares: tuple[Square, ...]
    mask: int
    near: int
    """The mask of the squares that share an edge with it."""

    @property
    def at(self) -> str:
        """What its first square is called."""
        return called(self.square)

    @property
    def id(self) -> str:
        """By which it is written down: `theater-1-b1`."""
        return f"{self.tile.id}-{self.turn}-{self.at}"


def called(square: Square) -> str:
    """Return the name of *square* on the map."""
    row, column = square
    return f"{COLUMNS[column]}{row + 1}"


def mask_of(squares: Iterable[Square]) -> int:
    """Return the mask of *squares*."""
    return sum(1 << SIDE * row + column for row, column in squares)


def squares_of(mask: int) -> tuple[Square, ...]:
    """Return the squares of *mask*, row by row."""
    return tuple((row, column) for row in range(SIDE) for column in range(SIDE) if mask >> SIDE * row + column & 1)


def drawn(shape: Sequence[str]) -> tuple[Square, ...]:
    """Return the squares of a drawing, row by row."""
    return tuple((row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == _TAKEN)


def turns(shape: Shape) -> tuple[Shape, ...]:
    """Return the ways to turn and mirror *shape* that look different (PF-11, PF-12), as it is drawn first."""
    ways = []
    for way in (shape, tuple(line[::-1] for line in shape)):
        turned = way
        for _ in range(4):
            ways.append(turned)
            turned = tuple("".join(line) for line in zip(*turned[::-1], strict=True))
    return tuple(dict.fromkeys(ways))


def places(tile: Tile, ground: Sequence[str]) -> Iterator[Place]:
    """Yield the places of *tile* on the free squares of an empty *ground*."""
    taken = mask_of(drawn(ground))
    for number, shape in enumerate(turns(tile.shape), start=1):
        for row in range(SIDE - len(shape) + 1):
            for column in range(SIDE - len(shape[0]) + 1):
                squares = tuple((row + down, column + right) for down, right in drawn(shape))
                mask = mask_of(squares)
                if not mask & taken:
                    yield Place(tile, number, squares[0], squares, mask, _near(squares) & ~mask)


def _near(squares: Iterable[Square]) -> int:
    beside = {
        (row + down, column + right)
        for row, column in squares
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    }
    return mask_of(beside)
