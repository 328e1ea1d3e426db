"""Numbers of several kinds of things: tokens, bonuses, prices; and paying with a kind that stands
for any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product
from operator import add, le, sub
from typing import Any, ClassVar, Generic, Self, TypeVar


class Kind(Enum):
    """A kind of thing that is counted; `ranked` gives the members of an enumeration what they are
    counted by.
    """

    rank: int
    """Its place among the kinds of its enumeration."""
    letter: str
    """By which notation calls it."""

    # As quick as members are equal: there is one object of each. `Enum` hashes the name, in Python.
    __hash__ = object.__hash__


K = TypeVar("K", bound=Kind)
Numbers = TypeVar("Numbers", bound="Tally[Any]")


def ranked(kinds: type[K], letters: str) -> tuple[K, ...]:
    """Return the members of *kinds*, each with its rank and its letter."""
    members = tuple(kinds)
    for rank, (kind, letter) in enumerate(zip(members, letters, strict=True)):
        kind.rank, kind.letter = rank, letter  # plain attributes: counting reads them all the time
    return members


@dataclass(frozen=True, slots=True, repr=False)
class Tally(Generic[K]):
    """A number of each kind; a game says which `kinds` there are."""

    kinds: ClassVar[Sequence[Any]]

    counts: tuple[int, ...]
    """In the order of `kinds`."""

    @classmethod
    def of(cls, kinds: Iterable[K]) -> Self:
        """One for each time that a kind is named."""
        counts = [0] * len(cls.kinds)
        for kind in kinds:
            counts[kind.rank] += 1
        return cls(tuple(counts))

    @classmethod
    def parse(cls, notation: str) -> Self:
        """The numbers that `W1 U4 G2` names; raise `KeyError` or `ValueError` for anything else."""
        by_letter = {kind.letter: kind for kind in cls.kinds}
        counts = [0] * len(cls.kinds)
        for part in notation.split():
            if not part[1:].isdecimal():
                raise ValueError(f"no number: {part}")
            counts[by_letter[part[0]].rank] += int(part[1:])
        return cls(tuple(counts))

    def __str__(self) -> str:
        return " ".join(f"{kind.letter}{count}" for kind, count in self.items())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __getitem__(self, kind: K) -> int:
        return self.counts[kind.rank]

    def __add__(self, other: Self) -> Self:
        return type(self)(tuple(map(add, self.counts, other.counts)))

    def __sub__(self, other: Self) -> Self:
        return type(self)(tuple(map(sub, self.counts, other.counts)))

    def __le__(self, other: Self) -> bool:
        return all(map(le, self.counts, other.counts))

    def __bool__(self) -> bool:
        return any(self.counts)

    def beyond(self, other: Self) -> Self:
        """What is left of each kind after taking away *other*, never less than none."""
        left = map(sub, self.counts, other.counts)
        # `max` would be a call for each kind, and all that is bought goes through here.
        return type(self)(tuple([count if count > 0 else 0 for count in left]))  # noqa: FURB136

    def items(self) -> list[tuple[K, int]]:
        """The kinds of which there are any, with their numbers."""
        return [(kind, count) for kind, count in zip(self.kinds, self.counts, strict=True) if count]

    @property
    def total(self) -> int:
        """How many there are together."""
        return sum(self.counts)

    @property
    def present(self) -> tuple[K, ...]:
        """The kinds of which there are any."""
        return tuple([kind for kind, count in zip(self.kinds, self.counts, strict=True) if count])


def payments(price: Numbers, held: Numbers, wild: Kind) -> list[Numbers]:
    """Return every payment of *price*, in which there is nothing *wild*, out of *held*, with the
    least *wild* first.

    Of each kind between `max(0, price - held)` and `price` may be paid as *wild*, together no more
    than is held of it.

    >>> class Metal(Kind):
    ...     TIN = 0
    ...     GOLD = 1
    >>> class Coins(Tally[Metal]):
    ...     kinds = ranked(Metal, "TG")
    >>> [way.counts for way in payments(Coins((2, 0)), Coins((2, 1)), Metal.GOLD)]
    [(2, 0), (1, 1)]
    """
    most, gaps = held[wild], price.beyond(held)
    needed = gaps.total
    if needed >= most:  # there is one way at most
        return [cheapest(price, held, wild)] if needed == most else []
    ranges = [
        range(gap, min(due, most) + 1) for gap, due in zip(gaps.counts, price.counts, strict=True)
    ]
    ways = [
        _standing_for(price, stood_for, wild)
        for stood_for in product(*ranges)
        if sum(stood_for) <= most
    ]
    return sorted(ways, key=lambda way: way[wild])


def pays(payment: Numbers, price: Numbers, held: Numbers, wild: Kind) -> bool:
    """Whether *payment* is one of the `payments`: as much as the price, all of it held, and of no
    kind but the wild one more than is due.
    """
    excess = payment.beyond(price)
    return (
        payment.total == price.total
        and payment <= held
        and excess.total == excess[wild]
        and min(payment.counts) >= 0
    )


def cheapest(price: Numbers, held: Numbers, wild: Kind) -> Numbers:
    """Return the payment with the least *wild* of a *price* for which *held* suffices."""
    gaps = price.beyond(held)
    return _standing_for(price, gaps.counts, wild) if gaps else price


def _standing_for(price: Numbers, stood_for: Sequence[int], wild: Kind) -> Numbers:
    """A payment of *price* in which so many of each kind are paid as *wild*."""
    counts = list(map(sub, price.counts, stood_for))
    counts[wild.rank] += sum(stood_for)
    return type(price)(tuple(counts))


def lacking(price: Numbers, held: Numbers, wild: Kind) -> Numbers:
    """Return what of *price* cannot be paid out of *held*, where *wild* fills the smallest gaps
    first.
    """
    left, gaps = held[wild], price.beyond(held)
    for kind, gap in sorted(gaps.items(), key=lambda item: item[1]):
        filled = min(left, gap)
        gaps, left = gaps - type(price).of([kind] * filled), left - filled
    return gaps
