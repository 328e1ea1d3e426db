"""The end of the game, and the ranking."""

import pytest

from games.last_will.events import Ended
from games.last_will.table import LastWillTable
from tests.games.last_will.outcomes import end_round, finished, news, ranking, score
from tests.games.last_will.scenes import market, player, turn
from tests.games.last_will.tables import ANN, BEN, CLEO, DAN
from tests.rule import rule


@rule("LW-250")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_the_game_ends_with_the_round_of_a_bankruptcy(number: int) -> None:
    table = end_round(turn(player(0), player(30), round=number))
    assert table.over
    assert [event.bankrupt for event in news(table, Ended)] == [(ANN,)]


@rule("LW-251")
@pytest.mark.parametrize(("number", "over"), [(6, False), (7, True)])
def test_without_a_bankruptcy_it_ends_with_round_seven(number: int, over: bool) -> None:
    assert end_round(turn(player(30), player(30), round=number)).over is over


@rule("LW-252", "LW-253")
@pytest.mark.parametrize("number", [3, 7])
def test_the_deepest_debt_wins(number: int) -> None:
    table = finished(player(-2), player(-9), player(0), player(1), round=number)
    assert ranking(table) == [BEN, ANN, CLEO, DAN]


@rule("LW-252")
def test_a_debt_beats_a_small_fortune_in_property() -> None:
    table = finished(player(0), player(0, board="mansion_01@3"))
    assert ranking(table) == [ANN, BEN]


@rule("LW-254", "LW-255")
def test_without_bankruptcy_the_least_money_and_property_wins() -> None:
    table = finished(
        player(20), player(3, board="mansion_02@6!"), player(9, board="farm_03"), round=7
    )
    assert [score(table, seat) for seat in (ANN, BEN, CLEO)] == [20, 3 + 6 + 5, 9 + 8 + 5]
    assert ranking(table) == [BEN, ANN, CLEO]


@rule("LW-255")
def test_market_and_helpers_do_not_count_at_the_end() -> None:
    with_agent = finished(
        player(3, board="mansion_02@6! estate_agent_01"),
        player(50),
        round=7,
        market=market(mansion=3),
    )
    assert score(with_agent, ANN) == 14


@rule("LW-256")
@pytest.mark.parametrize(
    ("lying", "worth"), [("farm_05", 30), ("mansion_01", 16), ("mansion_01!", 18)]
)
def test_a_house_counts_after_its_last_fall(lying: str, worth: int) -> None:
    assert score(finished(player(0, board=lying), player(50), round=7), ANN) == worth


@rule("LW-257", "LW-236", "LW-259")
@pytest.mark.parametrize(("ann", "ben", "winner"), [(2, 5, ANN), (5, 2, BEN)])
def test_ties_go_to_the_marker_further_left(ann: int, ben: int, winner: int) -> None:
    table = finished(player(-3, plan=ann), player(-3, plan=ben))
    assert ranking(table)[0] == winner
    assert sorted(places(table)) == [1, 2]


def places(table: LastWillTable) -> list[int]:
    from games.last_will.rules.standings import standings

    return [standing.place for standing in standings(table)]


@rule("LW-258", "LW-257", "LW-236", "LW-X27")
def test_four_players_are_ranked_by_one_measure() -> None:
    table = finished(
        player(-6, plan=5),
        player(-6, plan=3),
        player(0, board="mansion_01@5", plan=7),
        player(8, plan=2),
        round=5,
    )
    assert [score(table, seat) for seat in (ANN, BEN, CLEO, DAN)] == [-6, -6, 8, 8]
    assert ranking(table) == [BEN, ANN, DAN, CLEO]


@rule("LW-258", "LW-259")
def test_everybody_has_a_place_of_their_own() -> None:
    table = finished(player(10), player(10), player(10), player(10), player(10), round=7)
    assert places(table) == [1, 2, 3, 4, 5]


@rule("LW-260")
def test_cards_in_hand_and_extensions_do_not_count() -> None:
    table = finished(player(10, hand="mansion_01 dinner_01", extensions=4), player(50), round=7)
    assert score(table, ANN) == 10


@rule("LW-235", "LW-236")
def test_a_fall_may_decide_the_game() -> None:
    table = finished(player(0, board="mansion_01@13"), player(17), round=7)
    assert ranking(table) == [ANN, BEN]


def test_a_game_that_is_over_waits_for_nobody() -> None:
    assert not finished(player(0), player(9)).waiting
