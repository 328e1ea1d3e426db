"""How a move is put together, one small question at a time.

A decision asks a question; answering it yields a finished move or another question. The answers
along the way, joined by spaces, are the move's *notation*: the same text serves menus, typed
commands, transcripts and tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations
from string import ascii_lowercase
from typing import TypeAlias

from games.engine import Illegal, Move
from games.text import Text

MOST_OPTIONS = 25
DEEPEST = 4
LONGEST_NOTATION = 60
LONGEST_REPEATED = 60
"""Characters of what was typed that a refusal repeats."""
NOTHING = "none"
"""The answer that picks none of several things."""


@dataclass(frozen=True, slots=True)
class Option:
    """One labelled answer, and the move or the next question that it leads to."""

    key: str
    label: Text
    then: Move | Callable[[], Question]
    hint: Text | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose exactly one option; each leads somewhere playable."""

    prompt: Text
    options: Sequence[Option]


@dataclass(frozen=True, slots=True)
class PickSome:
    """Choose between *least* and *most* of several things; the rules may still refuse the
    choice.
    """

    prompt: Text
    things: Mapping[str, Text]
    least: int
    most: int
    then: Callable[[frozenset[str]], Move]
    tally: Callable[[frozenset[str]], Text] | None = None
    """What the things picked so far come to, where that helps to choose: a running total."""
    hints: Mapping[str, Text] = field(default_factory=dict)
    """What helps to choose among the things, by their keys."""


Cell: TypeAlias = tuple[int, int]
"""Row and column of a square, from 0 at the upper left."""


class Nudge(Enum):
    """How a piece that is being laid is moved, turned or turned over."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    TURN = "turn"
    TURN_BACK = "back"
    FLIP = "flip"


_STEPS: Mapping[Nudge, Cell] = {
    Nudge.LEFT: (0, -1),
    Nudge.RIGHT: (0, 1),
    Nudge.UP: (-1, 0),
    Nudge.DOWN: (1, 0),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """How a piece lies on a grid."""

    way: int
    """In which of its ways, from 1."""
    row: int
    """Of the upper left corner of the rectangle round the piece; likewise the next."""
    column: int


@dataclass(frozen=True, slots=True)
class Placement(Pick):
    """Lay a piece on a grid of squares.

    The options lead there step by step, for whoever types. Whoever sees the grid moves the piece
    instead. A spot answers at once: `2-b3` is the second way, with the leftmost square of its
    uppermost row on B3.
    """

    piece: str
    """The id of the piece."""
    rows: int
    columns: int
    ways: Sequence[tuple[Cell, ...]]
    """The squares of each way in which it may lie, from the upper left corner of the rectangle
    round them.
    """
    best: Spot
    """A place to begin with, where it may be laid."""
    lay: Callable[[Spot], Move]
    """What laying it there amounts to."""
    refusal: Callable[[Spot], Text | None]
    """Why it may not be laid there; nothing if it may."""
    covers: Callable[[Spot], Text]
    """Which squares it would cover there, in words."""

    def cells(self, spot: Spot) -> tuple[Cell, ...]:
        """Return the squares that the piece covers at a spot."""
        return tuple((spot.row + row, spot.column + column) for row, column in self._way(spot))

    def key(self, spot: Spot) -> str:
        """Return the answer that lays the piece at a spot."""
        row, column = min(self.cells(spot))
        return f"{spot.way}-{ascii_lowercase[column]}{row + 1}"

    def spot(self, key: str) -> Spot | None:
        """Return the spot that an answer names; nothing if it is none on the grid."""
        return self._spots().get(key)

    def nudged(self, spot: Spot, nudge: Nudge) -> Spot | None:
        """Return where a piece lies after a nudge; nothing if there is no such way or place."""
        if nudge in _STEPS:
            down, right = _STEPS[nudge]
            moved = Spot(spot.way, spot.row + down, spot.column + right)
            return moved if moved == self._kept_inside(moved) else None
        turned = _NUDGED[nudge](self._way(spot))
        ways = [frozenset(way) for way in self.ways]
        if turned not in ways or (way := ways.index(turned) + 1) == spot.way:
            return None
        return self._kept_inside(Spot(way, spot.row, spot.column))

    def _way(self, spot: Spot) -> tuple[Cell, ...]:
        return self.ways[spot.way - 1]

    def _kept_inside(self, spot: Spot) -> Spot:
        """The nearest spot at which the piece is wholly on the grid."""
        high = 1 + max(row for row, _ in self._way(spot))
        wide = 1 + max(column for _, column in self._way(spot))
        row = min(max(spot.row, 0), self.rows - high)
        return Spot(spot.way, row, min(max(spot.column, 0), self.columns - wide))

    def _spots(self) -> Mapping[str, Spot]:
        """Every spot on the grid, by its answer."""
        every = (
            Spot(way, row, column)
            for way in range(1, len(self.ways) + 1)
            for row in range(self.rows)
            for column in range(self.columns)
        )
        return {self.key(spot): spot for spot in every if spot == self._kept_inside(spot)}


def _shifted(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The squares from the upper left corner of the rectangle round them."""
    squares = [*cells]
    top, left = (min(side) for side in zip(*squares, strict=True))
    return frozenset((row - top, column - left) for row, column in squares)


