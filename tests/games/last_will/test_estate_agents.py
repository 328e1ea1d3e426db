"""Helpers who change what property costs and what it takes to keep it up."""

import pytest

from games.last_will.catalogue import CARDS, Helper
from games.last_will.effects import of_print
from games.last_will.events import ability_text
from games.last_will.rules.make_view import look
from games.questions import Pick, follow
from renderers.words import words_for
from tests.games.last_will.outcomes import (
    can,
    do,
    left,
    money,
    moves,
    next_round,
    paid,
    spends,
    value,
)
from tests.games.last_will.scenes import market, player, turn
from tests.games.last_will.tables import ANN
from tests.rule import rule

AGENT = "estate_agent_01"
FARM_AGENT = "estate_agent_03"
FREE_AGENT = "special_estate_agent_01"
CHEAP_AGENT = "special_estate_agent_02"
STEWARD = "steward_01"
FARM_STEWARD = "steward_02"
DOUBLE_STEWARD = "special_steward_01"
OLD_STEWARD = "special_steward_02"


@rule("LW-164", "LW-166")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("he_estate_agent_01", "you may raise or lower the price of houses by £2"),
        ("special_estate_agent_02", "you may lower the price of houses by £4"),
    ],
)
def test_an_agent_is_not_said_to_raise_and_lower_a_price_at_once(card: str, told: str) -> None:
    agent = CARDS[card]
    assert isinstance(agent, Helper)
    assert agent.ability
    assert words_for("en", "games.last_will").say(ability_text(agent.ability), ()) == told


@rule("LW-161", "LW-162")
@pytest.mark.parametrize(("verb", "does"), [("buy", "costs"), ("sell", "brings")])
def test_a_hint_says_which_price_takes_no_action(verb: str, does: str) -> None:
    buyer, seller = player(hand="farm_03", board=FARM_AGENT), player(board=f"farm_03 {FARM_AGENT}")
    owner = buyer if verb == "buy" else seller
    table = turn(owner, actions=3, market=market(farm=1))
    question = follow(table.waiting[0].ask(table), verb)
    assert isinstance(question, Pick)
    (hint,) = (option.hint for option in question.options)
    assert hint is not None
    told = words_for("en", "games.last_will", strict=True).say(hint, ())
    assert told == f"1 of 3 actions, {does} £9; or no action, {does} £7 to £9"


@rule("LW-161", "LW-162")
def test_the_farm_agent_frees_a_farm_deal_and_may_lower_its_price() -> None:
    table = turn(player(70, hand="farm_03", board=FARM_AGENT), actions=1, market=market(farm=1))
    assert paid(table, "buy", "farm_03") == {(1, 9), (0, 9), (0, 7)}


@rule("LW-161")
def test_the_farm_agent_works_for_sales_too() -> None:
    table = turn(player(10, board=f"farm_03 {FARM_AGENT}"), actions=0, market=market(farm=1))
    assert paid(table, "sell", "farm_03") == {(0, -9), (0, -7)}


@rule("LW-161")
def test_the_farm_agent_has_nothing_to_do_with_houses() -> None:
    table = turn(player(70, hand="mansion_01", board=FARM_AGENT), actions=0)
    assert not can(table, "buy", "mansion_01")


@rule("LW-161", "LW-162")
def test_the_farm_agent_serves_one_deal_a_round() -> None:
    table = turn(
        player(70, hand="farm_03 farm_08", board=FARM_AGENT), actions=1, market=market(farm=1)
    )
    table = do(table, "buy", "farm_03", spending=7)
    assert paid(table, "buy", "farm_08") == {(1, 10)}
    assert paid(next_round(table, hand="farm_08"), "buy", "farm_08") > {(0, 8)}


@rule("LW-162")
def test_its_owner_says_which_farm_deal_the_farm_agent_serves() -> None:
    table = turn(
        player(70, hand="farm_03 farm_08", board=FARM_AGENT), actions=1, market=market(farm=1)
    )
    table = do(table, "buy", "farm_03", costing=1)
    assert paid(table, "buy", "farm_08") == {(0, 10), (0, 8)}


@rule("LW-163")
def test_the_free_agent_saves_the_actions_of_two_house_deals_a_round() -> None:
    ann = player(70, hand="mansion_01 mansion_02", board=f"town_house_01 {FREE_AGENT}")
    table = turn(ann, actions=1)
    table = do(do(table, "buy", "mansion_01"), "sell", "town_house_01")
    assert left(table) == 1
    assert left(do(table, "buy", "mansion_02")) == 0


@rule("LW-163")
def test_the_free_agent_works_without_actions_but_not_for_farms() -> None:
    table = turn(player(70, hand="mansion_01 farm_03", board=FREE_AGENT), actions=0)
    assert can(table, "buy", "mansion_01")
    assert not can(table, "buy", "farm_03")


