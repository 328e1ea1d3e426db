"""The table of the house: what pictures lie on that show people and no game."""

from __future__ import annotations

from renderers.canvas import GILT_CAST, SHADED, Canvas
from renderers.geometry import Point
from renderers.lettering import Face
from renderers.painted import SHARED
from renderers.pieces import brass, tabletop
from renderers.pieces.brass import Metal
from renderers.sprites import Sprite, kept
from renderers.theme import PARLOUR, rgb

TOP, LOW, EDGE = rgb("#1B4A50"), rgb("#071C1F"), rgb("#3F777C")
RADIUS = 16
SOFT = SHADED.inked(PARLOUR.muted)
"""Quieter lettering."""


def table(w: int, h: int) -> Canvas:
    """Walnut, brass and velvet."""
    return tabletop.table(PARLOUR, SHARED, w, h, "")


@kept
def plate(w: int, h: int, active: bool = False) -> Sprite:
    """A lacquered plate with its shadow; the one it is about has a frame and light."""
    cast = brass.shadow(w, h, RADIUS, 7)
    image = cast.image
    if active:
        light = brass.light(w, h, RADIUS, brass.LIT, 8, 2)
        at = cast.margin - light.margin
        image.alpha_composite(light.image, (max(0, at), max(0, at)), (max(0, -at), max(0, -at)))
    lacquer = brass.plate(w, h, TOP, LOW, EDGE, RADIUS).image
    image.alpha_composite(lacquer, (cast.margin, cast.margin))
    if active:
        edge = brass.frame(w + 4, h + 4, RADIUS + 2, 4, Metal.ACTIVE).image
        image.alpha_composite(edge, (cast.margin - 2, cast.margin - 2))
    return Sprite(image, cast.margin)


def title(canvas: Canvas, at: Point, text: str, size: int, room: float) -> float:
    """What a picture or a part of it is about, in gold; returns how wide it is."""
    return canvas.text(at, text, Face.BOLD, size, GILT_CAST, room=room, squeeze=0.8)
