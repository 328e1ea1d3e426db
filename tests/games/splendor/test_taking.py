"""Taking tokens."""

import pytest

from games.splendor.actions import TakeDifferent, TakeTwo
from games.splendor.catalogue import Colour
from games.splendor.table import SplendorTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor.tables import ANN, lay, player, tokens
from tests.rule import rule

TWO_EACH = "W2 U2 G2 R2 K2"


def with_bank(bank: str) -> SplendorTable:
    return lay(player(), player(), bank=bank)


def takes(bank: str) -> set[str]:
    """All takes that are offered from this bank."""
    table = with_bank(bank)
    return {*offers(table, "take"), *offers(table, "two")}


@rule("SP-17")
def test_three_different_tokens_move_from_the_bank_to_the_player() -> None:
    table = after(lay(player("W1"), player()), "take white+green+black")
    assert (table.players[ANN].tokens, table.bank) == (
        tokens("W2 G1 K1"),
        tokens("W2 U4 G3 R4 K3 Y5"),
    )


@rule("SP-17")
def test_any_three_of_five_colours_may_be_taken() -> None:
    assert len(offers(with_bank("W1 U1 G1 R1 K1"), "take")) == 10


@rule("SP-18")
def test_from_two_colours_two_tokens_may_be_taken() -> None:
    assert after(with_bank("W1 K1"), "take white+black").players[ANN].tokens == tokens("W1 K1")


@rule("SP-18")
def test_a_colour_that_is_gone_cannot_be_taken() -> None:
    assert refusal(with_bank("W1 K1"), TakeDifferent(tokens("W1 U1"))) == "refuse-take-missing"


@rule("SP-19")
@pytest.mark.parametrize(
    ("bank", "possible"),
    [
        ("U2 R3", {"take blue+red", "take blue", "take red"}),
        ("G1", {"take green"}),
        ("Y4", set()),
    ],
)
def test_a_poor_bank_leaves_a_choice_of_one_or_two(bank: str, possible: set[str]) -> None:
    assert takes(bank) == possible


@rule("SP-19")
def test_nothing_is_taken_from_an_empty_bank() -> None:
    assert refusal(with_bank("Y5"), TakeDifferent(tokens("W1"))) == "refuse-take-empty"


@rule("SP-20")
@pytest.mark.parametrize("fewer", ["W1", "W1 U1"])
@pytest.mark.parametrize("held", ["", TWO_EACH])
def test_fewer_than_three_are_refused_while_there_are_three_colours(fewer: str, held: str) -> None:
    table = lay(player(held), player(), bank="W1 U1 G1")
    assert refusal(table, TakeDifferent(tokens(fewer))) == "refuse-take-three"


@rule("SP-21")
def test_two_are_taken_from_a_pile_of_four() -> None:
    assert after(with_bank("R4"), "two red").bank == tokens("R2")


@rule("SP-22")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_two_are_never_taken_from_a_pile_of_three_or_fewer(left: int) -> None:
    assert refusal(with_bank(f"W4 R{left}"), TakeTwo(Colour.RED)) == "refuse-two-low"


@rule("SP-X7")
def test_after_two_blue_of_four_the_next_player_cannot_take_two_blue() -> None:
    table = after(with_bank("W4 U4 G4 R4 K4"), "two blue")
    assert set(offers(table, "two")) == {"two white", "two green", "two red", "two black"}


@rule("SP-23")
def test_a_poor_bank_neither_forces_nor_forbids_two_alike() -> None:
    assert takes("R1 K4") == {"take red+black", "take red", "take black", "two black"}


@rule("SP-24")
def test_gold_is_not_offered() -> None:
    assert not [move for move in takes("W4 U4 G4 R4 K4 Y5") if "gold" in move]


@rule("SP-24")
@pytest.mark.parametrize("greedy", [TakeDifferent(tokens("W1 U1 Y1")), TakeTwo(Colour.GOLD)])
def test_gold_is_refused(greedy: TakeDifferent | TakeTwo) -> None:
    assert refusal(with_bank("W4 U4 G4 R4 K4 Y5"), greedy) == "refuse-take-gold"


@rule("SP-25")
@pytest.mark.parametrize("mixture", ["W2 U1", "W2", "W3"])
def test_two_of_one_colour_do_not_mix_with_others(mixture: str) -> None:
    assert (
        refusal(with_bank("W4 U4 G4 R4 K4"), TakeDifferent(tokens(mixture))) == "refuse-take-alike"
    )


@rule("SP-26")
@pytest.mark.parametrize("held", ["W4 U4", "W4 U4 G1", TWO_EACH])
def test_holding_many_tokens_never_forbids_taking(held: str) -> None:
    table = after(lay(player(held), player(), bank="G4 R4 K4"), "take green+red+black")
    assert table.players[ANN].tokens.total == tokens(held).total + 3


@rule("SP-X16")
@pytest.mark.parametrize(
    ("bank", "possible"),
    [
        ("R1 K4 Y3", {"take red+black", "take red", "take black", "two black"}),
        ("R1 K3", {"take red+black", "take red", "take black"}),
        ("K1", {"take black"}),
        ("W1 U1 G1", {"take white+blue+green"}),
    ],
)
def test_a_poor_bank(bank: str, possible: set[str]) -> None:
    assert takes(bank) == possible


@rule("SP-X17")
def test_taking_may_gain_nothing() -> None:
    taken = after(lay(player(TWO_EACH), player(), bank="W1 U1 G1"), "take white+blue+green")
    assert taken.players[ANN].tokens.total == 13
    assert len(set(offers(taken).values())) == 33
    returned = after(taken, "white blue green")
    assert (returned.players[ANN].tokens, to_act(returned)) == (tokens(TWO_EACH), 1)


def test_negative_tokens_are_no_tokens() -> None:
    with pytest.raises(ValueError, match="W-1"):
        tokens("W-1 U2")
