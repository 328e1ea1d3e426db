"""Questions that lay a piece on a grid: it is moved, turned and turned over until it lies well."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from string import ascii_lowercase
from typing import TypeAlias

from games.moves import Move
from games.questions import Misread, Pick
from games.text import Text

Cell: TypeAlias = tuple[int, int]
"""Row and column of a square, from 0 at the upper left."""


class Nudge(Enum):
    """How a piece that is being laid is moved, turned or turned over."""

    LEFT = "l"
    RIGHT = "r"
    UP = "u"
    DOWN = "d"
    TURN = "t"
    TURN_BACK = "b"
    FLIP = "f"


_STEPS: Mapping[Nudge, Cell] = {
    Nudge.LEFT: (0, -1),
    Nudge.RIGHT: (0, 1),
    Nudge.UP: (-1, 0),
    Nudge.DOWN: (1, 0),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """How a piece lies on a grid."""

    way: int
    """In which of its ways, from 1."""
    row: int
    """Of the upper left corner of the rectangle round the piece; likewise the next."""
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement(Pick):
    """Lay a piece on a grid of squares.

    The options lead there step by step, for whoever types. Whoever sees the grid moves the piece
    instead. A spot answers at once: `2-b3` is the second way, with the leftmost square of its
    uppermost row on B3.
    """

    piece: str
    """The id of the piece."""
    rows: int
    columns: int
    ways: Sequence[tuple[Cell, ...]]
    """The squares of each way in which it may lie, from the upper left corner of the rectangle
    round them.
    """
    best: Spot
    """A place to begin with, where it may be laid."""
    lay: Callable[[Spot], Move]
    """What laying it there amounts to."""
    refusal: Callable[[Spot], Text | None]
    """Why it may not be laid there; nothing if it may."""
    covers: Callable[[Spot], Text]
    """Which squares it would cover there, in words."""

    def move_for(self, answer: str) -> Move | None:
        """Return what laying the piece at the spot of an answer amounts to."""
        spot = self.spot(answer)
        if spot is None:
            return None
        if refused := self.refusal(spot):
            raise Misread(refused)
        return self.lay(spot)

    def cells(self, spot: Spot) -> tuple[Cell, ...]:
        """Return the squares that the piece covers at a spot."""
        return tuple((spot.row + row, spot.column + column) for row, column in self._way(spot))

    def key(self, spot: Spot) -> str:
        """Return the answer that lays the piece at a spot."""
        row, column = min(self.cells(spot))
        return f"{spot.way}-{ascii_lowercase[column]}{row + 1}"

    def spot(self, key: str) -> Spot | None:
        """Return the spot that an answer names; nothing if it is none on the grid."""
        return self._spots().get(key)

    @property
    def two_sided(self) -> bool:
        """Whether turning the piece over gives ways that turning it does not."""
        way, turned = frozenset(self.ways[0]), frozenset(self.ways[0])
        flipped = _NUDGED[Nudge.FLIP](way)
        for _ in range(4):
            turned = _NUDGED[Nudge.TURN](turned)
            if turned == flipped:
                return False
        return any(frozenset(other) == flipped for other in self.ways)

    def nudged(self, spot: Spot, nudge: Nudge) -> Spot | None:
        """Return where a piece lies after a nudge; nothing if there is no such way or place."""
        if nudge in _STEPS:
            down, right = _STEPS[nudge]
            moved = Spot(spot.way, spot.row + down, spot.column + right)
            return moved if moved == self._kept_inside(moved) else None
        turned = _NUDGED[nudge](self._way(spot))
        ways = [frozenset(way) for way in self.ways]
        if turned not in ways or (way := ways.index(turned) + 1) == spot.way:
            return None
        return self._kept_inside(Spot(way, spot.row, spot.column))

    def _way(self, spot: Spot) -> tuple[Cell, ...]:
        return self.ways[spot.way - 1]

    def _kept_inside(self, spot: Spot) -> Spot:
        """The nearest spot at which the piece is wholly on the grid."""
        high = 1 + max(row for row, _ in self._way(spot))
        wide = 1 + max(column for _, column in self._way(spot))
        row = min(max(spot.row, 0), self.rows - high)
        return Spot(spot.way, row, min(max(spot.column, 0), self.columns - wide))

    def _spots(self) -> Mapping[str, Spot]:
        """Every spot on the grid, by its answer."""
        every = (
            Spot(way, row, column)
            for way in range(1, len(self.ways) + 1)
            for row in range(self.rows)
            for column in range(self.columns)
        )
        return {self.key(spot): spot for spot in every if spot == self._kept_inside(spot)}


def _shifted(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The squares from the upper left corner of the rectangle round them."""
    squares = [*cells]
    top, left = (min(side) for side in zip(*squares, strict=True))
    return frozenset((row - top, column - left) for row, column in squares)


_NUDGED: Mapping[Nudge, Callable[[Iterable[Cell]], frozenset[Cell]]] = {
    Nudge.TURN: lambda cells: _shifted((column, -row) for row, column in cells),
    Nudge.TURN_BACK: lambda cells: _shifted((-column, row) for row, column in cells),
    Nudge.FLIP: lambda cells: _shifted((row, -column) for row, column in cells),
}
