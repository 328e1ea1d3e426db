"""Raising and passing, as they go in both kinds of auction."""

import pytest

from games.engine import Seat, play
from games.high_society.actions import Discard, Pass, Raise
from games.high_society.catalogue import CARDS
from games.high_society.events import Passed, Raised, TurnedUp
from games.high_society.rules.auctions import _raises
from games.high_society.table import Player
from games.high_society.view import look
from games.moves import Illegal
from games.questions import Pick, PickSome, follow
from games.text import Text
from renderers.words import words_for
from tests.games.high_society.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    between,
    cards,
    lay,
    legal,
    money,
    player,
    won,
)
from tests.games.moves import after, offers, refusal, to_act
from tests.rule import rule

ENGLISH = words_for("en", "games.high_society")
BOTH_KINDS = pytest.mark.parametrize("card", ["9", "loss"])


def raising(values: str) -> Raise:
    return Raise(frozenset(money(values)))


@rule("HS-10")
def test_the_top_card_is_turned_up_at_once() -> None:
    table = between(player(), player(), player(), deck="7 9", starter=BEN)
    assert ([table.card], table.deck[-1:]) == (cards("7"), cards("9"))
    assert table.last == [
        TurnedUp(number=1, card=CARDS["luxury-7"], starter=BEN, sealed=False, reds=0)
    ]


@rule("HS-11")
def test_the_fourth_red_frame_is_not_auctioned() -> None:
    table = between(player(won="x1"), player(won="x2"), player(won="x3"), deck="arrest")
    assert table.over


@rule("HS-12")
@BOTH_KINDS
def test_the_starter_has_the_first_turn(card: str) -> None:
    assert to_act(lay(player(), player(), player(), card=card, starter=CLEO)) == CLEO


@rule("HS-12")
def test_turns_go_clockwise_among_those_still_in() -> None:
    table = lay(player(), player(), player(), player(), starter=BEN)
    assert to_act(after(table, "bid 1", "pass", "bid 2", "bid 3", "bid 4")) == DAN


@rule("HS-13", "HS-15")
@pytest.mark.parametrize(("bid", "label"), [("", "Bid"), ("2", "Raise")])
def test_the_first_bid_of_a_player_is_called_a_bid(bid: str, label: str) -> None:
    table = lay(player(bid=bid), player(bid="3"), player())
    asked = table.waiting[0].ask(table)
    assert isinstance(asked, Pick)
    assert ENGLISH.say(asked.options[0].label, ()) == label


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("arrest", "the Arrest (halves your score)"),
        ("loss", "the Loss (−5 points)"),
        ("9", "luxury 9 is up for auction"),
    ],
)
def test_what_a_card_does_is_said_as_it_is_turned_up(card: str, said: str) -> None:
    [event] = between(player(), player(), player(), deck=card).last
    assert said in ENGLISH.say(event.line, ("Ann", "Ben", "Cleo"))


def test_in_russian_no_two_brackets_follow_each_other_as_a_card_is_turned_up() -> None:
    [event] = between(player(), player(), player(), deck="arrest").last
    assert ") (" not in words_for("ru", "games.high_society").say(
        event.line, ("Ann", "Ben", "Cleo")
    )


@rule("HS-13")
@BOTH_KINDS
def test_one_raises_or_passes(card: str) -> None:
    table = lay(player(), player(), player(), card=card)
    assert {notation.split()[0] for notation in offers(table)} == {"bid", "pass"}


@rule("HS-13")
def test_nothing_else_is_accepted() -> None:
    table = lay(player(won="4 9"), player(), player())
    assert refusal(table, Discard(CARDS["luxury-9"])) == "engine-not-asked"


@rule("HS-14", "HS-T01")
def test_a_raise_must_beat_the_highest_bid() -> None:
    table = lay(player(bid="10"), player("4 8 12", bid="6"), player(passed=True), turn=BEN)
    assert refusal(table, raising("4")) == "refuse-too-low"
    assert legal(table) == {
        "pass",
        "bid 8",
        "bid 12",
        "bid 4+8",
        "bid 4+12",
        "bid 8+12",
        "bid 4+8+12",
    }


@rule("HS-T01")
def test_a_card_on_the_table_cannot_be_changed_for_another() -> None:
    table = lay(player(bid="10"), player("4 8 12", bid="6"), player(passed=True), turn=BEN)
    assert refusal(table, raising("6 12")) == "refuse-not-held"
    assert after(table, "bid 12").players[BEN].bid == (6, 12)


@rule("HS-14")
def test_a_raise_is_of_at_least_one_card() -> None:
    assert (
        refusal(lay(player(bid="2"), player(), player(), turn=BEN), Raise(frozenset()))
        == "refuse-nothing"
    )


@rule("HS-14")
@pytest.mark.parametrize("values", ["1", "25", "1 7"])
def test_only_money_in_the_own_hand_is_laid(values: str) -> None:
    assert refusal(lay(player("2 3 4"), player(), player()), raising(values)) == "refuse-not-held"


@rule("HS-15")
@BOTH_KINDS
def test_the_first_bid_may_be_anything(card: str) -> None:
    assert len(legal(lay(player(), player(), player(), card=card))) == 1 + 2**11 - 1


@rule("HS-16")
@pytest.mark.parametrize("me", [None, ANN, BEN])
def test_bids_lie_open_and_their_totals_are_announced(me: Seat | None) -> None:
    table = after(lay(player(), player(), player()), "bid 2", "bid 4+6")
    assert [(seen.bid, seen.total) for seen in look(table, me).players] == [
        ((2,), 2),
        ((4, 6), 10),
        ((), 0),
    ]
    assert table.last == [Raised(seat=BEN, cards=(4, 6), total=10)]


