"""Taking tokens in lines."""

import pytest

from games.engine import play
from games.questions import Pick, read
from games.splendor_duel.actions import Take
from games.splendor_duel.catalogue import CELL, LINES, Line
from games.splendor_duel.events import Spot, Took
from tests.games.moves import after, offers, refusal
from tests.games.splendor_duel.tables import ANN, EXAMPLE, LETTERS, lay, player, privileges, tokens
from tests.rule import rule

PEARLS = {"P": "a1 b1", "W": "c1 c2 c3", "U": "d1", "Y": "d4"}


def takes(board: str | dict[str, str] = EXAMPLE) -> set[Line]:
    """The lines that are offered."""
    return {
        move.line for move in offers(lay(board=board), "take").values() if isinstance(move, Take)
    }


@rule("SD-39", "SD-40", "SD-X1")
@pytest.mark.parametrize(
    ("notation", "taken"),
    [
        ("take a1 c1", "W1 U1 G1"),
        ("take c1 c3", "W1 G1 P1"),
        ("take c3 e5", "W1 G1 K1"),
        ("take a5 only", "P1"),
    ],
)
def test_a_line_goes_across_down_or_aslant(notation: str, taken: str) -> None:
    assert after(lay(board=EXAMPLE), notation).players[ANN].tokens == tokens(taken)


@rule("SD-40")
def test_a_line_may_be_named_from_both_its_ends() -> None:
    offered = offers(lay(board=EXAMPLE), "take")
    assert offered["take a1 c1"] == offered["take c1 a1"] == Take(LINES["a1-b1-c1"])


@rule("SD-40")
def test_there_are_twenty_five_cells_seventy_two_pairs_and_forty_eight_threes() -> None:
    lengths = [len(line.cells) for line in LINES.values()]
    assert [lengths.count(n) for n in (1, 2, 3)] == [25, 72, 48]


@rule("SD-40", "SD-X1")
@pytest.mark.parametrize("crooked", ["a1-c1", "a1-b1-c2", "c2-e2"])
def test_what_is_not_straight_or_has_a_gap_is_no_line(crooked: str) -> None:
    assert crooked not in LINES


@rule("SD-41", "SD-X1")
def test_gold_breaks_a_line() -> None:
    assert refusal(lay(board=EXAMPLE), Take(LINES["b1-b2-b3"])) == "refuse-cell-gold"


@rule("SD-41", "SD-X1")
def test_an_empty_cell_breaks_a_line() -> None:
    assert refusal(lay(board=EXAMPLE), Take(LINES["c2-d2-e2"])) == "refuse-cell-empty"


@rule("SD-41")
def test_gold_is_not_taken() -> None:
    assert refusal(lay(board=EXAMPLE), Take(LINES["b2"])) == "refuse-cell-gold"


@rule("SD-X2")
def test_the_example_has_eighty_takes() -> None:
    lengths = [len(line.cells) for line in takes()]
    assert [lengths.count(n) for n in (1, 2, 3)] == [20, 39, 21]


@rule("SD-X2")
@pytest.mark.parametrize("line", sorted(line.id for line in takes()))
def test_none_of_them_pleases_the_opponent(line: str) -> None:
    table = play(lay(board=EXAMPLE), ANN, Take(LINES[line])).table
    assert privileges(table) == (0, 0, 3)


@rule("SD-42")
def test_fewer_tokens_may_be_taken_than_the_line_has() -> None:
    assert {LINES["a1"], LINES["a1-b1"], LINES["a1-b1-c1"]} <= takes()


@rule("SD-43")
@pytest.mark.parametrize("letters", ["WWU", "UWU", "WUG", "WUP"])
def test_colours_may_be_mixed_freely(letters: str) -> None:
    board: dict[str, str] = {}
    for letter, cell in zip(letters, ("a1", "b1", "c1"), strict=True):
        board[letter] = f"{board.get(letter, '')} {cell}".strip()
    assert LINES["a1-b1-c1"] in takes(board)


@rule("SD-44")
def test_the_cells_stay_empty() -> None:
    table = after(lay(board=EXAMPLE), "take a1 c1")
    assert table.board[:3] == (None, None, None)


@rule("SD-44")
def test_the_news_say_what_lay_where() -> None:
    table = after(lay(board=EXAMPLE), "take c3 e5")
    spots = tuple(
        Spot(CELL[cell], LETTERS[letter])
        for cell, letter in (("c3", "W"), ("d4", "K"), ("e5", "G"))
    )
    assert table.last[0] == Took(seat=ANN, spots=spots)


@rule("SD-45")
def test_ten_tokens_keep_nobody_from_taking_three_more() -> None:
    table = lay(player("W4 U4 G2"), board={"R": "a1 b1", "K": "c1"})
    assert after(table, "take a1 c1").players[ANN].tokens.total == 13


@rule("SD-46")
def test_three_alike_please_the_opponent() -> None:
    assert privileges(after(lay(board=PEARLS), "take c1 c3")) == (0, 1, 2)


@rule("SD-46")
def test_two_alike_do_not() -> None:
    assert privileges(after(lay(board=PEARLS), "take c1 c2")) == (0, 0, 3)


@rule("SD-46")
def test_two_pearls_please_the_opponent() -> None:
    assert privileges(after(lay(board=PEARLS), "take a1 b1")) == (0, 1, 2)


@rule("SD-46")
def test_one_pearl_does_not() -> None:
    assert privileges(after(lay(board=PEARLS), "take b1 d1")) == (0, 0, 3)


@rule("SD-47")
def test_two_pearls_and_a_gem_cost_one_privilege() -> None:
    assert privileges(after(lay(board=PEARLS), "take a1 c1")) == (0, 1, 2)


@rule("SD-47")
def test_the_privilege_is_taken_before_the_end_of_the_turn() -> None:
    table = lay(player("G4 R2 K4"), board=PEARLS)
    assert privileges(after(table, "take c1 c3")) == (0, 1, 2)


def test_the_longest_lines_are_offered_first() -> None:
    table = lay(board=EXAMPLE)
    question = read(table.waiting[0].ask(table), "take c3").here
    assert isinstance(question, Pick)
    lengths = [
        len(option.then.line.cells) for option in question.options if isinstance(option.then, Take)
    ]
    assert lengths == sorted(lengths, reverse=True)


def test_what_would_please_the_opponent_is_marked() -> None:
    (decision,) = lay(board=PEARLS).waiting
    question = read(decision.ask(lay(board=PEARLS)), "take c1").here
    assert isinstance(question, Pick)
    assert [option.key for option in question.options if option.hint] == ["a1", "c3"]
