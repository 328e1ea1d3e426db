"""Buying cards: what they cost, and in which ways they are paid."""

import pytest

from games.questions import Pick, read
from games.splendor.actions import Buy, Reserve, ReserveUnseen
from games.splendor.catalogue import CARDS, GOLD
from games.splendor.table import Player, SplendorTable
from games.tally import payments
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor.tables import ANN, BEN, cards, lay, player, tokens
from tests.rule import rule


def ways(buyer: Player, card: str) -> list[str]:
    """All payments with which *buyer* may buy this card, in the order in which they are offered."""
    offered = offers(lay(buyer, player(), rows=card), f"buy {card}").values()
    return [str(move.payment) for move in offered if isinstance(move, Buy)]


def buying(card: str, payment: str) -> Buy:
    return Buy(CARDS[card], tokens(payment))


@rule("SP-41")
def test_cards_face_up_and_of_the_own_hand_are_for_sale() -> None:
    table = lay(player("W4 U4 G4 R4 K4", hand="1-13 1-25?"), player(hand="1-01"), rows="1-17 2-22")
    offered = {notation.split()[1] for notation in offers(table, "buy")}
    assert (
        {"1-13", "1-25", "1-17", "2-22"}
        <= offered
        <= {card.id for card in table.face_up} | {"1-13", "1-25"}
    )


@rule("SP-41")
def test_the_top_card_of_a_deck_is_not_for_sale() -> None:
    table = lay(player("W4 U4 G4 R4 K4"), player())
    top = table.rows[0].deck[-1]
    assert refusal(table, Buy(top, top.cost)) == "refuse-buy-absent"


@rule("SP-42")
@pytest.mark.parametrize(
    ("bonuses", "price"),
    [("", "W1 U4 G2"), ("U1", "W1 U3 G2"), ("W1 U3 R5", "U1 G2"), ("W4 U4 G4", "")],
)
def test_bonuses_are_taken_off_the_cost_colour_by_colour(bonuses: str, price: str) -> None:
    assert player(bonuses=bonuses).price(CARDS["2-22"]) == tokens(price)


def pressed(table: SplendorTable) -> dict[str, object]:
    """What a turn shows to people who press, by key."""
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    return {option.key: option.then for option in question.shown}


def test_a_card_is_bought_with_one_press_for_as_little_gold_as_possible() -> None:
    table = lay(player("W4 U4 G4 R4 K4 Y1", hand="1-13"), player(), rows="1-17 2-22 3-04")
    shown = pressed(table)
    own, dearer, cheaper = ([*shown].index(f"buy-{card}") for card in ("1-13", "2-22", "1-17"))
    assert ([*shown].index("reserve"), [*shown][-1]) == (own - 1, "buy")
    assert own < dearer < cheaper, "one's own first, then the highest level"
    assert "buy-3-04" not in shown
    least = {card: buying(card, ways(table.players[ANN], card)[0]) for card in ("2-22", "1-17")}
    assert {card: shown[f"buy-{card}"] for card in least} == least
    assert all(move.payment[GOLD] == 0 for move in least.values())


def test_another_payment_is_offered_only_where_there_is_one() -> None:
    assert "buy" not in pressed(lay(player("W4 U4 G4 R4 K4"), player(), rows="1-17 2-22"))
    assert "buy" in pressed(lay(player("W4 U4 G4 R4 K4 Y1"), player(), rows="1-17 2-22"))


def test_menus_of_earlier_versions_are_understood() -> None:
    table = lay(player("W4 U4 G4 Y1"), player(), rows="1-17 2-22 3-04")
    question = table.waiting[0].ask(table)
    assert read(question, "2-22 buy").here == buying("2-22", "W1 U4 G2")
    assert read(question, "2-22 reserve").here == Reserve(CARDS["2-22"])
    assert read(question, "3-04 reserve").here == Reserve(CARDS["3-04"])
    assert read(question, "deck-2").here == ReserveUnseen(2)
    assert isinstance(read(question, "2-22 pay gold-1").here, Pick)
    assert not {"2-22", "3-04", "deck-2"} & pressed(table).keys(), "they are shown no more"


