"""Points and standings of a cup."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.hosting.cup_points import Brought, bounds, mean, points, ranked, standings


def pair(number: int, first: int, second: int, *, tie: bool = False) -> list[Brought]:
    """A game of two; the first has won unless it is a tie."""
    won, lost = (1.0, 1.0) if tie else (2.0, 0.0)
    return [
        Brought(number, first, first, 1, won, 1.0),
        Brought(number, second, first, 1 if tie else 2, lost, 1.0 if tie else 0.5),
    ]


@pytest.mark.parametrize(
    ("places", "size", "worth"),
    [
        ([1, 2, 3, 4], 4, [4, 3, 2, 1]),
        ([4, 1, 1, 3], 4, [1, 3.5, 3.5, 2]),
        ([1, 2, 3], 4, [4, 2.5, 1]),
        ([1, 1, 1, 1], 4, [2.5] * 4),
        ([1, 2], 2, [2, 0]),
        ([1, 1], 2, [1, 1]),
        ([4, 2, 3, 4], 4, [1.5, 4, 3, 1.5]),  # nobody has the place of whoever was replaced
    ],
)
def test_a_place_is_worth_points(places: list[int], size: int, worth: list[float]) -> None:
    assert points(places, size) == worth


@pytest.mark.parametrize(
    ("places", "gone", "ranks"),
    [
        ([1, 2, 3], set(), [1, 2, 3]),
        ([1, 2, 3], {0}, [3, 1, 2]),
        ([2, 1], {1}, [1, 2]),
        ([2, 1, 3], {1, 2}, [1, 3, 3]),
        ([2, 2, 1], {0}, [3, 2, 1]),
        ([2, 2], {0, 1}, [2, 2]),
    ],
)
def test_whoever_gives_up_a_seat_comes_last_and_leaves_no_place_to_the_computer(
    places: list[int], gone: set[int], ranks: list[int]
) -> None:
    assert ranked(places, gone) == ranks


@given(
    size=some.integers(2, 5),
    places=some.lists(some.integers(1, 5), min_size=2, max_size=5),
)
def test_the_points_of_a_table_are_as_many_as_those_without_one_get(
    size: int, places: list[int]
) -> None:
    found, (first, last) = points(places, size), bounds(size)
    assert sum(found) == pytest.approx(mean(size) * len(places), abs=0.001)
    assert all(last <= worth <= first for worth in found)


def test_equal_points_are_told_apart_by_who_was_ahead() -> None:
    played = [*pair(1, 1, 2), *pair(1, 3, 4), *pair(2, 4, 1), *pair(2, 2, 3)]
    found = standings([1, 2, 3, 4], played)
    assert {one.points for one in found} == {2.0}
    assert [one.place for one in found] == [1, 1, 1, 1]  # each was ahead of one and behind one
    ahead = standings([1, 2, 3], [*pair(1, 1, 2), *pair(2, 2, 3), *pair(3, 3, 2)])
    assert [(one.entrant, one.ahead) for one in ahead] == [(1, 1), (3, 0), (2, -1)]


def test_last_by_whose_last_game_was_over_earlier() -> None:
    played = [replace(one, ended_at=50 - one.entrant) for one in [*pair(1, 1, 2), *pair(1, 3, 4)]]
    found = standings([1, 2, 3, 4], played)
    assert [(one.entrant, one.place) for one in found] == [(3, 1), (1, 2), (4, 3), (2, 4)]


def test_then_by_the_points_of_those_whom_they_have_met() -> None:
    played = [*pair(1, 1, 3), *pair(1, 2, 4), *pair(2, 3, 5), *pair(2, 6, 4)]
    found = standings([1, 2, 3, 4, 5, 6], played)
    places = {one.entrant: one.place for one in found}
    assert places[1] < places[2]


def test_whoever_has_no_table_meets_nobody() -> None:
    found = standings([1, 2, 3], [*pair(1, 1, 2), Brought(1, 3, 0, 0, 1.0, 0.0)])
    assert [(one.entrant, one.points, one.opponents) for one in found] == [
        (1, 2.0, 0.0),
        (3, 1.0, 0.0),
        (2, 0.0, 2.0),
    ]
