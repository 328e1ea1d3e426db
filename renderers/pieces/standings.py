"""The standings at the end: a plate for every place, with room for where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box
from renderers.lettering import Face, spelled
from renderers.pieces import ground
from renderers.pieces.portraits import seat_mark
from renderers.pieces.seats import BADGE
from renderers.theme import ACTIVE, TEXT

WINNER, OTHER, GAP = 250, 145, 14  # the heights of the plates


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the standings; `aside` is what breaks ties, or whatever else belongs to the
    name.
    """

    place: int
    seat: int
    name: str
    points: int
    aside: Sequence[Part]

    @property
    def height(self) -> int:
        """How high the plate is: the winner's is higher."""
        return WINNER if self.place == 1 else OTHER


def height_of(places: Sequence[Place]) -> int:
    """How much room all plates need."""
    return sum(place.height for place in places) + GAP * (len(places) - 1)


def standings(canvas: Canvas, box: Box, places: Sequence[Place]) -> list[Box]:
    """Draws the plates from the winner down; returns the room each leaves for its sources."""
    rows = box.rows(*(place.height for place in places), gap=GAP)
    return [_plate(canvas, row, place) for row, place in zip(rows, places, strict=True)]


def _plate(canvas: Canvas, box: Box, place: Place) -> Box:
    """The winner's is taller and alone has gold edge and laurel; the rooms stand under each other
    in all plates.
    """
    won = place.place == 1
    canvas.put(ground.plate(canvas.theme, *box.size, active=won), box)
    rank, rest = box.inset(22, 12).columns(196, 1, gap=14)
    if won:
        canvas.stamp(glyphs.icon(glyphs.laurel, 220, ACTIVE), rank.centre)
        canvas.text(rank.centre, str(place.points), Face.BOLD, 92, anchor=Anchor.MIDDLE)
    else:
        canvas.stamp(ground.medal(place.place, 56), rank.left_middle.moved(40))
        canvas.text(
            rank.right_middle.moved(-14), str(place.points), Face.BOLD, 72, anchor=Anchor.RIGHT
        )
    upper, lower = rest.inset(0, 14 if won else 0).rows(0.42, 0.58, gap=8)
    wide = canvas.line(upper.right_middle, place.aside, Face.SANS, 30, anchor=Anchor.RIGHT)
    face, sizes = (Face.SERIF, (50, 44, 40)) if won else (Face.MEDIUM, (34,))
    mark = seat_mark(place.seat, canvas.theme, 52 if won else BADGE)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    room = upper.w - mark.w - wide - 36
    ink, at = ACTIVE if won else TEXT, upper.left_middle.moved(mark.w + 12)
    canvas.name(at, spelled(place.name), face, sizes, ink, room)
    return lower
