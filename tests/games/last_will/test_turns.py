"""Turns of the action phase, and helpers who bring actions."""

import pytest

from games.last_will.actions import EndTurn, Play
from games.last_will.events import TurnEnded
from games.last_will.table import Player
from tests.games.last_will.outcomes import (
    can,
    do,
    hand,
    left,
    money,
    moves,
    news,
    next_round,
    spends,
)
from tests.games.last_will.scenes import player, turn, white
from tests.games.last_will.tables import ANN, BEN, CLEO
from tests.games.moves import offers, refusal, to_act
from tests.rule import rule


@rule("LW-74", "LW-41")
def test_each_turn_is_played_out_before_the_next() -> None:
    table = turn(
        player(30, hand="dinner_01 dinner_01", plan=2), player(plan=5), player(plan=4), actions=2
    )
    table = do(do(table, "play", "dinner_01"), "play", "dinner_01")
    assert to_act(table) == ANN
    table = do(table, "end")
    assert to_act(table) == CLEO
    assert to_act(do(table, "end")) == BEN


@rule("LW-74")
def test_a_turn_that_has_ended_does_not_come_back() -> None:
    table = do(do(turn(player(), player()), "end"), "end")
    assert table.round == 3


@rule("LW-75", "LW-241")
@pytest.mark.parametrize(("space", "actions"), [(1, 1), (2, 2), (3, 3), (5, 4)])
def test_a_turn_begins_with_the_actions_of_the_plan(space: int, actions: int) -> None:
    assert left(turn(player(plan=space), player(plan=6))) == actions


@rule("LW-76", "LW-178", "LW-138")
def test_old_friends_add_an_action_each() -> None:
    assert left(turn(player(plan=2, board="old_friend_03 old_friend_03"), player(plan=6))) == 4


@rule("LW-77")
@pytest.mark.parametrize(
    ("verb", "name", "hand_of_ann", "board_of_ann"),
    [
        ("play", "dinner_01", "dinner_01", ""),
        ("place", "waiter_01", "waiter_01", ""),
        ("buy", "mansion_02", "mansion_02", ""),
        ("sell", "mansion_02", "", "mansion_02"),
        ("activate", "mansion_02", "", "mansion_02"),
        ("mark", "mansion_02", "guest", "mansion_02"),
    ],
)
def test_what_costs_an_action_cannot_be_done_without_one(
    verb: str, name: str, hand_of_ann: str, board_of_ann: str
) -> None:
    ann = player(30, hand=hand_of_ann, board=board_of_ann)
    assert can(turn(ann, actions=1), verb, name)
    assert not can(turn(ann, actions=0), verb, name)


@rule("LW-77")
def test_whoever_tries_is_told_that_actions_are_missing() -> None:
    table = turn(player(30, hand="boat_trip_04"), actions=1)
    assert refusal(table, Play(white("boat_trip_04"), 5)) == "refuse-actions"


@rule("LW-78")
def test_the_counter_may_rise_as_high_as_it_will() -> None:
    table = turn(player(hand="hectic_day_01 hectic_day_03"), actions=9)
    table = do(do(table, "play", "hectic_day_01"), "play", "hectic_day_03")
    assert left(table) == 13


@rule("LW-79", "LW-241")
def test_actions_left_are_lost() -> None:
    table = do(turn(player(), actions=4), "end")
    (event,) = news(table, TurnEnded)
    assert event.left == 4
    assert left(next_round(table)) <= 4


@rule("LW-80")
def test_what_costs_no_action_can_be_done_without_any() -> None:
    table = turn(player(30, board="reservation_01 waiter_01"), actions=0)
    assert can(table, "activate", "reservation_01")
    assert can(table, "discard", "waiter_01")


@rule("LW-81")
def test_a_turn_may_be_ended_at_once() -> None:
    assert to_act(do(turn(player(hand="dinner_01"), player(), actions=4), "end")) == BEN


@rule("LW-80", "LW-81")
def test_a_turn_lasts_until_it_is_ended() -> None:
    table = do(turn(player(30, hand="dinner_01"), player(), actions=1), "play", "dinner_01")
    assert to_act(table) == ANN


@rule("LW-81", "LW-120")
@pytest.mark.parametrize(
    ("somebody", "actions", "idle"),
    [
        (player(), 0, True),
        (player(), 1, True),
        (player(hand="dinner_01"), 0, True),
        (player(hand="dinner_01"), 1, False),
        (player(board="waiter_01"), 0, True),
        (player(30, board="reservation_01"), 0, False),
        (player(board=" ".join(["waiter_01"] * 5)), 0, True),
        (player(board=" ".join(["waiter_01"] * 5)), 1, True),
        # A card must go first, but then another could come.
        (player(hand="waiter_02", board=" ".join(["waiter_01"] * 5)), 1, False),
        (player(hand="waiter_02", board=" ".join(["waiter_01"] * 5)), 0, True),
    ],
)
def test_a_turn_in_which_nothing_is_left_ends_by_itself(
    somebody: Player, actions: int, idle: bool
) -> None:
    (decision,) = (table := turn(somebody, player(), actions=actions)).waiting
    assert decision.forced(table) == (EndTurn() if idle else None)