@rule("SP-43")
def test_bonuses_are_not_used_up() -> None:
    table = lay(player("G1", bonuses="U2"), player(), rows="1-25")
    assert after(table, "buy 1-25").players[ANN].bonuses == tokens("U2 R1")


@rule("SP-X6")
def test_two_blue_bonuses_leave_a_green_token_to_pay() -> None:
    ann = player("G1", bonuses="U2")
    bought = after(lay(ann, player(), rows="1-25"), "buy 1-25").players[ANN]
    assert (ann.price(CARDS["1-25"]), bought.tokens, bought.bonuses) == (
        tokens("G1"),
        tokens(),
        tokens("U2 R1"),
    )


@rule("SP-44")
def test_the_discount_cannot_be_waived() -> None:
    table = lay(player("U2 G1", bonuses="U2"), player(), rows="1-25")
    assert refusal(table, buying("1-25", "U2 G1")) == "refuse-payment"


@rule("SP-44")
def test_bonuses_to_spare_give_nothing_back() -> None:
    table = lay(player("G1", bonuses="U5"), player(), rows="1-25")
    assert after(table, "buy 1-25").players[ANN].tokens == tokens()


@rule("SP-45")
def test_gold_stands_for_any_colour() -> None:
    assert ways(player("Y4"), "1-13") == ["Y4"]


@rule("SP-46")
def test_gold_may_be_spent_for_a_colour_one_holds() -> None:
    assert ways(player("R4 Y4"), "1-16") == ["R4", "R3 Y1", "R2 Y2", "R1 Y3", "Y4"]


@rule("SP-46")
def test_no_more_gold_is_spent_than_held() -> None:
    table = lay(player("R4 Y1"), player(), rows="1-16")
    assert refusal(table, buying("1-16", "R2 Y2")) == "refuse-payment"


@rule("SP-47")
@pytest.mark.parametrize("payment", ["", "R3", "R5", "R4 W1", "R4 Y1"])
def test_exactly_the_price_is_paid(payment: str) -> None:
    table = lay(player("W1 R5 Y1"), player(), rows="1-16", bank="")
    assert refusal(table, buying("1-16", payment)) == "refuse-payment"


def test_who_lacks_tokens_is_told_so() -> None:
    table = lay(player("R2 Y1"), player(), rows="1-16")
    assert refusal(table, buying("1-16", "R4")) == "refuse-buy-poor"


@rule("SP-48")
def test_paid_tokens_lie_in_the_bank_for_the_next_player() -> None:
    table = lay(player("R2 Y2"), player(), rows="1-16", bank="U3")
    bought = after(table, "buy 1-16")
    assert bought.bank == tokens("U3 R2 Y2")
    assert offers(bought, "take").keys() == {"take blue", "take red", "take blue+red"}


@rule("SP-49", "SP-X11")
def test_a_card_whose_cost_the_bonuses_cover_is_free() -> None:
    table = lay(player(bonuses="G5"), player(), rows="2-15")
    ann = after(table, "buy 2-15").players[ANN]
    assert (ann.points, ann.bonuses, ann.tokens) == (2, tokens("G6"), tokens())


@rule("SP-50", "SP-X14")
def test_a_card_does_not_reduce_its_own_cost() -> None:
    assert ways(player("U1 G3 R1"), "1-11") == ["U1 G3 R1"]
    assert ways(player("G3 R1"), "1-11") == []
    table = after(lay(player("U1 G3 R1"), player(), rows="1-11"), "buy 1-11")
    assert table.players[ANN].bonuses == tokens("U1")


