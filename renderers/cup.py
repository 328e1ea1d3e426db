"""How people stand in a cup, as a picture and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.canvas import Canvas
from renderers.encoding import webp
from renderers.leaderboard import BoardLine, drawn, more_told
from renderers.pieces.portraits import Likeness
from renderers.scenes import Description
from renderers.telling import NAME_LENGTHS, shortened
from renderers.words import Words

COLUMNS = (150, 210, 190)
"""How wide the columns of figures are."""
FRACTION = 2
"""A number of which one speaks as of fractions, in each language."""
MOST_SHOWN = 10
"""Lines of a picture."""


@dataclass(frozen=True, slots=True)
class CupLine:
    """How somebody stands in a cup."""

    place: int
    points: float
    opponents: float
    """The mean of the points of those whom they have met."""
    won: int
    gone: bool = False
    """Whether they play no more."""


@dataclass(frozen=True, slots=True)
class CupBoard:
    """How people stand in a cup."""

    game: str
    """Its title."""
    round: int
    rounds: int
    lines: tuple[CupLine, ...]
    """The best first; no more than a picture shows."""
    people: int
    """How many there are in all."""


def cup_picture(board: CupBoard, people: Sequence[Likeness], words: Words) -> bytes:
    """A picture of how people stand in a cup; *people* are those of the lines."""
    return webp(draw_cup(board, people, words).image)


def tell_cup(board: CupBoard, names: Sequence[str], words: Words) -> Description:
    """The same in words, and all lines in the long form."""

    def alt(shown: Sequence[str], most: int) -> str:
        said = [words("cup-board"), _state(board, words)]
        told = zip(board.lines[:most], shown, strict=False)
        said += [cup_line_told(line, name, words) for line, name in told]
        return ". ".join([*said, *more_told(board.people - min(most, len(board.lines)), words)])

    steps = [(length, MOST_SHOWN) for length in NAME_LENGTHS] + [(9, 8), (9, 5)]
    lines = [
        cup_line_told(line, name, words) for line, name in zip(board.lines, names, strict=True)
    ]
    return Description(shortened(alt, names, steps), "\n".join(lines))


def cup_line_told(line: CupLine, name: str, words: Words, *, whole: bool = False) -> str:
    """A line in words; the *whole* line has all columns."""
    points = figure_told(line.points, words)
    n = int(points) if points.isdigit() else FRACTION
    told = words("cup-line", place=line.place, name=name, points=points, n=n)
    if whole:
        opponents = figure_told(line.opponents, words)
        told = words("cup-line-whole", line=told, opponents=opponents, won=line.won)
    return words("cup-line-gone", line=told) if line.gone else told


def figure_told(points: float, words: Words) -> str:
    """Points in figures: whole, or with one decimal."""
    whole = round(points, 1)
    if whole == int(whole):
        return str(int(whole))
    return words("cup-decimal", whole=str(int(whole)), tenth=str(round(whole * 10) % 10))


def draw_cup(board: CupBoard, people: Sequence[Likeness], words: Words) -> Canvas:
    """The standings; until something is counted nobody has a place."""
    counted = any(line.points for line in board.lines)
    lines = [
        BoardLine(
            line.place if counted else None,
            who,
            [
                figure_told(line.points, words),
                figure_told(line.opponents, words),
                str(line.won),
            ],
        )
        for line, who in zip(board.lines, people, strict=True)
    ]
    labels = [words("cup-points"), words("cup-opponents"), words("cup-won")]
    more = more_told(board.people - len(lines), words)
    more += [words("cup-columns"), words("cup-ties")] if counted else []
    return drawn(words("cup-board"), _state(board, words), labels, COLUMNS, lines, more, words)


def _state(board: CupBoard, words: Words) -> str:
    """Which game is played, and which round."""
    return words("cup-state", game=board.game, round=board.round, rounds=board.rounds)
