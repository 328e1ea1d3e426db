"""Property: bought, kept up, falling in value and sold."""

import pytest

from games.last_will.catalogue import Deck
from games.questions import Pick
from renderers.words import words_for
from tests.games.last_will.outcomes import (
    board,
    can,
    do,
    end_round,
    hand,
    left,
    money,
    next_round,
    paid,
    pile,
    spends,
    value,
)
from tests.games.last_will.scenes import market, player, turn
from tests.games.last_will.tables import BEN
from tests.rule import rule


@rule("LW-139")
def test_property_is_bought_for_an_action_and_its_price() -> None:
    table = do(
        turn(player(20, hand="mansion_01"), actions=2, market=market(mansion=-2)),
        "buy",
        "mansion_01",
    )
    assert (left(table), money(table), board(table), hand(table)) == (1, 9, "mansion_01", "")


@rule("LW-139")
def test_property_cannot_be_bought_without_an_action_or_a_free_space() -> None:
    full = "waiter_01 waiter_01 waiter_01 reservation_01 reservation_01"
    assert not can(turn(player(70, hand="mansion_01"), actions=0), "buy", "mansion_01")
    assert not can(turn(player(70, hand="mansion_01", board=full), actions=2), "buy", "mansion_01")


@rule("LW-139")
def test_property_is_bought_and_not_just_placed() -> None:
    assert not can(turn(player(70, hand="mansion_01"), actions=2), "place", "mansion_01")


@rule("LW-140", "LW-146", "LW-X13")
@pytest.mark.parametrize(("modifier", "price"), [(-2, 11), (3, 16)])
def test_the_market_changes_the_price_and_not_the_value(modifier: int, price: int) -> None:
    table = turn(player(70, hand="mansion_01"), actions=1, market=market(mansion=modifier))
    assert paid(table, "buy", "mansion_01") == {(1, price)}
    assert value(do(table, "buy", "mansion_01"), "mansion_01") == 13


@rule("LW-140", "LW-213")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("mansion_02", 8 - 3),
        ("town_house_03", 13 - 2),
        ("manor_house_04", 10 + 1),
        ("farm_03", 8 + 3),
    ],
)
def test_each_type_of_property_has_its_own_modifier(name: str, price: int) -> None:
    modifiers = market(mansion=-3, town_house=-2, manor_house=1, farm=3)
    assert spends(turn(player(70, hand=name), actions=1, market=modifiers), "buy", name) == {price}


@rule("LW-142")
def test_a_house_begins_at_its_first_value() -> None:
    table = turn(player(70, hand="town_house_02"), actions=1)
    assert value(do(table, "buy", "town_house_02"), "town_house_02") == 17


@rule("LW-143", "LW-X20")
def test_nobody_buys_on_credit() -> None:
    table = turn(player(10, hand="mansion_01"), actions=1, market=market(mansion=-2))
    assert not can(table, "buy", "mansion_01")


@rule("LW-143", "LW-164", "LW-X20")
def test_an_estate_agent_may_bring_a_price_within_reach() -> None:
    table = turn(
        player(10, hand="mansion_01", board="estate_agent_01"), actions=1, market=market(mansion=-2)
    )
    assert spends(table, "buy", "mansion_01") == {9}
    assert money(do(table, "buy", "mansion_01")) == 1


@rule("LW-144", "LW-227", "LW-219", "LW-X20")
def test_the_last_pound_may_be_paid_for_property() -> None:
    table = turn(player(10, hand="mansion_01"), actions=2, market=market(mansion=-3))
    table = do(table, "buy", "mansion_01")
    assert (money(table), board(table)) == (0, "mansion_01")
    assert not can(table, "activate", "mansion_01")
    assert not end_round(table).over


@rule("LW-145", "LW-226")
@pytest.mark.parametrize("money_left", [0, -5])
def test_a_bankrupt_player_buys_nothing_not_even_for_nothing(money_left: int) -> None:
    agents = "estate_agent_01 estate_agent_01 special_estate_agent_02"
    ann = player(money_left, hand="mansion_02", board=agents)
    assert not can(turn(ann, actions=4, market=market(mansion=-3)), "buy", "mansion_02")


@rule("LW-147", "LW-148")
def test_keeping_property_up_costs_an_action_and_spends_an_open_row() -> None:
    table = turn(player(30, board="manor_house_01+chef"), actions=2)
    assert paid(table, "activate", "manor_house_01") == {(1, 5), (1, 7)}


@rule("LW-148")
@pytest.mark.parametrize("name", ["mansion_01", "town_house_01", "manor_house_01", "farm_01"])
def test_property_is_not_kept_up_without_an_action(name: str) -> None:
    assert not can(turn(player(30, board=name), actions=0), "activate", name)


@rule("LW-147", "LW-112")
def test_property_is_kept_up_once_a_round() -> None:
    table = do(turn(player(30, board="mansion_01"), actions=2), "activate", "mansion_01")
    assert not can(table, "activate", "mansion_01")


