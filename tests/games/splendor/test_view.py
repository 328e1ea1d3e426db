"""What a view makes of a table: what is owed, what there is to choose from, and which turns went
before.
"""

import pytest

from games.splendor.catalogue import CARDS
from games.splendor.table import SplendorTable
from games.splendor.view import Owed, look
from tests.games.moves import after
from tests.games.splendor.tables import ANN, BEN, CLEO, ids, lay, player, tokens

TAKES = "take white+blue+green"


def idle() -> SplendorTable:
    return lay(player(), player(), player())


def returning() -> SplendorTable:
    """Ann has taken more than ten tokens."""
    return after(lay(player("W2 U2 G2 R2 K2"), player(), rows="1-25"), TAKES)


def choosing() -> SplendorTable:
    """Two nobles would visit Ann."""
    ann = player("R3", bonuses="W3 U3 G2 K3")
    return after(lay(ann, player(), rows="1-17", display="N-03 N-04 N-08"), "buy 1-17")


@pytest.mark.parametrize(
    ("table", "owed"), [(idle(), Owed.ACTION), (returning(), Owed.TOKENS), (choosing(), Owed.NOBLE)]
)
def test_a_view_says_what_the_player_in_turn_owes(table: SplendorTable, owed: Owed) -> None:
    view = look(table, None)
    assert (view.turn, view.owed) == (ANN, owed)


def test_nothing_is_owed_when_the_game_is_over() -> None:
    table = idle()
    table.agenda.clear()
    assert (look(table, None).turn, look(table, None).owed) == (None, None)


def test_the_nobles_to_choose_from_are_those_who_would_come() -> None:
    assert ids(look(choosing(), None).willing) == "N-03 N-04"
    assert look(idle(), None).willing == []


def test_nothing_can_be_bought_while_something_else_is_owed() -> None:
    table = lay(player("R3"), player(), rows="1-17")
    assert look(table, None).affordable == [CARDS["1-17"]]
    assert look(returning(), None).affordable == []


def test_the_least_gold_is_what_a_card_would_cost() -> None:
    ann = look(lay(player("R2 Y2", bonuses="K1"), player()), None).players[ANN]
    assert ann.affords(CARDS["1-17"])
    assert ann.payment(CARDS["1-17"]) == tokens("R2 Y1")


def test_gold_fills_the_smallest_gaps_of_what_is_lacking() -> None:
    ann = look(lay(player("W1 U1 Y2"), player()), None).players[ANN]
    assert not ann.affords(CARDS["2-22"])
    assert ann.lacking(CARDS["2-22"]) == tokens("U3")


def test_whoever_has_not_moved_yet_has_no_latest_turn() -> None:
    assert [look(idle(), None).players[seat].latest for seat in (ANN, BEN, CLEO)] == [(), (), ()]


def test_a_turn_is_remembered_whole_until_the_next() -> None:
    once = after(returning(), "red black white")
    assert [event.line.key for event in look(once, None).players[ANN].latest] == [
        "took",
        "returned",
    ]
    twice = after(once, TAKES, "buy 1-25")
    assert [event.line.key for event in look(twice, None).players[ANN].latest] == ["bought"]


def test_the_earlier_turns_are_those_that_the_last_move_does_not_tell() -> None:
    table = after(idle(), TAKES, "two red", "reserve deck-1", "two white")
    view = look(table, None)
    assert view.turn == BEN
    assert [player.seat for player in view.earlier] == [CLEO]


def test_nobody_learns_from_a_latest_turn_which_card_was_drawn() -> None:
    table = after(idle(), "reserve deck-1", "two red")
    assert [event.line.key for event in look(table, ANN).players[ANN].latest] == ["reserved-unseen"]
