"""Taking gold and reserving a card."""

import pytest

from games.engine import Seat, play
from games.splendor_duel.actions import Buy, Reserve, ReserveUnseen
from games.splendor_duel.catalogue import CARDS, CELL, GOLD
from games.splendor_duel.events import Refilled
from games.splendor_duel.table import Reserved
from tests.games.moves import after, offers, refusal
from tests.games.splendor_duel.tables import ANN, BEN, EXAMPLE, cards, kinds, lay, player, tokens
from tests.rule import rule

FULL = "1-13 2-03? 3-01"
ONE_GOLD = {"Y": "b2", "W": "a1 a2 a3"}


@rule("SD-49")
def test_without_gold_on_the_board_nothing_is_reserved() -> None:
    assert "reserve" not in kinds(lay(board={"W": "a1"}))


@rule("SD-49")
def test_a_fourth_card_is_not_reserved() -> None:
    table = lay(player(reserved=FULL), board=EXAMPLE)
    assert "reserve" not in kinds(table)
    assert refusal(table, ReserveUnseen(1, CELL["b2"])) == "refuse-reserve-full"


@rule("SD-50")
def test_the_gold_may_come_from_any_cell() -> None:
    offered = offers(lay(board=EXAMPLE), "reserve deck-1")
    assert offered.keys() == {f"reserve deck-1 {cell}" for cell in ("b2", "b4", "c5")}


@rule("SD-50")
def test_where_one_gold_lies_it_is_not_asked_for() -> None:
    assert offers(lay(board=ONE_GOLD), "reserve deck").keys() == {
        f"reserve deck-{level}" for level in (1, 2, 3)
    }


@rule("SD-50")
def test_one_gold_comes_with_the_card() -> None:
    table = after(lay(board=EXAMPLE), "reserve deck-1 b4")
    assert (table.players[ANN].tokens, table.at(CELL["b4"]), table.at(CELL["b2"])) == (
        tokens("Y1"),
        None,
        GOLD,
    )


@rule("SD-50")
def test_a_cell_without_gold_gives_none() -> None:
    assert refusal(lay(board=EXAMPLE), ReserveUnseen(1, CELL["a1"])) == "refuse-reserve-gold"


@rule("SD-51")
def test_any_card_of_the_pyramid_and_any_deck_can_be_chosen() -> None:
    assert len(offers(lay(board=ONE_GOLD), "reserve")) == 12 + 3


@rule("SD-51")
def test_the_top_of_a_deck_comes_unseen() -> None:
    table = lay(board=ONE_GOLD)
    top = table.rows[1].deck[-1]
    drawn = after(table, "reserve deck-2")
    assert drawn.players[ANN].reserved == [Reserved(top, blind=True)]


@rule("SD-51")
def test_an_empty_deck_cannot_be_chosen() -> None:
    table = lay(board=ONE_GOLD, pyramid="3-01 3-02 3-03", spent={3})
    assert refusal(table, ReserveUnseen(3, CELL["b2"])) == "refuse-deck-empty"


@rule("SD-51")
def test_there_is_no_fourth_deck() -> None:
    assert refusal(lay(board=ONE_GOLD), ReserveUnseen(4, CELL["b2"])) == "refuse-level"


@rule("SD-51")
def test_a_card_that_does_not_lie_face_up_cannot_be_chosen() -> None:
    table = lay(board=ONE_GOLD)
    assert refusal(table, Reserve(table.rows[0].deck[0], CELL["b2"])) == "refuse-reserve-absent"


@rule("SD-52")
def test_a_card_of_the_pyramid_is_replaced_at_once_in_its_place() -> None:
    table = lay(board=ONE_GOLD, pyramid="2-01 2-02 2-03 2-04")
    top = table.rows[1].deck[-1]
    reserved = after(table, "reserve 2-02")
    assert reserved.rows[1].cards == [*cards("2-01"), top, *cards("2-03 2-04")]
    assert reserved.last[-1] == Refilled(card=top)


@rule("SD-52")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    table = after(lay(board=ONE_GOLD, pyramid="3-01 3-02 3-03", spent={3}), "reserve 3-02")
    assert table.rows[2].cards == [*cards("3-01"), None, *cards("3-03")]


@rule("SD-53")
def test_a_reserved_card_does_nothing() -> None:
    ann = player(reserved="3-01 3-02 2-03")
    assert (ann.bonuses, ann.points, ann.crowns, ann.reached) == (tokens(), 0, 0, ())


@rule("SD-54")
def test_a_reserved_card_is_its_owners_alone() -> None:
    table = lay(player("U4 R3"), player(reserved="2-01"))
    assert refusal(table, Buy(CARDS["2-01"], tokens("U4 R3"))) == "refuse-buy-absent"


@rule("SD-54")
def test_buying_makes_room_again() -> None:
    table = after(
        lay(player("R2 K2", reserved="1-01 2-02 2-03"), board={"W": "a1", "Y": "b2"}), "buy 1-01"
    )
    assert [held.card for held in table.players[ANN].reserved] == cards("2-02 2-03")


@rule("SD-55")
def test_nothing_but_reserving_brings_gold() -> None:
    # Gold lies on the board, and the opponent holds some; neither a privilege nor a take nor a
    # theft may have it.
    table = lay(
        player("U4 R3", privileges=3), player("Y2"), board={"Y": "a1", "W": "b1"}, pyramid="2-01"
    )
    others = [
        move for move in offers(table).values() if not isinstance(move, Reserve | ReserveUnseen)
    ]
    assert {play(table, ANN, move).table.players[ANN].tokens[GOLD] for move in others} == {0}


@rule("SD-56")
def test_a_card_that_could_be_bought_may_be_reserved() -> None:
    table = lay(player("R2 K2"), board=ONE_GOLD, pyramid="1-01")
    assert {"buy 1-01", "reserve 1-01"} <= offers(table).keys()


@rule("SD-56", "SD-X8")
def test_a_wild_card_may_be_reserved_without_a_bonus() -> None:
    table = lay(player("W4 P1", bought="1-30"), board={"Y": "b2"}, pyramid="1-26")
    assert "reserve 1-26" in offers(table)


@pytest.mark.parametrize("seat", [ANN, BEN])
def test_gold_above_ten_tokens_is_discarded_like_any_other(seat: Seat) -> None:
    table = lay(player("W4 U4 G2"), player("R4 K4 P2"), board={"Y": "b2", "G": "a1"}, turn=seat)
    assert "gold" in offers(after(table, "reserve deck-1"))
