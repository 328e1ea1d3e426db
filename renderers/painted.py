"""Painted assets: what `make art` has built, opened once and kept like other pieces."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from PIL import Image

from renderers.sprites import Sprite, kept

SHARED = "renderers"
"""The package of what all games have: characters, jewels, tokens, ribbons, signs."""
Area = tuple[float, float, float, float]


@cache
def assets(package: str) -> Mapping[str, str]:
    """The files of a package's assets by their names, which end before the width."""
    folder = files(package) / "assets"
    found = (entry.name for entry in folder.iterdir() if entry.name.endswith(".webp"))
    return {name.rpartition("@")[0]: name for name in found}


def opened(package: str, name: str) -> Image.Image:
    """An asset as it was built; RGB if nothing in it is clear."""
    with Image.open(_file(package, name)) as image:
        image.load()
        return image


def _file(package: str, name: str) -> io.BytesIO:
    return io.BytesIO((files(package) / "assets" / assets(package)[name]).read_bytes())


@kept
def painted(
    package: str, name: str, w: int, h: int | None = None, part: Area | None = None
) -> Sprite:
    """An asset, so many pixels wide; or the part of it that is shown: left, top, width, height,
    each from 0 to 1. Without a height it keeps its shape.
    """
    image = opened(package, name)
    x, y, wide, high = part or (0, 0, 1, 1)
    right, low = min(1.0, x + wide) * image.width, min(1.0, y + high) * image.height
    span = (x * image.width, y * image.height, right, low)
    if h is None:
        h = round(w * (span[3] - span[1]) / (span[2] - span[0]))
    if part is None and image.size == (w, h):
        return Sprite(image)
    reduced = image.resize((w, h), Image.Resampling.LANCZOS, box=span, reducing_gap=3)
    return Sprite(reduced)


def covering(package: str, name: str, w: int, h: int, middle: float = 0.5) -> Sprite:
    """An asset that covers a box: as much of it as has the box's shape, cut at the sides, or above
    and below; `middle` is where the middle of the cut lies, from 0 to 1.
    """
    whole = opened_size(package, name)
    share = (w / h) / (whole[0] / whole[1])
    wide, high = min(1.0, share), min(1.0, 1 / share)
    left, top = ((1 - wide) * middle, 0.0) if high == 1 else (0.0, (1 - high) * middle)
    return painted(package, name, w, h, (left, top, wide, high))


@cache
def opened_size(package: str, name: str) -> tuple[int, int]:
    """How large an asset is, in pixels; none is decoded for that."""
    with Image.open(_file(package, name)) as image:
        return image.size
