"""What lies on the table before the first turn, and what it is made of."""

from collections import Counter
from itertools import pairwise

import pytest

from games.chance import Chance
from games.engine import begin
from games.splendor import GAME
from games.splendor.catalogue import CARDS, COLOURS, GEMS, GOLD, LEVELS, NOBLES
from games.splendor.table import Player, SplendorTable
from tests.games.splendor.tables import tokens
from tests.rule import rule

SEATS = (2, 3, 4)


def fresh(seats: int, seed: int = 1) -> SplendorTable:
    return begin(GAME.rules.set_up(seats, Chance(seed), GAME.rules.chosen())).table


@rule("SP-01")
def test_two_three_or_four_people_play() -> None:
    assert tuple(GAME.rules.seats) == SEATS


@rule("SP-02")
def test_the_box_holds_forty_tokens() -> None:
    assert fresh(4).bank == tokens("W7 U7 G7 R7 K7 Y5")


@rule("SP-03")
def test_there_are_ninety_cards() -> None:
    assert Counter(card.level for card in CARDS.values()) == {1: 40, 2: 30, 3: 20}


@rule("SP-04")
@pytest.mark.parametrize(
    ("level", "points", "of_each"), [(1, {0, 1}, 8), (2, {1, 2, 3}, 6), (3, {3, 4, 5}, 4)]
)
def test_cards_of_a_level_are_alike_in_points_and_colours(
    level: int, points: set[int], of_each: int
) -> None:
    printed = [card for card in CARDS.values() if card.level == level]
    assert {card.points for card in printed} == points
    assert Counter(card.bonus for card in printed) == dict.fromkeys(GEMS, of_each)


@rule("SP-04")
def test_no_card_costs_gold() -> None:
    assert not [card for card in CARDS.values() if card.cost[GOLD]]


@rule("SP-05")
def test_every_noble_asks_for_four_and_four_or_for_three_threes() -> None:
    asked = {tuple(n for _, n in noble.requires.items()) for noble in NOBLES.values()}
    assert (len(NOBLES), asked) == (10, {(4, 4), (3, 3, 3)})
    assert {noble.points for noble in NOBLES.values()} == {3}


@rule("SP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_each_level_has_four_cards_face_up_and_a_deck_of_the_rest(seats: int) -> None:
    rows = fresh(seats).rows
    assert [(len(row.cards), len(row.deck)) for row in rows] == [(4, 36), (4, 26), (4, 16)]
    assert [{card.level for card in (*row.cards, *row.deck) if card} for row in rows] == [
        {1},
        {2},
        {3},
    ]


@rule("SP-06")
def test_the_decks_are_shuffled() -> None:
    assert fresh(2, seed=1).face_up != fresh(2, seed=2).face_up


@rule("SP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_one_noble_more_than_players_is_on_display(seats: int) -> None:
    display = fresh(seats).nobles
    assert len(set(display)) == len(display) == seats + 1


@rule("SP-07")
def test_every_noble_comes_into_play_some_day() -> None:
    assert {noble for seed in range(40) for noble in fresh(2, seed).nobles} == set(NOBLES.values())


@rule("SP-08")
@pytest.mark.parametrize(("seats", "gems"), [(2, 4), (3, 5), (4, 7)])
def test_the_bank_depends_on_the_number_of_players(seats: int, gems: int) -> None:
    bank = fresh(seats).bank
    assert [bank[colour] for colour in COLOURS] == [gems] * 5 + [5]


@rule("SP-X1")
def test_four_players_set_up() -> None:
    table = fresh(4)
    laid_out = (
        len(table.nobles),
        str(table.bank),
        len(table.face_up),
        [len(row.deck) for row in table.rows],
    )
    assert laid_out == (5, "W7 U7 G7 R7 K7 Y5", 12, [36, 26, 16])


@rule("SP-X2")
def test_two_players_set_up() -> None:
    table = fresh(2)
    assert (len(table.nobles), str(table.bank)) == (3, "W4 U4 G4 R4 K4 Y5")


@rule("SP-X3")
def test_three_players_set_up() -> None:
    table = fresh(3)
    assert (len(table.nobles), str(table.bank)) == (4, "W5 U5 G5 R5 K5 Y5")


@rule("SP-09")
def test_players_begin_with_nothing() -> None:
    assert fresh(3).players == [Player(), Player(), Player()]


@rule("SP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_as_likely_to_begin(seats: int) -> None:
    began = Counter(fresh(seats, seed).first for seed in range(100 * seats))
    assert all(70 <= began[seat] <= 130 for seat in fresh(seats).clockwise())


@rule("SP-11")
@pytest.mark.parametrize("seed", range(6))
def test_play_goes_in_the_order_of_the_seats(seed: int) -> None:
    order = list(fresh(4, seed).clockwise())
    assert [(left + 1) % 4 for left in order[:-1]] == [right for _, right in pairwise(order)]


def test_every_level_has_a_row() -> None:
    assert tuple(row.level for row in fresh(2).rows) == LEVELS
