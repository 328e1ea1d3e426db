"""What helps people with a game: its pieces and figures explained, where they are, and warnings.

Lesson and guide lie beside the words, see `games.lesson` and `games.guide`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from games.engine import Decision, Event, Seat, Table
from games.moves import Action
from games.text import Text

T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class Piece:
    """What a piece does, told to whoever meets it for the first time; pieces that differ may share
    a name.
    """

    name: Text
    text: Text
    sure: Text | None = None
    """How sure its figures are, where not every figure of the game was found in print."""


def _nothing(_table: object, _me: Seat | None) -> Sequence[Piece]:
    return ()


def _none_meant(_table: object, _seat: Seat, _key: str) -> Piece | None:
    return None


def _no_answers(_table: object, _seat: Seat) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching(Generic[T]):
    """A frozen record of functions and figures."""

    pieces: Sequence[Piece] = ()
    """The pieces that cannot be understood by looking at them, each kind once: `/rules` tells what
    they do.
    """
    meant: Callable[[T, Seat, str], Piece | None] = _none_meant
    """The piece that an answer in a question of a seat stands for, if it stands for one that can be
    explained: a card by its id or by where it lies.
    """
    beside: Callable[[T, Seat], Sequence[str]] = _no_answers
    """Where no answer stands for a piece: the pieces by which a seat chooses, as keys that `meant`
    understands. Whoever chooses a plan looks at the cards on offer.
    """
    in_sight: Callable[[T, Seat | None], Sequence[Piece]] = _nothing
    """Those of them that a seat, or with nothing a spectator, may look at now, the nearest
    first.
    """
    minutes: tuple[int, int] | None = None
    """How long a game takes at one table: the least and the most that are usual."""
    facts: Mapping[str, int] = field(default_factory=dict, hash=False)
    """The figures of its rules that guides and pictures of how it is played speak of, by name."""
    where: Callable[[T, Decision], Text] | None = None
    """Where in the game a decision stands and what follows it, in one line for whoever decides."""
    introduce: Callable[[T, Decision], Text] | None = None
    """One sentence that helps whoever meets a kind of decision for the first time."""
    warnings: Callable[[T, Seat, Action | None], Sequence[Text]] | None = None
    """What a seat is warned of, the worst first: before an action that it considers, or without one
    as its turn begins. Nothing may depend on what the seat does not know.
    """
    verdict: Callable[[T, Sequence[Event], Seat], Sequence[Text]] | None = None
    """Why a finished game was won or lost, by the facts: what parts the winner from a seat, or from
    the next best where that seat has won. It gets the table at the end and all that happened, and
    returns nothing where nobody has won.
    """
