"""A priority queue of the turns to remind of, by due time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush, heapreplace
from itertools import count
from typing import TypeAlias

from bot.store import UserId, WaitRow

DueTime: TypeAlias = Callable[[WaitRow, float], float | None]
"""Unix time of the next reminder, or None. Never decreases."""


class ReminderQueue:
    """Turns ordered by due time. Those for which *is_current* is false are dropped."""

    def __init__(self, due: DueTime, is_current: Callable[[WaitRow], bool]) -> None:
        self._due = due
        self._is_current = is_current
        self._numbers = count()
        self._turns: list[tuple[float, int, WaitRow]] = []
        """A heap; each turn with a time before which it is not due."""

    def add(self, turns: Iterable[WaitRow]) -> None:
        """Take in turns that are new, or of which something has changed."""
        for turn in turns:
            heappush(self._turns, (turn.since, next(self._numbers), turn))

    def next(self, now: float) -> tuple[float, UserId] | None:
        """Return the time of the next reminder and its reader. An overdue one is due *now*."""
        while self._turns:
            not_before, number, turn = self._turns[0]
            due = self._due(turn, now) if self._is_current(turn) else None
            if due is None:
                heappop(self._turns)
            elif due > not_before:
                heapreplace(self._turns, (due, number, turn))
            else:
                return due, turn.user
        return None
