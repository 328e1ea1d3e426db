"""Black cards: placed on the board, activated, discarded."""

from dataclasses import replace

import pytest

from games.last_will.catalogue import Deck
from tests.games.last_will.outcomes import (
    board,
    can,
    do,
    hand,
    left,
    money,
    moves,
    next_round,
    out_of_the_game,
    paid,
    pile,
    spends,
)
from tests.games.last_will.scenes import NAMED, market, player, turn
from tests.games.last_will.tables import ANN, BEN
from tests.games.moves import to_act
from tests.rule import rule

TWO_ACTIONS = {
    "gentlemens_club_01",
    "gentlemens_club_02",
    "coachman_02",
    "special_estate_agent_01",
    "special_steward_01",
}


@rule("LW-108")
def test_a_black_card_is_placed_for_an_action() -> None:
    table = do(turn(player(10, hand="waiter_01"), actions=2), "place", "waiter_01")
    assert (left(table), money(table), board(table), hand(table)) == (1, 10, "waiter_01", "")


@rule("LW-109", "LW-110")
@pytest.mark.parametrize("name", sorted(TWO_ACTIONS))
def test_some_black_cards_take_two_actions_to_place(name: str) -> None:
    assert not can(turn(player(hand=name), actions=1), "place", name)
    assert left(do(turn(player(hand=name), actions=2), "place", name)) == 0


@rule("LW-110")
def test_all_other_helpers_and_expenses_take_one() -> None:
    costs = {one: moves(turn(player(hand=one), actions=4), "place", one) for one in NAMED}
    assert {one for one, ways in costs.items() if {way.cost for way in ways} == {2}} == TWO_ACTIONS
    assert {way.cost for ways in costs.values() for way in ways} <= {0, 1, 2}


@rule("LW-111", "LW-X10")
def test_a_card_may_be_activated_as_soon_as_it_is_placed() -> None:
    table = do(
        turn(player(20, hand="gentlemens_club_01"), actions=3), "place", "gentlemens_club_01"
    )
    table = do(table, "activate", "gentlemens_club_01")
    assert (left(table), money(table)) == (0, 15)


@rule("LW-109", "LW-133", "LW-X10")
def test_the_extra_action_is_paid_only_to_place() -> None:
    table = turn(player(20, board="gentlemens_club_01"), actions=3)
    assert paid(table, "activate", "gentlemens_club_01") == {(1, 5)}


@rule("LW-112")
def test_a_card_is_activated_once_a_round() -> None:
    table = do(
        turn(player(20, board="reservation_01 reservation_03"), actions=3),
        "activate",
        "reservation_01",
    )
    assert not can(table, "activate", "reservation_01")
    assert can(table, "activate", "reservation_03")


@rule("LW-112", "LW-237")
def test_in_the_next_round_it_can_be_activated_again() -> None:
    table = do(turn(player(20, board="reservation_01"), actions=3), "activate", "reservation_01")
    assert can(next_round(table), "activate", "reservation_01")


@rule("LW-113")
@pytest.mark.parametrize(
    ("name", "cost", "spent"), [("reservation_01", 0, 2), ("reservation_03", 1, 4)]
)
def test_activating_costs_the_actions_printed(name: str, cost: int, spent: int) -> None:
    table = turn(player(20, board=name), actions=3)
    assert paid(table, "activate", name) == {(cost, spent)}


@rule("LW-114", "LW-115", "LW-X11")
@pytest.mark.parametrize(
    ("on_it", "spent"), [("", {1}), ("+chef", {1, 2}), ("+chef+chef", {1, 2, 4})]
)
def test_every_open_row_may_be_chosen_and_is_spent_by_itself(on_it: str, spent: set[int]) -> None:
    table = turn(player(20, board=f"reservation_05{on_it}"), actions=0)
    assert spends(table, "activate", "reservation_05") == spent


@rule("LW-116")
@pytest.mark.parametrize(
    "name", ["waiter_01", "old_friend_03", "special_estate_agent_02", "special_steward_01"]
)
def test_a_card_without_a_row_is_never_activated(name: str) -> None:
    assert not can(turn(player(board=name), actions=4), "activate", name)


@rule("LW-117", "LW-X25")
@pytest.mark.parametrize("name", ["training_ground_02", "training_ground_05"])
def test_nothing_is_activated_that_would_spend_nothing(name: str) -> None:
    assert not can(turn(player(board=f"farm_06 {name}"), actions=4), "activate", name)


@rule("LW-269")
@pytest.mark.parametrize(
    "lying", ["reservation_01! reservation_01", "reservation_01 reservation_01!"]
)
def test_of_two_copies_the_one_that_was_activated_is_discarded(lying: str) -> None:
    table = turn(player(70, board=lying), actions=2)
    table = do(table, "discard", "reservation_01")
    assert [laid.used for laid in table.players[ANN].board] == [False]
    assert can(table, "activate", "reservation_01")


@rule("LW-269")
def test_of_two_agents_the_one_that_has_served_is_discarded() -> None:
    agents = player(board="estate_agent_01 estate_agent_01")
    agents.board = [agents.board[0], replace(agents.board[1], served=1)]
    table = do(turn(agents, actions=2), "discard", "estate_agent_01")
    assert [laid.served for laid in table.players[ANN].board] == [0]


@rule("LW-118", "LW-214")
def test_on_a_full_board_a_card_must_go_before_another_comes() -> None:
    full = "waiter_01 waiter_02 waiter_03 reservation_01 reservation_03"
    table = turn(player(hand="carriage_01", board=full), actions=1)
    assert not can(table, "place", "carriage_01")
    table = do(table, "discard", "waiter_03")
    assert left(table) == 1
    assert can(table, "place", "carriage_01")


