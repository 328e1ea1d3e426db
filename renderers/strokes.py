"""Strokes in numbered colours, on a picture that is finished."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renderers.geometry import Box, Point


class Strokes:
    """Paints with numbered colours on a picture that is finished: on the frame of an animation, or
    a mask.
    """

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)

    def poly(self, points: Sequence[tuple[float, float]], number: int) -> None:
        """Fill a polygon."""
        self._draw.polygon(points, number)

    def box(self, box: Box, number: int) -> None:
        """Fill a box."""
        self._draw.rectangle((box.x, box.y, box.right, box.bottom), number)

    def ring(self, centre: Point, radius: float, number: int, thickness: int) -> None:
        """Draw a circle; *radius* ends at its outer edge."""
        x, y = centre
        span = x - radius, y - radius, x + radius, y + radius
        self._draw.ellipse(span, outline=number, width=thickness)
