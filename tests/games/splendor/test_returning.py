"""Returning the tokens above ten."""

import pytest

from games.chance import Chance
from games.questions import Pick
from games.splendor import GAME
from games.splendor.actions import Return
from games.splendor.catalogue import CARDS
from games.splendor.events import Refilled
from games.splendor.rules.turn_ends import ReturnTokens
from games.text import Text
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor.tables import ANN, BEN, lay, player, tokens
from tests.rule import rule

NINE, TEN = "W2 U2 G2 R2 K1", "W2 U2 G2 R2 K2"


@rule("SP-55")
@pytest.mark.parametrize(
    ("held", "next_to_act"), [("W2 U2 G1 R1 K1", BEN), ("W2 U2 G1 R1 K2", ANN)]
)
def test_more_than_ten_tokens_must_be_brought_down_to_ten(held: str, next_to_act: int) -> None:
    table = after(lay(player(held), player(), bank="W1 U1 G1"), "take white+blue+green")
    assert to_act(table) == next_to_act


@rule("SP-55")
def test_gold_counts_among_the_ten() -> None:
    table = after(lay(player("W4 U4 Y2"), player()), "reserve deck-1")
    assert isinstance(table.waiting[0], ReturnTokens)


@rule("SP-55")
def test_bonuses_are_no_tokens() -> None:
    table = after(
        lay(player("W2 U2", bonuses="G5 R5"), player(), display=""), "take green+red+black"
    )
    assert to_act(table) == BEN


@rule("SP-56")
def test_returned_tokens_lie_in_the_bank() -> None:
    table = after(
        lay(player(NINE), player(), bank="W1 U1 G1"), "take white+blue+green", "red green"
    )
    assert (table.players[ANN].tokens, table.bank) == (tokens("W3 U3 G2 R1 K1"), tokens("G1 R1"))


@rule("SP-56")
def test_what_one_does_not_hold_cannot_be_returned() -> None:
    table = after(lay(player("W4 U4 G1 R1"), player(), bank="W1 U1 G1"), "take white+blue+green")
    assert refusal(table, Return(tokens("K3"))) == "refuse-return-absent"


@rule("SP-X8")
def test_of_twelve_tokens_exactly_two_are_returned() -> None:
    table = after(lay(player(NINE), player()), "take white+blue+green")
    assert {move.tokens.total for move in offers(table).values() if isinstance(move, Return)} == {2}
    assert to_act(after(table, "white blue")) == BEN


@rule("SP-57")
@pytest.mark.parametrize("other", ["", "W1", "W1 U1 G1"])
def test_neither_more_nor_less_than_the_excess_is_returned(other: str) -> None:
    table = after(lay(player(NINE), player()), "take white+blue+green")
    assert refusal(table, Return(tokens(other))) == "refuse-return-number"


@rule("SP-57")
def test_nothing_is_returned_without_need() -> None:
    assert refusal(lay(player(TEN), player()), Return(tokens("W1"))) == "engine-not-asked"


@rule("SP-58")
@pytest.mark.parametrize(
    ("move", "excess"),
    [("take white+blue+green", 3), ("two red", 2), ("reserve deck-1", 1), ("reserve 1-02", 1)],
)
def test_the_excess_is_what_the_action_brought(move: str, excess: int) -> None:
    table = after(lay(player(TEN), player(), bank="W4 U4 G4 R4 Y1", rows="1-02"), move)
    assert table.players[ANN].tokens.total - 10 == excess


@rule("SP-58")
def test_buying_leaves_nothing_to_return() -> None:
    table = after(lay(player(TEN), player(), rows="1-20"), "buy 1-20")
    assert to_act(table) == BEN


@rule("SP-59")
def test_the_tokens_just_taken_may_be_returned() -> None:
    table = after(lay(player(TEN), player(), bank="R4"), "two red", "red red")
    assert table.players[ANN].tokens == tokens(TEN)


@rule("SP-60")
def test_a_refill_is_seen_before_tokens_are_returned() -> None:
    table = after(lay(player(TEN), player(), rows="1-01"), "reserve 1-01")
    assert isinstance(table.waiting[0], ReturnTokens)
    assert [event.card in table.face_up for event in table.last if isinstance(event, Refilled)] == [
        True
    ]
    assert CARDS["1-01"] not in table.face_up


def test_only_colours_one_holds_are_asked_for() -> None:
    table = after(lay(player("W4 U4 Y2"), player()), "reserve deck-1")
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    assert [option.key for option in question.options] == ["white", "blue", "gold"]


@rule("SP-95")
@pytest.mark.parametrize(("limit", "returned"), [("10", 3), ("12", 1)])
def test_the_table_chooses_how_many_tokens_one_may_keep(limit: str, returned: int) -> None:
    laid_out = GAME.rules.set_up(2, Chance(1), GAME.rules.chosen([("token-limit", limit)]))
    assert laid_out.token_limit == int(limit)
    rich = lay(player("W2 U2 G2 R2 K2"), player(), token_limit=laid_out.token_limit)
    table = after(rich, "take white+blue+green")
    question = table.waiting[0].ask(table)
    assert question.prompt == Text("ask-return", n=returned, limit=int(limit))
    assert {move.tokens.total for move in offers(table).values() if isinstance(move, Return)} == {
        returned
    }
    too_many = Return(tokens(f"W{returned + 1}") if returned < 3 else tokens("W3 U1"))
    assert refusal(table, too_many) == "refuse-return-number"


@rule("SP-95")
def test_a_table_with_twelve_keeps_twelve_without_a_question() -> None:
    table = after(lay(player(NINE), player(), token_limit=12), "take white+blue+green")
    assert (to_act(table), table.players[ANN].tokens.total) == (BEN, 12)


@rule("SP-95")
def test_only_a_table_with_the_house_rule_is_written_with_its_limit() -> None:
    usual, other = lay(player(), player()), lay(player(), player(), token_limit=12)
    written = GAME.rules.codec.write_table(usual)
    assert b"token_limit" not in written
    assert GAME.rules.codec.read_table(written) == usual
    assert GAME.rules.codec.read_table(GAME.rules.codec.write_table(other)).token_limit == 12
