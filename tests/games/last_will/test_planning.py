"""Planning: spaces, turn order and the draw."""

from collections import Counter

import pytest

from games.engine import Seat
from games.last_will.actions import Block, ChoosePlan, Draw
from games.last_will.catalogue import Deck
from games.last_will.events import Drew, Planned
from games.last_will.table import LastWillTable
from tests.games.last_will.outcomes import act, can, end_round, hand, news, plan, quietly
from tests.games.last_will.scenes import cards, name, planning, player
from tests.games.last_will.tables import ANN, BEN, CLEO, DAN, EVE
from tests.games.moves import offers, refusal, to_act
from tests.rule import rule

SMALL = [(5, 2, 1), (2, 2, 2), (0, 2, 3), (7, 1, 2), (1, 1, 4), (2, 2, 3)]
LARGE = [(1, 2, 1), (1, 1, 2), (6, 2, 1), (3, 2, 2), (0, 2, 3), (6, 2, 2), (0, 1, 4), (2, 2, 3)]


def errand_order(table: LastWillTable) -> list[Seat]:
    """Who sends the first errand boys."""
    seats = []
    for _ in table.players:
        seats.append(to_act(table))
        table = quietly(table)
    return seats


def spaces(table: LastWillTable) -> set[int]:
    return {
        action.space for action in offers(table).values() if isinstance(action, ChoosePlan | Block)
    }


@rule("LW-37")
def test_planning_goes_clockwise_from_the_first_player() -> None:
    table = planning(*(player() for _ in range(4)), first=CLEO)
    seats = []
    for space in (1, 2, 4, 8):
        seats.append(to_act(table))
        table = plan(table, space)
    assert seats == [CLEO, DAN, ANN, BEN]


@rule("LW-37")
def test_a_space_is_taken_once() -> None:
    table = plan(planning(player(), player(), player()), 3)
    assert spaces(table) == {1, 2, 4, 5, 6}
    assert refusal(table, ChoosePlan(3)) == "refuse-space"


@rule("LW-38")
def test_there_is_no_passing() -> None:
    table = planning(player(), player(), player())
    assert all(isinstance(action, ChoosePlan) for action in offers(table).values())


@rule("LW-39", "LW-40", "LW-265")
@pytest.mark.parametrize(("seats", "board"), [(3, SMALL), (4, LARGE), (5, LARGE)])
def test_each_space_gives_its_cards_boys_and_actions(
    seats: int, board: list[tuple[int, int, int]]
) -> None:
    start = planning(*(player() for _ in range(seats)))
    given = []
    for space in range(1, len(board) + 1):
        table = plan(start, space)
        ann = table.players[ANN]
        chosen = table.plan_of(ann)
        assert chosen is not None
        given.append((len(ann.hand), chosen.boys, chosen.actions))
    assert given == board


@rule("LW-41", "LW-50", "LW-240", "LW-X2")
def test_five_players_act_from_left_to_right() -> None:
    table = planning(*(player() for _ in range(5)), first=ANN)
    for space in (8, 2, 5, 4, 6):
        table = plan(table, space)
    expected = [BEN, DAN, CLEO, EVE, ANN]
    assert (errand_order(table), table.plan_order) == (expected, expected)
    assert (table.first, end_round(table).first) == (ANN, BEN)


@rule("LW-42")
def test_cards_are_drawn_before_the_next_player_plans() -> None:
    table = act(planning(player(), player(), player()), ChoosePlan(1))
    assert to_act(table) == ANN
    table = act(table, Draw(event=5, helper_expense=0, property=0, companion=0))
    assert (to_act(table), len(table.players[ANN].hand)) == (BEN, 5)


@rule("LW-42")
def test_a_plan_without_cards_goes_on_at_once() -> None:
    assert to_act(act(planning(player(), player(), player()), ChoosePlan(3))) == BEN


@rule("LW-43")
def test_the_main_decks_may_be_mixed() -> None:
    table = plan(
        planning(player(), player(), player()),
        1,
        event=1,
        helper_expense=1,
        property=1,
        companion=2,
    )
    assert Counter(card.deck for card in table.players[ANN].hand) == {
        Deck.EVENT: 1,
        Deck.HELPER_EXPENSE: 1,
        Deck.PROPERTY: 1,
        Deck.COMPANION: 2,
    }


@rule("LW-44", "LW-45")
def test_all_cards_come_at_once() -> None:
    table = plan(planning(player(), player(), player()), 1, event=2, companion=3)
    (private,) = [event for event in news(table, Drew) if event.to == ANN]
    assert list(private.cards) == table.players[ANN].hand


@rule("LW-45", "LW-46")
def test_the_counts_of_a_draw_add_up_to_what_is_due() -> None:
    table = act(planning(player(), player(), player()), ChoosePlan(2))
    draws = {action for action in offers(table).values() if isinstance(action, Draw)}
    assert {a.event + a.helper_expense + a.property + a.companion for a in draws} == {2}
    assert len(draws) == 10


@rule("LW-46")
def test_nobody_draws_fewer_or_more() -> None:
    table = act(planning(player(), player(), player()), ChoosePlan(2))
    fewer, more = Draw(1, 0, 0, 0), Draw(1, 1, 1, 0)
    assert {refusal(table, fewer), refusal(table, more)} == {"refuse-draw"}


