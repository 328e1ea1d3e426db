"""Companions and jokers."""

import pytest

from games.last_will.catalogue import Deck
from tests.games.last_will.outcomes import can, do, hand, left, markers, money, moves, pile, spends
from tests.games.last_will.scenes import player, turn
from tests.games.last_will.tables import ANN
from tests.rule import rule


@rule("LW-93")
@pytest.mark.parametrize("companion", ["chef", "guest", "dog", "horse", "joker"])
@pytest.mark.parametrize("verb", ["play", "place", "buy", "activate", "discard"])
def test_a_companion_is_never_used_by_itself(companion: str, verb: str) -> None:
    assert not can(turn(player(hand=companion), actions=4), verb, companion)


@rule("LW-94")
def test_a_marker_costs_an_action_and_a_companion_card() -> None:
    table = turn(player(10, hand="chef", board="reservation_06"), actions=2)
    marked = do(table, "mark", "reservation_06")
    assert (left(marked), money(marked), markers(marked, "reservation_06")) == (1, 10, "chef")
    assert (hand(marked), pile(marked, Deck.COMPANION)) == ("", ["chef"])


@rule("LW-94")
def test_a_card_placed_in_this_turn_can_get_a_marker() -> None:
    table = do(turn(player(hand="chef reservation_06"), actions=2), "place", "reservation_06")
    assert markers(do(table, "mark", "reservation_06"), "reservation_06") == "chef"


@rule("LW-94")
@pytest.mark.parametrize(("held", "actions"), [("", 2), ("guest dog horse", 2), ("chef", 0)])
def test_without_the_right_companion_and_an_action_there_is_no_marker(
    held: str, actions: int
) -> None:
    assert not can(
        turn(player(hand=held, board="reservation_06"), actions=actions), "mark", "reservation_06"
    )


@rule("LW-95", "LW-X15")
def test_markers_go_on_from_the_top_down() -> None:
    table = turn(player(hand="dog horse", board="farm_02"), actions=3)
    assert {move.used for move in moves(table, "mark", "farm_02")} == {"dog"}
    table = do(table, "mark", "farm_02")
    assert {move.used for move in moves(table, "mark", "farm_02")} == {"horse"}


@rule("LW-95", "LW-X11")
def test_the_first_chef_goes_on_the_first_row_for_one() -> None:
    table = turn(player(hand="chef", board="reservation_05"), actions=1)
    assert spends(do(table, "mark", "reservation_05"), "activate", "reservation_05") == {1, 2}


@rule("LW-95")
def test_a_card_with_all_its_markers_gets_no_more() -> None:
    table = turn(player(hand="chef joker", board="reservation_06+chef"), actions=3)
    assert not can(table, "mark", "reservation_06")


@rule("LW-96", "LW-X15")
def test_several_markers_are_put_in_one_turn() -> None:
    table = turn(player(hand="dog horse", board="farm_02"), actions=3)
    table = do(do(table, "mark", "farm_02"), "mark", "farm_02")
    assert (left(table), markers(table, "farm_02")) == (1, "dog horse")
    assert spends(table, "activate", "farm_02") == {2, 4, 7}


@rule("LW-97")
def test_a_marker_goes_with_its_card() -> None:
    table = turn(player(10, hand="mansion_01", board="farm_02+dog+horse"), actions=3)
    sold = do(table, "sell", "farm_02")
    assert "farm_02" in pile(sold, Deck.PROPERTY)
    assert hand(sold) == "mansion_01"


@rule("LW-97", "LW-101")
def test_a_marker_stays_while_its_card_is_used() -> None:
    table = do(
        turn(player(30, board="farm_02+dog+horse"), actions=3), "activate", "farm_02", spending=7
    )
    assert markers(table, "farm_02") == "dog horse"


@rule("LW-98")
def test_whoever_could_put_a_marker_may_end_the_turn_instead() -> None:
    assert can(turn(player(hand="chef", board="reservation_06"), actions=2), "end")


