"""The lines every picture begins with, and sentences that have pictures in the place of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, fit, spelled, width
from renderers.sprites import Sprite
from renderers.theme import TEXT, Colour

HEADER = 104  # how high a header is
SENTENCE = 27  # the size of its sentence
FIRST_SLOT = 0xE000  # private characters hold the places of pictures while a sentence is put into words


def slots(count: int) -> list[str]:
    """Stand-ins for pictures, to be given to a sentence as its arguments."""
    return [chr(FIRST_SLOT + place) for place in range(count)]


def illustrated(sentence: str, pictures: Sequence[Sequence[Part]]) -> list[Part]:
    """The sentence with its stand-ins replaced, each by its pictures, wherever the language has put them."""
    parts: list[Part] = []
    run = ""
    for letter in sentence:
        place = ord(letter) - FIRST_SLOT
        if 0 <= place < len(pictures):
            parts += [run.strip()] if run.strip() else []
            parts += pictures[place]
            run = ""
        else:
            run += letter
    return parts + ([run.strip()] if run.strip() else [])


def naming(sentence: Callable[[str], str], name: str, face: Face, size: int, room: float) -> str:
    """A sentence about somebody, the name cut so that the rest of the sentence stays whole."""
    name = spelled(name)
    if width(sentence(name), face, size) <= room:
        return sentence(name)
    return sentence(fit(name, face, size, room - width(sentence(""), face, size)))


def header(
    canvas: Canvas,
    box: Box,
    title: str,
    aside: str,
    marks: Sequence[Sprite],
    turn: Callable[[float, int], str],
    sentence: Sequence[Part],
    ink: Colour = TEXT,
) -> None:
    """Title at the left; whose turn it is (or who sees this, or who has won) at the right; below, the last move.

    `turn` words the right side for a given room and size.
    """
    upper, lower = box.rows(54, 1)
    middle = upper.centre.y
    left = upper.x + canvas.text(Point(upper.x, middle), title, Face.SERIF, 42, canvas.theme.metal) + 18
    left += canvas.text(Point(left, middle + 2), aside, Face.SANS, 28, canvas.theme.muted) + 30
    room = upper.right - left - sum(mark.w + 10 for mark in marks)
    size = next((size for size in (44, 40, 36) if width(turn(10_000, size), Face.SERIF, size) <= room), 36)
    line: list[Part] = [*marks, turn(room, size)]
    canvas.line(Point(upper.right, middle), line, Face.SERIF, size, anchor=Anchor.RIGHT, gap=10)
    canvas.line(Point(lower.x, lower.centre.y), sentence, Face.SANS, SENTENCE, ink)
