"""How strips mark what is chosen and what may be: chosen things glow, what cannot be chosen now
lies in the shade.
"""

from __future__ import annotations

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box
from renderers.pieces import ground
from renderers.scenes import Marks
from renderers.sprites import Sprite, kept
from renderers.theme import Theme

SHADE = 0.62  # of what cannot be chosen now

WIDTH = 1200
MARGIN = 20
GAP = 12


def put(
    canvas: Canvas, place: Box, sprite: Sprite, key: str, marks: Marks, radius: int = 12
) -> None:
    """A piece in its place, with the light or the shade that its key gives it."""
    canvas.places[key] = place
    if key in marks.chosen:
        canvas.put(ground.halo(*place.size, radius), place)
    canvas.put(sprite, place)
    if marks.dim(key):
        canvas.put(shade(canvas.theme, *place.size, radius), place)


@kept
def shade(theme: Theme, w: int, h: int, radius: int) -> Sprite:
    """Dusk over a piece."""
    pen = Pen(w, h, scale=2)
    pen.box(pen.body, radius, theme.well)
    pen.fade(SHADE)
    return pen.done()
