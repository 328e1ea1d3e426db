"""Randomness that lives in the table and replays the same for ever.

`random.Random` promises a stable `random()` but not a stable `shuffle()`, so a saved game could
deal other cards after an upgrade of Python. SplitMix64 and the Fisher-Yates shuffle are short
enough to own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64
_MASK = _WORD - 1
_STEP = 0x9E3779B97F4A7C15


@dataclass(slots=True)
class Chance:
    """A source of dice and shuffles; `drawn` counts the numbers taken from `seed` so far.

    >>> chance = Chance(seed=7)
    >>> chance.shuffled("abcd"), chance.below(6), chance.drawn
    (['b', 'c', 'a', 'd'], 3, 4)
    >>> Chance(seed=7, drawn=3).below(6)  # the same number again
    3
    """

    seed: int
    drawn: int = 0

    def below(self, n: int) -> int:
        """Return a fair number in `range(n)`."""
        limit = _WORD - _WORD % n
        while (roll := self._next()) >= limit:
            pass
        return roll % n

    def pick(self, items: Sequence[T]) -> T:
        """Return one of *items*, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return a new list that holds *items* in random order."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile

    def _next(self) -> int:
        self.drawn += 1
        z = (self.seed + self.drawn * _STEP) & _MASK
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        return z ^ (z >> 31)