@rule("SP-50")
def test_a_new_bonus_counts_for_a_noble_in_the_same_turn() -> None:
    table = lay(player("R3", bonuses="W3 U3 G2"), player(), rows="1-17", display="N-03")
    assert after(table, "buy 1-17").players[ANN].points == 3


@rule("SP-50")
def test_new_points_count_for_the_end_in_the_same_turn() -> None:
    table = lay(player("R4", bought="3-04 3-08 3-02"), player(), rows="1-16")
    assert after(table, "buy 1-16").last_round


@rule("SP-51")
def test_a_card_bought_from_a_row_is_replaced_in_its_place() -> None:
    table = lay(player("R3"), player(), rows="1-16 1-17 1-18 1-19")
    top = table.rows[0].deck[-1]
    assert after(table, "buy 1-17").rows[0].cards == [*cards("1-16"), top, *cards("1-18 1-19")]


@rule("SP-52")
def test_a_place_whose_deck_is_empty_stays_empty() -> None:
    table = lay(player("R3"), player(), rows="1-16 1-17 1-18 1-19", spent={1})
    bought = after(table, "buy 1-17", "take white+blue+green")
    assert bought.rows[0].cards == [*cards("1-16"), None, *cards("1-18 1-19")]


@rule("SP-X22")
def test_the_third_deck_runs_out() -> None:
    table = lay(
        player("K4 Y3"), player(), rows="3-02 3-07 3-10 3-18", spent={3}, bank="W4 U4 G4 R4 K1"
    )
    bought = after(table, "buy 3-02")
    assert (len(bought.face_up), bought.rows[2].cards) == (11, [None, *cards("3-07 3-10 3-18")])
    assert offers(bought, "reserve deck").keys() == {"reserve deck-1", "reserve deck-2"}


@rule("SP-53")
def test_buying_from_the_hand_makes_room_in_it_and_leaves_the_rows_alone() -> None:
    table = lay(player("R3", hand="1-17 1-13 1-14"), player())
    bought = after(table, "buy 1-17")
    assert ([held.card for held in bought.players[ANN].hand], bought.face_up) == (
        cards("1-13 1-14"),
        table.face_up,
    )


@rule("SP-54")
def test_the_payment_with_least_gold_is_offered_first() -> None:
    first, *others = payments(tokens("W1 U3 G2"), tokens("W2 U3 G1 Y2"), GOLD)
    assert first == tokens("W1 U3 G1 Y1")
    assert all(way[GOLD] > first[GOLD] for way in others)


@rule("SP-X4")
def test_a_card_bought_for_its_printed_cost() -> None:
    ann = player("W1 U4 G2")
    assert ways(ann, "2-22") == ["W1 U4 G2"]
    table = lay(ann, player(), rows="2-22", bank="W3 G2 Y5")
    bought = after(table, "buy 2-22")
    paid = bought.players[ANN]
    assert (paid.tokens, paid.points, paid.bonuses) == (tokens(), 2, tokens("R1"))
    assert bought.bank == tokens("W4 U4 G4 Y5")


@rule("SP-X12")
def test_gold_by_choice() -> None:
    offered = ways(player("W2 U3 G1 Y2", bonuses="U1"), "2-22")
    assert (offered[0], set(offered)) == (
        "W1 U3 G1 Y1",
        {"W1 U3 G1 Y1", "W1 U2 G1 Y2", "U3 G1 Y2", "W1 U3 Y2"},
    )


@rule("SP-X13")
def test_the_most_ways_to_pay() -> None:
    assert len(ways(player("U2 G2 R1 K1 Y4", bonuses="U1 G1 R4 K2"), "3-01")) == 31


@rule("SP-X15")
def test_gold_only_where_it_is_needed() -> None:
    assert ways(player("K1 Y4", bonuses="K2"), "3-02") == ["K1 Y4"]


def test_buying_ends_the_turn() -> None:
    assert to_act(after(lay(player("R3"), player(), rows="1-17"), "buy 1-17")) == BEN