@rule("LW-149", "LW-153")
@pytest.mark.parametrize(("name", "after"), [("mansion_01!", 13), ("mansion_01", 11)])
def test_a_house_falls_unless_it_was_kept_up(name: str, after: int) -> None:
    assert value(next_round(turn(player(30, board=name))), "mansion_01") == after


@rule("LW-153")
@pytest.mark.parametrize(
    ("name", "said"),
    [("mansion_02", "without upkeep: Mansion drops to £6"), ("farm_01", None)],
)
def test_who_may_end_the_turn_is_told_what_falls(name: str, said: str | None) -> None:
    table = turn(player(board=name), player())
    asked = table.waiting[0].ask(table)
    assert isinstance(asked, Pick)
    hint = asked.options[-1].hint
    assert (hint and words_for("en", "games.last_will").say(hint, ())) == said


@rule("LW-150")
def test_a_farm_may_be_kept_up() -> None:
    assert spends(turn(player(30, board="farm_01+horse"), actions=1), "activate", "farm_01") == {
        3,
        5,
    }


@rule("LW-151")
def test_property_bought_in_this_turn_may_be_kept_up() -> None:
    table = do(turn(player(70, hand="mansion_01"), actions=2), "buy", "mansion_01")
    assert spends(table, "activate", "mansion_01") == {3}


@rule("LW-152")
def test_a_companion_opens_a_row_of_a_house() -> None:
    table = turn(player(70, hand="guest", board="mansion_02"), actions=2)
    assert spends(do(table, "mark", "mansion_02"), "activate", "mansion_02") == {1, 5}


@rule("LW-153")
def test_a_house_bought_in_this_round_falls_too() -> None:
    table = do(turn(player(70, hand="mansion_01"), actions=2), "buy", "mansion_01")
    assert value(next_round(table), "mansion_01") == 11


@rule("LW-153")
def test_the_houses_of_everybody_fall() -> None:
    table = next_round(turn(player(30, board="mansion_01"), player(30, board="town_house_01@10")))
    assert (value(table, "mansion_01"), value(table, "town_house_01", BEN)) == (11, 7)


@rule("LW-154")
@pytest.mark.parametrize(("name", "worth"), [("mansion_02@6", 6), ("farm_01", 16)])
def test_a_house_on_its_last_step_and_a_farm_do_not_fall(name: str, worth: int) -> None:
    assert value(next_round(turn(player(30, board=name))), name.split("@", maxsplit=1)[0]) == worth


@rule("LW-155")
def test_keeping_a_house_up_does_not_raise_its_value() -> None:
    table = do(turn(player(30, board="mansion_01@9"), actions=2), "activate", "mansion_01")
    assert value(next_round(table), "mansion_01") == 9


@rule("LW-156", "LW-160")
def test_selling_costs_an_action_and_brings_the_price() -> None:
    table = do(
        turn(player(10, board="mansion_01@7"), actions=2, market=market(mansion=1)),
        "sell",
        "mansion_01",
    )
    assert (left(table), money(table), board(table)) == (1, 18, "")
    assert "mansion_01" in pile(table, Deck.PROPERTY)


@rule("LW-157", "LW-158", "LW-X14")
@pytest.mark.parametrize(("at", "gained"), [(5, 2), (3, 0)])
def test_a_sale_brings_the_present_value_and_the_modifier(at: int, gained: int) -> None:
    table = turn(player(10, board=f"mansion_01@{at} farm_01"), actions=1, market=market(mansion=-3))
    assert paid(table, "sell", "mansion_01") == {(1, -gained)}


@rule("LW-157", "LW-X14")
def test_a_house_that_fell_is_sold_for_less_in_the_next_round() -> None:
    table = next_round(turn(player(10, board="mansion_01@5"), market=market(mansion=-3)))
    assert spends(table, "sell", "mansion_01") == {0}


@rule("LW-157")
def test_a_farm_is_sold_at_its_only_value() -> None:
    table = turn(player(10, board="farm_05"), actions=1, market=market(farm=3))
    assert spends(table, "sell", "farm_05") == {-28}


@rule("LW-158")
def test_a_sale_below_nothing_costs_nothing() -> None:
    agents = "mansion_01@3 farm_01 estate_agent_01 special_estate_agent_02"
    table = turn(player(10, board=agents), actions=1, market=market(mansion=-3))
    assert spends(table, "sell", "mansion_01") == {0, -2}


@rule("LW-159")
@pytest.mark.parametrize("first", ["buy", "activate"])
def test_property_bought_or_kept_up_in_this_round_may_be_sold(first: str) -> None:
    ann = player(40, hand="mansion_01") if first == "buy" else player(40, board="mansion_01")
    table = do(turn(ann, actions=2, market=market(mansion=-3)), first, "mansion_01")
    assert spends(table, "sell", "mansion_01") == {-10}


@rule("LW-160", "LW-121")
def test_property_leaves_the_board_by_a_sale_alone() -> None:
    table = turn(player(40, board="mansion_01"), actions=0)
    assert not any(can(table, verb, "mansion_01") for verb in ("sell", "discard", "play", "place"))
