"""Honours: feats that players talk about, found in all that happened in a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from games.engine import Event, Seat, Table, TableT_contra
from games.text import Text

PREFIX = "honour-"
"""Begins the keys of their words."""


@dataclass(frozen=True, slots=True)
class Honour(Generic[TableT_contra]):
    """A feat that a game knows."""

    text: Text
    """What was done, as a phrase that begins in lower case; its figures are arguments."""
    earned: Callable[[TableT_contra, Sequence[Event]], Iterable[Seat]]
    """Who earned it, once for each time: found from the table at the end and from all that has
    happened at it, in its order, whoever was told.
    """

    @property
    def key(self) -> str:
        """By which results keep it, so that it never changes its meaning."""
        return self.text.key.removeprefix(PREFIX)


AnyHonour: TypeAlias = Honour[Any]


def earned_in(
    honours: Iterable[AnyHonour], table: Table, events: Sequence[Event], seats: int
) -> Sequence[tuple[str, ...]]:
    """Return the keys of what each seat has earned in a game that is over: in the order in which
    the game declares them, each as often as it was earned.
    """
    found: list[list[str]] = [[] for _ in range(seats)]
    for honour in honours:
        for seat in honour.earned(table, events):
            found[seat].append(honour.key)
    return [*map(tuple, found)]


def at_least(seats: Iterable[Seat], times: int) -> list[Seat]:
    """Return which seats are named so many times or more.

    >>> at_least([Seat(2), Seat(0), Seat(2)], 2)
    [2]
    """
    return [seat for seat, n in Counter(seats).items() if n >= times]
