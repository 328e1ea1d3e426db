"""Divisions of seasons: everybody is in one, and the right ones move."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as some

from bot.hosting.pairing import mini_cup
from bot.hosting.seasons import (
    FEWEST_IN_A_DIVISION,
    LARGE,
    MOST_IN_A_DIVISION,
    divided,
    moved,
    movers,
)

PEOPLE = some.integers(FEWEST_IN_A_DIVISION, 64)


@given(PEOPLE)
def test_divisions_hold_everybody_and_are_alike(people: int) -> None:
    divisions = divided(range(people))
    assert [who for division in divisions for who in division] == list(range(people))
    sizes = [len(division) for division in divisions]
    assert FEWEST_IN_A_DIVISION <= min(sizes) <= max(sizes) <= MOST_IN_A_DIVISION
    assert sizes == sorted(sizes)
    assert sizes[-1] - sizes[0] <= 1
    assert MOST_IN_A_DIVISION * (len(sizes) - 1) < people  # there are no more than it takes


@given(PEOPLE, some.randoms(use_true_random=False))
def test_the_first_of_a_division_change_places_with_the_last_above(
    people: int, chance: Random
) -> None:
    ladder = list(range(people))
    chance.shuffle(ladder)
    before = divided(ladder)
    after = divided(moved(before, ladder))
    assert sorted(who for division in after for who in division) == sorted(ladder)
    for (upper, lower), (above, below) in zip(pairwise(before), pairwise(after), strict=True):
        n = movers(len(upper), len(lower))
        assert n == (2 if len(upper) >= LARGE <= len(lower) else 1)
        assert {*lower[:n]} <= {*above}
        assert {*upper[-n:]} <= {*below}
    changes = sum(movers(len(upper), len(lower)) for upper, lower in pairwise(before))
    for old, new in zip(before, after, strict=True):
        assert len(old) == len(new)
    assert sum(len({*old} - {*new}) for old, new in zip(before, after, strict=True)) == 2 * changes


@given(PEOPLE, some.sets(some.integers(0, 63)))
def test_whoever_does_not_stay_is_on_no_ladder(people: int, gone: set[int]) -> None:
    before = divided(range(people))
    stay = set(range(people)) - gone
    after = moved(before, stay)
    assert sorted(after) == sorted(stay)
    assert after == [who for who in moved(before, range(people)) if who in stay]


@given(some.integers(FEWEST_IN_A_DIVISION, MOST_IN_A_DIVISION), some.integers(2, 5), some.data())
def test_everybody_of_a_division_meets_everybody(
    people: int, size: int, data: some.DataObject
) -> None:
    rounds = mini_cup(people, size=size, sizes=range(2, 6), seed=data.draw(some.integers(0, 99)))
    met = {
        frozenset((one, other))
        for each in rounds
        for group in each.groups
        for one in group.entrants
        for other in group.entrants
        if one != other
    }
    assert len(met) == people * (people - 1) // 2
    assert len(rounds) <= people  # as many rounds as a season has room for
