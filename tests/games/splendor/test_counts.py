"""How many ways there are on from a few fixed tables: a tripwire for changes of the rules that
nobody meant.

Those from the beginning of a game can be counted by hand, the others were counted by the rules
themselves.
"""

import pytest

from games.splendor import GAME
from tests.games.moves import ways_on
from tests.games.playing import first_table
from tests.games.splendor.tables import lay, player

MIDDLE = lay(
    player("W1 U2 G1 R3 Y2", bonuses="W2 U1 G2", hand="2-22 3-07?"),
    player("W2 U1 K4 Y1", bonuses="R3 K2", hand="1-08"),
    rows="1-01 1-02 2-03 2-17 3-04 3-16",
)


def test_a_game_begins_with_thirty_moves() -> None:
    # Three of five colours, two of a colour, twelve cards of the rows, three decks.
    assert ways_on(first_table(GAME, 4, 1, {}), 1) == 10 + 5 + 12 + 3


@pytest.mark.parametrize(
    ("seats", "ways"),
    [
        (
            2,
            10 * (30 - 3) + 5 * (30 - 1) + 15 * 30,
        ),  # from piles of four, one token less forbids two alike
        (3, 10 * 30 + 5 * (30 - 1) + 15 * 30),  # from piles of five, two tokens less do
        (4, 30 * 30),
    ],
)
def test_the_first_two_moves(seats: int, ways: int) -> None:
    assert ways_on(first_table(GAME, seats, 1, {}), 2) == ways


@pytest.mark.parametrize(("plies", "ways"), [(1, 37), (2, 817)])
def test_the_middle_of_a_game(plies: int, ways: int) -> None:
    assert ways_on(MIDDLE, plies) == ways
