"""The limit of ten tokens."""

import pytest

from games.questions import Pick, read
from games.splendor_duel.actions import Discard
from games.splendor_duel.catalogue import Tokens
from games.splendor_duel.table import DuelTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor_duel.tables import ANN, BEN, lay, player, tokens
from tests.rule import rule


def thirteen() -> DuelTable:
    """Ann holds ten tokens and has just taken three more."""
    return after(lay(player("W4 U4 G1 Y1"), board={"R": "a1 b1", "K": "c1"}), "take a1 c1")


def sixteen() -> DuelTable:
    """Ann, who held ten tokens, has spent three privileges and taken three more (SD-X18)."""
    table = lay(
        player("W3 U3 G3 R1", privileges=3), board={"R": "a1 c1", "K": "e1 a5", "P": "a3 a4"}
    )
    return after(table, "privilege a1", "privilege c1", "privilege e1", "take a5 a3")


def singles(held: Tokens) -> list[Tokens]:
    return [Tokens.of([colour]) for colour in held.present]


@rule("SD-90")
def test_what_is_above_ten_goes_into_the_bag() -> None:
    table = thirteen()
    rest = after(table, "gold red white")
    assert (rest.players[ANN].tokens.total, rest.bag - table.bag) == (10, tokens("W1 R1 Y1"))


@rule("SD-90")
def test_any_token_may_go_gold_and_the_new_ones_too() -> None:
    assert {"gold red red", "black red red", "white white white"} <= offers(thirteen()).keys()


@rule("SD-91")
@pytest.mark.parametrize("discarded", ["W2", "W4", ""])
def test_exactly_the_excess_goes(discarded: str) -> None:
    assert refusal(thirteen(), Discard(tokens(discarded))) == "refuse-discard-number"


@rule("SD-91")
def test_tokens_one_does_not_hold_cannot_go() -> None:
    assert refusal(thirteen(), Discard(tokens("P2 W1"))) == "refuse-discard-absent"


@rule("SD-91")
def test_with_ten_nothing_goes() -> None:
    table = after(lay(player("W4 U3"), board={"R": "a1 b1", "K": "c1"}), "take a1 c1")
    assert to_act(table) == BEN


@rule("SD-92")
def test_after_a_purchase_it_is_fourteen_at_the_most() -> None:
    ann = player("U4 G4 Y2", privileges=3, bonuses="R2 K2")
    table = lay(ann, board={"R": "a1 a3", "K": "a5", "W": "c3"}, pyramid="1-01")
    bought = after(table, "privilege a1", "privilege a3", "privilege a5", "buy 1-01")
    assert bought.players[ANN].tokens.total == 14


@rule("SD-90", "SD-91", "SD-92", "SD-X18")
def test_six_of_sixteen_go_in_one_of_two_hundred_and_sixty_seven_ways() -> None:
    table, left = sixteen(), set[Tokens]()
    for first in set(offers(table).values()):
        assert isinstance(first, Discard)
        kept = table.players[ANN].tokens - first.tokens
        left |= {kept - one - other for one in singles(kept) for other in singles(kept - one)}
    assert (table.players[ANN].tokens, len(left)) == (tokens("W3 U3 G3 R3 K2 P2"), 267)


@rule("SD-90", "SD-92")
def test_the_question_says_how_many_are_too_many_in_all() -> None:
    question = sixteen().waiting[0].ask(sixteen())
    for typed, n in (("", 6), ("white", 5), ("white white", 4), ("white white white", 3)):
        asked = read(question, typed).here
        assert isinstance(asked, Pick)
        assert dict(asked.prompt.args)["n"] == n


@rule("SD-92")
def test_more_than_four_are_asked_for_in_two_steps() -> None:
    table = after(sixteen(), "white white white blue")
    assert (to_act(table), table.players[ANN].tokens.total) == (ANN, 12)
    rest = after(table, "blue blue")
    assert (rest.players[ANN].tokens.total, to_act(rest)) == (10, BEN)
