"""Captions, which name a part of a picture: large enough for a phone, and set apart by their
colour.
"""

from __future__ import annotations

from renderers.canvas import Anchor, Canvas
from renderers.geometry import Point
from renderers.lettering import READ, Face
from renderers.telling import capital
from renderers.theme import Colour

SQUEEZE = 0.78  # to this share of their width letters become narrower before a caption is cut


def caption(
    canvas: Canvas,
    at: Point,
    text: str,
    ink: Colour | None = None,
    anchor: Anchor = Anchor.LEFT,
    room: float | None = None,
) -> float:
    """Set a caption, centred on its figures; narrower, then cut, where `room` is small. Returns how
    wide it is.
    """
    ink = ink or canvas.theme.muted
    return canvas.text(at, capital(text), Face.MEDIUM, READ, ink, anchor, room, SQUEEZE)
