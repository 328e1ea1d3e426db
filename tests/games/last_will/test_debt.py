"""Boards, spending and debt."""

import pytest

from games.last_will.actions import Use
from games.last_will.events import WentBankrupt
from tests.games.last_will.outcomes import (
    act,
    board,
    can,
    do,
    end_round,
    left,
    money,
    moves,
    news,
    spends,
)
from tests.games.last_will.scenes import black, market, player, turn
from tests.games.last_will.tables import ANN
from tests.games.moves import refusal, to_act
from tests.rule import rule

FIVE = "waiter_01 waiter_01 waiter_01 reservation_01 reservation_01"


@rule("LW-214", "LW-215")
@pytest.mark.parametrize("sixth", ["carriage_02", "sea_dog_01", "old_friend_03"])
@pytest.mark.parametrize("extensions", [0, 1])
def test_a_board_holds_a_card_for_each_space(sixth: str, extensions: int) -> None:
    table = turn(player(70, hand=sixth, board=FIVE, extensions=extensions), actions=3)
    assert can(table, "place", sixth) is bool(extensions)


@rule("LW-214", "LW-215")
@pytest.mark.parametrize("extensions", [0, 1])
def test_property_takes_a_space_too(extensions: int) -> None:
    four = "waiter_01 reservation_01 old_friend_03 farm_01 mansion_01"
    table = turn(player(70, hand="mansion_02", board=four, extensions=extensions), actions=3)
    assert can(table, "buy", "mansion_02") is bool(extensions)


@rule("LW-216")
def test_a_board_may_have_many_extensions() -> None:
    table = turn(player(70, hand="sea_dog_01", board=f"{FIVE} {FIVE}", extensions=6), actions=3)
    assert can(table, "place", "sea_dog_01")


@rule("LW-217")
def test_placing_on_an_extension_costs_no_more() -> None:
    table = turn(player(70, hand="sea_dog_01", board=FIVE, extensions=1), actions=3)
    assert {move.cost for move in moves(table, "place", "sea_dog_01")} == {1}


@rule("LW-218")
@pytest.mark.parametrize("verb", ["discard", "sell"])
def test_a_space_left_by_a_card_is_free_at_once(verb: str) -> None:
    four = "waiter_01 waiter_01 reservation_01 reservation_01 mansion_01"
    table = turn(player(70, hand="sea_dog_01", board=four), actions=3)
    table = do(table, verb, "mansion_01" if verb == "sell" else "waiter_01")
    assert can(table, "place", "sea_dog_01")


@rule("LW-219", "LW-222", "LW-X16")
def test_an_owner_of_property_does_not_overspend() -> None:
    table = turn(player(2, board="town_house_01 reservation_06+chef"), actions=0)
    assert spends(table, "activate", "reservation_06") == {1}
    assert money(do(table, "activate", "reservation_06")) == 1


@rule("LW-219", "LW-X16")
def test_whoever_would_overspend_is_told_so() -> None:
    table = turn(player(2, board="town_house_01 reservation_06+chef"), actions=0)
    assert refusal(table, Use(black("reservation_06"), 3)) == "refuse-debt"


@rule("LW-219")
def test_what_would_overspend_is_forbidden_as_a_whole() -> None:
    table = turn(
        player(1, hand="dinner_01 theatre_01 horse", board="farm_01 reservation_01"), actions=4
    )
    assert not can(table, "play", "dinner_01")
    assert not can(table, "activate", "reservation_01")
    assert not can(table, "activate", "farm_01")


@rule("LW-220")
@pytest.mark.parametrize("lying", ["", " farm_01"])
def test_the_last_pound_may_be_spent(lying: str) -> None:
    table = turn(player(2, board=f"reservation_01{lying}"), actions=0)
    assert money(do(table, "activate", "reservation_01")) == 0


@rule("LW-221", "LW-225")
def test_without_property_debts_are_allowed_without_limit() -> None:
    table = turn(player(1, hand="special_ball_01 boat_trip_04"), actions=9)
    table = do(do(table, "play", "special_ball_01", spending=25), "play", "boat_trip_04")
    assert money(table) == -29


