"""How moves are asked for, at the largest hands and boards there can be."""

from math import comb

import pytest

from games.last_will import GAME
from games.last_will.actions import ChoosePlan, RearrangeMarket
from games.last_will.catalogue import Deck, Property, White, copies_of
from games.last_will.table import LastWillTable
from games.questions import LONGEST_NOTATION, Pick, follow, read
from games.text import Text
from renderers.words import words_for
from tests.games.last_will.outcomes import act, do, ended_turns
from tests.games.last_will.scenes import cards, errands, market, name, planning, player, turn
from tests.games.last_will.tables import ANN
from tests.games.moves import offers
from tests.games.promises import fits_a_menu, say
from tests.rule import rule

LARGEST = 22
"""Six cards kept, seven drawn by the plan, eight by school chums, and one from an errand."""


def first(deck: Deck, n: int) -> str:
    """So many cards of a deck, each different."""
    return " ".join(name(one) for one in [*dict.fromkeys(copies_of(deck))][:n])


def rich(hand: str = "", board: str = "", extensions: int = 12) -> LastWillTable:
    return turn(player(500, hand=hand, board=board, extensions=extensions), player(), actions=20)


def answered(table: LastWillTable, answer: str) -> Pick:
    """What is asked next of whoever must act."""
    question = follow(table.waiting[0].ask(table), answer)
    assert isinstance(question, Pick)
    return question


def said(text: Text | None) -> str:
    """An English sentence."""
    assert text is not None
    return say(GAME, text)[0]


@pytest.mark.parametrize("deck", [Deck.EVENT, Deck.HELPER_EXPENSE, Deck.PROPERTY, Deck.SPECIAL])
def test_the_largest_hand_of_one_deck_fits_a_menu(deck: Deck) -> None:
    table = rich(
        f"{first(deck, LARGEST - 6)} chef guest dog horse joker joker",
        "sea_dog_01 tailor_01 waiter_01",
    )
    fits_a_menu(GAME, table.waiting[0].ask(table))


def test_a_full_board_with_all_extensions_fits_a_menu() -> None:
    table = rich(
        "chef guest dog horse joker", f"{first(Deck.HELPER_EXPENSE, 10)} {first(Deck.PROPERTY, 7)}"
    )
    assert len(table.players[ANN].board) == table.players[ANN].spaces
    fits_a_menu(GAME, table.waiting[0].ask(table))


@pytest.mark.parametrize("deck", [Deck.EVENT, Deck.HELPER_EXPENSE, Deck.PROPERTY])
def test_no_notation_is_too_long(deck: Deck) -> None:
    board = (
        "sea_dog_01 tailor_01 waiter_01 waiter_01 waiter_01 estate_agent_01"
        " estate_agent_01 special_estate_agent_02"
    )
    table = rich(f"{first(deck, LARGEST - 6)} chef guest dog horse joker joker", board)
    assert max(map(len, offers(table))) <= LONGEST_NOTATION


@rule("LW-35", "LW-232")
def test_copies_in_hand_are_told_apart_when_cards_are_kept() -> None:
    many = "dinner_01 dinner_01 dinner_01 waiter_01 waiter_01 dog dog chef " + first(
        Deck.PROPERTY, 14
    )
    table = ended_turns(turn(player(hand=many), player()))
    fits_a_menu(GAME, table.waiting[0].ask(table))


@rule("LW-45")
@pytest.mark.parametrize(("board", "due"), [("", 7), ("special_school_chum_01", 9)])
def test_a_draw_is_asked_deck_by_deck(board: str, due: int) -> None:
    table = act(planning(player(board=board), player(), player()), ChoosePlan(4))
    fits_a_menu(GAME, table.waiting[0].ask(table))
    assert len(offers(table)) == comb(due + 3, 3)


@rule("LW-45")
@pytest.mark.parametrize(("space", "due"), [(2, 2), (5, 1)])
def test_up_to_three_cards_are_drawn_by_one_answer(space: int, due: int) -> None:
    table = act(planning(player(), player(), player()), ChoosePlan(space))
    fits_a_menu(GAME, table.waiting[0].ask(table))
    assert [len(notation.split()) for notation in offers(table)] == [1] * comb(due + 3, 3)


@rule("LW-58", "LW-64")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_errands_of_one_boy_fit_a_menu(seats: int) -> None:
    table = errands(player(board="tailor_01"), *(player() for _ in range(seats - 1)))
    fits_a_menu(GAME, table.waiting[0].ask(table))
    slots = len([slot for slot in table.offer if slot.card])
    assert len(offers(table)) == slots + 24 + 1 + 4 + 2


