"""Boxes are cut without loss, and shares share what fixed lengths leave."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from renderers.geometry import Box, Point, polygon

PAGE = Box(30, 26, 1140, 1148)


def test_fixed_lengths_are_kept_and_shares_divide_the_rest() -> None:
    head, body, foot = PAGE.rows(104, 1, 390, gap=15)
    assert (head.h, foot.h) == (104, 390)
    assert body.h == 1148 - 104 - 390 - 2 * 15


def test_shares_divide_in_proportion() -> None:
    left, right = PAGE.columns(0.75, 0.25)
    assert left.w == pytest.approx(3 * right.w)


@given(some.lists(some.floats(0.1, 1), min_size=1, max_size=8), some.floats(0, 20))
def test_parts_and_gaps_fill_the_whole_box(shares: list[float], gap: float) -> None:
    parts = PAGE.columns(*shares, gap=gap)
    assert parts[0].x == PAGE.x
    assert parts[-1].right == pytest.approx(PAGE.right)
    assert all(after.x - before.right == pytest.approx(gap) for before, after in pairwise(parts))


def test_a_grid_is_read_like_a_page() -> None:
    first, second, third, *_ = PAGE.grid(2, 2, gap=14)
    assert first.y == second.y < third.y
    assert first.x == third.x < second.x


def test_a_placed_box_stays_inside() -> None:
    assert PAGE.place(100, 50, 1, 1).right == PAGE.right
    assert PAGE.place(100, 50, 1, 1).bottom == PAGE.bottom
    assert PAGE.place(100, 50).centre == PAGE.centre


def test_a_joined_box_holds_both() -> None:
    assert Box(0, 0, 10, 10).joined(Box(30, 5, 10, 20)) == Box(0, 0, 40, 25)


def test_a_square_stands_on_a_corner_when_its_first_corner_is_at_the_right() -> None:
    right, low, left, top = polygon(4, 10, centre=Point(50, 50))
    assert right == pytest.approx((60, 50))
    assert low == pytest.approx((50, 60))
    assert left == pytest.approx((40, 50))
    assert top == pytest.approx((50, 40))
