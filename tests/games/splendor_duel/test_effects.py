"""The abilities of cards."""

import pytest

from games.splendor_duel.actions import Steal, TakeMatching
from games.splendor_duel.catalogue import CARDS, CELL, GOLD, Colour
from games.splendor_duel.events import Stole, TookMatching
from games.splendor_duel.table import DuelTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor_duel.tables import ANN, BEN, lay, player, privileges, tokens
from tests.rule import rule


def matching(board: dict[str, str]) -> DuelTable:
    """Ann buys 1-14, which is green and brings a token of its colour."""
    return after(lay(player("W2 U2"), board=board, pyramid="1-14"), "buy 1-14")


def stealing(held: str) -> DuelTable:
    """Ann buys 2-01, which brings a token of the opponent."""
    return after(lay(player("U4 R3"), player(held), pyramid="2-01"), "buy 2-01")


@rule("SD-76")
def test_an_ability_works_once() -> None:
    table = after(stealing("W1 P1"), "white", "take c3 only")
    assert after(table, "take b3 only").players[BEN].tokens.total == 1 + 1


@rule("SD-76")
def test_a_card_that_was_reserved_has_its_ability_when_it_is_bought() -> None:
    table = after(lay(player("W4 K2 P1", reserved="2-04")), "buy 2-04")
    assert privileges(table) == (1, 0, 2)


@rule("SD-77")
def test_an_ability_cannot_be_declined() -> None:
    assert offers(stealing("W1 P1")).keys() == {"white", "pearl"}


@rule("SD-78", "SD-83", "SD-X17")
def test_a_token_of_the_cards_colour() -> None:
    table = matching({"G": "a1 e5", "R": "c3"})
    assert offers(table) == {"a1": TakeMatching(CELL["a1"]), "e5": TakeMatching(CELL["e5"])}
    taken = after(table, "e5")
    assert (taken.players[ANN].tokens, taken.bag >= tokens("W2 U2"), taken.at(CELL["e5"])) == (
        tokens("G1"),
        True,
        None,
    )


@rule("SD-78", "SD-X17")
def test_without_a_token_of_that_colour_nothing_happens() -> None:
    table = matching({"R": "c3"})
    assert (to_act(table), table.players[ANN].tokens) == (BEN, tokens())


@rule("SD-78")
def test_a_single_token_of_that_colour_comes_by_itself() -> None:
    table = matching({"G": "a1", "R": "c3"})
    assert (to_act(table), table.players[ANN].tokens) == (BEN, tokens("G1"))
    assert isinstance(table.last[-1], TookMatching)


@rule("SD-78")
def test_a_token_of_another_colour_is_refused() -> None:
    assert (
        refusal(matching({"G": "a1 e5", "R": "c3"}), TakeMatching(CELL["c3"])) == "refuse-matching"
    )


@rule("SD-79", "SD-X16")
def test_a_token_of_the_opponent() -> None:
    table = stealing("W1 P1 Y2")
    assert offers(table) == {"white": Steal(Colour.WHITE), "pearl": Steal(Colour.PEARL)}
    stolen = after(table, "pearl")
    assert (stolen.players[ANN].tokens, stolen.players[BEN].tokens) == (
        tokens("P1"),
        tokens("W1 Y2"),
    )


@rule("SD-79", "SD-X16")
def test_from_gold_alone_nothing_is_stolen() -> None:
    table = stealing("Y2")
    assert (to_act(table), table.players[BEN].tokens) == (BEN, tokens("Y2"))


@rule("SD-79")
def test_gold_is_never_stolen() -> None:
    assert refusal(stealing("W1 P1 Y2"), Steal(GOLD)) == "refuse-loot"


@rule("SD-79")
def test_a_single_colour_is_stolen_by_itself() -> None:
    assert stealing("W2").last[-1] == Stole(seat=ANN, victim=BEN, colour=Colour.WHITE)


@rule("SD-80")
@pytest.mark.parametrize("card", ["2-04", "2-08", "2-11", "2-15", "2-19"])
def test_a_privilege(card: str) -> None:
    table = lay(player("", bonuses="W3 U3 G3 R3 K3"), pyramid=card)
    table.players[ANN].tokens = CARDS[card].cost.beyond(table.players[ANN].bonuses)
    assert privileges(after(table, f"buy {card}")) == (1, 0, 2)


@rule("SD-81")
@pytest.mark.parametrize("card", ["1-03", "1-06", "1-11", "1-19", "1-23"])
def test_another_turn(card: str) -> None:
    table = after(lay(player(str(CARDS[card].cost)), pyramid=card), f"buy {card}")
    assert (to_act(table), table.turn) == (ANN, 2)


@rule("SD-82")
def test_the_one_card_that_copies_and_brings_another_turn() -> None:
    table = after(lay(player("R4 Y1", bonuses="R3"), pyramid="3-12"), "buy 3-12")
    assert (to_act(table), table.players[ANN].bonuses) == (ANN, tokens("R4"))


@rule("SD-83")
def test_what_was_paid_does_not_come_back_by_the_ability() -> None:
    # 1-01 is white; Ann pays no white here, but the bag holds all the white there is.
    table = after(lay(player("R2 K2"), board={"R": "a1"}, pyramid="1-01"), "buy 1-01")
    assert (table.players[ANN].tokens, table.bag[Colour.WHITE]) == (tokens(), 4)
