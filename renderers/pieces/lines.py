"""Sentences that have pictures in the place of words, or name somebody, in little room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from renderers.canvas import Canvas, Part
from renderers.geometry import Point
from renderers.lettering import Face, abbreviated, spelled, width
from renderers.theme import Colour

SENTENCE = 27  # the size of letters in a sentence with pictures
FIRST_SLOT = (
    0xE000  # private characters hold the places of pictures while a sentence is put into words
)


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is set."""

    face: Face
    size: int
    ink: Colour


def slots(count: int) -> list[str]:
    """Stand-ins for pictures, to be given to a sentence as its arguments."""
    return [chr(FIRST_SLOT + place) for place in range(count)]


def illustrated(sentence: str, pictures: Sequence[Sequence[Part]]) -> list[Part]:
    """The sentence with its stand-ins replaced, each by its pictures, wherever the language has put
    them.
    """
    parts: list[Part] = []
    run = ""
    for letter in sentence:
        place = ord(letter) - FIRST_SLOT
        if 0 <= place < len(pictures):
            _append(parts, run)
            parts += pictures[place]
            run = ""
        else:
            run += letter
    _append(parts, run)
    return parts


def _append(parts: list[Part], run: str) -> None:
    """Add words; those that follow a word without a space belong to it."""
    if parts and isinstance(parts[-1], str) and run[:1].strip():
        parts[-1] += run.rstrip()
    elif run.strip():
        parts.append(run.strip())


def naming(sentence: Callable[[str], str], name: str, face: Face, size: int, room: float) -> str:
    """A sentence about somebody, the name short enough for the rest of it to stay whole."""
    return naming_all(lambda names: sentence(names[0]), [name], face, size, room)


def naming_all(
    sentence: Callable[[Sequence[str]], str],
    names: Sequence[str],
    face: Face,
    size: int,
    room: float,
) -> str:
    """The same about several, each of whom has an equal share of the room; what one does not need
    the others get.
    """
    shown = [spelled(name) for name in names]
    if width(sentence(shown), face, size) <= room:
        return sentence(shown)
    room -= width(sentence([""] * len(shown)), face, size)
    shortest_first = sorted(range(len(shown)), key=lambda place: width(shown[place], face, size))
    for left, place in zip(range(len(shown), 0, -1), shortest_first, strict=True):
        shown[place] = abbreviated(shown[place], face, size, room / left)
        room -= width(shown[place], face, size)
    return sentence(shown)


def narrow_line(
    canvas: Canvas, at: Point, parts: Sequence[Part], style: Style, room: float, least: float
) -> None:
    """A line of text with pictures in it; where it needs more than `room`, its letters become
    narrower, down to the share `least`, and beyond that its last parts are left out.
    """
    shown = list(parts)
    while len(shown) > 1 and _share(shown, style, room) < least:
        shown = shown[:-1]
    share = min(1.0, _share(shown, style, room))
    for part in shown:
        if isinstance(part, str):
            wide = width(part, style.face, style.size) * share + 1
            wide = canvas.text(at, part, style.face, style.size, style.ink, room=wide, squeeze=0.5)
        else:
            canvas.stamp(part, at.moved(part.w / 2))
            wide = part.w
        at = at.moved(wide + 7)


def _share(parts: Sequence[Part], style: Style, room: float) -> float:
    """How narrow the letters of a line have to be."""
    text = sum(width(part, style.face, style.size) for part in parts if isinstance(part, str))
    drawn = sum(part.w for part in parts if not isinstance(part, str)) + 7 * (len(parts) - 1)
    return (room - drawn) / max(1.0, text)
