"""What players do in High Society: the moves of the record."""

from __future__ import annotations

from dataclasses import dataclass

from games.high_society.catalogue import Card
from games.moves import Action


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Lay these money cards to one's own bid."""

    cards: frozenset[int]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Raise no more."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give up a luxury card to the thief."""

    card: Card


@dataclass(frozen=True, slots=True)
class Submit(Action):
    """Hand in, for a sealed auction, the most that one's bid may come to; 0 to pass."""

    limit: int
