"""Cards of the special deck."""

import pytest

from games.last_will import GAME
from games.last_will.actions import LeaveFair
from games.last_will.catalogue import CARDS
from games.last_will.events import card_text
from games.last_will.table import LastWillTable
from tests.games.last_will.outcomes import (
    board,
    can,
    do,
    end_round,
    left,
    markers,
    money,
    moves,
    next_round,
    out_of_the_game,
    paid,
    score,
    spends,
    value,
)
from tests.games.last_will.scenes import player, turn
from tests.games.last_will.tables import ANN
from tests.games.moves import refusal
from tests.games.promises import say
from tests.rule import rule

FAIR, PARTY = "breeders_fair_01", "wild_party_01"


@rule("LW-195", "LW-196", "LW-140", "LW-167", "LW-X31")
def test_dogs_and_horses_come_from_the_fair_without_cards() -> None:
    table = turn(player(30, hand=FAIR, board="farm_02 steward_02"), actions=1)
    table = do(do(table, "play", FAIR), "fair", "farm_02")
    assert (left(table), markers(table, "farm_02")) == (0, "dog horse")
    assert 7 in spends(table, "activate", "farm_02")


@rule("LW-195", "LW-95", "LW-X31")
def test_each_farm_gets_what_its_next_row_says() -> None:
    table = do(turn(player(30, hand=FAIR, board="farm_06 farm_03"), actions=1), "play", FAIR)
    table = do(do(table, "fair", "farm_06"), "fair", "farm_03")
    assert (markers(table, "farm_06"), markers(table, "farm_03")) == ("horse", "dog")


@rule("LW-195")
def test_no_more_than_two_markers_come_from_the_fair() -> None:
    table = do(turn(player(30, hand=FAIR, board="farm_09 farm_02"), actions=1), "play", FAIR)
    table = do(do(table, "fair", "farm_09"), "fair", "farm_09")
    assert markers(table, "farm_09") == "dog dog"
    assert can(table, "end")


@rule("LW-195")
def test_houses_get_nothing_at_the_fair() -> None:
    table = do(turn(player(30, hand=FAIR, board="farm_09 mansion_02"), actions=1), "play", FAIR)
    assert not can(table, "fair", "mansion_02")


@rule("LW-197")
@pytest.mark.parametrize("lying", ["", "mansion_02", "farm_06+horse", "waiter_01"])
def test_the_fair_needs_a_farm_that_lacks_a_marker(lying: str) -> None:
    assert not can(turn(player(30, hand=FAIR, board=lying), actions=3), "play", FAIR)


@rule("LW-197")
def test_one_marker_from_the_fair_will_do() -> None:
    table = do(
        turn(player(30, hand=f"{FAIR} dinner_01", board="farm_09 farm_06"), actions=2), "play", FAIR
    )
    assert not can(table, "leave")
    assert refusal(table, LeaveFair()) == "refuse-leave-fair"
    table = do(do(table, "fair", "farm_09"), "leave")
    assert (markers(table, "farm_09"), can(table, "play", "dinner_01")) == ("dog", True)


@rule("LW-198")
@pytest.mark.parametrize("day", ["hectic_day_01", "hectic_day_03"])
def test_a_hectic_day_brings_three_actions_for_one(day: str) -> None:
    table = do(turn(player(30, hand=day), actions=1), "play", day)
    assert (left(table), money(table)) == (3, 30)


@rule("LW-199")
def test_the_dearer_hectic_day_brings_two_actions_and_spends_two_pounds() -> None:
    table = do(turn(player(30, hand="hectic_day_02"), actions=1), "play", "hectic_day_02")
    assert (left(table), money(table)) == (2, 28)


