"""Errands: who sends whom where, and what is fetched there."""

from collections import Counter

import pytest

from games.last_will.actions import DrawOne, ExtendBoard, RearrangeMarket, TakeOffered, VisitOpera
from games.last_will.catalogue import CARDS, MAIN_DECKS, Deck, Estate
from games.last_will.events import BoyIdle, Drew, WentBankrupt, of_apart, of_money
from games.last_will.table import Errand, LastWillTable, Space
from games.moves import Action
from games.questions import Pick, read
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.games.last_will.outcomes import act, can, end_round, hand, money, news, offered
from tests.games.last_will.scenes import cards, errands, market, player, turn
from tests.games.last_will.tables import ANN, BEN, CLEO, DAN
from tests.games.moves import offers, refusal, to_act
from tests.rule import rule

WORDS = words_for("en", "games.last_will", strict=True)
SHORT_LABEL = 48
"""Characters of a name that many buttons have room for."""
FOUR = {"a": "theatre_01", "e": "old_friend_03", "f": "special_steward_01", "h": "joker"}


def open_to(table: LastWillTable, kind: type) -> list[object]:
    return [action for action in offers(table).values() if isinstance(action, kind)]


def slots(table: LastWillTable) -> set[str]:
    return {action.slot for action in offers(table).values() if isinstance(action, TakeOffered)}


@rule("LW-56", "LW-57", "LW-41")
def test_all_first_boys_go_before_any_second_one() -> None:
    table = errands(player(boys=2), player(boys=1), player(boys=2), player(boys=2))
    seats = []
    for slot in "abcdefg":
        seats.append(to_act(table))
        table = act(table, TakeOffered(slot))
    assert seats == [ANN, BEN, CLEO, DAN, ANN, CLEO, DAN]


@rule("LW-56", "LW-41")
def test_errands_are_run_from_left_to_right() -> None:
    assert to_act(errands(player(plan=8), player(plan=3), player(plan=5), player(plan=7))) == BEN


@rule("LW-58")
def test_an_errand_boy_has_to_be_sent() -> None:
    kinds = {type(action) for action in offers(errands(player(), player())).values()}
    assert kinds == {TakeOffered, RearrangeMarket, ExtendBoard, DrawOne, VisitOpera}


@rule("LW-58")
def test_a_boy_with_nothing_to_do_stays_at_home() -> None:
    nothing: dict[Deck, str] = dict.fromkeys(MAIN_DECKS, "")
    taken = [Errand(Space.MARKET, BEN)]
    table = errands(
        player(1, board="farm_01", boys=1),
        player(),
        offer={},
        extensions=0,
        decks=nothing,
        errands=taken,
    )
    assert [event.seat for event in news(table, BoyIdle)] == [ANN]
    assert to_act(table) == BEN


@pytest.mark.parametrize(
    ("slot", "told"),
    [
        ("a", None),
        ("e", None),
        ("g", "buy: £13\u00a0−£3\u00a0=\u00a0£10"),
        ("h", None),
    ],
)
def test_who_sends_a_boy_sees_what_the_card_will_take_later(slot: str, told: str | None) -> None:
    offer = {**FOUR, "g": "mansion_01"}
    table = errands(
        player(), player(), player(), player(), offer=offer, modifiers=market(mansion=-3)
    )
    asked = table.waiting[0].ask(table)
    assert isinstance(asked, Pick)
    hint = next(option.hint for option in asked.options if option.key == slot)
    assert (hint and WORDS.say(hint, ())) == told


@rule("LW-59")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (4, 1), (5, 2)])
def test_five_players_have_a_second_space_for_extensions(seats: int, spaces: int) -> None:
    table = errands(*(player() for _ in range(seats)))
    taken = 0
    while open_to(table, ExtendBoard):
        table, taken = act(table, ExtendBoard()), taken + 1
    assert taken == spaces


@rule("LW-59", "LW-60", "LW-68")
def test_everybody_has_a_space_for_a_card_from_a_deck_once_a_round() -> None:
    table = errands(player(boys=2), player(boys=1))
    table = act(act(table, DrawOne(Deck.EVENT)), DrawOne(Deck.EVENT))
    assert to_act(table) == ANN
    assert not open_to(table, DrawOne)


@rule("LW-60")
@pytest.mark.parametrize(
    "action", [RearrangeMarket((-3, -2, 1, 3)), ExtendBoard(), VisitOpera(2), TakeOffered("b")]
)
def test_a_space_that_is_taken_is_closed_to_all(action: Action) -> None:
    table = act(errands(player(boys=2), player(boys=2)), action)
    assert action not in offers(table).values()
    table = act(table, TakeOffered("c"))
    assert to_act(table) == ANN
    assert action not in offers(table).values()


