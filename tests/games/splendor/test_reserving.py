"""Reserving cards, face up or unseen."""

import pytest

from games.questions import Pick, follow
from games.splendor.actions import Buy, Reserve, ReserveUnseen
from games.splendor.catalogue import CARDS, LEVELS
from games.splendor.events import Drew, Refilled, counted
from games.splendor.rules.standings import standings
from games.splendor.table import Reserved
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor.tables import ANN, BEN, cards, lay, player, tokens
from tests.rule import rule

FULL = player(hand="1-13 1-14 1-15")
TWO_EACH = "W2 U2 G2 R2 K2"


@rule("SP-27")
def test_any_card_face_up_or_the_top_of_any_deck_may_be_reserved() -> None:
    table = lay(player(), player())
    offered = {f"reserve {card.id}" for card in table.face_up} | {
        f"reserve deck-{level}" for level in LEVELS
    }
    assert offers(table, "reserve").keys() == offered


@rule("SP-27")
def test_the_top_card_of_the_deck_comes_to_the_hand() -> None:
    table = lay(player(), player())
    top = table.rows[1].deck[-1]
    assert after(table, "reserve deck-2").players[ANN].hand == [Reserved(top, blind=True)]


@rule("SP-27")
def test_a_card_that_does_not_lie_face_up_cannot_be_named() -> None:
    table = lay(player(), player(hand="2-22"))
    assert refusal(table, Reserve(CARDS["2-22"])) == "refuse-reserve-absent"


@rule("SP-28")
def test_a_third_card_fits_into_the_hand() -> None:
    table = after(lay(player(hand="1-13 1-14"), player()), "reserve deck-1")
    assert len(table.players[ANN].hand) == 3


@rule("SP-28")
def test_a_full_hand_is_not_offered_to_reserve() -> None:
    assert not offers(lay(FULL, player()), "reserve")


@rule("SP-X9")
@pytest.mark.parametrize("bank", ["W4 Y5", "W4"])
@pytest.mark.parametrize("more", [Reserve(CARDS["1-01"]), ReserveUnseen(1)])
def test_a_full_hand_takes_no_fourth_card(bank: str, more: Reserve | ReserveUnseen) -> None:
    assert refusal(lay(FULL, player(), bank=bank, rows="1-01"), more) == "refuse-hand-full"


@rule("SP-29")
@pytest.mark.parametrize("move", ["reserve 1-01", "reserve deck-3"])
def test_a_gold_comes_with_the_card(move: str) -> None:
    table = after(lay(player(), player(), rows="1-01"), move)
    assert (table.players[ANN].tokens, table.bank) == (tokens("Y1"), tokens("W4 U4 G4 R4 K4 Y4"))


@rule("SP-30")
def test_the_gold_cannot_be_declined() -> None:
    assert list(offers(lay(player(), player(), rows="1-01"), "reserve 1-01")) == ["reserve 1-01"]


@rule("SP-31")
def test_without_gold_in_the_bank_the_card_comes_alone() -> None:
    table = after(lay(player("W1"), player(), bank="W3", rows="1-01"), "reserve 1-01")
    assert (table.players[ANN].tokens, len(table.players[ANN].hand)) == (tokens("W1"), 1)


@rule("SP-32")
def test_a_card_from_a_row_is_replaced_in_its_place() -> None:
    table = lay(player(), player(), rows="2-05 2-06 2-07 2-08")
    top = table.rows[1].deck[-1]
    after_it = after(table, "reserve 2-06")
    assert after_it.rows[1].cards == [*cards("2-05"), top, *cards("2-07 2-08")]


@rule("SP-X10")
def test_reserving_without_gold_in_the_bank() -> None:
    table = lay(player("W1 R2", hand="1-13"), player(), bank="W3 K2", rows="3-16")
    reserved = after(table, "reserve 3-16")
    ann = reserved.players[ANN]
    assert (len(ann.hand), ann.tokens, len(reserved.rows[2].cards)) == (2, tokens("W1 R2"), 4)


@rule("SP-33")
def test_a_card_from_a_deck_leaves_the_rows_alone() -> None:
    table = lay(player(), player())
    reserved = after(table, "reserve deck-1")
    assert (reserved.face_up, len(reserved.rows[0].deck)) == (
        table.face_up,
        len(table.rows[0].deck) - 1,
    )


@rule("SP-33")
def test_only_the_owner_is_told_which_card_came_from_the_deck() -> None:
    news = after(lay(player(), player()), "reserve deck-1").last
    assert [event.to for event in news if isinstance(event, Drew)] == [ANN]
    assert not [event for event in news if isinstance(event, Refilled)]


