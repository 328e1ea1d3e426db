"""Invitations: whom somebody may still invite, since each invitation calls a person by name.

Who has invited how many is known for an hour, in memory alone: deleting one's data does not lift
the bound, and after that hour there is nothing to delete.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from cachetools import TTLCache

from bot.hosting.clock import HOUR_SECONDS, Clock
from bot.store import UserId
from games.moves import Illegal, require
from games.text import Text

MOST_INVITED = 10
"""So many people may be invited to one table."""
MOST_AN_HOUR = 30
"""So many one person may invite within an hour, to whatever tables."""
MOST_INVITING = 10_000
"""People who invited lately; beyond that the first ones are forgotten."""


class Invitations:
    """Counts the people whom each person has invited lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lately: TTLCache[UserId, tuple[float, ...]] = TTLCache(
            MOST_INVITING, HOUR_SECONDS, timer=clock
        )
        """When somebody invited each of the last people."""

    def add(self, user: UserId, before: Sequence[UserId], new: Sequence[UserId]) -> None:
        """Note that *user* invites *new* people to a table, after those invited there *before*.

        Raise `Illegal` if they are too many.
        """
        require(len(before) + len(new) <= MOST_INVITED, "table-invited", n=MOST_INVITED)
        if not new:
            return
        now, lately = self._clock(), self._within_the_hour(user)
        over = len(lately) + len(new) - MOST_AN_HOUR
        if over > 0:
            minutes = ceil((lately[over - 1] + HOUR_SECONDS - now) / 60)
            raise Illegal(Text("invite-enough", n=MOST_AN_HOUR, minutes=minutes))
        self._lately[user] = (*lately, *(now for _ in new))

    def give_back(self, user: UserId, n: int) -> None:
        """Note that the last *n* people whom *user* was to invite were not invited after all."""
        lately = self._within_the_hour(user)
        self._lately[user] = lately[: max(0, len(lately) - n)]

    def room(self, user: UserId) -> int:
        """Return how many more people *user* may invite now, to whatever tables."""
        return MOST_AN_HOUR - len(self._within_the_hour(user))

    def more_at(self, user: UserId) -> float:
        """Return from what Unix time on *user* may invite one more than now."""
        return min(self._within_the_hour(user), default=self._clock()) + HOUR_SECONDS

    def _within_the_hour(self, user: UserId) -> tuple[float, ...]:
        since = self._clock() - HOUR_SECONDS
        return tuple(at for at in self._lately.get(user, ()) if at > since)
