"""Captions: small capitals set apart, which name a part of a picture."""

from __future__ import annotations

from renderers.canvas import Anchor, Canvas
from renderers.geometry import Point
from renderers.lettering import FLOOR, Face, fit, width
from renderers.theme import Colour

GAP = 2.4  # between two letters


def caption(
    canvas: Canvas,
    at: Point,
    text: str,
    ink: Colour | None = None,
    anchor: Anchor = Anchor.LEFT,
    room: float | None = None,
) -> float:
    """Set a caption, centred on its figures; closer, then cut, where `room` is small. Returns how
    wide it is.
    """
    text, gap = text.upper(), GAP
    if room is not None and caption_width(text) > room:
        gap = max(0.0, (room - width(text, Face.MEDIUM, FLOOR)) / max(1, len(text) - 1))
        text = fit(text, Face.MEDIUM, FLOOR, room)
    whole = width(text, Face.MEDIUM, FLOOR) + gap * (len(text) - 1)
    x = at.x - {Anchor.LEFT: 0, Anchor.MIDDLE: whole / 2, Anchor.RIGHT: whole}[anchor]
    for letter in text:
        canvas.text(Point(x, at.y), letter, Face.MEDIUM, FLOOR, ink or canvas.theme.muted)
        x += width(letter, Face.MEDIUM, FLOOR) + gap
    return whole


def caption_width(text: str) -> float:
    """How wide a caption would be."""
    return width(text.upper(), Face.MEDIUM, FLOOR) + GAP * (len(text) - 1)
