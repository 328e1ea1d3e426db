"""Stages of a primer: worked scenes that follow each other, each a painting over a dark foot with
two lines of words.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, width
from renderers.painted import SHARED, Area, opened_size, painted
from renderers.pieces import brass, jewels
from renderers.pieces.jewels import Stone
from renderers.sprites import Sprite, kept
from renderers.theme import rgb

FOOT, RADIUS = 108, 18
SAID, ALSO = (46, 44, 42, 40, 38, 36), (38, 36, 34)
INK, SOFT = rgb("#FFE9B0"), rgb("#F6EFDF")
NIGHT = rgb("#050718")
COIN = 78


def stage(canvas: Canvas, box: Box, package: str, name: str, part: Area, bright: float) -> None:
    """A painting with its brass frame; the part of it that is shown must have the box's shape."""
    canvas.put(brass.shadow(*box.size, RADIUS, 12), box)
    canvas.put(_painting(package, name, box.size, part, bright), box)


def scene(
    canvas: Canvas, box: Box, package: str, name: str, at: tuple[float, float], bright: float
) -> None:
    """A stage with as much of a painting as has its shape; `at` is where that begins from the left
    and from above, from 0 to 1, if something is cut off there.
    """
    stage(canvas, box, package, name, part_of(package, name, box.size, at), bright)


def part_of(package: str, name: str, size: tuple[int, int], at: tuple[float, float]) -> Area:
    """The part of a painting that has a shape, from where it begins."""
    w, h = opened_size(package, name)
    high, (left, top) = size[1] / size[0] * w / h, at
    wide, high = min(1.0, 1 / high), min(1.0, high)
    return min(left, 1 - wide), min(top, 1 - high), wide, high


@kept
def _painting(package: str, name: str, size: tuple[int, int], part: Area, bright: float) -> Sprite:
    w, h = size
    image = painted(package, name, w, h, part).image.convert("RGB")
    image = image.point(lambda v: round(v * bright))
    start = (h - FOOT - 52) / h
    foot = Image.linear_gradient("L").point(
        lambda v: round(240 * min(1.0, max(0.0, (v / 255 - start) / (76 / h))))
    )
    image.paste(NIGHT, (0, 0), foot.resize((w, h)))
    return brass.framed(image, RADIUS, 4.5)


def caption(
    canvas: Canvas, box: Box, said: str, also: Sequence[Part], room: float = 0,
    sizes: Sequence[int] = SAID,
) -> None:  # fmt: skip
    """What one does, and below it what else there is to it."""
    at, room = Point(box.x + 24, box.bottom - 84), room or box.w - 46
    size = largest(said, Face.BOLD, sizes, room)
    canvas.text(at, said, Face.BOLD, size, EDGED.inked(INK), room=room, squeeze=0.8)
    text = "".join(part for part in also if isinstance(part, str))
    drawn = sum(part.w + 10 for part in also if not isinstance(part, str))
    size = largest(text, Face.MEDIUM, ALSO, room - drawn)
    below = at.moved(0, 46)
    for part in also:
        if isinstance(part, str):
            ink = SHADED.inked(SOFT)
            left = room - drawn
            wide = canvas.text(below, part, Face.MEDIUM, size, ink, room=left, squeeze=0.8)
            below = below.moved(min(wide, left) + 10)
        else:
            canvas.stamp(part, below.moved(part.w / 2))


def foot_faded(image: Image.Image) -> Sprite:
    """An image that goes out into the dark of a stage's foot."""
    ramp = Image.linear_gradient("L").point(lambda v: round(255 * min(1, (255 - v) / 46)))
    done = image.convert("RGBA")
    clear = Image.new("L", done.size)
    done.putalpha(Image.composite(done.getchannel("A"), clear, ramp.resize(done.size)))
    return Sprite(done)


def number(canvas: Canvas, middle: Point, n: int) -> None:
    """Which stage it is, on a gold coin."""
    box = Box(middle.x - COIN / 2, middle.y - COIN / 2, COIN, COIN)
    canvas.put(brass.shadow(COIN - 8, COIN - 8, COIN // 2, 7, 0.8), box.inset(4))
    canvas.put(jewels.chip(Stone.GOLD, COIN, n), box)


@kept
def arrow(size: int, turned: int = 0) -> Sprite:
    """A golden arrow to the right, or turned so many degrees clockwise."""
    plain = painted(SHARED, "sign-arrow", size).image.convert("RGBA")
    return Sprite(plain.rotate(-turned, Image.Resampling.BICUBIC))


def trail(sprite: Sprite, share: float) -> Sprite:
    """What is left behind of a thing that moves."""
    return brass.faint(sprite, share)


def reckoning(canvas: Canvas, box: Box, parts: Sequence[Part], size: int = 66) -> None:
    """A sum on dark glass: pieces with signs between them, evenly spread."""
    canvas.put(brass.glass(*box.size, 22, rgb("#F0C05A"), 0.8, rgb("#060A1E")), box)
    widths = [width(part, Face.BLACK, size) if isinstance(part, str) else part.w for part in parts]
    gap = (box.w - 40 - sum(widths)) / max(1, len(parts) - 1)
    x = box.x + 20
    for part, wide in zip(parts, widths, strict=True):
        at = Point(x + wide / 2, box.centre.y)
        if isinstance(part, str):
            canvas.text(at.moved(dy=-2), part, Face.BLACK, size, GILT_CAST, Anchor.MIDDLE)
        else:
            canvas.stamp(part, at)
        x += wide + gap
