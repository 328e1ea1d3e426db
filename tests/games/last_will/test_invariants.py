"""What is true of every table at every ply; the conformance suite holds many more games to it."""

from collections.abc import Callable

import pytest

from games.last_will import GAME
from games.last_will.table import LastWillTable
from tests.games.last_will.invariants import (
    boards_hold_what_they_can,
    cards_are_conserved,
    counters_stay_above_nothing,
    extensions_are_conserved,
    modifiers_are_all_there,
    no_space_is_taken_twice,
    nobody_owns_property_in_debt,
    piles_hold_their_own_cards,
    the_bankrupt_rank_first,
    the_game_ends_in_time,
)
from tests.games.playing import moments
from tests.rule import rule


@pytest.mark.parametrize(
    "invariant",
    [
        pytest.param(
            cards_are_conserved, marks=rule("LW-08", "LW-10", "LW-12", "LW-105", "LW-207", "LW-242")
        ),
        pytest.param(piles_hold_their_own_cards, marks=rule("LW-07", "LW-11", "LW-242")),
        pytest.param(modifiers_are_all_there, marks=rule("LW-06")),
        pytest.param(extensions_are_conserved, marks=rule("LW-21", "LW-66")),
        pytest.param(boards_hold_what_they_can, marks=rule("LW-17", "LW-95", "LW-154", "LW-214")),
        pytest.param(nobody_owns_property_in_debt, marks=rule("LW-143", "LW-219", "LW-226")),
        pytest.param(counters_stay_above_nothing, marks=rule("LW-77")),
        pytest.param(no_space_is_taken_twice, marks=rule("LW-37", "LW-54", "LW-60", "LW-62")),
        pytest.param(the_game_ends_in_time, marks=rule("LW-22", "LW-250", "LW-251")),
        pytest.param(the_bankrupt_rank_first, marks=rule("LW-252", "LW-258")),
    ],
)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_it_is_always_true(seats: int, invariant: Callable[[LastWillTable], None]) -> None:
    for moment in moments(GAME, seats, seed=seats):
        invariant(moment.after)
