"""Typed amounts: a number is what one bids in all, as on the buttons, and no card."""

from __future__ import annotations

import pytest

from bot.messages.typed_amounts import amounts_in
from bot.messages.typed_moves import suggestions
from games.high_society.actions import Raise
from games.moves import Illegal
from games.questions import Question, read
from games.text import Text
from renderers.words import Words, words_for
from tests.games.high_society.tables import lay, player


def asked(hand: str = "2 3 4 8 10", bid: str = "1", other: str = "6") -> Question:
    table = lay(player(hand, bid=bid), player(bid=other), player())
    return table.waiting[0].ask(table)


def words_in(language: str) -> Words:
    return words_for(language, "bot.messages", "games.high_society", "games")


def understood(question: Question, typed: str, language: str = "en") -> set[int]:
    words = words_in(language)
    notation = amounts_in(question, lambda text: words.say(text, ())).in_notation(typed)
    move = read(question, notation).here
    assert isinstance(move, Raise)
    return {*move.cards}


@pytest.mark.parametrize("typed", ["bid 8", "8", "raise to 8", "BID 8", "total 8", "your bid 8"])
def test_one_number_is_the_whole_bid(typed: str) -> None:
    assert understood(asked(), typed) == {3, 4}


@pytest.mark.parametrize("typed", ["ставка 8", "повысить до 8", "ставку 8", "8"])
def test_one_number_is_the_whole_bid_in_russian(typed: str) -> None:
    assert understood(asked(), typed, "ru") == {3, 4}


@pytest.mark.parametrize(
    ("typed", "laid"), [("bid 8+2", {8, 2}), ("cards 8", {8}), ("cards 8+2", {8, 2})]
)
def test_several_numbers_are_cards_and_so_is_one_that_is_called_a_card(
    typed: str, laid: set[int]
) -> None:
    assert understood(asked(), typed) == laid


@pytest.mark.parametrize(
    ("total", "instead"), [(12, "11 or 13"), (8, "9"), (20, "19 or 21"), (99, "21")]
)
def test_a_total_that_no_cards_make_is_answered_with_the_nearest(total: int, instead: str) -> None:
    with pytest.raises(Illegal) as refused:
        understood(asked("2 8 10"), f"bid {total}")
    assert words_in("en").say(refused.value.text, ()) == (
        f"You can’t bid exactly {total} with your cards, but you can bid {instead}. "
        "In your hand: 2+8+10."
    )


def test_a_total_that_is_too_low_is_answered_with_the_lowest_that_is_not() -> None:
    with pytest.raises(Illegal) as refused:
        understood(asked("2 8 10"), "bid 6")
    said = words_in("en").say(refused.value.text, ())
    assert said == "That would only make 6 – you need at least 7. Add more, or pass."


def test_a_word_that_names_no_bid_makes_none() -> None:
    words = words_in("en")
    amounts = amounts_in(asked(), lambda text: words.say(text, ()))
    for typed in ("pass 8", "luxury 8", "bid 8 4", "bid", ""):
        assert amounts.in_notation(typed) == typed


def test_a_suggestion_means_what_its_name_says() -> None:
    words, question = words_in("en"), asked()

    def say(text: Text) -> str:
        return words.say(text, ())

    offered = suggestions(question, "bid ", say, words)
    named = {one.name: one.value for one in offered}
    assert named["Raise › 8 · Your bid: 9 in total."] == "bid 9"
    assert understood(question, "bid 9") == {8}
    first, *_ = suggestions(question, "bid 8", say, words)
    assert (first.value, first.name) == ("bid 3+4", "Raise › 3, 4 · Your bid: 8 in total.")