@rule("LW-200")
def test_a_hectic_day_must_be_paid_for_first() -> None:
    assert not can(turn(player(30, hand="hectic_day_01"), actions=0), "play", "hectic_day_01")
    assert not can(
        turn(player(1, hand="hectic_day_02", board="farm_01"), actions=1), "play", "hectic_day_02"
    )
    assert (
        money(do(turn(player(1, hand="hectic_day_02"), actions=1), "play", "hectic_day_02")) == -1
    )


@rule("LW-201", "LW-202")
@pytest.mark.parametrize(
    ("ball", "options"),
    [
        ("ball_01", {(2, 4), (3, 6), (4, 10), (5, 13)}),
        ("ball_02", {(2, 4), (3, 6), (4, 8), (5, 12), (6, 15), (7, 22)}),
        ("special_ball_01", {(2, 4), (3, 6), (4, 10), (5, 13), (6, 17), (7, 25)}),
    ],
)
def test_balls_have_their_options(ball: str, options: set[tuple[int, int]]) -> None:
    table = turn(player(70, hand=ball), actions=7)
    assert paid(table, "play", ball) == options


def partied(table: LastWillTable, houses: str) -> LastWillTable:
    """The table after a wild party at which these houses fell, as far as there was a choice."""
    table = do(table, "play", PARTY)
    for house in houses.split():
        table = do(table, "lower", house) if can(table, "lower") else table
    return table


@rule("LW-203", "LW-204", "LW-205", "LW-255", "LW-X22")
def test_a_wild_party_wrecks_a_mansion_and_a_town_house() -> None:
    ann = player(0, hand=PARTY, board="farm_01 mansion_02 town_house_03")
    table = partied(turn(ann, actions=1, round=7), "mansion_02 town_house_03 town_house_03")
    assert left(table) == 0
    assert [value(table, name) for name in ("farm_01", "mansion_02", "town_house_03")] == [
        16,
        6,
        11,
    ]
    ended = end_round(table)
    assert [value(ended, name) for name in ("mansion_02", "town_house_03")] == [6, 11]
    assert score(ended, ANN) == 48


@rule("LW-204", "LW-X22")
def test_with_fewer_steps_left_a_wild_party_takes_those() -> None:
    ann = player(30, hand=PARTY, board="farm_01 mansion_02 town_house_03@12")
    table = partied(turn(ann, actions=1), "mansion_02 town_house_03")
    assert (value(table, "mansion_02"), value(table, "town_house_03")) == (6, 11)
    assert can(table, "end")


@rule("LW-203")
def test_all_steps_may_hit_one_house() -> None:
    ann = player(30, hand=PARTY, board="mansion_01 town_house_01")
    table = partied(turn(ann, actions=1), "mansion_01 mansion_01 mansion_01")
    assert (value(table, "mansion_01"), value(table, "town_house_01")) == (7, 15)


@rule("LW-204")
def test_where_one_house_alone_can_fall_nobody_is_asked() -> None:
    table = partied(turn(player(30, hand=PARTY, board="mansion_01 farm_01"), actions=1), "")
    assert (value(table, "mansion_01"), can(table, "end")) == (7, True)


@rule("LW-204")
def test_a_party_goes_on_until_every_step_is_taken() -> None:
    table = do(
        turn(player(30, hand=PARTY, board="mansion_01 town_house_01"), actions=1), "play", PARTY
    )
    table = do(do(table, "lower", "mansion_01"), "lower", "mansion_01")
    assert not can(table, "end")
    assert can(table, "lower", "town_house_01")


@rule("LW-204")
@pytest.mark.parametrize("lying", ["", "farm_01", "mansion_02@6 farm_01"])
def test_a_wild_party_needs_a_house_that_can_fall(lying: str) -> None:
    assert not can(turn(player(30, hand=PARTY, board=lying), actions=3), "play", PARTY)


@rule("LW-205")
def test_a_wild_party_spares_no_house_that_was_kept_up_or_just_bought() -> None:
    ann = player(70, hand=f"{PARTY} mansion_02", board="mansion_01!")
    table = partied(
        do(turn(ann, actions=3), "buy", "mansion_02"), "mansion_02 mansion_01 mansion_01"
    )
    assert (value(table, "mansion_02"), value(table, "mansion_01")) == (6, 9)


