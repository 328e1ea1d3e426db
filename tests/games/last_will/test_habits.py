"""How heirs with some sense play: legally, to the end, and better than by throwing money about."""

from collections.abc import Collection
from itertools import count

import pytest

from games.automa import choose, stroll
from games.chance import Chance
from games.engine import Seat, advance, begin, play
from games.last_will import GAME
from games.last_will.actions import (
    Buy,
    Discard,
    EndTurn,
    ExtendBoard,
    Keep,
    Place,
    Play,
    RearrangeMarket,
    Sell,
    Use,
)
from games.last_will.catalogue import PLANS
from games.last_will.events import Phase
from games.last_will.mind.candidates import consider
from games.last_will.mind.habits import habit, uses
from games.last_will.mind.plans import plan_value
from games.last_will.mind.reasons import reasons
from games.last_will.rules.turns import Turn
from games.last_will.table import LastWillTable
from games.moves import Action, Illegal
from games.text import Text
from tests.games.last_will.invariants import INVARIANTS
from tests.games.last_will.tables import ANN, errands, laid, player, turn

EVERYBODY = frozenset(range(5))
FEW = 5


def liked(table: LastWillTable) -> set[Action]:
    """What whoever must act may well do, as far as twenty heirs would."""
    (decision,) = table.waiting
    return {
        action for mind in range(20) if (action := habit(table, decision, Chance(mind))) is not None
    }


def thought_of(table: LastWillTable) -> list[Action]:
    """What whoever must act thinks about."""
    return consider(table, table.waiting[0], Chance(1))


def at_random(table: LastWillTable, seat: Seat, chance: Chance) -> None:
    decision = table.decision_of(seat)
    assert decision is not None
    while True:
        move = stroll(decision.ask(table), chance)
        assert isinstance(move, Action)
        try:
            advance(table, seat, move)
            return
        except Illegal:
            continue


def by_habit(table: LastWillTable, seat: Seat, chance: Chance) -> None:
    decision = table.decision_of(seat)
    assert decision is not None
    action = habit(table, decision, chance)
    if action is None:
        at_random(table, seat, chance)
    else:
        advance(table, seat, action)


def ended(seats: int, seed: int, sensible: Collection[int]) -> LastWillTable:
    """The end of a game in which some play with sense, and the others at random."""
    table, chance = (
        begin(GAME.rules.set_up(seats, Chance(seed), GAME.rules.chosen())).table,
        Chance(seed),
    )
    while not table.over:
        seat = table.waiting[0].seat
        (by_habit if seat in sensible else at_random)(table, seat, chance)
        for invariant in INVARIANTS:
            invariant(table)
    return table


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_heirs_with_some_sense_go_bankrupt_sooner_or_later(seats: int) -> None:
    ends = [ended(seats, seed, EVERYBODY) for seed in range(5)]
    assert sum(any(heir.bankrupt for heir in table.players) for table in ends) >= 3


def test_an_heir_with_some_sense_beats_those_who_have_none() -> None:
    winners = [GAME.rules.standings(ended(3, seed, {0}))[0].seat for seed in range(5)]
    assert winners.count(Seat(0)) >= 4


def test_what_costs_no_action_is_used_before_the_turn_ends() -> None:
    assert {type(action) for action in liked(turn(player(on="he_reservation_01")))} == {Use}


def test_property_is_bought_early() -> None:
    table = turn(player(hand="property_mansion_01", actions=2), modifiers="3 -3 -2 1")
    assert Buy in {type(action) for action in liked(table)}


def test_property_is_sold_in_the_last_round() -> None:
    table = turn(player(3, on=laid("property_mansion_01", value=3), actions=1), round=7)
    assert {type(action) for action in liked(table)} == {Sell}


def test_a_helper_is_not_placed_any_more_in_the_last_round() -> None:
    assert Place not in {
        type(action) for action in liked(turn(player(hand="he_steward_02", actions=2), round=7))
    }


def test_a_turn_ends_once_nothing_is_worth_while() -> None:
    assert liked(turn(player())) == {EndTurn()}


def test_nobody_thinks_of_ending_a_turn_while_an_action_is_of_use() -> None:
    """Three actions, a house to keep up and a helper to place: the search gave the end of the turn
    a few visits, and now and then the most.
    """
    assert EndTurn() not in thought_of(turn(player(hand="he_reservation_03", actions=3)))
    houses = turn(player(on="property_mansion_01 property_mansion_03", actions=3))
    assert EndTurn() not in thought_of(houses)
    assert thought_of(turn(player(actions=3))) == [EndTurn()]


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_the_end_of_a_turn_is_no_thought_beside_anything_useful(seats: int) -> None:
    table, chance = begin(GAME.rules.set_up(seats, Chance(7), GAME.rules.chosen())).table, Chance(1)
    ended = 0
    while not table.over:
        decision = table.waiting[0]
        moves = consider(table, decision, chance)
        if isinstance(decision, Turn) and EndTurn() in moves:
            ended += 1
            rated = uses(table, table.players[decision.seat])
            assert not [move for rate, move in rated if rate > 0 and not isinstance(move, Discard)]
        by_habit(table, decision.seat, chance)
    assert ended > FEW


