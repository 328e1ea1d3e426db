"""What animated GIFs are made of: a first picture, and what each further one has different."""

from __future__ import annotations

import io

from PIL import GifImagePlugin, Image, ImageChops

END = b";"
_REPLACING_NOTHING = 1
"""How GIF calls that a picture is drawn over the one before."""


def begin(first: Image.Image, shown: int, repeats: int) -> io.BytesIO:
    """A GIF of one picture, seen for so many milliseconds, without its end: more follows.

    It is shown over and over, or as often as it *repeats* after the first time if that is not 0.
    """
    out = io.BytesIO()
    first.save(
        out, "GIF", duration=shown, loop=repeats, disposal=_REPLACING_NOTHING, optimize=False
    )
    out.seek(-len(END), io.SEEK_END)
    return out


def difference(
    before: Image.Image,
    after: Image.Image,
    shown: int,
    unchanged: int,
    corner: tuple[int, int] = (0, 0),
) -> list[bytes]:
    """What makes one picture of the other, as a part of a GIF; one colour stands for what stays.

    They may be cut out of the whole, at this corner.
    """
    changed = ImageChops.difference(_figures(before), _figures(after))
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    part = after.crop((left, top, right, bottom))
    same = changed.crop((left, top, right, bottom)).point([255] + [0] * 255)
    part.paste(unchanged, (0, 0, *part.size), same)
    return GifImagePlugin.getdata(
        part,
        (corner[0] + left, corner[1] + top),
        duration=shown,
        transparency=unchanged,
        disposal=_REPLACING_NOTHING,
    )


def _figures(sheet: Image.Image) -> Image.Image:
    """The numbers of the colours, of which differences may be made."""
    return Image.frombytes("L", sheet.size, sheet.tobytes())
