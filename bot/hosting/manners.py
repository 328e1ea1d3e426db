"""A table's rules of conduct, whatever its game: take-backs, absence, hints, how it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import ABSENT_AFTER, Absence, Hints, TakeBack

LONGEST_ABSENCE = 24 * 60
"""Hours: the longest time a table may wait before somebody counts as absent."""


@dataclass(frozen=True, slots=True)
class Manners:
    """A table's rules for taking moves back, for absent players and for hints, whether its
    pictures may move, and whether it has one live board.
    """

    take_back: TakeBack = TakeBack.UNREVEALED
    absence: Absence = Absence.REMIND
    absent_after: int = ABSENT_AFTER
    """Hours."""
    hints: Hints = Hints.ALONE
    animated: bool = True
    live_board: bool = False
    """Whether there is one board that is kept up to date."""


MANNERS = Manners()