@rule("LW-222")
def test_fewer_companions_may_keep_a_card_within_the_money() -> None:
    table = turn(player(6, hand="boat_trip_01 dog guest chef", board="farm_01"), actions=2)
    assert spends(table, "play", "boat_trip_01") == {2, 4, 5, 6}


@rule("LW-223")
def test_bankruptcy_is_announced_by_itself_and_once() -> None:
    table = do(
        turn(player(4, hand="dinner_01 dinner_01 dinner_01"), actions=3), "play", "dinner_01"
    )
    assert not news(table, WentBankrupt)
    table = do(table, "play", "dinner_01")
    assert [(event.seat, event.money) for event in news(table, WentBankrupt)] == [(ANN, 0)]
    assert not news(do(table, "play", "dinner_01"), WentBankrupt)


@rule("LW-224", "LW-158", "LW-X21")
@pytest.mark.parametrize(
    ("modifier", "agent", "gained", "bankrupt"),
    [(-3, "", 0, True), (1, "", 4, False), (1, " estate_agent_01", 2, False)],
)
def test_selling_the_last_property_for_nothing_may_be_the_end(
    modifier: int, agent: str, gained: int, bankrupt: bool
) -> None:
    table = turn(
        player(0, board=f"mansion_01@3{agent}"), actions=1, market=market(mansion=modifier)
    )
    table = do(table, "sell", "mansion_01", spending=-gained)
    assert (money(table), table.players[ANN].bankrupt) == (gained, bankrupt)
    assert bool(news(table, WentBankrupt)) is bankrupt


@rule("LW-225")
def test_a_bankrupt_player_plays_on() -> None:
    table = do(
        turn(player(2, hand="dinner_01 waiter_01 theatre_03"), player(), actions=3),
        "play",
        "dinner_01",
    )
    assert to_act(table) == ANN
    table = do(do(table, "place", "waiter_01"), "play", "theatre_03")
    assert (money(table), left(table)) == (-3, 0)


@rule("LW-226", "LW-145")
def test_there_is_no_way_back_from_bankruptcy() -> None:
    table = do(
        turn(player(2, hand="dinner_01 mansion_02", board="estate_agent_01"), actions=3),
        "play",
        "dinner_01",
    )
    assert not can(table, "buy", "mansion_02")


@rule("LW-227", "LW-250")
def test_an_owner_of_property_without_money_is_not_bankrupt() -> None:
    table = do(
        turn(player(2, board="reservation_01 farm_01"), actions=0), "activate", "reservation_01"
    )
    assert (money(table), table.players[ANN].bankrupt) == (0, False)
    assert not end_round(table).over


@rule("LW-228")
@pytest.mark.parametrize(
    ("verb", "name"),
    [
        ("place", "waiter_01"),
        ("mark", "farm_06"),
        ("sell", "mansion_01"),
        ("play", "hectic_day_01"),
        ("play", "wild_party_01"),
        ("play", "breeders_fair_01"),
    ],
)
def test_without_a_pound_an_owner_of_property_does_what_spends_nothing(
    verb: str, name: str
) -> None:
    hand = "waiter_01 horse hectic_day_01 wild_party_01 breeders_fair_01"
    table = turn(player(0, hand=hand, board="farm_06 mansion_01"), actions=3)
    assert can(table, verb, name)


@rule("LW-226")
def test_money_comes_from_sales_alone() -> None:
    ann = player(-3, hand="dinner_01 waiter_01 hectic_day_01", board="reservation_01 old_friend_01")
    table = turn(ann, actions=3)
    verbs = ("play", "place", "activate", "discard")
    assert all(move.spent >= 0 for verb in verbs for move in moves(table, verb))
    assert (
        act(table, next(iter([*[m.action for m in moves(table, "discard")]]))).players[ANN].money
        == -3
    )
    assert board(table) == "old_friend_01 reservation_01"
