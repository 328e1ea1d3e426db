"""Which page of a menu each person asked for last.

A picture that is late must not cover a later page.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from bot.store import UserId

MOST_REMEMBERED = 4096


@dataclass(slots=True)
class LatestPages:
    """The latest request for a page of a menu, by person and table."""

    _latest: OrderedDict[tuple[UserId, int], int] = field(default_factory=OrderedDict)

    def turn(self, person: UserId, table: int, interaction: int) -> None:
        """Note that this interaction asks for another page."""
        self._latest[person, table] = interaction
        self._latest.move_to_end((person, table))
        while len(self._latest) > MOST_REMEMBERED:
            self._latest.popitem(last=False)

    def is_latest(self, person: UserId, table: int, interaction: int) -> bool:
        """Whether this person has asked for no other page since."""
        return self._latest.get((person, table)) == interaction
