"""Which of many turns is to be reminded of next: found without looking at all of them each time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush, heapreplace
from itertools import count
from typing import TypeAlias

from bot.store import UserId, WaitRow

Due: TypeAlias = Callable[[WaitRow, float], float | None]
"""When a turn is to be reminded of, if at all; the later one asks, the later it may be, and never earlier."""


class Dues:
    """Turns by the time at which they are to be reminded of; *stands* says whether a turn is still as it was."""

    def __init__(self, due: Due, stands: Callable[[WaitRow], bool]) -> None:
        self._due = due
        self._stands = stands
        self._numbers = count()
        self._turns: list[tuple[float, int, WaitRow]] = []
        """A heap; each turn with a time before which it is not due."""

    def add(self, turns: Iterable[WaitRow]) -> None:
        """Take in turns that are new, or of which something has changed."""
        for turn in turns:
            heappush(self._turns, (turn.since, next(self._numbers), turn))

    def next(self, now: float) -> tuple[float, UserId] | None:
        """Return when next somebody is to be reminded, and who: *now*, if that should have been done already."""
        while self._turns:
            not_before, number, turn = self._turns[0]
            due = self._due(turn, now) if self._stands(turn) else None
            if due is None:
                heappop(self._turns)
            elif due > not_before:
                heapreplace(self._turns, (due, number, turn))
            else:
                return due, turn.user
        return None
