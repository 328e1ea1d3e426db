"""What is true of every table at every ply; the conformance suite holds many more games to it."""

from collections.abc import Callable

import pytest

from games.splendor_duel import GAME
from games.splendor_duel.table import DuelTable
from tests.games.playing import moments
from tests.games.splendor_duel.invariants import (
    a_royal_is_left_for_whoever_may_earn_one,
    a_turn_begins_with_room_and_something_to_do,
    cards_and_royals_are_conserved,
    privileges_are_conserved,
    purses_and_reservations_are_bounded,
    the_pyramid_is_full_while_decks_last,
    tokens_are_conserved,
)
from tests.rule import rule


@pytest.mark.parametrize(
    "invariant",
    [
        pytest.param(tokens_are_conserved, marks=rule("SD-111")),
        pytest.param(privileges_are_conserved, marks=rule("SD-112")),
        pytest.param(cards_and_royals_are_conserved, marks=rule("SD-113")),
        pytest.param(purses_and_reservations_are_bounded, marks=rule("SD-92", "SD-114")),
        pytest.param(the_pyramid_is_full_while_decks_last, marks=rule("SD-115")),
        pytest.param(
            a_turn_begins_with_room_and_something_to_do, marks=rule("SD-97", "SD-104", "SD-114")
        ),
        pytest.param(a_royal_is_left_for_whoever_may_earn_one, marks=rule("SD-86")),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_it_is_always_true(seed: int, invariant: Callable[[DuelTable], None]) -> None:
    for moment in moments(GAME, 2, seed=seed):
        invariant(moment.after)
