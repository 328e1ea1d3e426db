"""How many ways there are on from a few fixed tables: a tripwire for changes of the rules that
nobody meant.

Those from the beginning of a game can be counted by hand, the others were counted by the rules
themselves.
"""

from itertools import combinations, pairwise

import pytest

from games.splendor_duel import GAME
from games.splendor_duel.catalogue import CELLS, GOLD, Cell
from games.splendor_duel.table import DuelTable
from tests.games.moves import ways_on
from tests.games.playing import first_table
from tests.games.splendor_duel.tables import EXAMPLE, lay, player

MIDDLE = lay(
    player("W1 U2 G1 R2 Y1", privileges=1, bonuses="W2 U1 G2", reserved="2-22 3-07?"),
    player("W1 U1 K1", privileges=2, bonuses="R3 K2", reserved="1-08"),
    board="..G.K KYP.. RG.UR .Y.K. P...G",
    pyramid="1-01 1-05 1-26 2-03 2-17 3-04 3-12",
)


def in_line(cells: tuple[Cell, ...]) -> bool:
    """Whether cells, the upper left first, lie next to each other in one direction."""
    steps = {(to.row - at.row, to.column - at.column) for at, to in pairwise(cells)}
    return len(steps) < 2 and all(max(abs(down), abs(right)) == 1 for down, right in steps)


@pytest.mark.parametrize("seed", range(5))
def test_a_game_begins_with_its_lines_and_forty_five_reservations(seed: int) -> None:
    table = first_table(GAME, 2, seed, {})
    assert isinstance(table, DuelTable)
    plain = [cell for cell in CELLS if table.at(cell) is not GOLD]
    lines = sum(in_line(cells) for length in (1, 2, 3) for cells in combinations(plain, length))
    assert ways_on(table, 1) == lines + 3 * (12 + 3)


def test_the_board_of_the_examples_has_eighty_takes() -> None:
    # Besides, three gold lie there for twelve cards and three decks, and the bag holds two tokens.
    assert ways_on(lay(board=EXAMPLE), 1) == 80 + 3 * (12 + 3) + 1


@pytest.mark.parametrize(("plies", "ways"), [(1, 21 + 2 * (12 + 3) + 5 + 11 + 1), (2, 3638)])
def test_the_middle_of_a_game(plies: int, ways: int) -> None:
    assert ways_on(MIDDLE, plies) == ways
