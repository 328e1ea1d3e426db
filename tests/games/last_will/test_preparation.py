"""Rounds, and the preparation of each."""

from collections import Counter

import pytest

from games.engine import Seat, play
from games.last_will.actions import Keep, TakeOffered
from games.last_will.catalogue import Deck
from games.last_will.events import Kept, LaidOut, Phase, RoundBegan
from games.last_will.rules.errands import SendBoy
from games.last_will.rules.planning import BlockSpace
from games.last_will.table import LastWillTable
from tests.games.last_will.outcomes import (
    begun,
    can,
    do,
    end_round,
    news,
    offered,
    quietly,
    rounds,
    value,
)
from tests.games.last_will.scenes import player, turn
from tests.games.last_will.tables import ANN, BEN
from tests.games.moves import offers, to_act
from tests.rule import rule

S, P, E, H, J = Deck.SPECIAL, Deck.PROPERTY, Deck.EVENT, Deck.HELPER_EXPENSE, Deck.JOKER


def decks(table: LastWillTable) -> Counter[Deck]:
    return Counter(slot.card.deck for slot in table.offer if slot.card)


@rule("LW-22")
def test_a_round_goes_through_its_phases_in_order() -> None:
    table, found = begun(3), [Phase.PREPARATION]
    while table.round == 1:
        found += [table.phase] if table.phase is not found[-1] else []
        table = quietly(table)
    assert found == [
        Phase.PREPARATION,
        Phase.PLANNING,
        Phase.ERRANDS,
        Phase.ACTIONS,
        Phase.END_OF_ROUND,
    ]


@rule("LW-22", "LW-251")
def test_a_game_has_seven_rounds_at_most() -> None:
    assert [(table.round, table.over) for table in rounds(2)][-2:] == [(7, False), (7, True)]


@rule("LW-23")
def test_a_bankruptcy_does_not_cut_the_round_short() -> None:
    table = turn(player(2, hand="dinner_01"), player(30, board="reservation_01"), actions=1)
    table = do(do(table, "play", "dinner_01"), "end")
    assert to_act(table) == BEN
    assert can(table, "activate", "reservation_01")


@rule("LW-24", "LW-235", "LW-256")
def test_houses_fall_in_the_last_round_too() -> None:
    table = end_round(turn(player(2), player(30, board="mansion_01"), actions=1, round=7))
    assert table.over
    assert value(table, "mansion_01", BEN) == 11


@rule("LW-25")
def test_every_slot_has_a_card_face_up() -> None:
    table = begun(5)
    assert all(slot.card is not None for slot in table.offer)
    (event,) = news(table, LaidOut)
    assert event.cards == tuple((slot.slot, slot.card) for slot in table.offer)


@rule("LW-26", "LW-28", "LW-29")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (
            2,
            [{S: 3, P: 1, H: 2, J: 1}] * 3
            + [{S: 2, E: 1, H: 2, J: 2}]
            + [{S: 2, E: 2, H: 1, J: 2}] * 3,
        ),
        (
            3,
            [{S: 3, P: 2, H: 2, J: 1}] * 2
            + [{S: 3, P: 1, E: 1, H: 2, J: 1}, {S: 2, E: 2, H: 2, J: 2}]
            + [{S: 2, E: 3, H: 1, J: 2}] * 3,
        ),
        (
            4,
            [{S: 3, P: 2, H: 2, J: 1}] * 2
            + [{S: 3, P: 1, E: 1, H: 2, J: 1}, {S: 2, E: 2, H: 2, J: 2}]
            + [{S: 2, E: 3, H: 1, J: 2}] * 3,
        ),
        (
            5,
            [{S: 3, P: 2, E: 1, H: 2, J: 1}] * 2
            + [{S: 3, P: 1, E: 2, H: 2, J: 1}, {S: 2, E: 3, H: 2, J: 2}]
            + [{S: 2, E: 4, H: 1, J: 2}] * 3,
        ),
    ],
)
def test_what_is_offered_depends_on_players_and_round(
    seats: int, expected: list[dict[Deck, int]]
) -> None:
    assert [decks(table) for table in rounds(seats)[:7]] == expected


@rule("LW-26", "LW-X1")
def test_the_supplementary_place_for_three_changes_from_property_to_events() -> None:
    at_s = [offered(table, "s") for table in rounds(3)[:7]]
    assert [card_.deck for card_ in at_s if card_] == [P, P, E, E, E, E, E]


@rule("LW-26", "LW-X1")
def test_three_players_begin_with_this_offer() -> None:
    assert decks(begun(3)) == {S: 3, P: 2, H: 2, J: 1}


@rule("LW-29")
def test_the_special_deck_is_used_up_in_the_last_round() -> None:
    assert [len(table.decks[S]) for table in rounds(4)[:7]] == [14, 11, 8, 6, 4, 2, 0]


@rule("LW-27")
def test_crowns_rise_from_round_to_round() -> None:
    crowns = [
        [slot.card.crowns for slot in table.offer if slot.card and slot.card.deck is S]
        for table in rounds(4)[:7]
    ]
    assert crowns == [[1, 1, 1], [1, 1, 1], [2, 2, 2], [2, 2], [3, 3], [3, 3], [3, 3]]


@rule("LW-28")
def test_all_jokers_are_in_the_offer_from_the_fourth_round_on() -> None:
    assert [table.jokers for table in rounds(4)[:7]] == [1, 1, 1, 0, 0, 0, 0]


@rule("LW-31")
def test_a_slot_without_a_card_to_lay_stays_empty() -> None:
    table = turn(player(), player(), decks={Deck.PROPERTY: ""}, round=1)
    table = end_round(table)
    assert offered(table, "b") is None
    while not isinstance(table.waiting[0], SendBoy):
        table = quietly(table)
    assert TakeOffered("b") not in offers(table).values()
    assert TakeOffered("c") in offers(table).values()


@rule("LW-32")
def test_slots_are_filled_in_the_order_of_the_board() -> None:
    (event,) = news(begun(4), LaidOut)
    assert [slot for slot, _ in event.cards] == [*"abcdefgh"]


@rule("LW-33")
def test_two_of_the_cards_dealt_are_kept_and_four_discarded() -> None:
    table = begun(2)
    decision = table.decision_of(ANN)
    assert decision is not None
    hand = table.players[ANN].hand
    after = play(table, ANN, Keep((hand[0], hand[3]))).table
    assert after.players[ANN].hand == [hand[0], hand[3]]
    piles = [one for pile in after.piles.values() for one in pile]
    assert sorted(one.id for one in piles) == sorted(hand[i].id for i in (1, 2, 4, 5))


@rule("LW-34")
@pytest.mark.parametrize("two", [(0, 1), (0, 5), (3, 4)])
def test_any_two_may_be_kept(two: tuple[int, int]) -> None:
    table = begun(2)
    hand = table.players[ANN].hand
    wanted = [hand[i] for i in two]
    assert play(table, ANN, Keep(tuple(wanted))).table.players[ANN].hand == wanted


@rule("LW-35")
def test_all_choose_at_once_and_in_secret() -> None:
    table = begun(3)
    assert [decision.seat for decision in table.waiting] == [0, 1, 2]
    hand = table.players[BEN].hand
    played = play(table, Seat(1), Keep((hand[0], hand[1])))
    assert all(
        event.to == BEN or not event.cards for event in played.news if isinstance(event, Kept)
    )


@rule("LW-36")
def test_a_later_round_begins_with_planning() -> None:
    table = end_round(turn(player(), player(), actions=1, round=2))
    assert table.round == 3
    assert news(table, RoundBegan)
    assert isinstance(table.waiting[0], BlockSpace)
