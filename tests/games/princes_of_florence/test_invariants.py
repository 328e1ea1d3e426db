"""What is true of every table at every ply; the conformance suite holds many more games to it."""

from collections.abc import Callable

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.table import PrincesTable
from tests.games.playing import moments
from tests.games.princes_of_florence.invariants import (
    cards_are_conserved,
    estates_are_in_order,
    everybody_has_what_is_allowed,
    money_and_prestige_are_never_owed,
    nobody_gets_more_than_a_round_allows,
    tiles_and_people_are_conserved,
)
from tests.rule import rule


@pytest.mark.parametrize(
    "invariant",
    [
        pytest.param(money_and_prestige_are_never_owed, marks=rule("PF-193", "PF-07", "PF-108")),
        pytest.param(cards_are_conserved, marks=rule("PF-194")),
        pytest.param(tiles_and_people_are_conserved, marks=rule("PF-194")),
        pytest.param(nobody_gets_more_than_a_round_allows, marks=rule("PF-196", "PF-33", "PF-34")),
        pytest.param(
            estates_are_in_order, marks=rule("PF-197", "PF-11", "PF-13", "PF-14", "PF-17")
        ),
        pytest.param(everybody_has_what_is_allowed, marks=rule("PF-59", "PF-104")),
    ],
)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_it_is_always_true(seats: int, invariant: Callable[[PrincesTable], None]) -> None:
    for moment in moments(GAME, seats, seed=seats):
        invariant(moment.after)