@rule("LW-99")
def test_a_card_activated_in_this_round_can_still_get_a_marker() -> None:
    table = turn(player(30, hand="chef", board="reservation_06"), actions=2)
    table = do(do(table, "activate", "reservation_06"), "mark", "reservation_06")
    assert markers(table, "reservation_06") == "chef"
    assert not can(table, "activate", "reservation_06")


@rule("LW-100")
def test_a_marker_does_not_go_on_the_card_of_another() -> None:
    table = turn(player(hand="chef"), player(board="reservation_06"), actions=2)
    assert not can(table, "mark", "reservation_06")


@rule("LW-101")
def test_no_move_takes_a_marker_off_or_elsewhere() -> None:
    table = turn(player(hand="", board="reservation_06+chef reservation_05"), actions=2)
    assert not can(table, "mark", "reservation_05")
    assert not can(table, "mark", "reservation_06")


@rule("LW-102")
@pytest.mark.parametrize(
    ("event", "spent"),
    [
        ("theatre_01", {2, 5}),
        ("dinner_06", {2, 4}),
        ("boat_trip_03", {4, 7}),
        ("boat_trip_07", {4, 7}),
    ],
)
def test_a_joker_joins_as_a_companion_of_any_kind(event: str, spent: set[int]) -> None:
    table = turn(player(30, hand=f"{event} joker"), actions=2)
    assert spends(table, "play", event) == spent


@rule("LW-103")
def test_a_joker_gives_the_marker_of_the_kind_printed() -> None:
    table = turn(player(30, hand="joker", board="farm_06 training_ground_02"), actions=2)
    table = do(table, "mark", "farm_06")
    assert markers(table, "farm_06") == "horse"
    assert spends(table, "activate", "training_ground_02") == {2}


@rule("LW-104")
def test_both_jokers_may_join_one_white_card() -> None:
    table = turn(player(30, hand="boat_trip_01 dog joker joker"), actions=2)
    table = do(table, "play", "boat_trip_01", spending=9)
    assert (hand(table), table.jokers) == ("", 2)


@rule("LW-104")
def test_a_joker_may_join_a_white_card_by_itself() -> None:
    table = turn(player(30, hand="boat_trip_01 dog joker"), actions=2)
    assert hand(do(table, "play", "boat_trip_01", using="joker")) == "dog"


@rule("LW-105")
def test_a_joker_that_joined_goes_back_to_the_open_jokers() -> None:
    table = do(
        turn(player(30, hand="theatre_01 joker"), actions=1), "play", "theatre_01", using="joker"
    )
    assert table.jokers == 2
    assert "joker" not in pile(table, Deck.COMPANION)


@rule("LW-103", "LW-105", "LW-X28")
def test_a_joker_and_a_chef_open_both_rows_of_a_reservation() -> None:
    board = "reservation_05 waiter_01 waiter_02 waiter_03"
    table = turn(player(10, hand="joker chef", board=board), actions=2)
    table = do(
        do(table, "mark", "reservation_05", using="joker"), "mark", "reservation_05", using="chef"
    )
    assert (left(table), table.jokers == 2, "chef" in pile(table, Deck.COMPANION)) == (
        0,
        True,
        True,
    )
    assert spends(table, "activate", "reservation_05") == {1, 2, 3, 4, 5, 6, 7}
    assert money(do(table, "activate", "reservation_05", spending=7)) == 3


def test_of_copies_the_first_gets_its_markers_before_the_next() -> None:
    table = turn(
        player(hand="chef chef", board="reservation_06 waiter_01 reservation_06!"), actions=3
    )
    for marked in ([1, 0, 0], [1, 0, 1]):
        assert len(moves(table, "mark", "reservation_06")) == 1
        table = do(table, "mark", "reservation_06")
        assert [laid.markers for laid in table.players[ANN].board] == marked
    assert not can(table, "mark", "reservation_06")