@rule("LW-82")
def test_others_decide_nothing_meanwhile() -> None:
    table = turn(player(), player(hand="dinner_01"), actions=4)
    assert [decision.seat for decision in table.waiting] == [ANN]
    assert refusal(table, EndTurn(), BEN) == "engine-not-your-turn"


@rule("LW-83")
def test_no_card_is_discarded_from_the_hand_in_a_turn() -> None:
    table = turn(player(30, hand="dinner_01 waiter_01 mansion_02 dog"), actions=4)
    assert not any(
        can(table, "discard", name) for name in ("dinner_01", "waiter_01", "mansion_02", "dog")
    )
    assert hand(do(table, "play", "dinner_01")) == "dog mansion_02 waiter_01"


@rule("LW-178", "LW-179")
def test_an_old_friend_brings_an_action_once_paid_for() -> None:
    table = turn(player(hand="old_friend_03"), actions=1)
    assert left(do(table, "place", "old_friend_03")) == 1
    assert not can(turn(player(hand="old_friend_03"), actions=0), "place", "old_friend_03")


@rule("LW-178")
def test_an_old_friend_brings_an_action_in_later_rounds() -> None:
    table = do(turn(player(hand="old_friend_03"), actions=1), "place", "old_friend_03")
    table = next_round(table)
    plan = table.plan_of(table.players[ANN])
    assert plan is not None
    assert left(table) == plan.actions + 1


@rule("LW-123", "LW-179")
def test_the_action_of_an_old_friend_stays_when_the_card_goes() -> None:
    table = do(turn(player(hand="old_friend_03"), actions=1), "place", "old_friend_03")
    assert left(do(table, "discard", "old_friend_03")) == 1


@rule("LW-137", "LW-180", "LW-182")
def test_the_valet_brings_an_action_with_the_first_white_card_of_a_round() -> None:
    table = turn(player(30, hand="dinner_01 dinner_01", board="valet_01"), actions=3)
    table = do(table, "play", "dinner_01")
    assert left(table) == 3
    assert left(do(table, "play", "dinner_01")) == 2


@rule("LW-180")
def test_the_valet_does_not_serve_black_cards() -> None:
    table = turn(player(30, hand="waiter_01", board="valet_01"), actions=2)
    assert left(do(table, "place", "waiter_01")) == 1


@rule("LW-180", "LW-237")
def test_the_valet_serves_again_in_the_next_round() -> None:
    table = do(turn(player(30, hand="dinner_01", board="valet_01"), actions=3), "play", "dinner_01")
    table = next_round(table, hand="dinner_01", actions=1)
    assert left(do(table, "play", "dinner_01")) == 1


@rule("LW-181")
def test_a_valet_placed_after_a_white_card_serves_the_next_one() -> None:
    table = do(
        turn(player(30, hand="dinner_01 dinner_01 valet_01"), actions=4), "play", "dinner_01"
    )
    assert left(table) == 3
    table = do(table, "place", "valet_01")
    assert left(do(table, "play", "dinner_01")) == 2


@rule("LW-181", "LW-200", "LW-267", "LW-X17")
def test_the_valet_may_pay_for_the_card_itself() -> None:
    table = turn(player(30, hand="hectic_day_01 dinner_01", board="valet_01 sea_dog_01"), actions=0)
    table = do(table, "play", "hectic_day_01")
    assert left(table) == 3
    assert left(do(table, "play", "dinner_01")) == 2


@rule("LW-180", "LW-77")
def test_the_valet_pays_for_one_card_only() -> None:
    table = do(
        turn(player(30, hand="dinner_01 dinner_01", board="valet_01"), actions=0),
        "play",
        "dinner_01",
    )
    assert left(table) == 0
    assert not can(table, "play", "dinner_01")
    assert refusal(table, Play(white("dinner_01"), 2)) == "refuse-actions"


@rule("LW-181", "LW-177", "LW-X17")
def test_the_valet_and_the_sea_dog_make_the_most_of_a_ball() -> None:
    table = turn(player(30, hand="ball_02", board="valet_01 sea_dog_01"), actions=6)
    table = do(table, "play", "ball_02", spending=24)
    assert (left(table), money(table)) == (0, 6)


@rule("LW-181", "LW-X17")
def test_without_the_valet_seven_actions_would_be_too_many() -> None:
    table = turn(player(30, hand="ball_02", board="sea_dog_01"), actions=6)
    assert max(spends(table, "play", "ball_02")) == 15 + 2


@rule("LW-123", "LW-180")
def test_the_action_of_a_discarded_valet_stays() -> None:
    table = do(turn(player(30, hand="dinner_01", board="valet_01"), actions=1), "play", "dinner_01")
    assert left(do(table, "discard", "valet_01")) == 1


@rule("LW-136", "LW-92")
def test_every_use_in_a_turn_is_offered_in_any_order() -> None:
    ann = player(30, hand="dinner_01 waiter_01", board="reservation_01")
    table = turn(ann, actions=2)
    first = do(
        do(do(table, "activate", "reservation_01"), "place", "waiter_01"), "play", "dinner_01"
    )
    other = do(
        do(do(table, "play", "dinner_01"), "place", "waiter_01"), "activate", "reservation_01"
    )
    assert (left(first), left(other)) == (0, 0)
    assert len(moves(table, "play")) + len(offers(table)) > 1
