"""Strokes on a picture that is finished."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.geometry import Box, Point
from renderers.theme import Colour


class Strokes:
    """Paints on a picture that is finished: on the frame of an animation."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)

    def box(self, box: Box, fill: Colour) -> None:
        """Fill a box."""
        self._draw.rectangle((box.x, box.y, box.right, box.bottom), fill)

    def ring(self, centre: Point, radius: float, edge: Colour, thickness: int) -> None:
        """Draw a circle; *radius* ends at its outer edge."""
        x, y = centre
        span = x - radius, y - radius, x + radius, y + radius
        self._draw.ellipse(span, outline=edge, width=thickness)
