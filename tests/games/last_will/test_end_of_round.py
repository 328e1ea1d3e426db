"""The end of a round, and decks that run out."""

from collections import Counter

import pytest

from games.engine import play
from games.last_will import GAME
from games.last_will.actions import Keep
from games.last_will.catalogue import MAIN_DECKS, ROUNDS, Deck
from games.last_will.events import JokersReturned, Tidied
from games.last_will.rules.course import KeepSome
from games.last_will.table import LastWillTable
from games.last_will.teaching.turn_notes import introduce
from games.questions import PickSome
from tests.games.last_will.outcomes import (
    deck,
    do,
    end_round,
    ended_turns,
    hand,
    news,
    next_round,
    offered,
    out_of_the_game,
    pile,
    value,
)
from tests.games.last_will.scenes import card, cards, name, player, turn
from tests.games.last_will.tables import ANN, BEN
from tests.games.moves import refusal
from tests.games.playing import moments
from tests.rule import rule

SEVEN = "dinner_01 dinner_01 ball_01 waiter_01 mansion_01 dog chef"


@rule("LW-230", "LW-232")
def test_everybody_discards_at_the_same_time() -> None:
    table = ended_turns(turn(player(hand=SEVEN), player(hand=SEVEN), player(hand="dog")))
    assert [decision.seat for decision in table.waiting] == [ANN, BEN]


@rule("LW-268")
@pytest.mark.parametrize(("money", "number"), [(0, 3), (30, ROUNDS)])
def test_nobody_discards_for_a_round_that_does_not_come(money: int, number: int) -> None:
    held = f"{SEVEN} joker"
    table = ended_turns(turn(player(money, hand=held), player(30, hand=SEVEN), round=number))
    assert table.over
    assert hand(table).split() == sorted(SEVEN.split())
    assert [(event.seat, event.n) for event in news(table, JokersReturned)] == [(ANN, 1)]


@rule("LW-268")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_no_game_ends_with_a_decision_that_changes_nothing(seats: int) -> None:
    needless = [
        moment.decision
        for seed in range(2)
        for moment in moments(GAME, seats, seed=seed)
        if isinstance(moment.decision, KeepSome)
        if isinstance(moment.before, LastWillTable) and moment.before.ending
    ]
    assert needless == []


@rule("LW-106", "LW-231", "LW-X23")
def test_jokers_go_back_before_cards_are_discarded() -> None:
    held = "joker dinner_01 ball_01 waiter_01 mansion_01 dog chef horse"
    table = ended_turns(turn(player(hand=held, board="school_chum_01 school_chum_01"), player()))
    assert "joker" not in hand(table).split()
    (event,) = news(table, JokersReturned)
    assert (event.seat, event.n) == (ANN, 1)
    kept = table.players[ANN].hand[:6]
    assert [name(one) for one in play(table, ANN, Keep(tuple(kept))).table.players[ANN].hand] == [
        *map(name, kept)
    ]


@rule("LW-106", "LW-107")
def test_a_joker_that_went_back_is_offered_again() -> None:
    table = end_round(turn(player(hand="joker joker"), player()))
    assert (offered(table, "e"), table.jokers) == (card("joker"), 1)


@rule("LW-231", "LW-233")
def test_whoever_holds_no_more_than_the_limit_is_not_asked() -> None:
    table = ended_turns(turn(player(hand="joker dinner_01 dog"), player(hand=SEVEN)))
    assert [decision.seat for decision in table.waiting] == [BEN]


@rule("LW-232", "LW-242")
def test_two_cards_are_kept_and_the_others_discarded() -> None:
    table = ended_turns(turn(player(hand=SEVEN), player(hand=SEVEN)))
    table = play(table, ANN, Keep(tuple(cards("mansion_01 dog")))).table
    assert hand(table) == "dog mansion_01"
    assert Counter(one for each in MAIN_DECKS for one in pile(table, each)) >= Counter(
        ["dinner_01", "dinner_01", "ball_01", "waiter_01", "chef"]
    )


@rule("LW-233")
@pytest.mark.parametrize("kept", ["dog", "ball_01 dog chef"])
def test_no_fewer_and_no_more_than_the_limit_are_kept(kept: str) -> None:
    table = ended_turns(turn(player(hand=SEVEN), player(hand=SEVEN)))
    assert refusal(table, Keep(tuple(cards(kept))), ANN) == "refuse-keep-number"


def test_cards_to_keep_are_told_apart_by_name_and_namesakes_by_what_they_say() -> None:
    held = "dinner_01 dinner_01 farm_03 farm_09 waiter_02 dog"
    table = ended_turns(turn(player(hand=held), player()))
    question = table.waiting[0].ask(table)
    assert isinstance(question, PickSome)
    called = [text.key for text in question.things.values()]
    assert called == ["title-of", "copy", "card", "card", "title-of", "title-of"]
    assert len(set(question.things.values())) == 6
    assert [*question.hints] == ["1", "2", "5"]


@rule("LW-187", "LW-X12")
@pytest.mark.parametrize(
    ("chums", "limit"),
    [("school_chum_01", 4), ("school_chum_01!", 4), ("school_chum_01 school_chum_01", 6)],
)
def test_school_chums_let_more_cards_be_kept(chums: str, limit: int) -> None:
    table = end_round(turn(player(hand=SEVEN, board=chums), player()))
    assert len(table.players[ANN].hand) == limit


