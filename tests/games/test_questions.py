"""Questions, and the notation that answers them."""

import pytest

from games.engine import Seat
from games.moves import Move
from games.questions import (
    Each,
    Misread,
    Option,
    Pick,
    PickSome,
    Question,
    answers,
    follow,
    joined,
    notation_of,
    read,
)
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.games.toy import Bid, BidFor, Share, Sharing, fresh

BIDS = Pick(Text("ask-bid"), [Option(str(n), Text("coins", n=n), Bid(n)) for n in range(3)])
SHARES = Sharing(Seat(0)).ask(fresh())
DEEP = Pick(
    Text("ask-kind"),
    [Option("bid", Text("bid"), lambda: BIDS), Option("share", Text("share"), lambda: SHARES)],
)


def test_options_for_each_thing_are_made_when_they_are_looked_at() -> None:
    made: list[int] = []

    def bid(coins: int) -> Option:
        made.append(coins)
        return Option(str(coins), Text("coins", n=coins), Bid(coins))

    options = Each((1, 2, 3), bid)
    assert (len(options), made) == (3, [])
    assert (options[1].then, made) == (Bid(2), [2])
    assert [option.key for option in options] == ["1", "2", "3"]
    assert [option.key for option in options[1:]] == ["2", "3"]
    assert read(Pick(Text("ask-bid"), options), "3").here == Bid(3)


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("bid 2", Bid(2)),
        ("  BID   2 ", Bid(2)),
        ("share 0+1", Share(frozenset({0, 1}))),
        ("share 1+0", Share(frozenset({0, 1}))),
        ("share none", Share(frozenset())),
    ],
)
def test_a_notation_leads_to_a_move(notation: str, move: Bid | Share) -> None:
    assert read(DEEP, notation).here == move


@pytest.mark.parametrize("notation", ["bid 2", "share 0+1", "share none"])
def test_a_move_is_written_as_it_is_read(notation: str) -> None:
    move = read(DEEP, notation).here
    assert isinstance(move, Move)
    assert notation_of(DEEP, move) == notation


def test_a_move_that_is_not_offered_has_no_notation() -> None:
    with pytest.raises(ValueError, match=r"Bid\(coins=77\) does not answer Text\('ask-kind'\)"):
        notation_of(DEEP, Bid(77))


def test_half_a_notation_leads_to_the_next_question() -> None:
    assert read(DEEP, "bid").here is BIDS


def test_things_chosen_together_are_noted_in_the_order_of_the_question() -> None:
    assert read(DEEP, "share 1+0").notation == "share 0+1"


def test_every_move_has_one_notation() -> None:
    found = dict(answers(DEEP))
    assert set(found) == {
        "bid 0",
        "bid 1",
        "bid 2",
        "share none",
        "share 0",
        "share 1",
        "share 0+1",
    }
    assert {notation: read(DEEP, notation).here for notation in found} == found


def test_nothing_chosen_has_a_word_of_its_own() -> None:
    assert isinstance(SHARES, PickSome)
    assert joined(SHARES, frozenset()) == "none"


def test_a_choice_of_several_things_may_tell_what_they_come_to() -> None:
    assert isinstance(SHARES, PickSome)
    assert SHARES.tally is not None
    assert SHARES.tally(frozenset({"0", "1"})) == Text("shared", n=2)


def test_most_choices_have_no_tally() -> None:
    assert PickSome(Text("ask"), {"0": Text("first")}, 0, 1, lambda _: Bid(0)).tally is None


def test_a_question_may_lead_to_an_order() -> None:
    question = BidFor.ask(fresh(), Seat(0))
    assert question is not None
    coming = fresh().deck[-1].id
    assert read(question, "2").here == BidFor(coming, 2)
    assert [move for _, move in answers(question)] == [BidFor(coming, n) for n in range(4)]


@pytest.mark.parametrize(
    ("question", "notation", "key"),
    [
        (DEEP, "steal", "engine-misread"),
        (DEEP, "bid 7", "engine-misread"),
        (DEEP, "bid 1 2", "engine-too-much"),
        (DEEP, "share 0+2", "engine-misread-some"),
        (
            PickSome(
                Text("ask"), {"0": Text("first"), "1": Text("second")}, 2, 2, lambda _: Bid(0)
            ),
            "0",
            "engine-misread-exactly",
        ),
    ],
)
def test_what_cannot_be_read_is_said_to_be(question: Question, notation: str, key: str) -> None:
    with pytest.raises(Misread) as misread:
        read(question, notation)
    assert misread.value.text.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_follow_is_named(language: str) -> None:
    with pytest.raises(Misread) as misread:
        follow(Pick(Text("picture-start"), BIDS.options), "7")
    said = words_for(language, strict=True).say(misread.value.text, ())
    assert "7" in said
    assert "0 · 1 · 2" in said


THINGS = {str(n): Text("picture-start") for n in range(3)}
STARTS = (
    (Pick(Text("picture-start"), BIDS.options), ""),
    (Pick(Text("picture-start"), BIDS.options), "2 "),
    (PickSome(Text("picture-start"), THINGS, 1, 2, lambda keys: Bid(0)), ""),
    (PickSome(Text("picture-start"), THINGS, 2, 2, lambda keys: Bid(0)), "1+"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("question", "before"), STARTS)
def test_of_what_is_far_too_long_a_refusal_repeats_the_beginning(
    question: Question, before: str, language: str
) -> None:
    with pytest.raises(Misread) as refused:
        read(question, before + "3" * 3000)
    said = words_for(language, strict=True).say(refused.value.text, ())
    assert "33333…" in said
    assert len(said) < 400