@rule("LW-119")
def test_a_card_placed_and_activated_in_this_turn_may_be_discarded() -> None:
    table = do(turn(player(20, hand="reservation_01"), actions=1), "place", "reservation_01")
    table = do(do(table, "activate", "reservation_01"), "discard", "reservation_01")
    assert (money(table), board(table)) == (18, "")
    assert "reservation_01" in pile(table, Deck.HELPER_EXPENSE)


@rule("LW-120")
def test_a_card_may_be_discarded_though_spaces_are_free() -> None:
    assert can(turn(player(board="waiter_01"), actions=0), "discard", "waiter_01")


@rule("LW-121", "LW-119")
@pytest.mark.parametrize("name", ["farm_01", "mansion_01", "town_house_01", "manor_house_01"])
def test_property_is_never_discarded(name: str) -> None:
    assert not can(turn(player(board=f"{name} waiter_01"), actions=4), "discard", name)


@rule("LW-122")
def test_no_move_asks_for_a_space_or_changes_it() -> None:
    table = turn(player(hand="carriage_01", board="waiter_01 reservation_01"), actions=1)
    assert len(moves(table, "place", "carriage_01")) == 1


@rule("LW-123")
def test_the_ability_of_a_discarded_card_ends() -> None:
    table = turn(player(20, hand="dinner_01", board="waiter_01"), actions=1)
    assert spends(do(table, "discard", "waiter_01"), "play", "dinner_01") == {2}


@rule("LW-124")
def test_placing_a_card_with_a_symbol_spends_nothing() -> None:
    table = turn(player(20, hand="reservation_01", board="waiter_01"), actions=1)
    assert spends(table, "place", "reservation_01") == {0}


@rule("LW-118", "LW-119", "LW-121", "LW-179", "LW-X29")
def test_on_a_full_board_an_old_friend_takes_the_place_of_an_expense() -> None:
    full = "farm_03 reservation_01! waiter_01 old_friend_03 carriage_02"
    table = turn(player(20, hand="old_friend_04", board=full), actions=1)
    table = do(do(table, "discard", "reservation_01"), "place", "old_friend_04")
    assert left(table) == 1
    table = do(table, "discard", "old_friend_03")
    assert (left(table), "old_friend_03" in out_of_the_game(table)) == (1, True)
    assert not can(table, "discard", "farm_03")
    later = next_round(table)
    plan = later.plan_of(later.players[ANN])
    assert plan is not None
    assert left(later) == plan.actions + 1


@rule("LW-125")
def test_an_expense_spends_what_it_says_and_does_nothing_else() -> None:
    table = turn(player(20, hand="carriage_ride_01", board="carriage_03"), actions=3)
    assert spends(table, "activate", "carriage_03") == {2}
    assert spends(table, "play", "carriage_ride_01") == {2}


@rule("LW-126", "LW-127", "LW-133")
@pytest.mark.parametrize(
    ("name", "cost", "spent"),
    [
        ("reservation_01", 0, 2),
        ("reservation_02", 0, 2),
        ("reservation_03", 1, 4),
        ("reservation_04", 1, 4),
        ("reservation_05", 0, 1),
        ("reservation_06", 0, 1),
        ("carriage_01", 0, 1),
        ("carriage_02", 0, 1),
        ("carriage_03", 0, 2),
        ("carriage_04", 1, 3),
        ("carriage_05", 1, 3),
        ("gentlemens_club_01", 1, 5),
        ("gentlemens_club_02", 1, 5),
    ],
)
def test_expenses_cost_and_spend_what_is_printed(name: str, cost: int, spent: int) -> None:
    table = turn(player(20, board=name), actions=1)
    assert paid(table, "activate", name) == {(cost, spent)}


STABLES = "farm_09+dog+dog+dog farm_02+dog+horse farm_06"
GROUNDS = (
    "training_ground_01 training_ground_02 training_ground_03 training_ground_04 training_ground_05"
)


@rule("LW-128", "LW-129", "LW-130", "LW-131", "LW-132", "LW-264", "LW-X25")
@pytest.mark.parametrize(("number", "spent"), [(1, 4), (2, 2), (3, 6), (4, 7), (5, 8)])
def test_training_grounds_count_farms_dogs_and_horses(number: int, spent: int) -> None:
    table = turn(player(40, board=f"{STABLES} {GROUNDS}", extensions=3), actions=0)
    assert paid(table, "activate", f"training_ground_0{number}") == {(0, spent)}


@rule("LW-X25")
def test_all_training_grounds_together_spend_twenty_seven_pounds() -> None:
    table = turn(player(40, board=f"{STABLES} {GROUNDS}", extensions=3), actions=0)
    for name in GROUNDS.split():
        table = do(table, "activate", name)
    assert money(table) == 13


@rule("LW-132")
def test_a_training_ground_counts_when_it_is_activated() -> None:
    table = turn(
        player(70, hand="farm_03", board="training_ground_03"), actions=2, market=market(farm=-2)
    )
    assert spends(do(table, "buy", "farm_03"), "activate", "training_ground_03") == {2}


@rule("LW-132")
def test_a_training_ground_that_would_spend_too_much_cannot_be_activated_in_part() -> None:
    table = turn(player(5, board=f"{STABLES} training_ground_03"), actions=0)
    assert not can(table, "activate", "training_ground_03")


@rule("LW-128")
def test_the_farms_of_others_do_not_count() -> None:
    table = turn(
        player(20, board="training_ground_03 farm_01"), player(board="farm_02 farm_03"), actions=0
    )
    assert spends(table, "activate", "training_ground_03") == {2}


@rule("LW-81")
def test_nobody_has_to_use_a_card() -> None:
    assert to_act(do(turn(player(board="reservation_01"), actions=4), "end")) == BEN
