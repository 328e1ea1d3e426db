"""Weaves: a pattern is painted once, on a tile, and laid over a ground of any size.

Painting it anew for each height of a picture took up to half of a first picture's time.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.canvas import Pen
from renderers.sprites import Sprite

AROUND = 3  # tiles each way are painted, so that what crosses the middle one's edge is whole


def tile(w: int, h: int, paint: Callable[[Pen], None], scale: int = 1) -> Sprite:
    """The opacity of one tile of a pattern that repeats every `w` and `h` pixels.

    `paint` paints the pattern `AROUND` times as wide and as high.
    """
    pen = Pen(AROUND * w, AROUND * h, scale=scale)
    paint(pen)
    opacity = pen.done().image.getchannel("A")
    return Sprite(opacity.crop((w, h, 2 * w, 2 * h)))


def laid(of: Sprite, w: int, h: int) -> Image.Image:
    """A mask of this size, covered with a tile from its upper left corner on."""
    mask = Image.new("L", (w, h))
    for top in range(0, h, of.h):
        for left in range(0, w, of.w):
            mask.paste(of.image, (left, top))
    return mask
