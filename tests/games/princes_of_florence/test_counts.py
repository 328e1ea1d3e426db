"""How many ways there are on from a few fixed tables: a tripwire for changes of the rules that
nobody meant.

Those from the beginning of a phase can be counted by hand, the others were counted by the rules
themselves.
"""

import pytest

from games.chance import Chance
from games.engine import begin
from games.princes_of_florence import GAME
from games.princes_of_florence.table import PrincesTable
from tests.games.moves import ways_on
from tests.games.princes_of_florence.tables import actions, auctions, estate, player

BEGUN = "university a1 c1 a2 c2 a3 b3 c3\npark b1 b2\nhospital f1 e2 f2 g2 f3"


def middle() -> PrincesTable:
    ann = player(
        900,
        12,
        hand="poet lawyer",
        bonus="forest lake",
        works="painter",
        tiles=estate(BEGUN),
        recruiting=1,
    )
    return actions(
        ann, player(2300, 7, works="botanist organist"), player(1200, 3, jesters=2), round=3
    )


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_a_game_begins_with_everybody_returning_one_of_four(seats: int) -> None:
    assert (
        ways_on(begin(GAME.rules.set_up(seats, Chance(1), GAME.rules.chosen())).table, 2)
        == seats * (seats - 1) * 4 * 4
    )


def test_the_first_auction() -> None:
    # Seven objects or none; then the next player raises or passes, or is the chooser of seven or
    # none.
    assert ways_on(auctions(player(), player(), player()), 2) == 7 * 2 + 1 * 8


def test_a_turn_with_everything_open() -> None:
    # All buildings everywhere, a profession, a bonus card, three freedoms, and ending the turn.
    assert ways_on(actions(player(), player(), player()), 1) == 665 + 1 + 1 + 3 + 1


@pytest.mark.parametrize(("plies", "ways"), [(1, 103), (2, 4601)])
def test_the_middle_of_a_game(plies: int, ways: int) -> None:
    assert ways_on(middle(), plies) == ways
