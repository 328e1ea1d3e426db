"""What lies on the table before the first bid, and what it is made of."""

from collections import Counter
from itertools import pairwise

import pytest

from games.chance import Chance
from games.engine import begin
from games.high_society import GAME
from games.high_society.catalogue import CARDS, MONEY, Auction, Kind
from games.high_society.table import HighSocietyTable, Player
from tests.games.high_society.tables import ANN, BEN, CLEO, DAN, EVE, lay, player
from tests.games.moves import after, to_act
from tests.rule import rule

SEATS = (3, 4, 5)


def fresh(seats: int, seed: int = 1, **wishes: str) -> HighSocietyTable:
    return begin(GAME.rules.set_up(seats, Chance(seed), GAME.rules.chosen(wishes.items()))).table


@rule("HS-01")
def test_three_four_or_five_people_play() -> None:
    assert tuple(GAME.rules.seats) == SEATS


@rule("HS-01")
def test_nothing_depends_on_their_number() -> None:
    assert {(len(fresh(seats).deck), *fresh(seats).players[0].hand) for seats in SEATS} == {
        (15, *MONEY)
    }


@rule("HS-02")
def test_everybody_has_eleven_money_cards() -> None:
    assert (MONEY, sum(MONEY)) == ((1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25), 106)


@rule("HS-03")
def test_there_are_sixteen_status_cards() -> None:
    kinds = Counter(card.kind for card in CARDS.values())
    assert kinds == {
        Kind.LUXURY: 10,
        Kind.RECOGNITION: 3,
        Kind.ARREST: 1,
        Kind.LOSS: 1,
        Kind.THIEF: 1,
    }
    assert [card.worth for card in CARDS.values() if card.kind is Kind.LUXURY] == list(range(1, 11))


@rule("HS-04")
def test_four_cards_have_a_red_frame() -> None:
    assert {card.id for card in CARDS.values() if card.red} == {
        "recognition-1",
        "recognition-2",
        "recognition-3",
        "arrest",
    }


@rule("HS-05")
def test_luxuries_and_recognitions_are_bought_and_misfortunes_avoided() -> None:
    avoided = {card.id for card in CARDS.values() if card.auction is Auction.AVOID}
    assert avoided == {"arrest", "loss", "thief"}


@rule("HS-06")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_all_the_own_money_and_nothing_else(seats: int) -> None:
    assert fresh(seats).players == [Player()] * seats


@rule("HS-07")
@pytest.mark.parametrize("seats", SEATS)
def test_all_status_cards_are_in_the_game(seats: int) -> None:
    table = fresh(seats)
    assert {*table.deck, table.card} == set(CARDS.values())


@rule("HS-07")
def test_the_deck_is_shuffled() -> None:
    assert len({fresh(3, seed).card for seed in range(300)}) == 16


@rule("HS-08")
def test_the_lot_makes_everybody_the_first_starter_equally_often() -> None:
    drawn = Counter(fresh(4, seed).starter for seed in range(1200))
    assert set(drawn) == {ANN, BEN, CLEO, DAN}
    assert all(250 <= times <= 350 for times in drawn.values())


@rule("HS-09")
def test_turns_go_in_the_order_of_the_seats() -> None:
    table, acted = lay(*(player() for _ in range(5)), starter=DAN), []
    for n in range(1, 8):
        acted.append(to_act(table))
        table = after(table, f"bid {(1, 2, 3, 4, 6, 8, 10)[n - 1]}")
    assert acted == [DAN, EVE, ANN, BEN, CLEO, DAN, EVE]
    assert all((there - here) % 5 == 1 for here, there in pairwise(acted))


@rule("HS-65")
@pytest.mark.parametrize("named", [1, 2, 3])
def test_the_table_may_name_the_first_starter(named: int) -> None:
    assert {fresh(3, seed, starter=str(named)).starter for seed in range(20)} == {named - 1}


@rule("HS-65")
def test_where_nobody_has_that_number_the_lot_decides() -> None:
    assert {fresh(3, seed, starter="5").starter for seed in range(50)} == {ANN, BEN, CLEO}
