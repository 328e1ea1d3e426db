"""Fonts, and text that fits: measured in pixels, cut with an ellipsis, never a crash and never an
empty name.

The fonts lie in fonts/, with their licences, and are set with the basic layout, so that pixels are
the same everywhere. They know Latin, Cyrillic and Greek; a name in another script is spelled in
Latin letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from anyascii import anyascii
from PIL import Image, ImageFilter, ImageFont

FONTS = Path(__file__).parent / "fonts"
FLOOR = 22  # the smallest lettering, in pixels of the finished picture, that a phone still shows
READ = 34  # of what one must read: eleven pixels where a picture is seen 400 wide


class Face(Enum):
    """A typeface, by its file; the serif's TrueType files have wrong widths for … and %."""

    SERIF = "SourceSerifPro-Semibold.otf"
    BOLD = "SourceSerifPro-Bold.otf"
    BLACK = "SourceSerifPro-Black.otf"
    SANS = "Roboto-Regular.ttf"
    MEDIUM = "Roboto-Medium.ttf"


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Ink:
    """A text that is set: a mask of its letters, and how far the mask's upper left corner lies from
    the point at which the text is written.
    """

    text: str
    size: int
    mask: Image.Image
    corner: tuple[int, int]


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a typeface at a size in pixels."""
    return ImageFont.truetype(FONTS / face.value, size, layout_engine=ImageFont.Layout.BASIC)


class Condensed(ImageFont.FreeTypeFont):
    """A typeface whose letters are narrower than they were cut, all by the same share."""

    share: float = 1.0

    def getmask2(self, *args: Any, **named: Any) -> tuple[Any, tuple[int, int]]:
        """Return the mask of a text and its offset, both narrowed."""
        mask, (x, y) = super().getmask2(*args, **named)
        w, h = mask.size
        if not w or not h:
            return mask, (x, y)
        narrow = max(1, round(w * self.share))
        squeezed = mask.resize((narrow, h), Image.Resampling.BICUBIC.value, (0, 0, w, h))
        return squeezed, (round(x * self.share), y)

    def getbbox(self, *args: Any, **named: Any) -> tuple[float, float, float, float]:
        """Return the box round a text, narrowed."""
        left, upper, right, lower = super().getbbox(*args, **named)
        return left * self.share, upper, right * self.share, lower

    def getlength(self, *args: Any, **named: Any) -> float:
        """Return how long a text is, narrowed."""
        return super().getlength(*args, **named) * self.share


@lru_cache(maxsize=256)
def condensed(face: Face, size: int, percent: int) -> ImageFont.FreeTypeFont:
    """The typeface at so many percent of its width."""
    if percent >= 100:
        return font(face, size)
    narrow = Condensed(FONTS / face.value, size, layout_engine=ImageFont.Layout.BASIC)
    narrow.share = percent / 100
    return narrow


@lru_cache(maxsize=4096)
def ink(text: str, face: Face, size: int, percent: int, anchor: str) -> Ink:
    """A text that is set, kept because the same words stand in picture after picture: setting them
    anew took a fifth of a picture's time.
    """
    mask, corner = condensed(face, size, percent).getmask2(text, "L", anchor=anchor)
    return Ink(text, size, Image.frombytes("L", mask.size, bytes(mask)), corner)


_rims = WeakKeyDictionary[Ink, dict[tuple[int, int], Image.Image]]()


def halo(letters: Ink, reach: int, blur: int) -> Image.Image:
    """The mask of what lies round a text, so many pixels farther on each side than its letters and
    then softened; kept as long as the text is.
    """
    known = _rims.setdefault(letters, {})
    if (mask := known.get((reach, blur))) is None:
        pad = reach + 3 * blur
        wide, high = letters.mask.size
        mask = Image.new("L", (wide + 2 * pad, high + 2 * pad))
        mask.paste(letters.mask, (pad, pad))
        if reach:
            mask = mask.filter(ImageFilter.MaxFilter(2 * reach + 1))
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda v: min(255, v * 3 // 2))
        known[reach, blur] = mask
    return mask


@lru_cache(maxsize=4096)
def squeezed(text: str, face: Face, size: int, room: float, least: float) -> tuple[str, int]:
    """The text, and at how many percent of its width it fits into `room`; where that is less than
    `least`, the text is cut.
    """
    percent = int(100 * room / max(1.0, width(text, face, size)))
    if percent >= 100 * least:
        return text, min(100, percent)
    return fit(text, face, size, room / least), round(100 * least)


@lru_cache(maxsize=256)
def figure_height(face: Face, size: int) -> float:
    """How high the figures are: text is centred by them, for centred by the line numbers sit too
    low.
    """
    return -font(face, size).getbbox("0", anchor="ls")[1]


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: int) -> float:
    """Return how wide a line of text is, in pixels."""
    return font(face, size).getlength(text)


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, room: float) -> str:
    """The text, or as much of its beginning as fits into `room` pixels with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip(" -–·") + "…"


