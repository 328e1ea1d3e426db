"""What is true of every table at every ply; the conformance suite holds many more games to it."""

from collections.abc import Callable

import pytest

from games.splendor import GAME
from games.splendor.table import SplendorTable
from tests.games.playing import moments
from tests.games.splendor.invariants import (
    cards_are_conserved,
    nobles_are_conserved,
    purses_and_hands_are_bounded,
    tokens_are_conserved,
)
from tests.rule import rule


@pytest.mark.parametrize(
    "invariant",
    [
        pytest.param(tokens_are_conserved, marks=rule("SP-85")),
        pytest.param(cards_are_conserved, marks=rule("SP-86")),
        pytest.param(purses_and_hands_are_bounded, marks=rule("SP-87")),
        pytest.param(nobles_are_conserved, marks=rule("SP-88")),
    ],
)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_it_is_always_true(seats: int, invariant: Callable[[SplendorTable], None]) -> None:
    for moment in moments(GAME, seats, seed=seats):
        invariant(moment.after)
