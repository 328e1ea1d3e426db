"""Lessons: a prepared table at which somebody plays a game for the first time.

A game's lesson.json holds the deal, the moves of everybody, and which sentence goes before which
move of the learner. Whoever follows it sees every kind of move; whoever leaves it may go on, as at
any table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files

from games import engine
from games.automa import choose_by_habit
from games.chance import Chance
from games.codec import read_components
from games.engine import Seat, Table
from games.moves import Action, Illegal
from games.package import AnyGame
from games.text import Text

LEARNER = Seat(0)
"""Where the learner sits."""
FILE = "lesson.json"
OVER = Text("lesson-over")
"""What is said when the lesson has been followed to its end."""
MORE = Text("lesson-more")
"""What is said then of which no step has told, but which a first game may need. A game of another
package may have no such sentence.
"""


class Look(Enum):
    """How a lesson or a guide looks at a position."""

    TABLE = "table"
    """As everybody sees it."""
    HAND = "hand"
    """As whoever is to move sees it."""
    MENU = "menu"
    """What whoever is to move chooses from."""
    CLOSE = "close"
    """What lies before whoever is to move."""


@dataclass(frozen=True, slots=True)
class Line:
    """A move of a lesson, and what the learner reads before it."""

    seat: Seat
    action: Action
    text: Text | None = None
    look: Look = Look.TABLE
    """What the learner sees before it."""
    lit: tuple[str, ...] = ()
    """The places in the picture that the text speaks of."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared deal, and how it is played."""

    seats: int
    seed: int
    options: Mapping[str, str]
    lines: tuple[Line, ...]

    @property
    def steps(self) -> int:
        """The number of decisions before which the learner reads something."""
        return sum(line.text is not None for line in self.lines)

    def step(self, done: int) -> int:
        """The number of the learner's step after so many lines, from 1."""
        return sum(line.text is not None for line in self.lines[: done + 1])

    def followed(self, actions: Sequence[tuple[Seat, Action]]) -> int:
        """Return how many of the actions, from the first on, are those of the lesson."""
        same = 0
        for (seat, action), line in zip(actions, self.lines, strict=False):
            if (seat, action) != (line.seat, line.action):
                break
            same += 1
        return same


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """Return the lesson of a game; None if it has none, or if own cards forbid one of its moves."""
    if not files(game.home).joinpath(FILE).is_file():
        return None
    written = read_components(game.home, FILE)
    lines = tuple(
        Line(
            Seat(move["seat"]),
            game.rules.codec.action_of(move["move"]),
            Text(f"lesson-{move['say']}") if "say" in move else None,
            Look(move.get("look", "table")),
            tuple(move.get("lit", ())),
        )
        for move in written["moves"]
    )
    lesson = Lesson(written["seats"], written["seed"], written["options"], lines)
    return lesson if not game.own_cards or _can_be_played(game, lesson) else None


def _can_be_played(game: AnyGame, lesson: Lesson) -> bool:
    table = deal(game, lesson)
    try:
        for line in lesson.lines:
            table = engine.play(table, line.seat, line.action).table
    except Illegal:
        return False
    return True


def first_size(game: AnyGame) -> int:
    """Return how many play somebody's first game: as many as the lesson has shown, so that nothing
    looks strange; without one as few as may.
    """
    lesson = lesson_of(game)
    return min(game.rules.seats) if lesson is None else lesson.seats


def deal(game: AnyGame, lesson: Lesson) -> Table:
    """Return the table of a lesson before its first move."""
    laid_out: Table = game.rules.laid_out(lesson.seats, Chance(lesson.seed), lesson.options)
    return engine.begin(laid_out).table


def reply(
    game: AnyGame, lesson: Lesson, table: Table, actions: Sequence[tuple[Seat, Action]]
) -> tuple[Seat, Action] | None:
    """Return the next move of the other players, or None if the learner is to move, or nobody.

    While the learner follows the lesson the others do, too. After that each does what a player with
    some sense does, without thinking long.
    """
    done = lesson.followed(actions)
    if done == len(actions) and done < len(lesson.lines):
        line = lesson.lines[done]
        return None if line.seat == LEARNER else (line.seat, line.action)
    for decision in table.waiting:
        if decision.seat != LEARNER:
            luck = Chance(lesson.seed + len(actions))
            return decision.seat, choose_by_habit(game, table, decision.seat, luck)
    return None
