"""White cards: played from the hand, once."""

import pytest

from games.last_will.catalogue import Deck
from tests.games.last_will.outcomes import can, do, hand, left, money, moves, paid, pile, spends
from tests.games.last_will.scenes import player, turn
from tests.rule import rule

COMPANY = "dog guest chef"


@rule("LW-84", "LW-X6")
def test_a_white_card_is_paid_for_spent_and_discarded_at_once() -> None:
    table = do(turn(player(10, hand="dinner_01"), actions=1), "play", "dinner_01")
    assert (left(table), money(table), hand(table)) == (0, 8, "")
    assert "dinner_01" in pile(table, Deck.EVENT)


@rule("LW-85", "LW-X7")
def test_a_simple_white_card_costs_and_spends_what_is_printed() -> None:
    table = do(turn(player(10, hand="boat_trip_04"), actions=2), "play", "boat_trip_04")
    assert (left(table), money(table)) == (0, 5)


@rule("LW-77", "LW-X7")
def test_a_white_card_is_not_played_with_too_few_actions() -> None:
    assert not can(turn(player(10, hand="boat_trip_04"), actions=1), "play", "boat_trip_04")


@rule("LW-86", "LW-X8", "LW-98")
def test_any_of_its_companions_may_join_a_white_card() -> None:
    table = turn(player(30, hand=f"boat_trip_01 {COMPANY}"), actions=2)
    assert {(move.used, move.spent) for move in moves(table, "play", "boat_trip_01")} == {
        ("", 2),
        ("guest", 4),
        ("chef", 4),
        ("dog", 5),
        ("chef guest", 6),
        ("dog guest", 7),
        ("chef dog", 7),
        ("chef dog guest", 9),
    }


@rule("LW-86", "LW-X8")
def test_the_companions_who_joined_are_discarded_and_the_others_kept() -> None:
    table = do(
        turn(player(30, hand=f"boat_trip_01 {COMPANY}"), actions=2),
        "play",
        "boat_trip_01",
        using="dog",
    )
    assert hand(table) == "chef guest"
    assert "dog" in pile(table, Deck.COMPANION)


@rule("LW-86")
def test_a_companion_of_another_kind_cannot_join() -> None:
    table = turn(player(30, hand="theatre_01 dog guest chef"), actions=2)
    assert [(move.used, move.spent) for move in moves(table, "play", "theatre_01")] == [("", 2)]


@rule("LW-87", "LW-X8")
def test_companions_cost_no_actions() -> None:
    table = turn(player(30, hand=f"boat_trip_01 {COMPANY}"), actions=4)
    assert {move.cost for move in moves(table, "play", "boat_trip_01")} == {2}


@rule("LW-88")
def test_the_last_companion_printed_may_join_without_the_first() -> None:
    table = turn(player(30, hand="boat_trip_06 chef"), actions=2)
    assert spends(table, "play", "boat_trip_06") == {3, 5}


@rule("LW-89")
@pytest.mark.parametrize(
    ("guests", "spent"), [("", {2}), ("guest", {2, 4}), ("guest guest guest", {2, 4, 6})]
)
def test_two_guests_at_most_join_the_eighth_dinner(guests: str, spent: set[int]) -> None:
    table = turn(player(30, hand=f"dinner_08 {guests}"), actions=1)
    assert spends(table, "play", "dinner_08") == spent


@rule("LW-89")
def test_a_companion_printed_once_joins_once() -> None:
    table = turn(player(30, hand="theatre_01 horse horse"), actions=1)
    assert spends(table, "play", "theatre_01") == {2, 5}


@rule("LW-90", "LW-201", "LW-X9")
def test_one_option_of_a_ball_is_paid_exactly() -> None:
    table = turn(player(70, hand="ball_03"), actions=7)
    assert paid(table, "play", "ball_03") == {
        (2, 4),
        (3, 6),
        (4, 9),
        (5, 12),
        (6, 17),
    }


@rule("LW-90")
def test_an_option_of_a_ball_that_takes_too_many_actions_cannot_be_chosen() -> None:
    table = turn(player(70, hand="ball_01"), actions=4)
    assert spends(table, "play", "ball_01") == {4, 6, 10}


@rule("LW-91")
def test_only_printed_amounts_are_spent() -> None:
    table = turn(player(70, hand="ball_01 theatre_01 horse"), actions=7)
    assert spends(table, "play", "ball_01") == {4, 6, 10, 13}
    assert spends(table, "play", "theatre_01") == {2, 5}


@rule("LW-92")
def test_several_white_cards_are_played_in_one_turn() -> None:
    table = turn(player(30, hand="dinner_01 theatre_03 soiree_02"), actions=2)
    table = do(do(table, "play", "dinner_01"), "play", "theatre_03")
    assert (left(table), money(table)) == (0, 25)
    assert not can(table, "play", "soiree_02")


@rule("LW-83")
def test_a_white_card_is_not_placed_and_a_black_one_not_played() -> None:
    table = turn(player(30, hand="dinner_01 waiter_01"), actions=3)
    assert not can(table, "place", "dinner_01")
    assert not can(table, "play", "waiter_01")