def abbreviated(name: str, face: Face, size: int, room: float) -> str:
    """Somebody's name; where it is too wide its later words by their first letters, then its first
    word: a name that is cut within a word reads worse than one that is short.
    """
    first, *others = name.split() or [name]
    letters = [f"{word[0]}." for word in others]
    forms = (name, " ".join([first, *letters]), " ".join([first, *letters[-1:]]), first)
    return next((form for form in forms if width(form, face, size) <= room), None) or fit(
        name, face, size, room
    )


def largest(text: str, face: Face, sizes: Sequence[int], room: float) -> int:
    """The first of these sizes at which the text fits into `room` pixels, or else the last."""
    return next((size for size in sizes if width(text, face, size) <= room), sizes[-1])


@lru_cache(maxsize=1024)
def spelled(name: str) -> str:
    """A name in characters the fonts have: accents composed, other scripts in Latin letters,
    pictographs left out.

    A name of pictographs alone is spelled by what they are called, so that something is always
    there to read.
    """
    composed = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name))
    readable = "".join(_spelled(letter) for letter in composed)
    return (
        " ".join(readable.split()) or " ".join(re.sub("[:_]", " ", anyascii(name)).split()) or "?"
    )


def lettered(text: str) -> str:
    """A sentence in characters the fonts have; signs they lack are spelled: "23→20" as "23–20"."""
    return "".join(
        letter if all(_known(letter, face) for face in Face) else anyascii(letter)
        for letter in text.replace("→", "–")
    )


def _spelled(letter: str) -> str:
    if letter.isspace():
        return " "
    if all(_known(letter, face) for face in Face):
        return letter
    if (
        unicodedata.category(letter)[0] in "SCM"
    ):  # pictographs, controls and joiners, marks that found no letter
        return ""
    return anyascii(letter)


@lru_cache(maxsize=4096)
def _known(letter: str, face: Face) -> bool:
    """Whether a typeface has the letter; one it has not looks like one that nobody has."""
    probe = font(face, 32)
    return bytes(probe.getmask(letter)) != bytes(probe.getmask("\U0010ffff"))


def wrapped(text: str, face: Face, size: int, room: float) -> list[str]:
    """The text in as few lines as fit into `room`, broken between words, none much shorter than the
    others.
    """
    lines = _broken(text, face, size, room)
    narrower = room - size
    longest = max((width(word, face, size) for word in _words(text)), default=0)
    while narrower > size and longest <= narrower:
        closer = _broken(text, face, size, narrower)
        if len(closer) != len(lines):
            break
        lines, narrower = closer, narrower - size
    return lines


def _broken(text: str, face: Face, size: int, room: float) -> list[str]:
    lines: list[str] = []
    for word in _words(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(fit(word, face, size, room))
    return lines


def _words(text: str) -> list[str]:
    """What a text may be broken between: not at spaces that hold figures and dashes together."""
    return [word for word in text.split(" ") if word]
