"""What lies on the table before the first turn, and what it is made of."""

from collections import Counter

import pytest

from games.chance import Chance
from games.engine import begin
from games.splendor_duel import GAME
from games.splendor_duel.catalogue import (
    ALL_TOKENS,
    CARDS,
    CELLS,
    COLOURS,
    GEMS,
    GOLD,
    LEVELS,
    PEARL,
    ROYALS,
    SPIRAL,
    Ability,
    Card,
    Colour,
)
from games.splendor_duel.table import DuelTable, Player, opponent
from tests.games.splendor_duel.tables import kinds, on_board, tokens
from tests.rule import rule


def fresh(seed: int = 1) -> DuelTable:
    return begin(GAME.rules.set_up(2, Chance(seed), GAME.rules.chosen())).table


def with_ability(ability: Ability) -> str:
    return " ".join(card.id for card in CARDS.values() if card.ability is ability)


@rule("SD-01")
def test_two_people_play() -> None:
    assert tuple(GAME.rules.seats) == (2,)


@rule("SD-02")
def test_the_box_holds_twenty_five_tokens() -> None:
    assert [ALL_TOKENS[colour] for colour in COLOURS] == [4, 4, 4, 4, 4, 2, 3]


@rule("SD-03")
def test_there_are_sixty_seven_cards() -> None:
    assert Counter(card.level for card in CARDS.values()) == {1: 30, 2: 24, 3: 13}


@rule("SD-04")
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_no_card_costs_gold_or_more_than_one_pearl(card: Card) -> None:
    assert (card.cost[GOLD], card.cost[PEARL]) in {(0, 0), (0, 1)}
    assert 0 <= card.points <= 6
    assert 0 <= card.crowns <= 3


@rule("SD-04")
def test_all_cards_together_have_ninety_two_points_and_twenty_eight_crowns() -> None:
    assert (
        sum(card.points for card in CARDS.values()),
        sum(card.crowns for card in CARDS.values()),
    ) == (92, 28)


@rule("SD-05")
def test_five_cards_give_two_bonuses() -> None:
    doubled = {card.id: card.bonus for card in CARDS.values() if card.bonuses == 2}
    assert doubled == dict(zip(("2-02", "2-06", "2-09", "2-14", "2-18"), GEMS, strict=True))


@rule("SD-05")
def test_nine_cards_are_wild_and_three_have_no_colour() -> None:
    wild = {card.id for card in CARDS.values() if card.wild}
    plain = {card.id for card in CARDS.values() if not card.wild and card.bonus is None}
    assert wild == {"1-26", "1-27", "1-28", "1-29", "2-21", "2-22", "2-23", "3-11", "3-12"}
    assert plain == {"1-30", "2-24", "3-13"}
    assert Counter(card.bonuses for card in CARDS.values() if card.bonus) == {1: 50, 2: 5}


@rule("SD-06")
@pytest.mark.parametrize(
    ("ability", "ids"),
    [
        (Ability.TURN, "1-03 1-06 1-11 1-19 1-23 3-12"),
        (Ability.MATCH, "1-01 1-09 1-14 1-17 1-21"),
        (Ability.PRIVILEGE, "2-04 2-08 2-11 2-15 2-19"),
        (Ability.STEAL, "2-01 2-05 2-10 2-13 2-17"),
    ],
)
def test_abilities_are_as_printed(ability: Ability, ids: str) -> None:
    assert with_ability(ability) == ids


@rule("SD-07")
def test_no_card_with_a_crown_has_another_ability_than_copying() -> None:
    assert not [card for card in CARDS.values() if card.crowns and card.ability]


@rule("SD-08")
def test_there_are_four_royals() -> None:
    printed = {royal.id: (royal.points, royal.ability) for royal in ROYALS.values()}
    abilities = (Ability.PRIVILEGE, Ability.STEAL, Ability.TURN)
    assert printed == {f"R-{n}": (2, ability) for n, ability in enumerate(abilities, 1)} | {
        "R-4": (3, None)
    }


@rule("SD-09")
def test_the_pyramid_has_five_four_and_three_cards_and_decks_of_the_rest() -> None:
    rows = fresh().rows
    assert [(len(row.cards), len(row.deck)) for row in rows] == [(5, 25), (4, 20), (3, 10)]
    assert [{card.level for card in (*row.cards, *row.deck) if card} for row in rows] == [
        {level} for level in LEVELS
    ]


@rule("SD-09")
def test_the_decks_are_shuffled() -> None:
    assert fresh(1).face_up != fresh(2).face_up


@rule("SD-10", "SD-X6")
def test_all_tokens_lie_on_the_board() -> None:
    table = fresh()
    assert (on_board(table), table.bag) == (ALL_TOKENS, tokens())


@rule("SD-10")
def test_a_token_may_lie_anywhere() -> None:
    assert {fresh(seed).board[12] for seed in range(60)} == set(Colour)


@rule("SD-11")
def test_the_spiral_goes_from_the_centre_over_all_cells() -> None:
    names = "c3 c4 b4 b3 b2 c2 d2 d3 d4 d5 c5 b5 a5 a4 a3 a2 a1 b1 c1 d1 e1 e2 e3 e4 e5"
    assert " ".join(cell.id for cell in SPIRAL) == names
    assert set(SPIRAL) == set(CELLS)


@rule("SD-12")
def test_the_royals_lie_face_up() -> None:
    assert fresh().royals == list(ROYALS.values())


@rule("SD-13", "SD-X6")
def test_the_second_player_begins_with_a_privilege() -> None:
    table = fresh()
    first, second = table.players[table.first], table.players[opponent(table.first)]
    assert (first.privileges, second.privileges, table.supply) == (0, 1, 2)


@rule("SD-13")
def test_either_is_as_likely_to_begin() -> None:
    assert 70 <= sum(fresh(seed).first for seed in range(200)) <= 130


@rule("SD-14")
def test_the_first_player_begins_with_nothing() -> None:
    table = fresh()
    assert table.players[table.first] == Player()


@rule("SD-X6")
def test_the_board_cannot_be_replenished_in_the_first_turn() -> None:
    assert kinds(fresh()) == {"take", "reserve"}
