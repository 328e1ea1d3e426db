"""The end of the game, and who has won it."""

import pytest

from games.engine import Seat
from games.splendor.events import End, Ended, LastRoundCame
from games.splendor.rules.standings import standings
from games.splendor.table import Player, SplendorTable
from tests.games.moves import after, to_act
from tests.games.splendor.tables import ANN, BEN, CLEO, DAN, lay, player
from tests.rule import rule

TAKE = "take white+blue+green"
FIFTEEN = "3-04 3-08 3-12"
FOURTEEN = "3-02 3-03 3-06 1-08 1-16"
SEVENTEEN = "3-07 3-10 3-11 3-16"


def table_of(*players: Player, turn: Seat = ANN) -> SplendorTable:
    return lay(*players, display="", bank="W4 U4 G4 R4 K4 Y5", turn=turn)


def places(*players: Player) -> list[tuple[int, int]]:
    """Who stands where: seat and place, best first."""
    return [(standing.seat, standing.place) for standing in standings(table_of(*players))]


@rule("SP-70")
def test_prestige_is_the_points_of_bought_cards_and_three_for_each_noble() -> None:
    assert player(bought="2-22 3-04 1-01", visited="N-01 N-02", hand="3-08").points == 2 + 5 + 0 + 6


@rule("SP-71")
@pytest.mark.parametrize(
    ("bought", "last"), [(FIFTEEN, True), (FOURTEEN, False), (SEVENTEEN, True)]
)
def test_fifteen_points_at_the_end_of_a_turn_bring_the_last_round(bought: str, last: bool) -> None:
    assert after(table_of(player(bought=bought), player()), TAKE).last_round is last


@rule("SP-71")
def test_the_points_of_a_noble_count_for_the_end() -> None:
    ann = player(bought="3-04 3-12 2-15", bonuses="W2 U3 G1")
    assert after(lay(ann, player(), display="N-03"), "two black").last_round


@rule("SP-72")
def test_everybody_has_equally_many_turns() -> None:
    table = table_of(player(), player(bought=FIFTEEN), player(), player())
    acted = []
    while not table.over:
        acted.append(to_act(table))
        table = after(table, TAKE)
    assert acted == [ANN, BEN, CLEO, DAN]


@rule("SP-73")
def test_fifteen_points_in_the_last_turn_of_a_round_end_the_game_at_once() -> None:
    assert after(table_of(player(), player(bought=FIFTEEN), turn=BEN), TAKE).over


@rule("SP-74")
def test_others_who_reach_fifteen_do_not_lengthen_the_game() -> None:
    table = after(table_of(player(bought=FIFTEEN), player(bought=SEVENTEEN)), TAKE, TAKE)
    assert table.over
    assert not [event for event in table.last if isinstance(event, LastRoundCame)]


@rule("SP-75")
def test_the_most_prestige_wins_whoever_ended_the_game() -> None:
    table = after(table_of(player(bought=FIFTEEN), player(bought=SEVENTEEN)), TAKE, TAKE)
    assert [(standing.seat, standing.place) for standing in standings(table)] == [
        (BEN, 1),
        (ANN, 2),
    ]


@rule("SP-76")
def test_of_two_with_equal_prestige_the_one_with_fewer_cards_wins() -> None:
    assert places(player(bought=FIFTEEN, bonuses="W2"), player(bought="3-16 3-20 3-01 2-05")) == [
        (BEN, 1),
        (ANN, 2),
    ]


@rule("SP-77")
def test_nobles_and_cards_in_hand_do_not_count_as_cards() -> None:
    ann = player(bought="3-04 3-02", visited="N-01 N-02", hand="1-13 1-14 1-15")
    assert places(ann, player(bought="3-08 3-16 3-20")) == [(ANN, 1), (BEN, 2)]


@rule("SP-78")
def test_players_equal_in_both_share_the_victory() -> None:
    assert places(player(bought="3-04 3-08"), player(bought="3-12 3-16")) == [(ANN, 1), (BEN, 1)]


@rule("SP-79", "SP-X21")
def test_a_tie() -> None:
    fifteen_with_12 = player(bought="3-04 3-08 3-12", bonuses="W3 U3 G3")
    fifteen_with_11 = player(bought="3-16 3-20 3-02 1-08", bonuses="R4 K3")
    another_with_11 = player(
        bought="3-07 3-10 3-11 2-06 1-01 1-02 1-09 1-10 1-17 1-18 1-33", hand="2-22 2-21 2-20"
    )
    fourteen_with_9 = player(bought="3-14 3-15 3-18 2-09 1-03 1-11 1-19 1-25 1-34")
    ranked = places(fifteen_with_12, fifteen_with_11, another_with_11, fourteen_with_9)
    assert ranked == [(BEN, 1), (CLEO, 1), (ANN, 3), (DAN, 4)]


@rule("SP-X20")
@pytest.mark.parametrize(
    ("third", "ranked"),
    [(SEVENTEEN, [(CLEO, 1), (BEN, 2), (ANN, 3)]), ("", [(BEN, 1), (ANN, 2), (CLEO, 2)])],
)
def test_equal_turns(third: str, ranked: list[tuple[int, int]]) -> None:
    table = after(table_of(player(), player(bought=FIFTEEN), player(bought=third)), TAKE, TAKE)
    assert to_act(table) == CLEO
    over = after(table, TAKE)
    assert over.over
    assert [(standing.seat, standing.place) for standing in standings(over)] == ranked


@rule("SP-X20")
def test_the_third_of_three_who_reaches_fifteen_ends_the_game_with_that_turn() -> None:
    table = after(table_of(player(), player(), player(bought=FIFTEEN), turn=CLEO), TAKE)
    assert [event.reason for event in table.last if isinstance(event, Ended)] == [End.GOAL]