@rule("LW-163", "LW-237")
def test_the_free_agent_starts_anew_in_the_next_round() -> None:
    table = turn(player(70, board=f"mansion_01 mansion_02 town_house_01 {FREE_AGENT}"), actions=0)
    table = do(do(table, "sell", "mansion_01"), "sell", "mansion_02")
    assert not can(table, "sell", "town_house_01")
    assert can(next_round(table, actions=0), "sell", "town_house_01")


@rule("LW-164")
def test_an_agent_raises_or_lowers_every_price_of_a_house() -> None:
    table = turn(
        player(70, hand="mansion_01 mansion_02", board=AGENT), actions=2, market=market(mansion=1)
    )
    table_after = do(table, "buy", "mansion_01", spending=16)
    assert spends(table, "buy", "mansion_01") == {12, 14, 16}
    assert spends(table_after, "buy", "mansion_02") == {7, 9, 11}


@rule("LW-164")
def test_an_agent_changes_what_a_sale_brings() -> None:
    table = turn(player(10, board=f"mansion_01@7 {AGENT}"), actions=2, market=market(mansion=1))
    assert spends(table, "sell", "mansion_01") == {-6, -8, -10}


@rule("LW-164", "LW-166")
@pytest.mark.parametrize("agent", [AGENT, CHEAP_AGENT])
def test_an_agent_for_houses_does_not_change_the_price_of_a_farm(agent: str) -> None:
    table = turn(player(70, hand="farm_03", board=agent), actions=1, market=market(farm=1))
    assert spends(table, "buy", "farm_03") == {9}


@rule("LW-165")
def test_two_agents_are_used_each_by_itself() -> None:
    table = turn(
        player(70, hand="mansion_01", board=f"{AGENT} {AGENT}"), actions=1, market=market(mansion=1)
    )
    assert spends(table, "buy", "mansion_01") == {10, 12, 14, 16, 18}


@rule("LW-166")
def test_the_cheap_agent_lowers_a_price_by_four_or_leaves_it() -> None:
    table = turn(
        player(70, hand="mansion_01", board=f"{CHEAP_AGENT} town_house_01@7"),
        actions=1,
        market=market(mansion=1),
    )
    assert spends(table, "buy", "mansion_01") == {10, 14}


@rule("LW-141", "LW-164", "LW-165", "LW-166", "LW-X19")
def test_all_agents_together_bring_a_small_mansion_down_to_nothing() -> None:
    table = turn(
        player(70, hand="mansion_02", board=f"{AGENT} {AGENT} {CHEAP_AGENT}"),
        actions=1,
        market=market(mansion=-3),
    )
    assert spends(table, "buy", "mansion_02") == {0, 1, 3, 5, 7, 9}


@rule("LW-141", "LW-228")
def test_buying_for_nothing_is_possible_without_a_pound() -> None:
    ann = player(0, hand="mansion_02", board=f"farm_01 {AGENT} {AGENT} {CHEAP_AGENT}")
    table = do(turn(ann, actions=1, market=market(mansion=-3)), "buy", "mansion_02")
    assert (money(table), value(table, "mansion_02")) == (0, 8)


@rule("LW-167")
def test_a_farm_steward_frees_one_farm_a_round() -> None:
    table = turn(player(30, board=f"farm_01 farm_02 {FARM_STEWARD}"), actions=1)
    table = do(table, "activate", "farm_01")
    assert (left(table), money(table)) == (1, 27)
    assert left(do(table, "activate", "farm_02")) == 0


@rule("LW-167", "LW-170")
@pytest.mark.parametrize(("steward", "other"), [(FARM_STEWARD, "mansion_01"), (STEWARD, "farm_01")])
def test_a_steward_keeps_to_his_own_kind_of_property(steward: str, other: str) -> None:
    assert not can(turn(player(30, board=f"{other} {steward}"), actions=0), "activate", other)


@rule("LW-168")
def test_two_farm_stewards_free_two_farms_and_no_farm_twice() -> None:
    board = f"farm_01 farm_02 farm_03 {FARM_STEWARD} {FARM_STEWARD}"
    table = do(turn(player(30, board=board), actions=0), "activate", "farm_01")
    assert not can(table, "activate", "farm_01")
    table = do(table, "activate", "farm_02")
    assert not can(table, "activate", "farm_03")


