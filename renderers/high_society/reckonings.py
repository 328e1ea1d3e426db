"""How a score came about: the sum of the luxuries, then a chip for every card that changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.high_society.view import Result
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.high_society.players import score
from renderers.high_society.signs import chip
from renderers.lettering import Face, width
from renderers.theme import Colour
from renderers.words import Words

ADDENDS, HOW, MAKES = 28, 30, 38  # the lettering
LINE = 46  # how high a line of steps is
BEFORE, AROUND, AFTER = 10, 18, 8  # before a chip, around its text, and before what it makes


class Step(NamedTuple):
    """One step of a reckoning: what is done, and what that makes."""

    how: str
    makes: str


@dataclass(frozen=True, slots=True)
class Inks:
    """How bright a row is: whoever is out of it lies in the shade."""

    share: float
    strong: Colour
    soft: Colour


def steps_of(result: Result, words: Words) -> Iterator[Step]:
    """The score as the rules take it: sum, loss, doublings, halving."""
    taken = result.reckoning
    yield Step(" + ".join(map(str, taken.luxuries)), str(taken.sum))
    if taken.loss:
        yield Step("−5", str(taken.after_loss))
    makes = taken.after_loss
    for _ in range(taken.recognitions):
        makes *= 2
        yield Step("×2", str(makes))
    if taken.arrest:
        yield Step("÷2", score(taken.halves, words))


def lines_of(result: Result, words: Words, room: float, most: int) -> list[list[Step]]:
    """The steps in at most so many lines that fit into `room`; nothing if they do not.

    The addends are left out where there is no room for them: the cards show them, too.
    """
    first, *others = steps_of(result, words)
    summed = Step(f"{first.how} =" if "+" in first.how else "", first.makes)
    for start in (summed, Step("", first.makes)):
        lines, left = [[start]], room - _wide(start, first=True)
        fits = left >= 0
        for step in others:
            wide = _wide(step)
            if wide > left:
                lines.append([])
                left = room
            lines[-1].append(step)
            left -= wide
            fits = fits and left >= 0
        if fits and len(lines) <= most:
            return lines
    return []


def _wide(step: Step, *, first: bool = False) -> float:
    makes = width(step.makes, Face.SERIF, MAKES)
    if first:
        return makes + (width(step.how, Face.SANS, ADDENDS) + AFTER if step.how else 0)
    return BEFORE + width(step.how, Face.MEDIUM, HOW) + AROUND + AFTER + makes


def reckoned(canvas: Canvas, box: Box, lines: Sequence[Sequence[Step]], inks: Inks) -> None:
    """The lines of a reckoning, one below the other in the middle of a box."""
    rows = box.place(box.w, LINE * len(lines), 0, 0.5).rows(*[1] * len(lines))
    for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
        at = row.left_middle
        for place, step in enumerate(line):
            if number == place == 0:
                if step.how:
                    wide = canvas.text(at, step.how, Face.SANS, ADDENDS, inks.soft)
                    at = at.moved(wide + AFTER)
            else:
                w = round(width(step.how, Face.MEDIUM, HOW) + AROUND)
                spot = Box(at.x + (BEFORE if place else 0), at.y - 21, w, 42)
                canvas.put(chip(w, 42, inks.share), spot)
                canvas.text(spot.centre, step.how, Face.MEDIUM, HOW, inks.strong, Anchor.MIDDLE)
                at = Point(spot.right + AFTER, at.y)
            at = at.moved(canvas.text(at, step.makes, Face.SERIF, MAKES, inks.strong))
