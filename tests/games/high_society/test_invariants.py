"""What is true of every table at every ply; the conformance suite holds many more games to it."""

from collections.abc import Callable

import pytest

from games.high_society import GAME
from games.high_society.table import HighSocietyTable
from tests.games.high_society.invariants import (
    bids_lie_in_auctions_alone,
    cards_are_conserved,
    money_is_conserved,
    nobody_without_money_is_asked_for_some,
    red_frames_are_counted,
    the_leader_is_not_asked,
    the_thief_takes_one_luxury_card,
)
from tests.games.playing import moments
from tests.rule import rule


@pytest.mark.parametrize(
    "invariant",
    [
        pytest.param(money_is_conserved, marks=rule("HS-93", "HS-29")),
        pytest.param(bids_lie_in_auctions_alone, marks=rule("HS-93", "HS-47")),
        pytest.param(cards_are_conserved, marks=rule("HS-93")),
        pytest.param(red_frames_are_counted, marks=rule("HS-93", "HS-45")),
        pytest.param(the_leader_is_not_asked, marks=rule("HS-23")),
        pytest.param(nobody_without_money_is_asked_for_some, marks=rule("HS-21", "HS-78")),
        pytest.param(the_thief_takes_one_luxury_card, marks=rule("HS-37", "HS-38")),
    ],
)
@pytest.mark.parametrize("auctions", ["open", "sealed"])
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_it_is_always_true(
    seats: int, auctions: str, invariant: Callable[[HighSocietyTable], None]
) -> None:
    for seed in range(5):
        for moment in moments(GAME, seats, seed=seed, wishes={"auctions": auctions}):
            invariant(moment.after)
