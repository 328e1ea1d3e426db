"""A priority queue of the people to remind, by the time at which to look at their turns."""

from __future__ import annotations

import math
from heapq import heappop, heappush

from bot.store import UserId


class ReminderQueue:
    """Whom to look at, and when. Only what comes before `horizon` is kept; the rest is asked for
    again, before that time comes.
    """

    def __init__(self) -> None:
        self.horizon = -math.inf
        """A Unix time."""
        self._times: dict[UserId, float] = {}
        self._heap: list[tuple[float, UserId]] = []
        """These times, and some that hold no longer."""

    def add(self, user: UserId, at: float) -> None:
        """Look at somebody at a Unix time, unless they are to be looked at earlier."""
        if at < self.horizon and at < self._times.get(user, math.inf):
            self._times[user] = at
            heappush(self._heap, (at, user))

    def next(self) -> tuple[float, UserId] | None:
        """Return the earliest of all times, and whom to look at then."""
        while self._heap:
            at, user = self._heap[0]
            if self._times.get(user) == at:
                return at, user
            heappop(self._heap)
        return None

    def remove(self, user: UserId) -> None:
        """Look at somebody no more, unless they are added again."""
        self._times.pop(user, None)
