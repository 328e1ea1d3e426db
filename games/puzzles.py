"""Puzzles: positions with one question and one best answer that can be proved.

A game declares kinds of puzzles beside its computer player. A kind says in which positions its
question may be asked, and searches all that can still happen there. The proof says of every first
move what it brings at least and at most. Of moves that bring the same, the one counts that takes
the fewest moves, so that nothing idle comes first. Where two answers are best, there is no puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from games.engine import Seat, Table
from games.moves import Action
from games.text import Text

T = TypeVar("T", bound=Table)


class Unproved(Exception):
    """Nothing can be said of a position: there is too much to search, or luck cannot be bounded."""


@dataclass(slots=True)
class SearchLimit:
    """How many positions may be searched still."""

    left: int

    def spend(self) -> None:
        """Note another position; raise `Unproved` if that is one too many."""
        self.left -= 1
        if self.left < 0:
            raise Unproved


@dataclass(frozen=True, slots=True)
class Proved:
    """A first move, and what it brings to whoever plays on as well as can be."""

    action: Action
    least: int
    """Whatever is turned up; more is better."""
    most: int
    """If all that is turned up is as one wishes."""
    moves: int
    """How many own moves that takes, at most."""
    line: tuple[Action, ...]
    """One's own moves, this one first, as far as they are the same whatever is turned up."""
    course: Text | None = None
    """How it goes on where others have a part in it, for whoever is told the solution."""


class Judgement(Enum):
    """What a move counts for as an answer."""

    RIGHT = "right"
    IDLE = "idle"
    """The best can be reached after it still, but it brings that no nearer."""
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Solution:
    """The proof of a puzzle: all first moves, the best first."""

    moves: tuple[Proved, ...]
    failing: int
    """How many answers fail although they bring something; moves that are alike are one."""

    @property
    def best(self) -> Proved:
        """The answer; where several moves are alike one of them."""
        return self.moves[0]

    @property
    def second(self) -> Proved:
        """The best of the moves that fail."""
        return next(move for move in self.moves if move.least < self.best.least)

    @property
    def teaching(self) -> Proved | None:
        """The best of the moves that fail; none where all bring the same, as then any would do."""
        return self.second if self.second.least > self.moves[-1].least else None

    @property
    def alone(self) -> bool:
        """Whether no other first move brings as much, on a longer way or in another order."""
        return self.moves[1].least < self.best.least

    def judge(self, action: Action) -> Judgement | None:
        """Judge a move; None if it is no answer to the question."""
        return judge(self.moves, action)


def judge(moves: Sequence[Proved], action: Action) -> Judgement | None:
    """Judge a move by the proof of its position; None if the proof does not look at it."""
    found = next((move for move in moves if move.action == action), None)
    if found is None:
        return None
    best = max(move.least for move in moves)
    if found.least < best:
        return Judgement.WRONG
    shortest = min(move.moves for move in moves if move.least == best)
    return Judgement.RIGHT if found.moves == shortest else Judgement.IDLE


def by_itself(_table: Any, action: Action) -> Hashable:
    """Each move is an answer of its own."""
    return action


def never(_table: Any, _action: Action) -> bool:
    """No move comes to mind first."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleKind(Generic[T]):
    """A question that a game asks about positions."""

    key: str
    question: Text | Callable[[T, Seat], Text]
    """What is asked; of the position where that tells what else is known of it."""
    told: Callable[[int], Text]
    """What a move brings, by the figure of its proof."""
    why: Callable[[Solution], Text]
    """What the answer brings, and what it has over the best of the moves that fail."""
    asked: Callable[[T, Seat], bool]
    """Whether the question makes sense for this seat, which is to move: a quick look."""
    prove: Callable[[T, Seat, SearchLimit], Sequence[Proved]]
    """Search everything, and return all first moves that are answers. Raises `Unproved` where that
    cannot be done. It may look at the whole table, but nothing that it returns may depend on what
    the seat does not know.
    """
    idle: tuple[type[Action], ...] = ()
    """Moves that do nothing. They are never the answer, and what brings no more than they do fools
    nobody.
    """
    plain: Callable[[T, Action], bool] = never
    """Moves that come to mind first. They are no answer worth asking for."""
    alike: Callable[[T, Action], Hashable] = by_itself
    """What of a move is the answer, where moves differ in what nobody asks for, such as the place
    of a building.
    """

    def solution(self, table: T, seat: Seat, limit: SearchLimit) -> Solution | None:
        """Return the proof that a position is a puzzle; nothing if two answers are best, if luck
        decides, or if every move will do.

        Raises `Unproved` where that cannot be found out.
        """
        moves = sorted(self.prove(table, seat, limit), key=lambda move: (-move.least, move.moves))
        if not moves or isinstance(moves[0].action, self.idle):
            return None
        best = moves[0]
        if self.plain(table, best.action):
            return None
        rest = [move for move in moves if move.least < best.least]
        if best.most > best.least or any(move.most >= best.least for move in rest):
            return None
        right = [move for move in moves if (move.least, move.moves) == (best.least, best.moves)]
        answers = {self.alike(table, move.action) for move in right}
        nothing = min(
            [move.least for move in moves if isinstance(move.action, self.idle)]
            or [moves[-1].least - 1]
        )
        failing = {
            self.alike(table, move.action) for move in rest if move.least > nothing
        } - answers
        return Solution(tuple(moves), len(failing)) if failing and len(answers) == 1 else None


AnyPuzzleKind = PuzzleKind[Any]
"""A kind, for whoever serves all games."""
