"""Sprites: finished pieces that are painted once, kept, and only ever read.

A piece is a function of plain values; its arguments are its key. It is painted by one thread while
the others wait, so that the render threads share what is kept and nothing is painted twice.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from functools import wraps
from threading import RLock
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")
ROOM = 320 * 2**20
"""Bytes of pixels. All five games' pictures together take 287 MiB. With less room, tables of
different games that take turns throw each other's pieces out, and are seen three times as late.
"""
NUMBERED = 256
"""So many colours can be told by a number of one byte."""

_painting = RLock()  # pieces are made of pieces


class Light(Enum):
    """What a piece draws attention to; an animation begins there."""

    CHANGED = "changed"
    """What the last move has changed."""
    SOLD = "sold"
    """What has just been sold."""
    FIRST = "first"
    """Whoever is to move, or has won."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A finished piece: its pixels, and by how much shadow or light reach beyond its body on every
    side.

    A plate looks the same all along its middle. It is kept narrow, and the column in its middle
    stands for `stretch` more.
    """

    _pixels: Image.Image
    margin: int = 0
    light: Light | None = None
    stretch: int = 0

    @property
    def image(self) -> Image.Image:
        """The whole piece, made of its two ends and the columns between them if it is kept
        narrow. Whoever changes it changes an image of their own.
        """
        if not self.stretch:
            # The points are shared until somebody writes to them: Pillow copies what is read-only.
            shared = self._pixels._new(self._pixels.im)  # noqa: SLF001 - `copy` copies at once
            shared.readonly = 1
            return shared
        kept, middle = self._pixels, self._pixels.width // 2
        whole = Image.new(kept.mode, (kept.width + self.stretch, kept.height))
        whole.paste(kept.crop((0, 0, middle, kept.height)), (0, 0))
        column = kept.crop((middle, 0, middle + 1, kept.height))
        between = column.resize((self.stretch, kept.height), Image.Resampling.NEAREST)
        whole.paste(between, (middle, 0))
        whole.paste(kept.crop((middle, 0, kept.width, kept.height)), (middle + self.stretch, 0))
        return whole

    @property
    def bytes(self) -> int:
        """What its pixels take."""
        return self._pixels.width * self._pixels.height * len(self._pixels.getbands())

    @property
    def w(self) -> int:
        """How wide it is without its margin, in pixels."""
        return self._pixels.width + self.stretch - 2 * self.margin

    @property
    def h(self) -> int:
        """How high it is without its margin, in pixels."""
        return self._pixels.height - 2 * self.margin


def ground(image: Image.Image) -> Sprite:
    """What a whole picture lies on, dot for dot, in as few bytes as can be: every height that a
    picture has takes one of its own.
    """
    opaque = image.convert("RGB")
    if opaque.getcolors(NUMBERED) is None:
        return Sprite(opaque)
    numbered = opaque.quantize(NUMBERED, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    exact = numbered.convert("RGB").tobytes() == opaque.tobytes()
    return Sprite(numbered if exact else opaque)


class _Shelf:
    """What is kept: the sprites that were looked at last, as far as there is room for their
    pixels.
    """

    def __init__(self) -> None:
        self._sprites = OrderedDict[Hashable, Sprite]()
        self.bytes = 0

    def get(self, key: Hashable, paint: Callable[[], Sprite]) -> Sprite:
        sprite = self._sprites.get(key)
        if sprite is None:
            sprite = self._sprites[key] = paint()
            self.bytes += sprite.bytes
            while self.bytes > ROOM:
                self.bytes -= self._sprites.popitem(last=False)[1].bytes
        else:
            self._sprites.move_to_end(key)
        return sprite

    def clear(self) -> None:
        self._sprites.clear()
        self.bytes = 0


_shelf = _Shelf()


def kept(paint: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Paints each piece once, as long as there is room for it; the arguments must be hashable."""

    @wraps(paint)
    def piece(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        with _painting:
            return _shelf.get((paint, args, *kwargs.items()), lambda: paint(*args, **kwargs))

    return piece


def taken() -> int:
    """How many bytes of pixels are kept."""
    return _shelf.bytes


def forget() -> None:
    """Keep nothing that was painted so far."""
    with _painting:
        _shelf.clear()
