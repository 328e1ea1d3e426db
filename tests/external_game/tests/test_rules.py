"""The rules of Nim, one test each. A game of your own needs other tests: write them like these."""

from __future__ import annotations

import pytest
from parlour_nim.game import GAME, NimTable, Take

from games.chance import Chance
from games.engine import Seat, begin, play
from games.moves import Illegal


def laid_out() -> NimTable:
    """A table at its first decision."""
    return begin(GAME.rules.laid_out(2, Chance(1), {})).table


def moved(table: NimTable, heap: int, n: int) -> NimTable:
    """The table after whoever is to move has taken stones."""
    return play(table, table.waiting[0].seat, Take(heap, n)).table


def test_the_heaps_have_three_four_and_five_stones() -> None:
    """NI-01."""
    assert laid_out().heaps == [3, 4, 5]


def test_somebody_takes_stones_and_then_it_is_the_others_turn() -> None:
    """NI-02."""
    before = laid_out()
    after = moved(before, heap=1, n=3)
    assert after.heaps == [3, 1, 5]
    assert after.waiting[0].seat == Seat(1 - before.waiting[0].seat)


@pytest.mark.parametrize(("heap", "n", "why"), [(0, 4, "refuse-number"), (3, 1, "refuse-heap")])
def test_nobody_takes_what_is_not_there(heap: int, n: int, why: str) -> None:
    """NI-02."""
    with pytest.raises(Illegal) as refused:
        moved(laid_out(), heap, n)
    assert refused.value.text.key == why


def test_whoever_takes_the_last_stone_wins() -> None:
    """NI-03."""
    before = moved(moved(laid_out(), heap=0, n=3), heap=1, n=4)
    assert not before.over
    after = moved(before, heap=2, n=5)
    assert after.over
    assert GAME.rules.standings(after)[0].seat == before.waiting[0].seat
