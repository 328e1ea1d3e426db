"""Buying cards: what they cost, and in which ways they are paid."""

import pytest

from games.chance import Chance
from games.engine import play
from games.questions import MOST_OPTIONS, Pick
from games.splendor_duel import GAME
from games.splendor_duel.actions import Buy
from games.splendor_duel.catalogue import CARDS, GOLD, NO_TOKENS, Ability, Tokens
from games.splendor_duel.events import Bought, Refilled, TookMatching
from games.splendor_duel.rules.payments import _ask_payment
from games.splendor_duel.table import Player
from games.tally import payments
from games.text import Text
from renderers.words import words_for
from tests.games.moves import after, offers, refusal, to_act
from tests.games.splendor_duel.tables import ANN, BEN, cards, lay, player, tokens
from tests.rule import rule

SIX = "1-16 1-17 1-18 1-08 1-09 1-13"


def ways(buyer: Player, card: str) -> list[str]:
    """All payments with which *buyer* may buy this card, in the order in which they are offered."""
    offered = offers(lay(buyer, pyramid=card), f"buy {card}").values()
    return [str(move.payment) for move in offered if isinstance(move, Buy)]


def buying(card: str, payment: str) -> Buy:
    return Buy(CARDS[card], tokens(payment))


@rule("SD-57")
def test_cards_of_the_pyramid_and_reserved_ones_are_for_sale() -> None:
    table = lay(
        player("U2 G2 R2 K2", reserved="1-09 1-21?"), player(reserved="1-01"), pyramid="1-17"
    )
    assert {"buy 1-17", "buy 1-21"} <= offers(table).keys()
    assert not {"buy 1-01", "buy 1-09"} & offers(table).keys()


@rule("SD-57")
def test_the_top_card_of_a_deck_is_not_for_sale() -> None:
    table = lay(player("W4 U4 G2"))
    top = table.rows[0].deck[-1]
    assert refusal(table, Buy(top, top.cost)) == "refuse-buy-absent"


@rule("SD-58")
@pytest.mark.parametrize(
    ("bonuses", "price"),
    [("", "G2 R2 K2 P1"), ("G1", "G1 R2 K2 P1"), ("G3 R2 W3", "K2 P1"), ("G2 R2 K2", "P1")],
)
def test_bonuses_are_taken_off_the_cost_colour_by_colour(bonuses: str, price: str) -> None:
    assert player(bonuses=bonuses).price(CARDS["2-03"]) == tokens(price)


@rule("SD-58", "SD-59", "SD-X3")
def test_a_green_bonus_makes_every_green_cost_one_less() -> None:
    ann = player("U2 G1", bought="1-12")
    assert ann.price(CARDS["1-17"]) == tokens("U2 G1")
    bought = after(lay(ann, pyramid="1-17"), "buy 1-17")
    assert bought.players[ANN].price(CARDS["2-05"]) == tokens("G3 K3")


@rule("SD-59")
def test_two_bonuses_of_a_card_count_both() -> None:
    assert player(bought="2-02 1-01").bonuses == tokens("W3")


@rule("SD-X4")
def test_a_price() -> None:
    ann = player("U1 R2 K3 P1", bought=SIX)
    assert (ann.bonuses, ann.crowns, ways(ann, "3-01")) == (tokens("U2 G1 R3"), 1, ["U1 R2 K3 P1"])
    table = after(lay(ann, pyramid="3-01", bag=""), "buy 3-01")
    assert (table.players[ANN].tokens, table.bag.total) == (tokens(), 7)


@rule("SD-60")
def test_the_discount_cannot_be_waived() -> None:
    assert (
        refusal(lay(player("G3", bonuses="G1"), pyramid="1-07"), buying("1-07", "G3"))
        == "refuse-payment"
    )


@rule("SD-60")
def test_bonuses_to_spare_give_nothing_back() -> None:
    assert after(lay(player("W1", bonuses="G3 R3"), pyramid="1-05"), "buy 1-05").players[
        ANN
    ].tokens == tokens("W1")


@rule("SD-61")
def test_gold_stands_for_any_gem_and_for_a_pearl() -> None:
    assert ways(player("Y3", bonuses="U1 G1"), "1-03") == ["Y3"]


@rule("SD-X11")
def test_gold_for_a_pearl() -> None:
    ann = player("U1 G2 Y1", bonuses="U1")
    assert ways(ann, "1-03") == ["U1 G2 Y1"]
    table = after(lay(ann, pyramid="1-03"), "buy 1-03")
    assert (to_act(table), table.turn) == (ANN, 2)


