"""Finished pictures as files: WebP in true colour, still or moving, and JPEG where time is short.

The same pictures give the same bytes.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TypeAlias

from PIL import Image, ImageChops

Encode: TypeAlias = Callable[[Image.Image], bytes]

QUALITIES = (84, 80)
"""Of 100: the usual one, and that of pictures which would be too large otherwise."""
LARGEST = 380 * 1024
"""Bytes of a still picture: what a phone on a slow line still loads at once."""
QUICK = 88
"""The quality of a JPEG: it takes a sixth of the time, and twice the bytes."""
BLOCK = 8
"""Pixels: what changes is told in squares of this side, which costs little to describe."""
_RIFF, _EXTENDED = 12, 18
"""Bytes of the head of a WebP file, and of the part that files with transparency have after it."""
_HEAD = 44
"""Bytes of an animation before its first picture."""
_ANIMATED, _TRANSPARENT = 0x02, 0x10


def webp(image: Image.Image) -> bytes:
    """An image as WebP; of less quality if it would be larger than `LARGEST` otherwise."""
    written = b""
    for quality in QUALITIES:
        written = _webp(image, quality)
        if len(written) <= LARGEST:
            break
    return written


def quick(image: Image.Image) -> bytes:
    """An image as JPEG.

    Each block of eight by eight dots is written by itself, so what two images have alike is alike
    in both files, too.
    """
    out = io.BytesIO()
    image.save(out, "JPEG", quality=QUICK, subsampling=0)
    return out.getvalue()


class Animation:
    """Pictures one after the other, as an animated WebP. Of each but the first only what differs
    from the picture before is written; the rest is transparent.
    """

    def __init__(
        self,
        first: bytes,
        size: tuple[int, int],
        shown: int,
        repeats: int,
        quality: int,
        method: int,
    ) -> None:
        """Begin with a WebP file of a picture of this size, which is seen for so many milliseconds.

        All is shown so often, or over and over if *repeats* is 0. The *method* goes from 0, which
        is quick, to 6, which makes small files.
        """
        self._size, self._repeats = size, repeats
        self._quality, self._method = quality, method
        self._frames = [_frame(first, (0, 0), size, shown)]
        self.bytes = _HEAD + len(self._frames[0])
        """How large it is so far."""

    def follow(
        self,
        before: Image.Image,
        after: Image.Image,
        shown: int,
        corner: tuple[int, int] = (0, 0),
    ) -> None:
        """Show one picture after the other. They may be cut out of the whole, at an even corner."""
        changed = ImageChops.difference(before, after)
        box = _squared(changed.getbbox() or (0, 0, 1, 1), after.size)
        part = after.crop(box)
        part.putalpha(_blocks(changed.crop(box)))
        place = corner[0] + box[0], corner[1] + box[1]
        written = _frame(_webp(part, self._quality, self._method), place, part.size, shown)
        self._frames.append(written)
        self.bytes += len(written)

    def done(self) -> bytes:
        """The file."""
        flags = bytes([_ANIMATED | _TRANSPARENT, 0, 0, 0])
        head = _chunk(b"VP8X", flags + _less_one(*self._size))
        ground, repeats = bytes(4), self._repeats.to_bytes(2, "little")
        body = b"".join([b"WEBP", head, _chunk(b"ANIM", ground + repeats), *self._frames])
        return _chunk(b"RIFF", body)


_ANY = [0] + [255] * 255


def _webp(image: Image.Image, quality: int, method: int = 0) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=method)
    return out.getvalue()


def _squared(box: tuple[int, int, int, int], size: tuple[int, int]) -> tuple[int, int, int, int]:
    """A box that begins and ends where blocks do, as far as there are pixels."""
    left, top = (edge - edge % BLOCK for edge in box[:2])
    right, bottom = (
        min(end, edge + -edge % BLOCK) for edge, end in zip(box[2:], size, strict=True)
    )
    return left, top, right, bottom


def _blocks(changed: Image.Image) -> Image.Image:
    """Which blocks of a difference hold anything."""
    red, green, blue = changed.split()
    any_of_them = ImageChops.lighter(red, ImageChops.lighter(green, blue)).point(_ANY)
    blocks = any_of_them.reduce(BLOCK).point(_ANY)
    size = blocks.width * BLOCK, blocks.height * BLOCK
    return blocks.resize(size, Image.Resampling.NEAREST).crop((0, 0, *changed.size))


def _frame(file: bytes, corner: tuple[int, int], size: tuple[int, int], shown: int) -> bytes:
    """A WebP file of one picture as a part of an animation, laid over what is there."""
    begin = _RIFF + (_EXTENDED if file[_RIFF : _RIFF + 4] == b"VP8X" else 0)
    place = b"".join((edge // 2).to_bytes(3, "little") for edge in corner)
    head = place + _less_one(*size) + shown.to_bytes(3, "little") + bytes(1)
    return _chunk(b"ANMF", head + file[begin:])


def _less_one(*lengths: int) -> bytes:
    return b"".join((length - 1).to_bytes(3, "little") for length in lengths)


def _chunk(name: bytes, content: bytes) -> bytes:
    """A part of a WebP file: its name, its length, and what is in it, of even length."""
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)
