"""The painted faces among which people choose theirs, as a picture and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.canvas import Anchor, Canvas
from renderers.encoding import webp
from renderers.geometry import Box
from renderers.lettering import Face, wrapped
from renderers.pieces import brass, house
from renderers.pieces.portraits import FACES, Likeness, Part, painted_face, unseated
from renderers.scenes import Description
from renderers.words import Words

WIDE, EDGE, TITLE, GAP = 1200, 44, 84, 16
ACROSS, HIGH = 5, 232
LABEL, LINE, SIZE = 88, 38, 34
"""Below a face: how high its name is and each of its two lines, and in which size."""
PORTRAIT = 68
SHOWN: Part = (24, 8, 186)
"""Of a face, as much as no pocket or sleeve is cut off at the frame."""


@dataclass(frozen=True, slots=True)
class FaceSheet:
    """The faces, one of which somebody has chosen; empty if none."""

    chosen: str = ""


def face_told(face: str, words: Words) -> str:
    """What a painted face is called."""
    return words(f"face-{face}")


def faces_picture(sheet: FaceSheet, people: Sequence[Likeness], words: Words) -> bytes:
    """A picture of all faces; *people* is whoever chooses."""
    return webp(draw_faces(sheet, people, words).image)


def tell_faces(sheet: FaceSheet, names: Sequence[str], words: Words) -> Description:
    """The same in words; *names* is that of whoever chooses."""
    said = [words("faces-title"), words.listed([face_told(face, words) for face in FACES])]
    if sheet.chosen:
        said.append(words("faces-chosen", face=face_told(sheet.chosen, words)))
    return Description(". ".join(said), "\n".join(said))


def draw_faces(sheet: FaceSheet, people: Sequence[Likeness], words: Words) -> Canvas:
    """All faces in two rows; the one that is chosen has a frame."""
    rows = -(-len(FACES) // ACROSS)
    canvas = house.table(WIDE, 2 * EDGE + TITLE + rows * (HIGH + LABEL) + (rows - 1) * GAP)
    head, *lines = canvas.box.inset(EDGE).rows(TITLE, *[1] * rows, gap=GAP)
    (who,) = people
    face = unseated(who, PORTRAIT, canvas.theme)
    canvas.stamp(face, head.right_middle.moved(-PORTRAIT / 2 - 12, -8))
    room = head.w - PORTRAIT - 60
    house.title(canvas, head.left_middle.moved(12, -8), words("faces-title"), 54, room)
    places = (cell for line in lines for cell in line.columns(*[1] * ACROSS, gap=GAP))
    for name, cell in zip(FACES, places, strict=True):
        box = Box(round(cell.x), round(cell.y), round(cell.w), round(cell.h))
        _face(canvas, box, name, words, chosen=name == sheet.chosen)
    return canvas


def _face(canvas: Canvas, box: Box, name: str, words: Words, *, chosen: bool) -> None:
    canvas.put(house.plate(*box.size, chosen), box)
    wide, high = round(box.w - 20), HIGH - 16
    image = painted_face(name, "ground", wide, high, SHOWN).image
    canvas.put(brass.framed(image, 11, 3), Box(box.x + 10, box.y + 10, wide, high))
    told, room = face_told(name, words), box.w - 16
    said = wrapped(told, Face.MEDIUM, SIZE, room)
    at = box.centre.moved(dy=HIGH / 2 - 2 - LINE / 2 * (len(said) - 1))
    for place, line in enumerate(said):
        spot = at.moved(dy=LINE * place)
        canvas.text(spot, line, Face.MEDIUM, SIZE, house.SOFT, Anchor.MIDDLE, room, squeeze=0.8)
