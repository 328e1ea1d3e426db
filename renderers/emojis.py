"""Emojis: what a game adds so that its pieces stand in buttons, menus and lines of news, as small
pictures beside the words.

They are drawn from the same shapes as the pictures of tables. What an emoji is called ends in a
digest of its pixels, so that one that is drawn anew gets a new name, and two games that draw the
same share one.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from games.text import Text
from renderers.geometry import Box
from renderers.sprites import Sprite

SIDE = 128
"""Pixels; Discord shows less, and advises this."""
LONGEST_ICON = 25
"""Characters of a name that are left beside the digest: Discord takes 32."""
_DIGEST = 6
_FAINT = 150
"""Opacity, up to which it is a shadow."""


@dataclass(frozen=True, slots=True)
class Emojis:
    """The emojis of a game."""

    drawings: Mapping[str, Callable[[], Sprite]]
    """By icon: a short name of a-z, 0-9 and hyphens."""
    beside: Callable[[Text], str | None]
    """The icon that stands before a text, wherever this is part of a sentence; None for most. It
    may tell no more than the text.
    """


def first_icon(text: Text, beside: Callable[[Text], str | None]) -> str | None:
    """Return the icon of a text, or of the first text within it that has one."""
    if (icon := beside(text)) is not None:
        return icon
    for _, arg in text.args:
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Text) and (icon := first_icon(part, beside)) is not None:
                return icon
    return None


@dataclass(frozen=True, slots=True)
class Emoji:
    """A finished emoji, as Discord takes it."""

    name: str
    png: bytes


def painted(icon: str, draw: Callable[[], Sprite]) -> Emoji:
    """Draw the emoji of an icon."""
    image = _fitted(draw().image)
    out = io.BytesIO()
    image.save(out, "PNG")  # `optimize` saves 2 % and takes five times as long
    digest = hashlib.sha256(image.tobytes()).hexdigest()[:_DIGEST]
    return Emoji(f"{icon.replace('-', '_')}_{digest}", out.getvalue())


def _fitted(image: Image.Image) -> Image.Image:
    """What is painted of an image, as large as the square allows, in its middle; without the soft
    rim of a shadow.
    """
    part = image.crop(image.getchannel("A").point(lambda alpha: 255 * (alpha > _FAINT)).getbbox())
    share = SIDE / max(part.size)
    size = round(part.width * share), round(part.height * share)
    part = part.resize(size, Image.Resampling.LANCZOS)
    whole = Image.new("RGBA", (SIDE, SIDE))
    whole.paste(part, ((SIDE - size[0]) // 2, (SIDE - size[1]) // 2))
    return whole


def composed(*parts: tuple[Sprite, Box]) -> Sprite:
    """Pieces laid over each other, each as large as its box in a square of `SIDE`."""
    sheet = Image.new("RGBA", (SIDE, SIDE))
    for sprite, box in parts:
        piece = sprite.image.resize(box.size, Image.Resampling.LANCZOS)
        sheet.alpha_composite(piece, (round(box.x), round(box.y)))
    return Sprite(sheet)


def trio(sprites: Sequence[Sprite]) -> Sprite:
    """Three pieces as one: two above, one below."""
    side = SIDE * 0.56
    low = Box((SIDE - side) / 2, SIDE - side, side, side)
    boxes = (Box(0, 0, side, side), Box(SIDE - side, 0, side, side), low)
    return composed(*zip(sprites, boxes, strict=True))


def pair(sprites: Sequence[Sprite]) -> Sprite:
    """Two pieces as one, the second over the first."""
    side = SIDE * 0.68
    boxes = (Box(0, 0, side, side), Box(SIDE - side, SIDE - side, side, side))
    return composed(*zip(sprites, boxes, strict=True))


NONE = Emojis({}, lambda text: None)
