"""What the scenes on cards are painted with: shapes in shares of the head's width and height, lit
from the left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from zlib import crc32

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.pieces.stones import StoneLook
from renderers.theme import BLACK, Colour, mix, rgb

Vary = Callable[[float, float], float]
LAMP = rgb("#F2C555")
LIGHT = rgb("#F8DE9A")
SAIL = rgb("#FFF8E8")
TIMBER = rgb("#D9B98A")
SHADE = 0.28  # how much darker the side is that the light does not reach


def vary_by(name: str) -> Vary:
    """Numbers between two bounds that look random and depend on the name alone."""
    drawn = 0

    def vary(low: float, high: float) -> float:
        nonlocal drawn
        drawn += 1
        return low + (high - low) * crc32(f"{name}/{drawn}".encode()) / 2**32

    return vary


@dataclass(frozen=True, slots=True)
class Prospect:
    """A head that is being painted: places are shares of it, x to the right and y downwards."""

    pen: Pen
    head: Box
    look: StoneLook
    vary: Vary

    @property
    def dark(self) -> Colour:
        """What stands nearest: darker than the stone's darkest tone."""
        return mix(self.look.tones[0], BLACK, 0.35)

    @property
    def pale(self) -> Colour:
        """Sails, walls in the sun, snow."""
        return mix(self.look.tones[4], SAIL, 0.6)

    @property
    def timber(self) -> Colour:
        """Beams, masts and doors."""
        return mix(self.look.tones[3], TIMBER, 0.6)

    @property
    def light(self) -> Colour:
        """Windows and doors with light behind them."""
        return mix(LIGHT, self.look.tones[2], 0.2)

    def at(self, x: float, y: float) -> Point:
        """Return the point at these shares of the head's width and height."""
        return Point(self.head.x + self.head.w * x, self.head.y + self.head.h * y)

    def shape(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """Fill a polygon whose corners are shares of the head."""
        self.pen.poly([self.at(x, y) for x, y in points], fill)

    def wall(self, x: float, y: float, w: float, fill: Colour, foot: float = 1.05) -> None:
        """A block from y down to the foot, its right part in shade."""
        far = x + w * 0.62
        self.shape([(x, y), (x + w, y), (x + w, foot), (x, foot)], fill)
        self.shape([(far, y), (x + w, y), (x + w, foot), (far, foot)], mix(fill, BLACK, SHADE))

    def roof(self, middle: float, y: float, half: float, high: float, fill: Colour) -> None:
        """A pointed roof over a wall that begins at y, its right part in shade."""
        top = (middle, y - high)
        self.shape([(middle - half, y), top, (middle + half, y)], fill)
        self.shape([(middle + half * 0.24, y), top, (middle + half, y)], mix(fill, BLACK, SHADE))

    def arch(self, middle: float, y: float, half: float, fill: Colour) -> None:
        """A door or a window with a round top, open downwards to the head's foot."""
        self.vault(middle, y, half, 1.1, fill)

    def vault(self, middle: float, y: float, half: float, foot: float, fill: Colour) -> None:
        """A round-topped opening from y down to a foot."""
        spot = self.at(middle - half, y)
        wide, high = 2 * half * self.head.w, (foot - y) * self.head.h
        self.pen.box(Box(spot.x, spot.y, wide, high), min(wide, high) / 2, fill)
        low = min(wide, high) / 2
        self.pen.box(Box(spot.x, spot.y + low, wide, high - low), 0, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A disc whose radius is a share of the head's height."""
        self.pen.disc(self.at(x, y), radius * self.head.h, fill)

    def wheel(self, x: float, y: float, radius: float, fill: Colour, spokes: int) -> None:
        """A wheel with spokes; the radius is a share of the head's height."""
        centre, long = self.at(x, y), radius * self.head.h
        self.pen.ring(centre, long, fill, long * 0.2)
        for spoke in range(spokes):
            turn = math.pi * spoke / spokes
            arm = math.cos(turn) * long * 0.95, math.sin(turn) * long * 0.95
            ends = [centre.moved(-arm[0], -arm[1]), centre.moved(*arm)]
            self.pen.line(ends, fill, long * 0.12)

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, thick: float) -> None:
        """A line whose thickness is a share of the head's height."""
        self.pen.line([self.at(x, y) for x, y in points], fill, thick * self.head.h)

    def ridge(self, heights: Sequence[float], fill: Colour) -> None:
        """Ground whose upper edge goes through these heights, from left to right."""
        last = len(heights) - 1
        edge = [(place / last, y) for place, y in enumerate(heights)]
        self.shape([(0, 1.05), *edge, (1, 1.05)], fill)

    def swell(self, y: float, high: float, bends: float, fill: Colour) -> None:
        """Water, dunes or hills: ground with a wavy upper edge."""
        shift = self.vary(0, 6)
        heights = [y + math.sin(shift + bends * place / 4) * high for place in range(25)]
        self.ridge(heights, fill)