@rule("LW-169")
@pytest.mark.parametrize(
    ("stewards", "freed"),
    [(DOUBLE_STEWARD, 2), (f"{DOUBLE_STEWARD} {FARM_STEWARD} {FARM_STEWARD}", 4)],
)
def test_the_double_steward_frees_two_farms_more(stewards: str, freed: int) -> None:
    farms = ["farm_01", "farm_02", "farm_03", "farm_04", "farm_06"]
    table = turn(player(70, board=f"{' '.join(farms)} {stewards}", extensions=4), actions=0)
    for farm in farms[:freed]:
        table = do(table, "activate", farm)
    assert not can(table, "activate", farms[freed])


@rule("LW-170")
def test_two_house_stewards_free_two_houses() -> None:
    table = turn(
        player(70, board=f"mansion_01 town_house_01 manor_house_01 {STEWARD} {OLD_STEWARD}"),
        actions=0,
    )
    table = do(do(table, "activate", "mansion_01"), "activate", "town_house_01")
    assert not can(table, "activate", "manor_house_01")


@rule("LW-167", "LW-237")
def test_a_steward_works_again_in_the_next_round() -> None:
    table = do(turn(player(70, board=f"farm_01 {FARM_STEWARD}"), actions=0), "activate", "farm_01")
    assert left(do(next_round(table, actions=1), "activate", "farm_01")) == 1


@rule("LW-137")
def test_a_steward_saves_the_action_unasked() -> None:
    table = turn(player(70, board=f"farm_01 {FARM_STEWARD}"), actions=1)
    assert {move.cost for move in moves(table, "activate", "farm_01")} == {0}


@rule("LW-171", "LW-213")
@pytest.mark.parametrize(
    ("gardener", "helped", "other"),
    [
        ("gardener_01", ("town_house_01", "manor_house_01"), "mansion_01"),
        ("gardener_02", ("mansion_01", "manor_house_01"), "town_house_01"),
        ("gardener_03", ("mansion_01", "town_house_01"), "manor_house_01"),
    ],
)
def test_a_gardener_adds_three_pounds_for_two_types_of_houses(
    gardener: str, helped: tuple[str, str], other: str
) -> None:
    table = turn(player(70, board=f"{' '.join(helped)} {other} farm_01 {gardener}"), actions=3)
    base = {"mansion_01": 3, "town_house_01": 3, "manor_house_01": 5, "farm_01": 3}
    assert all(spends(table, "activate", name) == {base[name], base[name] + 3} for name in helped)
    assert all(spends(table, "activate", name) == {base[name]} for name in (other, "farm_01"))


@rule("LW-172", "LW-191")
def test_two_gardeners_add_three_or_six() -> None:
    table = turn(player(70, board="mansion_01 gardener_02 gardener_03 gardener_01"), actions=3)
    assert spends(table, "activate", "mansion_01") == {3, 6, 9}


@rule("LW-114", "LW-170", "LW-171", "LW-172", "LW-X18")
def test_gardeners_and_a_steward_make_the_most_of_a_manor_house() -> None:
    board = f"manor_house_01+chef+guest gardener_01 gardener_02 gardener_03 {STEWARD}"
    table = turn(player(30, board=board), actions=0)
    assert spends(table, "activate", "manor_house_01") == {5, 7, 8, 10, 11, 13, 16}
    table = do(table, "activate", "manor_house_01", spending=16)
    assert (left(table), money(table)) == (0, 14)


@pytest.mark.parametrize("sums", [[-2, 2], [2, -2], [-4], [3]])
def test_an_agent_of_one_s_own_changes_prices_by_one_sum(sums: list[int]) -> None:
    printed = {"is": "AdjustPrice", "estates": ["mansion"], "changes": sums}
    assert of_print(printed).changes == tuple(sums)


@pytest.mark.parametrize("sums", [[-2, 3], [], [0], [2, 2], [-2, 2, 4]])
def test_an_agent_of_two_sums_is_refused_in_one_line(sums: list[int]) -> None:
    """Neither its picture nor its sentence could say both."""
    printed = {"is": "AdjustPrice", "estates": ["mansion"], "changes": sums}
    with pytest.raises(ValueError, match=r"^changes of a price are one sum, .* not .*$"):
        of_print(printed)


@pytest.mark.parametrize(
    ("agent", "actions", "said"),
    [
        (AGENT, 1, "buy: £12 to £16"),
        (FREE_AGENT, 0, "buy: £14, no action"),
        (AGENT, 0, "too few actions"),
    ],
)
def test_a_hand_says_of_a_house_what_the_buttons_say(agent: str, actions: int, said: str) -> None:
    ann = player(70, hand="mansion_01", board=agent)
    hand = look(turn(ann, actions=actions, market=market(mansion=1)), ANN).hand
    assert hand is not None
    assert words_for("en", "games.last_will").say(hand[0].line, ()) == said
    assert hand[0].free == ("no action" in said)