@rule("LW-187")
def test_a_newcomer_with_school_chums_is_told_how_many_cards_may_be_kept() -> None:
    table = ended_turns(
        turn(player(hand=SEVEN, board="school_chum_01 school_chum_01"), player(hand=SEVEN))
    )
    told = [dict(introduce(table, decision).args)["limit"] for decision in table.waiting]
    assert told == [6, 2]


@rule("LW-188")
def test_a_school_chum_placed_in_this_round_counts() -> None:
    table = do(
        turn(player(hand=f"{SEVEN} school_chum_01"), player(), actions=1), "place", "school_chum_01"
    )
    assert len(end_round(table).players[ANN].hand) == 4


@rule("LW-234")
def test_a_special_card_may_be_kept_or_leaves_the_game() -> None:
    table = ended_turns(turn(player(hand="special_dinner_01 dog chef"), player()))
    kept = play(table, ANN, Keep(tuple(cards("special_dinner_01 dog")))).table
    gone = play(table, ANN, Keep(tuple(cards("dog chef")))).table
    assert hand(kept) == "dog special_dinner_01"
    assert "special_dinner_01" in out_of_the_game(gone)


@rule("LW-235", "LW-230")
def test_houses_fall_after_cards_were_discarded() -> None:
    table = ended_turns(turn(player(hand=SEVEN, board="mansion_01"), player()))
    assert value(table, "mansion_01") == 13
    assert value(end_round(table), "mansion_01") == 11


@rule("LW-237")
def test_activated_cards_are_fresh_in_the_next_round() -> None:
    table = next_round(turn(player(board="reservation_01! mansion_01!"), player()))
    assert [laid.used for laid in table.players[ANN].board] == [False, False]


@rule("LW-238")
def test_what_nobody_took_goes_from_the_offer() -> None:
    offer = {"a1": "special_dinner_01", "b": "farm_01", "d": "waiter_01", "e": "joker"}
    table = end_round(turn(player(), player(), offer=offer))
    assert "special_dinner_01" in out_of_the_game(table)
    assert (
        "farm_01" in pile(table, Deck.PROPERTY),
        "waiter_01" in pile(table, Deck.HELPER_EXPENSE),
    ) == (True, True)


@rule("LW-239")
def test_markers_and_boys_come_back() -> None:
    table = end_round(turn(player(), player()))
    assert {(player_.plan, player_.boys) for player_ in table.players} == {(None, 0)}
    assert (table.blocked, table.errands) == ([], [])


@rule("LW-240")
def test_the_next_round_begins_with_the_left_neighbour() -> None:
    table = end_round(turn(player(), player(), player(), first=BEN, round=4))
    assert (table.round, table.first) == (5, 2)


# Decks


@rule("LW-242", "LW-107")
@pytest.mark.parametrize(
    ("verb", "name_", "deck_"),
    [
        ("play", "dinner_01", Deck.EVENT),
        ("discard", "waiter_01", Deck.HELPER_EXPENSE),
        ("sell", "mansion_01", Deck.PROPERTY),
    ],
)
def test_a_discarded_card_goes_to_the_pile_of_its_deck(verb: str, name_: str, deck_: Deck) -> None:
    table = do(
        turn(player(hand="dinner_01", board="waiter_01 mansion_01"), player(), actions=3),
        verb,
        name_,
    )
    assert pile(table, deck_) == [name_]


@rule("LW-243", "LW-244")
def test_a_pile_is_shuffled_when_a_card_is_needed_and_no_sooner() -> None:
    table = turn(player(), player(), offer={"b": "farm_01"})
    table.decks[Deck.PROPERTY] = []
    table.piles[Deck.PROPERTY] = cards("mansion_01 mansion_02 mansion_03")
    assert deck(table, Deck.PROPERTY) == []
    table = end_round(table)
    assert (len(deck(table, Deck.PROPERTY)), pile(table, Deck.PROPERTY)) != (
        0,
        ["mansion_01", "mansion_02", "mansion_03"],
    )


@rule("LW-245", "LW-31")
def test_what_neither_deck_nor_pile_has_is_not_laid_out() -> None:
    table = turn(player(), player(), offer={}, round=1)
    table.decks[Deck.PROPERTY], table.piles[Deck.PROPERTY] = [], []
    table = end_round(table)
    assert [slot.card for slot in table.offer if slot.slot == "b"] == [None]


@rule("LW-248")
def test_special_cards_do_not_come_back() -> None:
    table = turn(player(30, hand="special_dinner_01"), player(), actions=1)
    before = len(table.decks[Deck.SPECIAL])
    table = end_round(do(table, "play", "special_dinner_01"))
    assert len(table.decks[Deck.SPECIAL]) == before - 3
    assert "special_dinner_01" not in deck(table, Deck.SPECIAL)


@rule("LW-232", "LW-262")
def test_what_is_discarded_is_told_to_its_owner_alone() -> None:
    table = ended_turns(turn(player(hand=SEVEN), player()))
    news = play(table, ANN, Keep(tuple(cards("dog chef")))).news
    assert {event.to for event in news if isinstance(event, Tidied) and event.cards} == {ANN}
