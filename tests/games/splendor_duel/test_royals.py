"""Crowns, and the royals they bring."""

import pytest

from games.splendor_duel.actions import Pass, TakeRoyal
from games.splendor_duel.catalogue import ROYALS
from games.splendor_duel.events import AnotherTurn, Won
from games.splendor_duel.table import DuelTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor_duel.tables import ANN, BEN, lay, player, privileges, tokens
from tests.rule import rule

SIX = "1-16 1-17 1-18 1-08 1-09 1-13"
SEVENTEEN = "3-13 2-24 3-02 2-07 1-12"


def third_crown(ben: str = "") -> DuelTable:
    """Ann has just bought 3-01 and with it her third crown (SD-X4, SD-X5)."""
    return after(
        lay(player("U1 R2 K3 P1", bought=SIX), player(ben), pyramid="3-01", bag=""), "buy 3-01"
    )


def nearly_there(ben: str = "") -> DuelTable:
    """Ann has just bought 1-04 and with it her third crown; she has 17 points (SD-X14)."""
    return after(
        lay(player("U2", bought=SEVENTEEN), player(ben), pyramid="1-04", bag=""), "buy 1-04"
    )


def crowned(crowns: str, card: str, royals: str = "") -> DuelTable:
    """Ann has just bought a wild card of many crowns with the bonuses and gold it takes."""
    held = {"3-11": "K3", "2-21": "G3 P1"}[card]
    ann = player(held, bought=crowns + " 1-21 1-22 1-23 2-18 1-13 1-14 1-11", royals=royals)
    return after(lay(ann, pyramid=card), f"buy {card} black")


@rule("SD-84", "SD-87", "SD-X5")
def test_the_third_crown_brings_a_royal_of_ones_choice() -> None:
    table = third_crown()
    assert offers(table) == {royal.id.lower(): TakeRoyal(royal) for royal in ROYALS.values()}


@rule("SD-84", "SD-X5")
def test_a_royals_ability_works_at_once() -> None:
    table = after(third_crown(), "r-1")
    assert (table.players[ANN].points, privileges(table), to_act(table)) == (3 + 2, (1, 0, 2), BEN)


@rule("SD-84")
def test_two_crowns_bring_none() -> None:
    table = after(lay(player("G2", bought="1-12"), pyramid="1-07"), "buy 1-07")
    assert (to_act(table), table.players[ANN].royals) == (BEN, [])


@rule("SD-85", "SD-86", "SD-X15")
@pytest.mark.parametrize(
    ("crowns", "card", "royals", "comes"),
    [
        ("1-04 1-07", "3-11", "", True),
        ("1-04 1-07 1-12 1-16", "2-21", "R-4", True),
        ("1-04 1-07 1-12", "3-11", "R-4", True),
        ("1-04 1-07 1-12 1-16 2-03 2-07", "3-11", "R-4 R-3", False),
        ("1-04 1-07 1-12", "2-21", "R-4", False),
    ],
)
def test_a_royal_comes_at_or_beyond_three_and_six(
    crowns: str, card: str, royals: str, comes: bool
) -> None:
    table = crowned(crowns, card, royals)
    assert (table.waiting[0].waits == "waiting-royal") is comes


@rule("SD-86")
def test_the_last_royal_comes_by_itself() -> None:
    ann = player("G2", bought="1-04 1-12")
    table = after(lay(ann, player(royals="R-1 R-2"), pyramid="1-07"), "buy 1-07")
    assert len(offers(table)) == 2
    alone = lay(
        player("G2", bought="1-04 1-12 1-16 2-03 2-07", royals="R-3"),
        player(royals="R-1 R-2"),
        pyramid="1-07",
    )
    assert [royal.id for royal in after(alone, "buy 1-07").players[ANN].royals] == ["R-3", "R-4"]


@rule("SD-87")
def test_a_royal_cannot_be_declined() -> None:
    assert refusal(third_crown(), Pass()) == "engine-not-asked"


@rule("SD-87")
def test_a_royal_of_the_opponent_cannot_be_chosen() -> None:
    table = after(
        lay(player("G2", bought="1-04 1-12"), player(royals="R-2"), pyramid="1-07"), "buy 1-07"
    )
    assert refusal(table, TakeRoyal(ROYALS["R-2"])) == "refuse-royal"


@rule("SD-88")
def test_a_royal_takes_no_action_and_steals_like_a_card() -> None:
    table = after(third_crown("W1 P1"), "r-2", "white")
    assert (table.players[ANN].tokens, to_act(table), table.turn) == (tokens("W1"), BEN, 2)


@rule("SD-88")
def test_a_royal_may_bring_another_turn() -> None:
    table = after(third_crown(), "r-3")
    assert (to_act(table), table.last[-1]) == (ANN, AnotherTurn(seat=ANN))


@rule("SD-89")
def test_the_points_of_a_royal_count_for_no_colour() -> None:
    ann = player(bought="1-05", royals="R-4")
    assert (ann.points, ann.prestige) == (4, tokens("W1"))


@rule("SD-X14")
def test_twenty_points_with_a_royal() -> None:
    table = after(nearly_there(), "r-4")
    (won,) = (event for event in table.last if isinstance(event, Won))
    assert (table.over, [(reached.goal.value, reached.n) for reached in won.reached]) == (
        True,
        [("points", 20)],
    )


@rule("SD-X14")
@pytest.mark.parametrize("royal", ["r-1", "r-2", "r-3"])
def test_nineteen_points_with_another(royal: str) -> None:
    table = after(nearly_there(ben="W1"), royal)
    ann = table.players[ANN]
    assert (table.over, ann.points, ann.prestige[ann.best_colour]) == (False, 19, 4)
    assert {"r-1": ann.privileges, "r-2": ann.tokens.total, "r-3": to_act(table) == ANN}[royal] == 1
