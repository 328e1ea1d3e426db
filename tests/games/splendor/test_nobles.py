"""Visits of nobles."""

import pytest

from games.splendor.actions import Receive
from games.splendor.catalogue import NOBLES
from games.splendor.events import Visited
from games.splendor.rules.turn_ends import ChooseNoble
from games.splendor.table import SplendorTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor.tables import ANN, BEN, lay, nobles, player, tokens
from tests.rule import rule

TAKE = "take red+green+black"
LEADING = "2-03 1-01 1-02 1-09 2-09 1-17 2-15 1-24 2-29 1-33 1-34"


def content(*, display: str, bonuses: str) -> SplendorTable:
    """The table after a turn of Ann, who has these bonuses."""
    return after(lay(player(bonuses=bonuses), player(), display=display), TAKE)


@rule("SP-61")
@pytest.mark.parametrize(
    ("bonuses", "visited"),
    [
        ("W3 U3 G3", True),
        ("W5 U4 G3", True),
        ("W3 U3 G2", False),
        ("W5 U5 K5", False),
        ("R4 K4", False),
    ],
)
def test_a_noble_visits_whoever_has_all_bonuses_asked_for(bonuses: str, visited: bool) -> None:
    table = content(display="N-03", bonuses=bonuses)
    assert (table.players[ANN].nobles == nobles("N-03")) is visited


@rule("SP-61")
def test_tokens_gold_and_reserved_cards_impress_no_noble() -> None:
    ann = player("W3 G1 Y3", bonuses="W2 U3 G2", hand="2-01 2-13")
    assert not after(lay(ann, player(), display="N-03"), "take red+green+black").players[ANN].nobles


@rule("SP-62")
def test_the_only_noble_visits_without_being_asked() -> None:
    table = content(display="N-03 N-02", bonuses="W3 U3 G3")
    assert (table.players[ANN].nobles, to_act(table)) == (nobles("N-03"), BEN)


@rule("SP-X5")
def test_the_ninth_bonus_brings_the_noble() -> None:
    table = lay(player("R3", bonuses="W3 U3 G2"), player(), rows="1-17", display="N-03")
    ann = after(table, "buy 1-17").players[ANN]
    assert (ann.bonuses, ann.nobles, ann.points) == (tokens("W3 U3 G3"), nobles("N-03"), 3)


@rule("SP-63")
def test_of_several_nobles_one_is_chosen() -> None:
    table = content(display="N-03 N-04 N-10", bonuses="W3 U3 G3 K3")
    assert offers(table).keys() == {"n-03", "n-04"}
    assert after(table, "n-04").players[ANN].nobles == nobles("N-04")


@rule("SP-63")
def test_a_noble_who_would_not_come_cannot_be_chosen() -> None:
    table = content(display="N-03 N-04 N-10", bonuses="W3 U3 G3 K3")
    assert refusal(table, Receive(NOBLES["N-10"])) == "refuse-noble"


@rule("SP-64")
def test_one_noble_visits_in_a_turn() -> None:
    table = after(content(display="N-03 N-04", bonuses="W3 U3 G3 K3"), "n-03")
    assert (len(table.players[ANN].nobles), to_act(table)) == (1, BEN)


@rule("SP-65")
@pytest.mark.parametrize("later", [TAKE, "two white", "reserve deck-1", "reserve 2-01", "buy 1-32"])
def test_a_noble_not_chosen_visits_after_the_next_turn_whatever_it_holds(later: str) -> None:
    ann = player(bonuses="W4 U3 G3 K3")
    table = lay(ann, player(), display="N-03 N-04", rows="1-32 2-01", bank="W5 U5 G5 R5 K5 Y5")
    table = after(table, TAKE, "n-03", "take white+blue+green", later)
    assert table.players[ANN].nobles == nobles("N-03 N-04")


@rule("SP-65")
def test_somebody_else_may_be_visited_first() -> None:
    ben = player(bought="1-08 2-01 2-02 1-16 2-07 2-08 2-25 2-26 2-27")
    table = lay(player(bonuses="W3 U3 G3 K3"), ben, display="N-03 N-04")
    assert after(table, TAKE, "n-03", "take white+blue+green").players[BEN].nobles == nobles("N-04")


@rule("SP-66")
def test_a_visit_costs_nothing() -> None:
    ann = content(display="N-03", bonuses="W3 U3 G3").players[ANN]
    assert (ann.tokens, ann.bonuses) == (tokens("G1 R1 K1"), tokens("W3 U3 G3"))


@rule("SP-67")
def test_a_noble_who_came_is_worth_three_points_and_leaves_a_gap() -> None:
    table = content(display="N-03 N-02", bonuses="W3 U3 G3")
    assert (table.players[ANN].points, table.nobles) == (3, nobles("N-02"))


@rule("SP-67")
def test_a_noble_stays() -> None:
    table = after(content(display="N-03 N-02", bonuses="W3 U3 G3"), "two white", "two blue", TAKE)
    assert table.players[ANN].nobles == nobles("N-03")


@rule("SP-68")
def test_only_the_player_whose_turn_ends_is_visited() -> None:
    table = after(lay(player(), player(bonuses="W3 U3 G3"), display="N-03"), TAKE)
    assert (table.players[BEN].nobles, table.nobles) == ([], nobles("N-03"))


@rule("SP-69")
def test_nobles_visit_in_the_last_round() -> None:
    table = lay(player(bought="3-04 3-08 3-12"), player(bonuses="W3 U3 G3"), display="N-03")
    assert after(table, TAKE, "take white+blue+green").players[BEN].points == 3


@rule("SP-X19")
def test_two_nobles_and_a_late_end() -> None:
    table = lay(player("R1", bought=LEADING), player(), rows="1-13", display="N-01 N-03 N-04")
    choosing = after(table, "buy 1-13")
    assert isinstance(choosing.waiting[0], ChooseNoble)
    assert offers(choosing).keys() == {"n-03", "n-04"}
    chosen = after(choosing, "n-04")
    assert (chosen.players[ANN].points, chosen.last_round) == (12, False)
    later = after(chosen, "take white+blue+green", "take white+blue+green")
    assert [event.noble.id for event in later.last if isinstance(event, Visited)] == ["N-03"]
    assert (later.players[ANN].points, later.last_round, to_act(later)) == (15, True, BEN)
    assert after(later, "take red+green+black").over