@rule("SP-34")
def test_an_empty_deck_is_not_offered() -> None:
    assert offers(lay(player(), player(), spent={2}), "reserve deck").keys() == {
        "reserve deck-1",
        "reserve deck-3",
    }


@rule("SP-34")
def test_an_empty_deck_is_refused() -> None:
    assert refusal(lay(player(), player(), spent={2}), ReserveUnseen(2)) == "refuse-deck-empty"


@rule("SP-34")
def test_with_all_decks_and_rows_empty_nothing_is_reserved() -> None:
    assert refusal(lay(player(), player(), spent=LEVELS), ReserveUnseen(1)) == "refuse-deck-empty"


@rule("SP-34")
def test_some_card_can_always_be_reserved() -> None:
    # All that twelve places in hands can hold, and all that four players can own before the game is
    # over.
    most_in_hands = sum(sorted((card.points for card in CARDS.values()), reverse=True)[:12])
    assert sum(card.points for card in CARDS.values()) - most_in_hands > 4 * (14 + 5)


def test_there_is_no_fourth_deck() -> None:
    assert refusal(lay(player(), player()), ReserveUnseen(4)) == "refuse-level"


@rule("SP-35")
def test_with_ten_tokens_one_reserves_and_returns_one() -> None:
    table = after(lay(player(TWO_EACH), player()), "reserve deck-1")
    assert (to_act(table), table.players[ANN].tokens.total) == (ANN, 11)


@rule("SP-35")
def test_the_gold_that_is_too_much_may_go_back() -> None:
    table = after(lay(player(TWO_EACH), player()), "reserve deck-1", "gold")
    assert (to_act(table), table.players[ANN].tokens) == (BEN, tokens(TWO_EACH))


@rule("SP-36")
def test_a_card_one_could_buy_may_be_reserved() -> None:
    table = lay(player("R2 K1"), player(), rows="1-01")
    assert {"buy 1-01", "reserve 1-01"} <= offers(table).keys()


@rule("SP-37")
def test_nobody_else_may_buy_a_reserved_card() -> None:
    table = lay(player("R2 K1"), player(hand="1-01"))
    assert refusal(table, Buy(CARDS["1-01"], tokens("R2 K1"))) == "refuse-buy-absent"


@rule("SP-37")
def test_a_reserved_card_leaves_the_hand_only_when_bought() -> None:
    table = lay(player("R2 K1", hand="1-01"), player())
    kept = [
        move
        for move in offers(table)
        if after(table, move).players[ANN].hand[:1] == table.players[ANN].hand
    ]
    assert set(kept) == offers(table).keys() - {"buy 1-01"}


@rule("SP-38")
def test_a_reserved_card_gives_neither_bonus_nor_points() -> None:
    ann = player(hand="3-04 3-08")
    assert (ann.bonuses, ann.points) == (tokens(), 0)


@rule("SP-39")
def test_cards_left_in_hand_cost_nothing_and_break_no_tie() -> None:
    (ann, ben) = standings(lay(player(bought="1-08", hand="1-13 3-16 3-20"), player(bought="1-16")))
    assert (ann.place, ann.merit) == (ben.place, ben.merit)


@rule("SP-40")
def test_a_reserved_card_can_be_bought_in_the_next_turn() -> None:
    table = lay(player("R2 K1"), player(), rows="1-01")
    reserved = after(table, "reserve 1-01")
    assert to_act(reserved) == BEN
    assert offers(after(reserved, "take white+blue+green"), "buy 1-01")


@rule("SP-X18")
def test_reserving_unseen_at_ten_tokens() -> None:
    table = lay(player(TWO_EACH), player(), bank="W2 Y1")
    reserved = after(table, "reserve deck-1")
    assert offers(reserved).keys() == {"white", "blue", "green", "red", "black", "gold"}
    assert (len(table.rows[0].deck) - len(reserved.rows[0].deck), reserved.face_up) == (
        1,
        table.face_up,
    )


@pytest.mark.parametrize(
    ("bonuses", "hint"),
    [("", "costing-later"), ("U1", "costing-later"), ("W5 U5 G5 R5 K5", "costing-nothing-later")],
)
def test_what_a_card_will_cost_is_told_with_the_bonuses_of_now(bonuses: str, hint: str) -> None:
    table = lay(player(bonuses=bonuses), player(), rows="1-01")
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    reserving = follow(question, "reserve")
    assert isinstance(reserving, Pick)
    told = next(option.hint for option in reserving.options if option.key == "1-01")
    assert told is not None
    assert told.key == hint
    if hint == "costing-later":
        price = table.players[ANN].price(CARDS["1-01"])
        assert dict(told.args)["price"] == counted(price)