@rule("LW-61", "LW-73")
def test_an_offered_card_is_taken_into_the_hand() -> None:
    table = act(errands(player(hand="dog"), player(), offer={"b": "farm_01"}), TakeOffered("b"))
    assert hand(table) == "dog farm_01"


@rule("LW-30")
def test_an_offered_card_that_was_taken_is_not_replaced() -> None:
    table = act(errands(player(), player()), TakeOffered("d"))
    assert "d" not in slots(table)


@rule("LW-62")
def test_two_of_the_three_cards_of_the_group_are_taken() -> None:
    table = act(errands(player(), player(), player()), TakeOffered("a2"))
    assert {"a1", "a3"} <= slots(table)
    table = act(table, TakeOffered("a3"))
    assert not {"a1", "a2", "a3"} & slots(table)
    assert offered(table, "a1") is not None


@rule("LW-63")
def test_one_player_may_take_both_cards_of_the_group() -> None:
    table = errands(
        player(boys=2), player(boys=1), offer={"a1": "joker", "a3": "joker", "b": "farm_01"}
    )
    table = act(act(table, TakeOffered("a1")), TakeOffered("b"))
    assert "a3" in slots(table)
    assert hand(act(table, TakeOffered("a3"))) == "joker joker"


@rule("LW-64")
def test_the_modifiers_may_be_laid_in_any_way() -> None:
    table = errands(player(), player())
    arrangements = {
        action.modifiers for action in offers(table).values() if isinstance(action, RearrangeMarket)
    }
    assert len(arrangements) == 24
    assert tuple(table.modifiers.values()) in arrangements


@rule("LW-64")
def test_a_new_arrangement_holds_at_once() -> None:
    table = act(errands(player(), player()), RearrangeMarket((3, 1, -2, -3)))
    assert table.modifiers == {
        Estate.MANSION: 3,
        Estate.TOWN_HOUSE: 1,
        Estate.MANOR_HOUSE: -2,
        Estate.FARM: -3,
    }


@rule("LW-64")
def test_each_modifier_is_laid_once() -> None:
    assert refusal(errands(player(), player()), RearrangeMarket((3, 3, -2, -3))) == "refuse-market"


@rule("LW-65")
def test_the_market_stays_as_it_is_from_round_to_round() -> None:
    table = turn(player(), player(), market=market(mansion=3, farm=-3))
    assert end_round(table).modifiers == table.modifiers


@rule("LW-66", "LW-214")
def test_an_extension_adds_a_space_for_good() -> None:
    table = act(errands(player(), player()), ExtendBoard())
    assert (table.players[ANN].spaces, table.extensions) == (6, 11)
    assert end_round(table).players[ANN].spaces == 6


@rule("LW-67")
def test_without_extensions_nobody_is_sent_for_one() -> None:
    assert not open_to(errands(player(), player(), extensions=0), ExtendBoard)


@rule("LW-68")
@pytest.mark.parametrize("deck", [Deck.EVENT, Deck.HELPER_EXPENSE, Deck.PROPERTY, Deck.COMPANION])
def test_a_card_is_drawn_from_a_main_deck_of_choice(deck: Deck) -> None:
    table = act(errands(player(), player()), DrawOne(deck))
    assert [card.deck for card in table.players[ANN].hand] == [deck]


@rule("LW-68", "LW-262")
def test_what_was_drawn_is_told_to_its_owner_alone() -> None:
    table = act(errands(player(), player()), DrawOne(Deck.EVENT))
    assert {event.to for event in news(table, Drew) if event.cards} == {ANN}


@rule("LW-69")
def test_school_chums_do_not_come_along_on_errands() -> None:
    board = "special_school_chum_01 school_chum_03 school_chum_04"
    table = act(errands(player(board=board), player()), DrawOne(Deck.COMPANION))
    assert len(table.players[ANN].hand) == 1


@rule("LW-70")
def test_a_deck_that_has_run_out_cannot_be_chosen() -> None:
    table = errands(player(), player(), decks={Deck.EVENT: ""})
    assert DrawOne(Deck.EVENT) not in offers(table).values()
    assert DrawOne(Deck.PROPERTY) in offers(table).values()


@rule("LW-70", "LW-243")
def test_a_discard_pile_will_do() -> None:
    table = errands(player(), player(), decks={Deck.EVENT: ""})
    table.piles[Deck.EVENT] = cards("ball_01")
    assert hand(act(table, DrawOne(Deck.EVENT))) == "ball_01"