def test_an_automa_does_nothing_that_no_heir_would_do() -> None:
    table = turn(player(on="special_old_friend_03"))
    ticks = count()
    chosen = {
        choose(GAME, table, ANN, Chance(mind), lambda: float(next(ticks)), 4) for mind in range(10)
    }
    assert chosen == liked(table) == {EndTurn()}


def test_prices_are_raised_for_what_is_to_be_bought() -> None:
    table = errands(player(hand="property_mansion_01 property_mansion_03"), modifiers="-3 -2 1 3")
    changes = [action for action in liked(table) if isinstance(action, RearrangeMarket)]
    assert changes
    assert all(action.modifiers[0] == 3 for action in changes)


def test_of_cards_dealt_as_many_are_kept_as_may_be() -> None:
    table = begin(GAME.rules.set_up(3, Chance(4), GAME.rules.chosen())).table
    action = habit(table, table.waiting[0], Chance(1))
    assert isinstance(action, Keep)
    assert len(action.cards) == 2


FRIEND = "special_old_friend_03"


@pytest.mark.parametrize("mind", range(10))
def test_a_card_that_was_just_placed_is_not_thrown_away(mind: int) -> None:
    """A better one in hand is placed first, as there is room for one only."""
    lying = "he_reservation_03 he_reservation_03 he_carriage_01 he_carriage_01"
    hand = "he_waiter_01 he_carriage_02 he_school_chum_01 he_gentlemens_club_01"
    table, chance, placed = turn(player(on=lying, hand=hand, actions=5)), Chance(mind), set()
    while table.waiting[0].seat == ANN and table.phase is Phase.ACTIONS:
        action = habit(table, table.waiting[0], chance)
        assert action is not None
        if isinstance(action, Place):
            placed.add(action.card)
        assert not (isinstance(action, Discard) and action.card in placed)
        advance(table, ANN, action)
    assert placed


def test_a_card_that_would_be_thrown_away_at_once_is_not_placed() -> None:
    """Who filled a board with a waiter threw it away for a school chum in the same turn."""
    on = [laid(FRIEND), laid(FRIEND), laid("he_school_chum_01", used=True)]
    on += [laid("he_reservation_03"), laid("he_carriage_01", 1, used=True)]
    hand = "event_carriage_ride_03 event_dinner_06 special_school_chum_01 he_waiter_01"
    table = turn(player(59, on=on, hand=hand, actions=4, extensions=1), player(), round=3)
    placed = [action for action in thought_of(table) if isinstance(action, Place)]
    assert placed == [Place(laid("special_school_chum_01").card)]
    advance(table, ANN, Place(laid("he_waiter_01").card))
    assert any(isinstance(action, Discard) for action in thought_of(table))


def test_nothing_is_thrown_away_that_can_still_be_used_in_this_round() -> None:
    on = ["he_carriage_04"] * 5
    table = turn(player(on=on, hand="he_gentlemens_club_01", actions=3))
    assert not any(isinstance(action, Discard) for action in thought_of(table))


def test_old_friends_are_never_thrown_away() -> None:
    board = [laid(FRIEND, used=True) for _ in range(5)]
    table = turn(player(on=board, hand="he_gentlemens_club_01", actions=3))
    assert not any(isinstance(action, Discard) for action in liked(table))


def test_an_old_friend_is_placed_first() -> None:
    table = turn(player(hand=f"{FRIEND} event_dinner_01 he_reservation_03", actions=1))
    assert liked(table) == {Place(laid(FRIEND).card)}


def test_a_use_for_nothing_comes_before_making_room() -> None:
    lying = "he_reservation_01 he_reservation_01 he_waiter_01 he_waiter_01 he_waiter_01"
    table = turn(player(on=lying, hand="he_gentlemens_club_01", actions=3))
    assert {type(action) for action in liked(table)} == {Use}


def test_the_valet_pays_for_a_white_card() -> None:
    table = turn(player(on="he_valet_01", hand="event_dinner_01", actions=0))
    assert {type(action) for action in liked(table)} == {Play}


@pytest.mark.parametrize(("lying", "free"), [(3, None), (4, 1), (5, 0)])
def test_a_reason_to_extend_a_board_is_that_it_is_nearly_full(lying: int, free: int | None) -> None:
    table = errands(player(on=[laid(FRIEND) for _ in range(lying)]), player())
    expected = [] if free is None else [Text("reason-space", n=free)]
    assert reasons(table, ANN, ExtendBoard()) == expected


def test_nobody_plans_for_cards_that_cannot_be_used() -> None:
    """Seven cards and two actions are worth less than two cards and three actions."""
    plans = {plan.number: plan for plan in PLANS[3]}
    hand = 2
    assert plan_value(plans[6], hand, 0) > plan_value(plans[4], hand, 0)
    assert plan_value(plans[4], hand, 4) > plan_value(plans[4], hand, 0)


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_what_is_considered_is_legal_and_each_move_once(seats: int) -> None:
    table, chance = (
        begin(GAME.rules.set_up(seats, Chance(seats), GAME.rules.chosen())).table,
        Chance(1),
    )
    while not table.over:
        decision = table.waiting[0]
        moves = consider(table, decision, chance)
        assert moves
        assert len({*moves}) == len(moves)
        for move in moves:
            play(table, decision.seat, move)
        table = play(table, decision.seat, moves[0]).table