@rule("HS-17")
def test_a_raise_adds_to_the_cards_that_lie_there() -> None:
    table = after(lay(player(), player(), player()), "bid 6", "bid 8", "pass", "bid 1+3")
    assert (table.players[ANN].bid, table.high) == ((6, 1, 3), 10)


@rule("HS-18")
def test_a_raise_may_be_needlessly_high() -> None:
    table = lay(player(bid="1"), player(), player(), turn=BEN)
    assert after(table, "bid 1+2+3+4+6+8+10+12+15+20+25").high == 106


@rule("HS-19")
@BOTH_KINDS
def test_who_passes_takes_the_bid_back(card: str) -> None:
    table = lay(player("2 12", bid="4 8"), player(bid="15"), player(bid="10"), card=card)
    assert after(table, "pass").players[ANN].hand == (2, 4, 8, 12)


@rule("HS-20")
def test_who_has_passed_is_out_of_the_auction() -> None:
    table = after(lay(player(), player(), player()), "pass", "bid 1", "bid 2", "bid 3")
    assert to_act(table) == CLEO
    with pytest.raises(Illegal):
        play(table, ANN, raising("25"))


@rule("HS-20")
def test_who_has_passed_is_in_the_next_auction() -> None:
    table = after(lay(player(), player(), player(), deck="2"), "pass", "pass", "pass", "pass")
    assert not [somebody for somebody in look(table, None).players if somebody.passed]
    assert won(table) == ["", "2", "5"]


@rule("HS-21")
def test_who_cannot_go_higher_can_only_pass_but_is_asked() -> None:
    table = lay(player(bid="25"), player("1 2"), player(), turn=BEN)
    assert (to_act(table), offers(table)) == (BEN, {"pass": Pass()})


@rule("HS-21")
def test_the_bot_passes_for_an_empty_hand() -> None:
    table = after(lay(player(), player("", bid="2"), player(), starter=ANN), "bid 3")
    assert (to_act(table), table.players[BEN].passed, table.players[BEN].hand) == (CLEO, True, (2,))
    assert table.last[1:] == [Passed(seat=BEN, broke=True)]


@rule("HS-21")
def test_an_empty_hand_takes_a_misfortune_without_being_asked() -> None:
    table = after(lay(player(), player(""), player(), card="loss"), "bid 3")
    assert won(table) == ["", "loss", ""]


@rule("HS-22")
@BOTH_KINDS
def test_money_in_a_bid_is_not_spent_yet(card: str) -> None:
    table = after(lay(player(), player(), player(), card=card), "bid 25", "bid 12+15")
    assert not [somebody for somebody in table.players if somebody.spent]


@rule("HS-23")
def test_the_highest_bid_wins_before_its_owner_would_be_asked_again() -> None:
    assert won(after(lay(player(), player(), player()), "bid 1", "pass", "pass")) == ["5", "", ""]


@rule("HS-X01")
def test_the_rulebooks_auction() -> None:
    hand = "6 8 10 12 15 20 25"
    table = lay(player(hand), player(hand), player(f"4 {hand}"), card="5")
    midway = after(table, "bid 6", "bid 8", "bid 4+6")
    assert (
        min(
            legal(midway) - {"pass"},
            key=lambda notation: midway.players[ANN].total + _sum(notation),
        )
        == "bid 8"
    )
    sold = after(midway, "pass", "bid 6", "pass")
    carl, daisy, jay = sold.players
    assert (daisy.spent[-2:], won(sold), sold.starter) == ((6, 8), ["", "5", ""], BEN)
    assert (6 in carl.hand, {4, 6} <= {*jay.hand}) == (True, True)


def _sum(notation: str) -> int:
    return sum(map(int, notation.removeprefix("bid ").split("+")))


@rule("HS-91")
def test_a_raise_is_picked_card_by_card_with_a_running_total() -> None:
    table = lay(player("1 2 3 8", bid="4"), player(bid="10"), player(passed=True))
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    cards_to_add = follow(question, "bid")
    assert isinstance(cards_to_add, PickSome)
    assert list(cards_to_add.things) == ["1", "2", "3", "8"]
    assert cards_to_add.tally is not None
    assert cards_to_add.tally(frozenset({"1", "2"})) == Text(
        "tally", total=7, least=11, enough="no"
    )
    level = cards_to_add.tally(frozenset({"1", "2"} | {"3"}))
    assert level == Text("tally", total=10, least=11, enough="no")
    assert cards_to_add.tally(frozenset({"8"})) == Text("tally", total=12, least=11, enough="yes")


@rule("HS-91")
@pytest.mark.parametrize(("bid", "least"), [("1", 1), ("25", 2), ("25 3", 3)])
def test_as_many_cards_are_asked_for_as_a_raise_takes_at_least(bid: str, least: int) -> None:
    table = lay(player("1 2 3 6 20"), player(bid=bid), player())
    question = follow(table.waiting[0].ask(table), "bid")
    assert isinstance(question, PickSome)
    assert question.least == least


def test_totals_that_one_thinks_of_are_offered_and_any_other_is_made_of_the_cards() -> None:
    least, *higher, other, _ = _raises(Player(hand=(2, 4, 6, 15)), 3)
    assert (least.key, [option.key for option in higher]) == ("least", ["to-6", "to-8", "to-10"])
    assert higher[1].then == Raise(frozenset({2, 6}))
    assert other.entry is not None
    assert other.entry.answer([17]) == "bid 2+15"
    with pytest.raises(Illegal) as refused:
        other.entry.answer([7])
    assert refused.value.text.key == "refuse-total"
