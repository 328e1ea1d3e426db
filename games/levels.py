"""How a computer player is: easy, regular or strong, and of which temperament."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class Level:
    """How long a computer player thinks, and how often it slips.

    The iterations decide how strong it is, so that it is equally strong on a busy machine; the
    seconds, of processor time, only limit them.
    """

    key: str
    """Its title is `automa-level-<key>` in the words of whoever shows it."""
    iterations: int
    seconds: float
    slips: int = 0
    """In how many of a hundred moves it does not see the best that it could think of, at a table
    of two.
    """
    each: int = 0
    """How often it tries each move at least, those that it would pass over too."""

    def slips_among(self, seats: int) -> int:
        """Return how many these are at a table of so many: whoever waits longer sees more."""
        return self.slips * 2 // seats


EASY = Level("easy", iterations=0, seconds=0.0, slips=25)
REGULAR = Level("regular", iterations=100, seconds=0.6)
STRONG = Level("strong", iterations=2500, seconds=3.0)
LEVELS = (EASY, REGULAR, STRONG)
BY_KEY = {level.key: level for level in LEVELS}


class Temperament(Enum):
    """What a computer player prefers among moves that it thinks nearly equally good.

    It decides between equals only, so that all temperaments are equally strong.
    """

    STEADY = "steady"
    """What is usually done."""
    CURIOUS = "curious"
    """What is seldom done."""
    BOLD = "bold"
    """What may end very well or very badly."""
    CAREFUL = "careful"
    """What ends in nearly the same way, whatever happens."""
    EAGER = "eager"
    """What puts it ahead at once."""
    PATIENT = "patient"
    """What pays later."""