@rule("LW-71")
def test_the_opera_spends_two_pounds() -> None:
    table = errands(player(30), player())
    assert open_to(table, VisitOpera) == [VisitOpera(2)]
    assert money(act(table, VisitOpera(2))) == 28


@rule("LW-72", "LW-219", "LW-X26")
@pytest.mark.parametrize(("pounds", "prices"), [(1, set()), (2, {2}), (4, {2}), (5, {2, 5})])
def test_an_owner_of_property_does_not_overspend_at_the_opera(
    pounds: int, prices: set[int]
) -> None:
    table = errands(player(pounds, board="tailor_01 farm_01"), player())
    assert {
        action.pounds for action in offers(table).values() if isinstance(action, VisitOpera)
    } == prices


@rule("LW-71", "LW-72", "LW-176", "LW-221", "LW-225", "LW-X26")
@pytest.mark.parametrize(("price", "left"), [(2, -1), (5, -4)])
def test_without_property_one_may_go_into_debt_at_the_opera(price: int, left: int) -> None:
    table = act(errands(player(1, board="tailor_01", boys=1), player(boys=1)), VisitOpera(price))
    assert money(table) == left
    assert [event.seat for event in news(table, WentBankrupt)] == [ANN]
    table = act(table, TakeOffered("b"))
    assert to_act(table) == ANN
    assert can(table, "end")


@rule("LW-72")
def test_whoever_chooses_what_to_spend_at_the_opera_reads_what_is_left_after_it() -> None:
    table = errands(player(30, board="tailor_01"), player())
    question = read(table.waiting[0].ask(table), "opera").here
    assert isinstance(question, Pick)
    assert [option.label for option in question.options] == [
        Text("spend", pounds=2, money=of_money(28)),
        Text("spend", pounds=5, money=of_money(25)),
    ]


@rule("LW-73")
def test_a_hand_has_no_limit_before_the_round_ends() -> None:
    many = "dog dog chef chef guest guest horse horse dinner_01 dinner_01"
    table = act(errands(player(hand=many, boys=1), player()), TakeOffered("b"))
    assert len(table.players[ANN].hand) == 11


@rule("LW-56", "LW-57", "LW-58", "LW-59", "LW-60", "LW-66", "LW-71", "LW-X4")
def test_an_errand_phase_of_four_players() -> None:
    purple, yellow, blue, red = (player(plan=space) for space in (2, 4, 6, 8))
    table = errands(purple, yellow, blue, red, round=3, offer=FOUR)
    for action in (TakeOffered("e"), TakeOffered("f"), DrawOne(Deck.EVENT), ExtendBoard()):
        table = act(table, action)
    assert to_act(table) == BEN
    table = act(table, RearrangeMarket((-3, -2, 1, 3)))
    assert "f" not in slots(table)
    table = act(act(table, TakeOffered("h")), VisitOpera(2))
    assert [hand(table, seat) for seat in (ANN, BEN)] == ["old_friend_03", "special_steward_01"]
    assert "joker" in hand(table, CLEO)
    assert (money(table, DAN), table.players[DAN].spaces) == (68, 6)


def test_cards_of_one_name_are_told_apart_where_there_is_little_room() -> None:
    offer = {"e": "special_steward_01", "f": "special_steward_02", "g": "old_friend_03"}
    table = errands(*(player() for _ in range(4)), offer=offer)
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    briefly = {
        option.key: WORDS.say(option.label, (), brief=True).partition(": ")[2]
        for option in question.options
    }
    assert briefly["e"] != briefly["f"]
    assert briefly["g"] == "Old Friend"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_told_apart_fit_a_button(language: str) -> None:
    words = words_for(language, "games.last_will", strict=True)
    titles = Counter(card.title for card in CARDS.values())
    for card in CARDS.values():
        if titles[card.title] > 1 and card.deck is not Deck.COMPANION:
            name = words.say(Text("fetch", slot="A1", card=of_apart(card)), (), brief=True)
            assert len(name) <= SHORT_LABEL, name


def test_why_a_card_of_the_group_has_gone_is_said() -> None:
    table = errands(player(boys=2), player(boys=2))
    for slot in ("a1", "a2"):
        table = act(table, TakeOffered(slot))
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    assert question.unavailable is not None
    told = [WORDS.say(reason, ()) for reason in question.unavailable()]
    assert "Closed for this round: A3. Of A1, A2 and A3 only 2 can be fetched." in told