@rule("LW-205", "LW-153")
def test_after_a_wild_party_houses_fall_once_more_at_the_end_of_the_round() -> None:
    table = partied(
        turn(player(30, hand=PARTY, board="mansion_01"), actions=1),
        "mansion_01 mansion_01 mansion_01",
    )
    assert value(next_round(table), "mansion_01") == 5


@rule("LW-206")
def test_white_special_cards_are_played_and_black_ones_placed() -> None:
    table = turn(player(30, hand="special_dinner_01 old_friend_01"), actions=2)
    assert [can(table, "play", name) for name in ("special_dinner_01", "old_friend_01")] == [
        True,
        False,
    ]
    assert [can(table, "place", name) for name in ("special_dinner_01", "old_friend_01")] == [
        False,
        True,
    ]


@rule("LW-207")
def test_a_special_card_leaves_the_game_when_played_or_discarded() -> None:
    table = turn(player(30, hand="special_dinner_01", board="old_friend_03"), actions=1)
    table = do(do(table, "play", "special_dinner_01"), "discard", "old_friend_03")
    assert {"special_dinner_01", "old_friend_03"} <= set(out_of_the_game(table))
    assert board(table) == ""


@rule("LW-208")
@pytest.mark.parametrize(
    ("name", "helper"),
    [("special_carriage_ride_01", "coachman_01"), ("special_dinner_01", "waiter_01")],
)
def test_the_special_ride_and_dinner_spend_four_pounds(name: str, helper: str) -> None:
    table = turn(player(30, hand=name, board=helper), actions=1)
    assert paid(table, "play", name) == {(1, 4), (1, 5)}


@rule("LW-209", "LW-210")
@pytest.mark.parametrize(
    ("name", "spent"),
    [
        ("old_friend_01", 2),
        ("old_friend_02", 1),
        ("special_school_chum_01", 2),
        ("special_steward_02", 1),
    ],
)
def test_some_special_helpers_can_be_activated_without_an_action(name: str, spent: int) -> None:
    table = turn(player(30, board=name), actions=0)
    assert paid(table, "activate", name) == {(0, spent)}


@rule("LW-209", "LW-211")
@pytest.mark.parametrize(
    "name",
    [
        "old_friend_03",
        "old_friend_04",
        "special_estate_agent_01",
        "special_steward_01",
        "special_estate_agent_02",
    ],
)
def test_others_cannot_be_activated(name: str) -> None:
    assert not can(turn(player(30, board=name), actions=3), "activate", name)


@rule("LW-211")
@pytest.mark.parametrize(
    ("name", "cost"),
    [("special_estate_agent_01", 2), ("special_steward_01", 2), ("special_estate_agent_02", 1)],
)
def test_special_helpers_take_their_actions_to_place(name: str, cost: int) -> None:
    assert {move.cost for move in moves(turn(player(hand=name), actions=3), "place", name)} == {
        cost
    }


@rule("LW-27")
@pytest.mark.parametrize(
    ("language", "deck", "earlier"),
    [
        (0, "2-crown deck", "special cards with fewer crowns come earlier"),
        (1, "колода с 2 коронами", "сначала специальные карты с одной короной"),
    ],
)
def test_what_crowns_mean_is_said(language: int, deck: str, earlier: str) -> None:
    hectic = [card for card in CARDS.values() if card.title == "hectic_day"]
    briefly = [say(GAME, text)[language] for text in map(card_text, hectic) if text is not None]
    assert any(deck in brief for brief in briefly)
    told = [piece.text for piece in GAME.teaching.pieces if piece.text.key == "means-gain"]
    assert told
    assert all(earlier in say(GAME, text)[language] for text in told)
