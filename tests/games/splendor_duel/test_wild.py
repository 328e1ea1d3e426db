"""Wild cards, which copy a colour."""

import pytest

from games.splendor_duel.actions import Buy
from games.splendor_duel.catalogue import CARDS, Colour, Owned
from tests.games.moves import after, offers, refusal
from tests.games.splendor_duel.tables import ANN, lay, player, tokens
from tests.rule import rule

PRICE = "W4 P1"


def wild(payment: str = PRICE, colour: Colour | None = Colour.WHITE) -> Buy:
    return Buy(CARDS["1-26"], tokens(payment), colour)


@rule("SD-69", "SD-X8")
@pytest.mark.parametrize("where", ["pyramid", "reserved"])
def test_without_a_bonus_no_wild_card_is_bought(where: str) -> None:
    ann = player(PRICE, bought="1-30", reserved="1-26" if where == "reserved" else "")
    table = lay(ann, pyramid="1-26" if where == "pyramid" else "")
    assert not offers(table, "buy 1-26")
    assert refusal(table, wild()) == "refuse-copy-nothing"


@rule("SD-70")
def test_royals_and_reserved_cards_are_no_bonus_to_copy() -> None:
    ann = player(PRICE, bought="1-30", royals="R-4", reserved="1-01")
    assert refusal(lay(ann, pyramid="1-26"), wild()) == "refuse-copy-nothing"


@rule("SD-71")
def test_a_wild_card_keeps_its_colour() -> None:
    ann = player(PRICE, bonuses="U1 G1")
    table = after(lay(ann, pyramid="1-26"), "buy 1-26 green", "take c3 only")
    assert table.players[ANN].bought[-1] == Owned(CARDS["1-26"], Colour.GREEN)


@rule("SD-71")
def test_a_wild_card_may_copy_a_wild_card() -> None:
    ann = player("K4 P1", bought="1-01 1-26:white")
    assert after(lay(ann, pyramid="1-27"), "buy 1-27").players[ANN].bonuses == tokens("W3")


@rule("SD-72")
def test_the_colour_is_one_of_the_own_bonuses() -> None:
    table = lay(player(PRICE, bonuses="U1 G1"), pyramid="1-26")
    assert offers(table, "buy").keys() == {"buy 1-26 blue", "buy 1-26 green"}
    assert refusal(table, wild()) == "refuse-copy-colour"


@rule("SD-72")
def test_a_wild_card_must_have_a_colour_and_no_other_card_may() -> None:
    table = lay(player("W4 G3 P1", bonuses="U1"), pyramid="1-26 1-07")
    assert refusal(table, wild(colour=None)) == "refuse-copy-colour"
    assert refusal(table, Buy(CARDS["1-07"], tokens("G3"), Colour.BLUE)) == "refuse-copy-plain"


@rule("SD-72")
def test_colour_and_payment_are_both_asked_for_where_both_are_open() -> None:
    table = lay(player("W4 P1 Y1", bonuses="U1 G1"), pyramid="1-26")
    assert offers(table, "buy 1-26 blue").keys() == {
        "buy 1-26 blue w4p1",
        "buy 1-26 blue w3p1y1",
        "buy 1-26 blue w4y1",
    }


@rule("SD-72", "SD-73", "SD-X12")
def test_over_a_double_bonus_a_wild_card_gives_one() -> None:
    table = lay(player("W2 P1", bought="2-02"), pyramid="1-26")
    assert offers(table, "buy") == {"buy 1-26": wild("W2 P1")}
    ann = after(table, "buy 1-26").players[ANN]
    assert (ann.bonuses, ann.crowns, ann.points) == (tokens("W3"), 1, 1)


@rule("SD-74")
def test_the_card_below_keeps_all_it_had() -> None:
    before = player("W4 P1", bought="3-04")
    ann = after(lay(before, pyramid="1-26"), "buy 1-26").players[ANN]
    assert (ann.bonuses, ann.points, ann.bought[0]) == (
        tokens("U2"),
        4,
        Owned(CARDS["3-04"], Colour.BLUE),
    )


@rule("SD-75")
def test_the_points_of_a_wild_card_count_for_its_colour_and_in_all() -> None:
    ann = player(bought="1-05 2-23:white")
    assert (ann.points, ann.prestige) == (3, tokens("W3"))


def test_a_wild_card_one_cannot_pay_is_refused_for_that() -> None:
    assert refusal(lay(player("W2 P1", bonuses="W1"), pyramid="1-26"), wild()) == "refuse-buy-poor"