@rule("SD-62")
def test_gold_may_be_paid_for_a_token_one_holds() -> None:
    assert ways(player("G3 Y3"), "1-07") == ["G3", "G2 Y1", "G1 Y2", "Y3"]


@rule("SD-62", "SD-X10")
def test_eight_ways_to_pay() -> None:
    written = "R1 K2 P1; R1 K2 Y1; R1 K1 P1 Y1; K2 P1 Y1; R1 K1 Y2; R1 P1 Y2; K2 Y2; K1 P1 Y2"
    ann = player("R1 K2 P1 Y2", bonuses="G2 R1")
    assert ann.price(CARDS["2-03"]) == tokens("R1 K2 P1")
    assert set(ways(ann, "2-03")) == set(written.split("; "))


@rule("SD-62")
def test_the_payment_with_least_gold_is_offered_first() -> None:
    first, *others = payments(tokens("R1 K2 P1"), tokens("R1 K2 P1 Y2"), GOLD)
    assert first == tokens("R1 K2 P1")
    assert all(way[GOLD] for way in others)


@rule("SD-62")
def test_where_no_menu_holds_all_ways_the_gold_is_asked_for_first() -> None:
    offered = offers(lay(player("G2 R2 K2 P1 Y3"), pyramid="2-03"), "buy 2-03")
    assert len(offered) == 27 > MOST_OPTIONS
    assert {notation.split()[2] for notation in offered} == {f"gold-{n}" for n in range(4)}


@rule("SD-63")
@pytest.mark.parametrize("payment", ["", "G2", "G4", "G3 W1", "G3 Y1"])
def test_exactly_the_price_is_paid(payment: str) -> None:
    assert (
        refusal(lay(player("W1 G4 Y1"), pyramid="1-07"), buying("1-07", payment))
        == "refuse-payment"
    )


def test_who_lacks_tokens_is_told_so() -> None:
    assert refusal(lay(player("G1 Y1"), pyramid="1-07"), buying("1-07", "G3")) == "refuse-buy-poor"


@rule("SD-64")
def test_what_is_paid_lies_in_the_bag() -> None:
    table = after(lay(player("U1 G2 Y1", bonuses="U1"), pyramid="1-03", bag="K1"), "buy 1-03")
    assert table.bag == tokens("U1 G2 K1 Y1")


@rule("SD-65")
def test_a_card_whose_cost_the_bonuses_cover_is_free() -> None:
    table = after(lay(player(bonuses="G3"), pyramid="1-07"), "buy 1-07")
    assert (table.bag, table.players[ANN].crowns) == (tokens(), 1)


@rule("SD-66")
def test_a_card_of_the_pyramid_is_replaced_at_once_in_its_place() -> None:
    table = lay(player("G3"), pyramid="1-06 1-07 1-08 1-09 1-10")
    top = table.rows[0].deck[-1]
    bought = after(table, "buy 1-07")
    assert bought.rows[0].cards == [*cards("1-06"), top, *cards("1-08 1-09 1-10")]


@rule("SD-66")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    table = after(lay(player("G3"), pyramid="1-06 1-07 1-08 1-09 1-10", spent={1}), "buy 1-07")
    assert table.rows[0].cards == [*cards("1-06"), None, *cards("1-08 1-09 1-10")]


@rule("SD-66")
def test_buying_a_reserved_card_leaves_the_pyramid_alone() -> None:
    table = lay(player("G3", reserved="1-07"))
    assert after(table, "buy 1-07").face_up == table.face_up


@rule("SD-67")
def test_a_card_counts_at_once() -> None:
    ann = after(lay(player("G2 R2 K2 P1"), pyramid="2-03"), "buy 2-03").players[ANN]
    assert (ann.bonuses, ann.points, ann.crowns) == (tokens("W1"), 2, 1)


@rule("SD-67")
def test_a_card_does_not_reduce_its_own_price() -> None:
    assert player().price(CARDS["3-02"]) == tokens("W6 U2 K2")


@rule("SD-68")
def test_the_pyramid_is_refilled_before_the_ability() -> None:
    table = lay(player("R2 K2"), board={"W": "a1 b1"}, pyramid="1-01")
    bought = after(table, "buy 1-01")
    assert [type(event) for event in bought.last] == [Bought, Refilled]
    assert bought.waiting[0].waits == "waiting-matching"


@rule("SD-68")
def test_the_pyramid_is_refilled_before_a_royal_is_chosen() -> None:
    table = after(lay(player("G2", bought="1-04 1-12"), pyramid="1-07"), "buy 1-07")
    assert [type(event) for event in table.last] == [Bought, Refilled]
    assert table.waiting[0].waits == "waiting-royal"