@rule("LW-64")
def test_the_prices_are_left_at_once_or_set_in_two_answers() -> None:
    table = errands(player(), player(), market=market(mansion=3))
    asked = answered(table, "market")
    *firsts, leave = asked.shown
    laid = tuple(table.modifiers.values())
    assert leave.then == RearrangeMarket(laid)
    rests = [follow(asked, first.key) for first in firsts]
    set_anew = [option for rest in rests if isinstance(rest, Pick) for option in rest.shown]
    possible = {*offers(table, "market").values()}
    assert {option.then for option in set_anew} == possible - {leave.then}
    assert read(asked, "leave").here == read(asked, " ".join(map(str, laid[:3]))).here == leave.then
    assert max(len(text) for one in set_anew for text in say(GAME, one.label)) <= 100
    prices = " ".join(say(GAME, asked.prompt))
    assert all(prices.count(f" {pounds}") == 2 for pounds in ("+£3", "−£3", "−£2", "+£1"))


@rule("LW-91")
def test_a_ball_says_what_it_may_spend() -> None:
    (ball,) = answered(rich("ball_03"), "play").options
    (card,) = cards("ball_03")
    assert isinstance(card, White)
    spent = [cost.pounds for cost in card.costs]
    assert said(ball.hint).endswith(f", spends £{min(spent)} to £{max(spent)}")


@rule("LW-95")
@pytest.mark.parametrize(
    ("board", "told"), [("farm_01", ""), ("farm_01!", " (card already used this round)")]
)
def test_whoever_adds_a_companion_reads_whether_the_card_was_used(board: str, told: str) -> None:
    (card,) = answered(rich("horse", board), "mark").options
    assert said(card.hint) == f"a horse: unlocks £5{told}"


@rule("LW-203")
def test_a_party_with_every_house_fits_a_menu() -> None:
    houses = [name(one) for one in copies_of(Deck.PROPERTY) if one.title != "farm"]
    table = do(rich("wild_party_01", " ".join(houses)), "play", "wild_party_01")
    fits_a_menu(GAME, table.waiting[0].ask(table))
    assert len(offers(table)) == len(houses) == 13


@rule("LW-91", "LW-191")
def test_where_there_is_one_sum_only_nobody_is_asked() -> None:
    table = rich("dinner_01")
    assert read(table.waiting[0].ask(table), "play event_dinner_01").here in offers(table).values()
    assert {*offers(rich("dinner_01", "waiter_01"), "play")} == {
        "play event_dinner_01 2",
        "play event_dinner_01 3",
    }


@pytest.mark.parametrize("answer", ["use", "mark", "sell"])
def test_whatever_is_done_with_a_house_names_it_with_how_it_falls(answer: str) -> None:
    table = rich("joker", "manor_house_01")
    (lying,) = table.players[ANN].board
    assert isinstance(lying.card, Property)
    table.players[ANN].replace(lying, lying.fallen())
    (option,) = answered(table, answer).options
    steps = "→".join(map(str, lying.card.values))
    assert f"worth £{lying.card.values[1]} (£{steps}, upkeep" in said(option.label)


@rule("LW-125")
@pytest.mark.parametrize(
    ("board", "told"),
    [
        ("town_house_01 gentlemens_club_02", "Upkeep of Town House"),
        ("town_house_01 manor_house_01", "Town House"),
    ],
    ids=["mixed", "property alone"],
)
def test_only_among_other_cards_a_house_to_use_says_that_upkeep_is_paid(
    board: str, told: str
) -> None:
    table = rich("joker", board)
    house = answered(table, "use").options[0]
    assert house.key == "property_town_house_01"
    assert said(house.label).startswith(told)


def test_a_property_is_offered_with_what_it_costs_and_brings() -> None:
    table = rich("manor_house_01", "town_house_01")
    (bought,) = answered(table, "buy").options
    (sold,) = answered(table, "sell").options
    (lying,) = table.players[ANN].board
    assert isinstance(lying.card, Property)
    (card,) = (one for one in table.players[ANN].hand if isinstance(one, Property))
    assert f" for £{table.price_of(card)} (" in said(bought.label)
    sale = f" for £{table.price_of(lying)}, worth £{lying.card.values[0]} ("
    assert sale in said(sold.label)


def test_of_many_cards_it_is_asked_from_which_decks_and_of_one_deck_how_many() -> None:
    table = act(planning(player(), player(), player()), ChoosePlan(1))
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    assert said(question.prompt).startswith("Draw 5 cards. From which decks?")
    assert question.layout is not None
    deep = question.layout()[-1].then
    assert callable(deep)
    assert said(deep().prompt) == "5 cards left to draw. How many events?"
    in_russian = words_for("ru", GAME.home).say
    one = Text("ask-draw", deck=Deck.EVENT.value, n=1)
    assert in_russian(one, ()) == "Осталось взять 1 карту. Сколько событий?"
