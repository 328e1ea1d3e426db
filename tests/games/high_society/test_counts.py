"""How many ways there are on from a few fixed tables: a tripwire for changes of the rules that
nobody meant.

Those from the beginning of an auction can be counted by hand, the others were counted by the rules
themselves.
"""

import pytest

from tests.games.high_society.tables import BEN, lay, player
from tests.games.moves import ways_on
from tests.rule import rule

HANDFULS = 2**11 - 1


@rule("HS-91")
def test_a_first_bid_may_be_any_handful() -> None:
    assert ways_on(lay(player(), player(), player()), 1) == HANDFULS + 1


@pytest.mark.parametrize(
    ("plies", "ways"),
    [
        (1, 1 + 5),  # of seven handfuls five come to more than six
        (2, 4 * 2 + 1 + 2),  # a bid of 25 is as much as Cleo has
        (3, 58),
        (4, 186),
    ],
)
def test_the_middle_of_an_auction(plies: int, ways: int) -> None:
    table = lay(player("1 2 20", bid="10"), player("3 6 12", bid="4"), player("25"), turn=BEN)
    assert ways_on(table, plies) == ways
