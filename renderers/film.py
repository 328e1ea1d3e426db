"""Pictures one after the other, as an animated GIF: it moves wherever it is shown, as no other kind
of file does.

Only what differs from the picture before is kept, so that a whole game fits, move by move. The same
pictures give the same bytes.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PIL import Image

from renderers.frames import END, begin, difference

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
UNCHANGED = 255
"""The colour that stands for what the picture before shows."""
BAR = 4
"""Pixels: the height of the line at the bottom that tells how far the game has come."""


@dataclass(frozen=True, slots=True)
class Gif:
    """An animated GIF of so many pictures."""

    content: bytes
    pictures: int


def film(pictures: Sequence[bytes], report: Callable[[float], None] = lambda _share: None) -> Gif:
    """Join PNGs of one palette in at most `LARGEST` bytes.

    A film that is too large is made narrower, and after that loses pictures, but never the first
    or the last. *report* is told which share is done.
    """
    joined = b""
    for width in WIDTHS:
        if joined := _joined(pictures, width, report):
            return Gif(joined, len(pictures))
    while not joined:
        pictures = spread(pictures, max(FEWEST, len(pictures) * 3 // 4))
        joined = _joined(pictures, WIDTHS[-1], report)
    return Gif(joined, len(pictures))


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
    out, before, last = io.BytesIO(), None, len(pictures) - 1
    for number, picture in enumerate(pictures):
        sheet = _sheet(picture, width, height, number / max(last, 1))
        shown = pace(len(pictures)) if number < last else LAST
        if before is None:
            out = begin(sheet, shown, repeats=0)
        else:
            out.writelines(difference(before, sheet, shown, UNCHANGED))
        if out.tell() >= LARGEST and len(pictures) > FEWEST:
            return b""
        before = sheet
        report((number + 1) / len(pictures))
    out.write(END)
    return out.getvalue()


def _height(picture: bytes, width: int) -> int:
    with Image.open(io.BytesIO(picture)) as drawn:
        return round(drawn.height * width / drawn.width)


def _sheet(picture: bytes, width: int, height: int, share: float) -> Image.Image:
    """A picture at the width of a film, with the line that tells how far the game has come."""
    with Image.open(io.BytesIO(picture)) as drawn:
        drawn.load()
        size = (width, round(drawn.height * width / drawn.width))
        small = drawn.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
        still = small.quantize(palette=_without_the_last(drawn), dither=Image.Dither.NONE)
    sheet = Image.new("P", (width, height), still.getpixel((0, still.height - 1)))
    sheet.putpalette(still.getpalette() or [])
    sheet.paste(still)
    sheet.paste(_lightest(sheet), (0, height - BAR, round(width * share), height))
    return sheet


def _without_the_last(drawn: Image.Image) -> Image.Image:
    """The palette of a picture, in which the colour `UNCHANGED` is like the one before it."""
    colours = (drawn.getpalette() or [])[: 3 * UNCHANGED]
    colours += colours[-3:] * (UNCHANGED + 1 - len(colours) // 3)
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _lightest(sheet: Image.Image) -> int:
    colours = sheet.getpalette() or []
    return max(range(UNCHANGED), key=lambda index: sum(colours[3 * index : 3 * index + 3]))