@rule("SD-123")
def test_the_table_may_choose_that_the_pyramid_is_refilled_at_the_end_of_the_turn() -> None:
    table = lay(player("R2 K2"), board={"W": "a1 b1"}, pyramid="1-01", refills_late=True)
    top, place = table.rows[0].deck[-1], table.rows[0].cards.index(CARDS["1-01"])
    bought = after(table, "buy 1-01")
    assert [type(event) for event in bought.last] == [Bought]
    assert (bought.waiting[0].waits, bought.rows[0].cards[place]) == ("waiting-matching", None)
    done = after(bought, "a1")
    assert [type(event) for event in done.last] == [TookMatching, Refilled]
    assert (to_act(done), done.rows[0].cards[place]) == (BEN, top)


@rule("SD-123")
def test_a_late_refill_comes_before_an_extra_turn() -> None:
    (extra, *_) = (
        card for card in CARDS.values() if card.ability is Ability.TURN and card.bonus is not None
    )
    rich = player("W4 U4 G4 R4 K4 P2")
    table = lay(rich, pyramid=extra.id, refills_late=True, bag="")
    bought = after(table, f"buy {extra.id}")
    while bought.waiting[0].waits != "waiting-turn":
        notation, _ = next(iter(offers(bought).items()))
        bought = after(bought, notation)
    assert to_act(bought) == ANN
    assert None not in bought.rows[extra.level - 1].cards


@rule("SD-123")
def test_a_late_refill_leaves_a_place_empty_if_its_deck_is() -> None:
    pyramid = "1-06 1-07 1-08 1-09 1-10"
    table = after(lay(player("G3"), pyramid=pyramid, spent={1}, refills_late=True), "buy 1-07")
    assert table.rows[0].cards == [*cards("1-06"), None, *cards("1-08 1-09 1-10")]
    assert table.vacant == 0


@rule("SD-123")
@pytest.mark.parametrize(("option", "late"), [("at-once", False), ("end-of-turn", True)])
def test_the_choice_is_kept_with_a_table_that_plays_otherwise(option: str, late: bool) -> None:
    table = GAME.rules.set_up(2, Chance(1), GAME.rules.chosen([("refill", option)]))
    written = GAME.rules.codec.write_table(table)
    assert table.refills_late is late
    assert (b"refills_late" in written) is late
    assert GAME.rules.codec.read_table(written) == table


@rule("SD-121")
def test_what_came_into_the_pyramid_cannot_be_taken_back() -> None:
    assert play(lay(player("G3"), pyramid="1-07"), ANN, buying("1-07", "G3")).final


@rule("SD-121")
def test_a_blind_card_that_was_bought_has_been_shown() -> None:
    assert play(lay(player("G3", reserved="1-07?")), ANN, buying("1-07", "G3")).final


def test_buying_ends_the_turn() -> None:
    assert to_act(after(lay(player("G3"), pyramid="1-07"), "buy 1-07")) == BEN


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "gets the blue card (1-08) for free."),
        ("ru", "бесплатно получает синюю карту (1-08)."),
    ],
)
def test_a_card_that_bonuses_pay_for_is_told_to_be_free(language: str, told: str) -> None:
    event = Bought(seat=ANN, card=CARDS["1-08"], colour=None, paid=NO_TOKENS, reserved=False)
    assert words_for(language, "games.splendor_duel").say(event.line, ("Ann", "Ben")).endswith(told)


def test_as_many_ways_to_pay_as_a_menu_holds_are_asked_for_at_once() -> None:
    """One more, and it is asked first how much gold is paid."""
    card, most = CARDS["1-17"], MOST_OPTIONS
    ways = [Tokens.of([GOLD] * n) for n in range(most + 1)]
    at_once, first = _ask_payment(card, ways[:most], None), _ask_payment(card, ways, None)
    assert isinstance(at_once, Pick)
    assert isinstance(first, Pick)
    assert at_once.prompt == Text("ask-payment")
    assert len(at_once.options) == most
    assert [option.then for option in at_once.options] == [Buy(card, way) for way in ways[:most]]
    assert first.prompt == Text("ask-gold")
    assert [option.key for option in first.options] == [f"gold-{n}" for n in range(most + 1)]


@rule("SD-61")
@pytest.mark.parametrize(
    ("held", "enough"), [("U2 G2", True), ("U1 G2", False), ("U1 G2 Y1", True), ("U1 Y2", False)]
)
def test_gold_stands_for_exactly_as_many_tokens_as_are_lacking(held: str, enough: bool) -> None:
    card = CARDS["1-17"]
    table = lay(player(held), pyramid="1-17")
    assert ("buy 1-17" in offers(table)) == enough
    if not enough:
        assert refusal(table, Buy(card, tokens(held))) == "refuse-buy-poor"
