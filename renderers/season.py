"""How people stand in each division of a season, as a picture and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.cup import CupLine, cup_line_told, figure_told
from renderers.encoding import webp
from renderers.geometry import Box
from renderers.leaderboard import (
    EDGE,
    GAP,
    MORE,
    TITLE,
    WIDE,
    heading,
    more_told,
    name_shown,
    said_below,
)
from renderers.lettering import Face
from renderers.pieces import brass, ground, house
from renderers.pieces.portraits import Likeness, unseated
from renderers.scenes import Description
from renderers.telling import NAME_LENGTHS, shortened
from renderers.theme import TEXT
from renderers.words import Words

MOST_DIVISIONS = 4
"""So many the picture has at most; the text has all."""
ABREAST, BETWEEN = 2, 24
"""Divisions side by side, and the room between them."""
HEAD, ROW = 72, 72
MEDAL, FACE = 52, 54
CHANGES = 3
"""How thick the line is beyond which people move up or down."""


@dataclass(frozen=True, slots=True)
class DivisionBoard:
    """How people stand in a division."""

    lines: tuple[CupLine, ...]
    """The best first."""
    up: int
    """So many of the first move up."""
    down: int
    """So many of the last move down."""


@dataclass(frozen=True, slots=True)
class SeasonBoard:
    """How people stand in a season."""

    game: str
    """Its title."""
    season: int
    round: int
    rounds: int
    divisions: tuple[DivisionBoard, ...]


def season_picture(board: SeasonBoard, people: Sequence[Likeness], words: Words) -> bytes:
    """A picture of how people stand; *people* are those of all lines, division by division."""
    return webp(draw_season(board, people, words).image)


def tell_season(board: SeasonBoard, names: Sequence[str], words: Words) -> Description:
    """The same in words, and all lines in the long form."""

    def told(called: Sequence[str], most: int) -> list[str]:
        said, left = [f"{words('cup-board')}. {_state(board, words)}"], list(called)
        for number, division in enumerate(board.divisions, start=1):
            own, left = left[: len(division.lines)], left[len(division.lines) :]
            lines = zip(division.lines[:most], own, strict=False)
            said.append(words("season-division", n=number))
            said += [cup_line_told(line, name, words) for line, name in lines]
        return said

    steps = [(length, most) for most in (8, 4, 2, 1) for length in NAME_LENGTHS]
    alt = shortened(lambda called, most: ". ".join(told(called, most)), names, steps)
    return Description(alt, "\n".join(told(names, len(names))))


def draw_season(board: SeasonBoard, people: Sequence[Likeness], words: Words) -> Canvas:
    """The divisions two by two, one without another across the whole; in each of them a line shows
    who moves up and who down.
    """
    shown = board.divisions[:MOST_DIVISIONS]
    pairs = [shown[start : start + ABREAST] for start in range(0, len(shown), ABREAST)]
    drawn = sum(len(one.lines) for one in shown)
    more = more_told(sum(len(one.lines) for one in board.divisions) - drawn, words)
    if any(line.points for one in shown for line in one.lines):
        more.append(words("cup-ties"))
    heights = [HEAD + max(len(one.lines) for one in pair) * (ROW + GAP) for pair in pairs]
    heights += [MORE] * len(more)
    canvas = house.table(WIDE, round(2 * EDGE + TITLE + sum(heights)))
    head, *boxes = canvas.box.inset(EDGE).rows(TITLE, *heights)
    heading(canvas, head, words("cup-board"), _state(board, words))
    number, left = 0, list(people)
    said_below(canvas, boxes[len(pairs) :], more)
    for pair, box in zip(pairs, boxes, strict=False):
        for division, cell in zip(pair, box.columns(*[1] * len(pair), gap=BETWEEN), strict=True):
            number += 1
            own, left = left[: len(division.lines)], left[len(division.lines) :]
            _division(canvas, cell, division, own, words("season-division", n=number), words)
    return canvas


def _state(board: SeasonBoard, words: Words) -> str:
    return words(
        "season-state",
        game=board.game,
        season=board.season,
        round=board.round,
        rounds=board.rounds,
    )


def _division(  # all that it shows
    canvas: Canvas,
    box: Box,
    division: DivisionBoard,
    people: Sequence[Likeness],
    title: str,
    words: Words,
) -> None:
    heights = [ROW + GAP] * len(division.lines)
    head, *rows = Box(box.x, box.y, box.w, HEAD + sum(heights)).rows(HEAD, *heights)
    house.title(canvas, head.left_middle.moved(12, 4), title, 44, head.w * 0.8)
    last = len(rows) - division.down
    for number, (line, who, row) in enumerate(zip(division.lines, people, rows, strict=True)):
        plate = Box(row.x, row.y, row.w, ROW)
        _line(canvas, plate, line, who, words)
        if number in {division.up, last} and 0 < number < len(rows):
            edge = brass.faded_line(round(row.w), CHANGES)
            canvas.put(edge, Box(row.x, row.y - GAP / 2 - CHANGES / 2, row.w, CHANGES))


def _line(canvas: Canvas, box: Box, line: CupLine, who: Likeness, words: Words) -> None:
    canvas.put(house.plate(*box.size), box)
    inner = box.inset(10, 0)
    canvas.stamp(ground.medal(line.place, MEDAL), inner.left_middle.moved(MEDAL / 2))
    canvas.stamp(unseated(who, FACE, canvas.theme), inner.left_middle.moved(MEDAL + 10 + FACE / 2))
    points, left = figure_told(line.points, words), MEDAL + FACE + 24
    at = inner.right_middle.moved(-6)
    wide = canvas.text(at, points, Face.BLACK, 44, GILT_CAST, Anchor.RIGHT)
    name, room = name_shown(who, words), inner.w - left - wide - 22
    ink = house.SOFT if line.gone else SHADED.inked(TEXT)
    at = inner.left_middle.moved(left)
    canvas.name(at, name, Face.BOLD, (42, 39, 36), ink, room, 0.75)