_NUDGED: Mapping[Nudge, Callable[[Iterable[Cell]], frozenset[Cell]]] = {
    Nudge.TURN: lambda cells: _shifted((column, -row) for row, column in cells),
    Nudge.TURN_BACK: lambda cells: _shifted((-column, row) for row, column in cells),
    Nudge.FLIP: lambda cells: _shifted((row, -column) for row, column in cells),
}

Question: TypeAlias = Pick | PickSome


class Misread(Illegal):
    """A notation that does not answer its question."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How far a notation leads: the answers as understood, and what they lead to."""

    path: tuple[str, ...]
    here: Move | Question

    @property
    def notation(self) -> str:
        """The answers, as they would be typed."""
        return " ".join(self.path)


def follow(question: Question, answer: str) -> Move | Question:
    """Return what giving *answer* to *question* leads to; raise `Misread` if it is none of the
    answers.
    """
    match question:
        case Pick(options=options):
            for option in options:
                if option.key == answer:
                    return option.then if isinstance(option.then, Move) else option.then()
            if isinstance(question, Placement) and (spot := question.spot(answer)):
                if refused := question.refusal(spot):
                    raise Misread(refused)
                return question.lay(spot)
        case PickSome(things=things, least=least, most=most, then=then):
            keys = chosen(answer)
            if keys <= things.keys() and least <= len(keys) <= most:
                return then(keys)
    raise Misread(_unanswered(question, answer))


def read(question: Question, notation: str) -> Reading:
    """Follow the answers in *notation* one after another, as far as they go.

    Raises `Misread` at the first that cannot be understood, saying what was and what may follow.
    """
    path: tuple[str, ...] = ()
    here: Move | Question = question
    for answer in notation.lower().split():
        if isinstance(here, Move):
            raise Misread(
                Text("engine-too-much", understood=" ".join(path), extra=_repeated(answer))
            )
        spelled = joined(here, chosen(answer)) if isinstance(here, PickSome) else answer
        here, path = follow(here, answer), (*path, spelled)
    return Reading(path, here)


def chosen(answer: str) -> frozenset[str]:
    """Return the keys that an answer to a `PickSome` names."""
    return frozenset() if answer == NOTHING else frozenset(answer.split("+"))


def joined(question: PickSome, keys: frozenset[str]) -> str:
    """Return the answer that picks *keys*, always in the order of the question."""
    return "+".join(key for key in question.things if key in keys) or NOTHING


def answers(question: Question) -> Iterator[tuple[str, Move]]:
    """Yield every finished move that *question* can lead to, with its notation."""
    match question:
        case Pick(options=options):
            for option in options:
                if isinstance(option.then, Move):
                    yield option.key, option.then
                else:
                    yield from (
                        (f"{option.key} {rest}", move) for rest, move in answers(option.then())
                    )
        case PickSome(things=things, least=least, most=most, then=then):
            for size in range(least, most + 1):
                for keys in combinations(things, size):
                    yield "+".join(keys) or NOTHING, then(frozenset(keys))


def notation_of(question: Question, move: Move) -> str:
    """Return the notation of *move* as an answer to *question*; raise `ValueError` if it is not
    offered.
    """
    for notation, offered in answers(question):
        if offered == move:
            return notation
    raise ValueError(f"{move} does not answer {question.prompt}")


def _unanswered(question: Question, answer: str) -> Text:
    answer = _repeated(answer)
    match question:
        case Pick(options=options):
            keys = _listed(option.key for option in options)
            return Text("engine-misread", answer=answer, asked=question.prompt, keys=keys)
        case PickSome(things=things, least=least, most=most):
            keys = _listed(things)
            if least == most:
                return Text(
                    "engine-misread-exactly",
                    answer=answer,
                    asked=question.prompt,
                    keys=keys,
                    n=most,
                )
            return Text(
                "engine-misread-some",
                answer=answer,
                asked=question.prompt,
                keys=keys,
                least=least,
                most=most,
            )


def _repeated(answer: str) -> str:
    """What was typed as a refusal repeats it: sentences take no more than a thousand characters of
    anybody's.
    """
    return answer if len(answer) <= LONGEST_REPEATED else answer[: LONGEST_REPEATED - 1] + "…"


def _listed(keys: Iterable[str]) -> str:
    return " · ".join(keys)
