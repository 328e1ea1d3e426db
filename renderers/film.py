"""Pictures one after the other, as an animated GIF: it moves wherever it is shown, as no other kind
of file does.

The same pictures give the same bytes.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TypeVar

from PIL import Image

T = TypeVar("T")

WIDTH = 800
"""Pixels: what a phone shows, twice over; the pictures themselves may be wider."""
SHOWN, LAST_SHOWN = 1000, 4000
"""Milliseconds for which a picture is seen, and the last before all begins again."""
LARGEST = 8 * 1024 * 1024
"""Bytes: a little less than Discord takes from a bot anywhere."""
FEWEST = 2


def film(pictures: Sequence[bytes]) -> bytes:
    """Join PNGs in one palette, the first and the last of them in any case, as many as fit into
    `LARGEST` bytes.
    """
    stills = [_still(picture) for picture in pictures]
    joined = _joined(stills)
    while len(joined) > LARGEST and len(stills) > FEWEST:
        stills = spread(stills, max(FEWEST, len(stills) * 3 // 4))
        joined = _joined(stills)
    return joined


def spread(things: Sequence[T], most: int) -> list[T]:
    """At most so many things, two or more, at even distances, with the first and the last among
    them.
    """
    if len(things) <= most:
        return list(things)
    return [things[round(step * (len(things) - 1) / (most - 1))] for step in range(most)]


def _still(picture: bytes) -> Image.Image:
    """A picture at the width of a film, in its own palette."""
    with Image.open(io.BytesIO(picture)) as drawn:
        drawn.load()
        size = (WIDTH, round(drawn.height * WIDTH / drawn.width))
        small = drawn.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
        return small.quantize(palette=drawn, dither=Image.Dither.NONE)


def _joined(stills: Sequence[Image.Image]) -> bytes:
    """One picture after the other, each at the top of a sheet as high as the highest."""
    height = max(still.height for still in stills)
    first, *others = [_on_a_sheet(still, height) for still in stills]
    out = io.BytesIO()
    durations = [*[SHOWN] * len(others), LAST_SHOWN]
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=others,
        duration=durations,
        loop=0,
        disposal=1,
        optimize=False,
    )
    return out.getvalue()


def _on_a_sheet(still: Image.Image, height: int) -> Image.Image:
    if still.height == height:
        return still
    sheet = Image.new("P", (still.width, height), still.getpixel((0, still.height - 1)))
    sheet.putpalette(still.getpalette() or [])
    sheet.paste(still)
    return sheet
