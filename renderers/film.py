"""Pictures one after the other, as an animated WebP.

Only what differs from the picture before is kept, so that a whole game fits, move by move. The same
pictures give the same bytes.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PIL import Image

from renderers.encoding import Animation, webp
from renderers.theme import FIGURE

T = TypeVar("T")

WIDTHS = (800, 640, 480)
"""Pixels: what a phone shows, twice over; less where the film would be too large."""
WHOLE = 40_000
"""Milliseconds that a film takes, if its pictures are shown neither too briefly nor too long."""
BRIEFEST, LONGEST, LAST = 400, 1000, 4000
"""Milliseconds for which a picture is seen, and the last before all begins again."""
LARGEST = 8 * 1024 * 1024
"""Bytes: a little less than Discord takes from a bot anywhere."""
FEWEST = 2
QUALITY, METHOD = 80, 2
"""Of each picture: smaller files, since nobody waits for a move."""
BAR = 4
"""Pixels: the height of the line at the bottom that tells how far the game has come."""


@dataclass(frozen=True, slots=True)
class Animated:
    """An animated WebP of so many pictures."""

    content: bytes
    pictures: int


def film(
    pictures: Sequence[bytes], report: Callable[[float], None] = lambda _share: None
) -> Animated:
    """Join files of pictures in at most `LARGEST` bytes.

    A film that is too large is made narrower, and after that loses pictures, but never the first
    or the last. *report* is told which share is done.
    """
    joined = b""
    for width in WIDTHS:
        if joined := _joined(pictures, width, report):
            return Animated(joined, len(pictures))
    while not joined:
        pictures = spread(pictures, max(FEWEST, len(pictures) * 3 // 4))
        joined = _joined(pictures, WIDTHS[-1], report)
    return Animated(joined, len(pictures))


def pace(pictures: int) -> int:
    """For how many milliseconds each of so many pictures is seen, but the last."""
    return round(max(BRIEFEST, min(LONGEST, WHOLE // pictures)), -1)


def spread(things: Sequence[T], most: int) -> list[T]:
    """At most so many things, two or more, at even distances, with the first and the last among
    them.
    """
    if len(things) <= most:
        return list(things)
    return [things[round(step * (len(things) - 1) / (most - 1))] for step in range(most)]


def _joined(pictures: Sequence[bytes], width: int, report: Callable[[float], None]) -> bytes:
    """The pictures, each at the top of a sheet as high as the highest; nothing if it is too much.

    Two sheets at a time are in memory: a long game would take a quarter of a gigabyte.
    """
    height = max(_height(picture, width) for picture in pictures)
    joined, before, last = None, None, len(pictures) - 1
    for number, picture in enumerate(pictures):
        sheet = _sheet(picture, width, height, number / max(last, 1))
        shown = pace(len(pictures)) if number < last else LAST
        if joined is None or before is None:
            joined = Animation(webp(sheet), sheet.size, shown, 0, QUALITY, METHOD)
        else:
            joined.follow(before, sheet, shown)
        if joined.bytes >= LARGEST and len(pictures) > FEWEST:
            return b""
        before = sheet
        report((number + 1) / len(pictures))
    return joined.done() if joined is not None else b""


def _height(picture: bytes, width: int) -> int:
    with Image.open(io.BytesIO(picture)) as drawn:
        return round(drawn.height * width / drawn.width)


def _sheet(picture: bytes, width: int, height: int, share: float) -> Image.Image:
    """A picture at the width of a film, with the line that tells how far the game has come."""
    with Image.open(io.BytesIO(picture)) as drawn:
        size = (width, round(drawn.height * width / drawn.width))
        small = drawn.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    sheet = Image.new("RGB", (width, height), small.getpixel((0, small.height - 1)))
    sheet.paste(small)
    sheet.paste(FIGURE, (0, height - BAR, round(width * share), height))
    return sheet