@rule("LW-49")
def test_a_deck_gives_no_more_than_it_and_its_pile_hold() -> None:
    table = planning(player(), player(), player())
    table.decks[Deck.EVENT] = cards("dinner_01")
    table.piles[Deck.EVENT] = cards("ball_01")
    table = act(table, ChoosePlan(1))
    assert max(action.event for action in offers(table).values() if isinstance(action, Draw)) == 2


@rule("LW-246")
def test_when_all_decks_are_short_everything_is_drawn() -> None:
    table = planning(player(), player(), player())
    for deck in table.decks:
        table.decks[deck], table.piles[deck] = [], []
    table.decks[Deck.EVENT] = cards("dinner_01")
    table = plan(table, 1)
    assert hand(table) == "dinner_01"


CHUM, EVENTS, COMPANIONS = "special_school_chum_01", "school_chum_04", "school_chum_03"


@rule("LW-47", "LW-48", "LW-183")
@pytest.mark.parametrize(("space", "drawn"), [(3, 2), (2, 4)])
def test_a_school_chum_brings_two_cards_more(space: int, drawn: int) -> None:
    table = plan(planning(player(board=CHUM), player(), player()), space)
    assert len(table.players[ANN].hand) == drawn


@rule("LW-184", "LW-185", "LW-48")
@pytest.mark.parametrize(("chum", "deck"), [(EVENTS, Deck.EVENT), (COMPANIONS, Deck.COMPANION)])
def test_a_school_chum_brings_three_cards_of_one_deck(chum: str, deck: Deck) -> None:
    table = plan(planning(player(board=chum), player(), player()), 3)
    assert [card.deck for card in table.players[ANN].hand] == [deck] * 3


@rule("LW-186", "LW-47")
def test_all_school_chums_add_up() -> None:
    table = plan(
        planning(player(board=f"{CHUM} {EVENTS} {COMPANIONS}"), player(), player()), 2, property=4
    )
    drawn = Counter(card.deck for card in table.players[ANN].hand)
    assert drawn == {Deck.PROPERTY: 4, Deck.EVENT: 3, Deck.COMPANION: 3}


@rule("LW-47", "LW-48", "LW-186", "LW-244", "LW-X24")
def test_a_deck_is_shuffled_anew_in_the_middle_of_a_draw() -> None:
    table = planning(player(), player(board=f"{CHUM} {EVENTS} {COMPANIONS}"))
    table.decks[Deck.COMPANION] = cards("dog")
    table.piles[Deck.COMPANION] = cards("chef chef chef chef")
    table = plan(act(act(table, Block(6)), Block(5)), 3, property=2)
    drawn = Counter(card.deck for card in table.players[BEN].hand)
    assert drawn == {Deck.PROPERTY: 2, Deck.EVENT: 3, Deck.COMPANION: 3}
    assert (len(table.decks[Deck.COMPANION]), len(table.piles[Deck.COMPANION])) == (2, 0)
    assert "dog" in [name(card) for card in table.players[BEN].hand]


@rule("LW-247")
def test_what_the_named_deck_lacks_is_lost() -> None:
    table = planning(player(board=EVENTS), player(), player())
    table.decks[Deck.EVENT], table.piles[Deck.EVENT] = cards("dinner_01 ball_01"), []
    assert hand(plan(table, 3)) == "ball_01 dinner_01"


@rule("LW-40")
def test_the_plan_is_told_to_all() -> None:
    (event,) = news(act(planning(player(), player(), player()), ChoosePlan(4)), Planned)
    assert (event.seat, event.space, event.cards, event.boys, event.actions) == (ANN, 4, 7, 1, 2)


def test_planning_leaves_the_board_alone() -> None:
    assert not can(planning(player(hand="waiter_01"), player(), player()), "place", "waiter_01")


# Two players


@rule("LW-51", "LW-52", "LW-53", "LW-42", "LW-41", "LW-X3")
def test_two_players_block_a_space_each() -> None:
    table = act(planning(player(), player(), first=ANN), Block(5))
    assert to_act(table) == BEN
    table = plan(act(table, Block(6)), 2)
    assert (to_act(table), len(table.players[BEN].hand)) == (ANN, 2)
    table = plan(table, 4)
    assert len(table.players[ANN].hand) == 7
    assert [table.players[seat].boys for seat in (ANN, BEN)] == [1, 2]
    assert errand_order(table) == [BEN, ANN]


@rule("LW-51", "LW-54")
def test_a_blocked_space_cannot_be_chosen() -> None:
    table = act(act(planning(player(), player()), Block(1)), Block(4))
    assert spaces(table) == {2, 3, 5, 6}


@rule("LW-53")
def test_the_first_player_plans_last_of_two() -> None:
    table = plan(act(act(planning(player(), player(), first=BEN), Block(1)), Block(4)), 2)
    assert (to_act(table), spaces(table)) == (BEN, {3, 5, 6})


@rule("LW-54")
def test_a_neutral_marker_draws_nothing_and_takes_no_turn() -> None:
    table = act(act(planning(player(), player()), Block(1)), Block(4))
    assert [len(somebody.hand) for somebody in table.players] == [0, 0]
    table = plan(plan(table, 3), 6)
    assert table.plan_order == [BEN, ANN]


@rule("LW-55")
def test_the_neutral_marker_must_be_placed() -> None:
    table = planning(player(), player())
    assert all(isinstance(action, Block) for action in offers(table).values())
    table = act(table, Block(1))
    assert all(isinstance(action, Block) for action in offers(table).values())
