"""Who meets whom in a cup: everybody plays, nobody meets anybody again as long as that can be
avoided, and seats change. Small fields are held against every division that there is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.hosting.pairing import (
    FEWEST_PEOPLE,
    MOST_EVERYBODY,
    CupTable,
    Past,
    Round,
    fewest,
    layout,
    mini_cup,
    swiss,
    without,
)
from games.chance import Chance

SIZES = range(2, 6)
PEOPLE, TABLE, ROUNDS = 64, 4, 6
PAIRED_SECONDS = 1.0
"""Of a processor, for a round of the largest cup."""
TRIED_OUT = 8
"""The largest field of which every division is tried."""


def played(
    people: int, size: int, rounds: int, seed: int, sizes: Sequence[int] = SIZES
) -> Iterator[tuple[list[Round], Mapping[int, float], Round]]:
    """The rounds of a cup whose games end by chance: before each of them, and it."""
    before, points = list[Round](), dict.fromkeys(range(people), 0.0)
    chance = Chance(seed)
    for _ in range(rounds):
        one = swiss(range(people), points, before, size=size, sizes=sizes, seed=seed)
        yield list(before), dict(points), one
        before.append(one)
        for group in one.groups:
            for place, who in enumerate(chance.shuffled(group.entrants)):
                points[who] += size - place
        for who in one.byes:
            points[who] += (size + 1) / 2


def again(rounds: Sequence[Round], one: Round) -> int:
    """How many pairs in a round have met before."""
    past = Past.of(rounds)
    return sum(
        past.between(*pair) > 0 for group in one.groups for pair in combinations(group.entrants, 2)
    )


def strained(rounds: Sequence[Round], groups: Sequence[CupTable]) -> int:
    """How many people sit in a seat that they have had more often than another at their table."""
    had = Past.of(rounds).seats
    found = 0
    for group in groups:
        for seat, who in enumerate(group.people):
            times = [
                had.get((who, other), 0) for other in range(len(group.people)) if who is not None
            ]
            found += bool(times) and times[seat] > min(times)
    return found


def divisions(people: tuple[int, ...], size: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to divide people into tables of a size."""
    if not people:
        yield ()
        return
    for others in combinations(people[1:], size - 1):
        rest = tuple(who for who in people[1:] if who not in others)
        for more in divisions(rest, size):
            yield ((people[0], *others), *more)


def best_of_all(rounds: Sequence[Round], people: int, size: int) -> tuple[int, int]:
    """The fewest meetings that are not the first, and of those divisions the fewest strained seats
    that any seating has.
    """

    def seated(table: tuple[int, ...]) -> int:
        return min(strained(rounds, [CupTable(seats)]) for seats in permutations(table))

    found = list[tuple[int, int]]()
    for tables in divisions(tuple(range(people)), size):
        repeats = again(rounds, Round(tuple(CupTable(table) for table in tables)))
        if not found or repeats <= min(found)[0]:
            found.append((repeats, sum(map(seated, tables))))
    return min(found)


@settings(max_examples=60, deadline=None)
@given(
    people=some.integers(2, 30),
    size=some.integers(2, 5),
    seed=some.integers(0, 2**63 - 1),
    least=some.integers(2, 3),
)
def test_everybody_plays_each_round_or_has_a_bye_that_comes_once(
    people: int, size: int, seed: int, least: int
) -> None:
    sizes = range(least, 6)
    size = max(size, least)
    byes = list[int]()
    rounds = min(4, people - 1)
    for _, _, one in played(people, size, rounds, seed, sizes):
        sitting = [who for group in one.groups for who in group.entrants]
        assert sorted([*sitting, *one.byes]) == list(range(people))
        for group in one.groups:
            assert len(group.people) in {size, size - 1} & set(sizes)
            assert len(group.entrants) >= FEWEST_PEOPLE
        byes += one.byes
        assert len(one.byes) <= 1
    assert len(byes) == len(set(byes))


@settings(max_examples=25, deadline=None)
@given(
    shape=some.sampled_from([(4, 2), (6, 2), (8, 2), (6, 3), (8, 4), (4, 4)]),
    seed=some.integers(0, 2**63 - 1),
)
def test_small_fields_are_divided_as_well_as_any_division_does(
    shape: tuple[int, int], seed: int
) -> None:
    people, size = shape
    assert people <= TRIED_OUT
    for before, _, one in played(people, size, 4, seed, [size]):
        assert (again(before, one), strained(before, one.groups)) == best_of_all(
            before, people, size
        )


