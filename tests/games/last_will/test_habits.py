"""How heirs with some sense play: legally, to the end, and better than by throwing money about."""

from collections.abc import Collection
from itertools import count

import pytest

from games.automa import choose, stroll
from games.chance import Chance
from games.engine import Action, Illegal, Seat, advance, begin
from games.last_will import GAME
from games.last_will.actions import Buy, EndTurn, Keep, Place, RearrangeMarket, Sell, Use
from games.last_will.habits import habit
from games.last_will.table import LastWillTable
from tests.games.last_will.invariants import INVARIANTS
from tests.games.last_will.tables import ANN, errands, laid, player, turn

EVERYBODY = frozenset(range(5))


def liked(table: LastWillTable) -> set[Action]:
    """What whoever must act may well do, as far as twenty heirs would."""
    (decision,) = table.waiting
    return {action for mind in range(20) if (action := habit(table, decision, Chance(mind))) is not None}


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
    table, chance = begin(GAME.set_up(seats, Chance(seed), GAME.chosen())).table, Chance(seed)
    while not table.over:
        seat = table.waiting[0].seat
        (by_habit if seat in sensible else at_random)(table, seat, chance)
        for invariant in INVARIANTS:
            invariant(table)
    return table


@pytest.mark.parametrize("seats", GAME.seats)
def test_heirs_with_some_sense_go_bankrupt_sooner_or_later(seats: int) -> None:
    ends = [ended(seats, seed, EVERYBODY) for seed in range(5)]
    assert sum(any(heir.bankrupt for heir in table.players) for table in ends) >= 3


def test_an_heir_with_some_sense_beats_those_who_have_none() -> None:
    winners = [GAME.standings(ended(3, seed, {0}))[0].seat for seed in range(5)]
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
    assert Place not in {type(action) for action in liked(turn(player(hand="he_steward_02", actions=2), round=7))}


def test_a_turn_ends_once_nothing_is_worth_while() -> None:
    assert liked(turn(player())) == {EndTurn()}


def test_an_automa_does_nothing_that_no_heir_would_do() -> None:
    table = turn(player(on="special_old_friend_03"))
    ticks = count()
    chosen = {choose(GAME, table, ANN, Chance(mind), lambda: float(next(ticks)), 4) for mind in range(10)}
    assert chosen == liked(table) == {EndTurn()}


def test_prices_are_raised_for_what_is_to_be_bought() -> None:
    table = errands(player(hand="property_mansion_01 property_mansion_03"), modifiers="-3 -2 1 3")
    changes = [action for action in liked(table) if isinstance(action, RearrangeMarket)]
    assert changes
    assert all(action.modifiers[0] == 3 for action in changes)


def test_of_cards_dealt_as_many_are_kept_as_may_be() -> None:
    table = begin(GAME.set_up(3, Chance(4), GAME.chosen())).table
    action = habit(table, table.waiting[0], Chance(1))
    assert isinstance(action, Keep)
    assert len(action.cards) == 2
