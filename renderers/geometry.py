"""Boxes that are cut into boxes, so that scenes hold ratios and gaps and no absolute coordinates.

A length of 1 or less is a share of what is left; a length above 1 is fixed, in pixels.
"""

from __future__ import annotations

import math
from typing import NamedTuple


class Point(NamedTuple):
    """A place in a picture, in pixels from its upper left corner."""

    x: float
    y: float

    def moved(self, dx: float = 0, dy: float = 0) -> Point:
        """Return the point that lies so far to the right of this one, and so far below it."""
        return Point(self.x + dx, self.y + dy)


ORIGIN = Point(0, 0)


class Box(NamedTuple):
    """A rectangle: where it begins, how wide and how high it is."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    @property
    def left_middle(self) -> Point:
        """The middle of the left side."""
        return Point(self.x, self.y + self.h / 2)

    @property
    def right_middle(self) -> Point:
        """The middle of the right side."""
        return Point(self.right, self.y + self.h / 2)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in whole pixels, as pieces want them."""
        return round(self.w), round(self.h)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box without a border; a negative border makes it larger."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def rows(self, *lengths: float, gap: float = 0) -> list[Box]:
        """Cut the box into rows from the top. A length of 1 or less is a share of what the fixed
        ones leave, a longer one is in pixels. *gap* pixels lie between two rows.
        """
        return [
            Box(self.x, self.y + start, self.w, length)
            for start, length in _cut(self.h, lengths, gap)
        ]

    def columns(self, *lengths: float, gap: float = 0) -> list[Box]:
        """Cut the box into columns from the left; lengths as in `rows`."""
        return [
            Box(self.x + start, self.y, length, self.h)
            for start, length in _cut(self.w, lengths, gap)
        ]

    def grid(self, across: int, down: int, gap: float = 0) -> list[Box]:
        """Equal cells in reading order."""
        return [
            cell
            for row in self.rows(*[1] * down, gap=gap)
            for cell in row.columns(*[1] * across, gap=gap)
        ]

    def place(self, w: float, h: float, across: float = 0.5, down: float = 0.5) -> Box:
        """A box of that size inside this one; 0 is the left or upper end, 1 the other."""
        return Box(self.x + (self.w - w) * across, self.y + (self.h - h) * down, w, h)

    def joined(self, other: Box) -> Box:
        """The smallest box round both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


def square(centre: Point, side: float) -> Box:
    """A square round a point."""
    return Box(centre.x - side / 2, centre.y - side / 2, side, side)


def around(centre: Point, radius: float, degrees: float) -> Point:
    """The point at this angle of a circle, in degrees from the right, clockwise."""
    angle = math.radians(degrees)
    return Point(centre.x + radius * math.cos(angle), centre.y + radius * math.sin(angle))


def polygon(
    corners: int, radius: float = 1, turn: float = 0, centre: Point = ORIGIN
) -> list[Point]:
    """The corners of a regular polygon, clockwise, the first at `turn` degrees from the right."""
    return [around(centre, radius, turn + 360 / corners * corner) for corner in range(corners)]


def _cut(whole: float, lengths: tuple[float, ...], gap: float) -> list[tuple[float, float]]:
    """Start and length of each part."""
    free = whole - gap * (len(lengths) - 1) - sum(length for length in lengths if length > 1)
    share = free / (sum(length for length in lengths if length <= 1) or 1)
    parts, start = [], 0.0
    for length in lengths:
        size = length if length > 1 else length * share
        parts.append((start, size))
        start += size + gap
    return parts