@given(seed=some.integers(0, 2**63 - 1), people=some.integers(3, 20), size=some.integers(2, 4))
@settings(max_examples=20, deadline=None)
def test_the_same_seed_gives_the_same_tables(seed: int, people: int, size: int) -> None:
    one, other = ([found[2] for found in played(people, size, 3, seed)] for _ in range(2))
    assert one == other


def test_a_large_cup_is_paired_in_time_without_repeats_and_with_balanced_seats() -> None:
    rounds, took = list[Round](), list[float]()
    cup = played(PEOPLE, TABLE, ROUNDS, 7)
    for _ in range(ROUNDS):
        begun = time.process_time()
        before, _, one = next(cup)
        took.append(time.process_time() - begun)
        assert again(before, one) == 0
        rounds.append(one)
    assert max(took) < PAIRED_SECONDS
    had = Past.of(rounds).seats
    for who in range(PEOPLE):
        times = [had.get((who, seat), 0) for seat in range(TABLE)]
        assert max(times) - min(times) <= 1, times


def test_a_large_field_is_not_begun_anew_for_long() -> None:
    """In late rounds nobody can be spared to meet somebody again, however often it is tried."""
    rounds = 12
    cup = played(61, TABLE, rounds, 5)
    for _ in range(rounds):
        begun = time.process_time()
        next(cup)
        assert time.process_time() - begun < PAIRED_SECONDS


def test_those_with_equal_points_meet() -> None:
    points = {who: float(who // 4) for who in range(16)}
    one = swiss(range(16), points, (), size=4, sizes=SIZES, seed=1)
    assert {frozenset(group.entrants) for group in one.groups} == {
        frozenset(range(first, first + 4)) for first in range(0, 16, 4)
    }


@pytest.mark.parametrize("people", range(3, MOST_EVERYBODY + 1))
@pytest.mark.parametrize("size", [2, 3, 4])
def test_everybody_meets_everybody_in_a_mini_cup(people: int, size: int) -> None:
    rounds = mini_cup(people, size=size, sizes=SIZES, seed=5)
    met = Past.of(rounds).met
    assert met.keys() == {*combinations(range(people), 2)}
    byes = [who for one in rounds for who in one.byes]
    assert len(byes) == len(set(byes))
    if size == FEWEST_PEOPLE:
        assert set(met.values()) == {1}
        assert len(rounds) == people - 1 + people % 2
        had = Past.of(rounds).seats
        assert all(abs(had.get((who, 0), 0) - had.get((who, 1), 0)) <= 1 for who in range(people))


def test_a_seat_of_somebody_gone_goes_to_the_computer_and_nobody_plays_it_alone() -> None:
    planned = Round((CupTable((1, 2, 3)), CupTable((4, 5))), (6,))
    left = without(planned, {2, 5, 6})
    assert left == Round((CupTable((1, None, 3)),), (4,))


@pytest.mark.parametrize(
    ("people", "size", "sizes", "tables", "byes"),
    [
        (16, 4, SIZES, ((4, 4),) * 4, 0),
        (7, 4, SIZES, ((4, 4), (3, 3)), 0),
        (5, 4, SIZES, ((3, 3), (2, 3)), 0),
        (5, 2, SIZES, ((2, 2),) * 2, 1),
        (5, 3, [3, 4], ((3, 3), (2, 3)), 0),
        (4, 3, [3], ((2, 3),) * 2, 0),
        (1, 3, SIZES, (), 1),
    ],
)
def test_tables_are_as_large_as_people_fill_them(
    people: int,
    size: int,
    sizes: Sequence[int],
    tables: tuple[tuple[int, int], ...],
    byes: int,
) -> None:
    found = layout(people, size, sizes)
    assert (found.tables, found.byes) == (tables, byes)


@pytest.mark.parametrize(("size", "least"), [(2, 3), (3, 4), (4, 6), (5, 8)])
def test_a_cup_takes_two_tables(size: int, least: int) -> None:
    assert fewest(size, SIZES) == least


def test_whoever_sits_out_is_chosen_so_that_nobody_meets_again() -> None:
    first = Round((CupTable((0, 1)), CupTable((2, 3))), ())
    left = [0, 1, 2]  # 3 has left, and 2 has the fewest points of those who stay
    paired = swiss(left, {0: 1, 1: 1, 2: 0}, [first], size=2, sizes=[2], seed=1)
    assert not {*paired.byes} & {2}
    assert [sorted(table.entrants) for table in paired.groups] != [[0, 1]]
