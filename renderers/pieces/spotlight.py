"""Light on the places that a lesson or a guide speaks of: a bright frame goes round each of them,
and the rest of the picture is a little darker.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops

from renderers.canvas import OVERSAMPLE, Canvas, Pen
from renderers.geometry import Box
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, GLOW, Colour

SHADE = 0.18
"""How dark the rest is: names, prices and money outside the frames are read as well."""
REACH, RADIUS = 5, 16
EDGE, RIM = 7, 3
"""The frame, and the dark line round it that sets it off from light pieces."""


def spotlight(canvas: Canvas, names: Sequence[str]) -> None:
    """Light up the places of these names, as far as the picture has them."""
    boxes = [canvas.places[name] for name in names if name in canvas.places]
    if not boxes:
        return
    bright = [_within(canvas.box, box.inset(-REACH)) for box in boxes]
    dark = Image.blend(canvas.image, Image.new("RGB", canvas.image.size, BLACK), SHADE)
    pen = Pen(*canvas.box.size, scale=1)
    for box in bright:
        pen.box(box, RADIUS, BLACK)
    canvas.image.paste(dark, mask=ImageChops.invert(pen.image.getchannel("A")))
    for box in bright:
        canvas.put(frame(*box.size), box)


def _within(whole: Box, box: Box) -> Box:
    """As much of a box as the picture has room for, with its frame."""
    left, top = max(box.x, whole.x + EDGE), max(box.y, whole.y + EDGE)
    right, bottom = min(box.right, whole.right - EDGE), min(box.bottom, whole.bottom - EDGE)
    return Box(round(left), round(top), round(right - left), round(bottom - top))


@kept
def frame(w: int, h: int) -> Sprite:
    """A bright outline."""
    pen = Pen(w, h, margin=EDGE, scale=OVERSAMPLE // 2)
    _outline(pen, EDGE, BLACK)
    _outline(pen, EDGE - RIM, GLOW)
    return pen.done()


def _outline(pen: Pen, beyond: int, edge: Colour) -> None:
    pen.outline(pen.body.inset(-beyond), RADIUS + beyond, edge, 2 * beyond)
