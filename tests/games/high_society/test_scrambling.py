"""What somebody who has read the thread knows of a table, and what nobody can know."""

import pytest

from games.chance import Chance
from games.draft import draft
from games.engine import Seat
from games.high_society import GAME
from games.high_society.catalogue import CARDS
from games.high_society.rules.scrambling import imagine
from games.high_society.table import HighSocietyTable
from games.high_society.view import look
from tests.games.high_society.tables import ANN, BEN, lay, player


def some_table(*, hidden: bool = False) -> HighSocietyTable:
    players = player("1 2 10 25", bid="4"), player("2 3", bid="6"), player()
    return lay(*players, hidden_scoring=hidden)


def hidden_otherwise(table: HighSocietyTable) -> HighSocietyTable:
    """The same table, as far as anybody can know: the deck lies otherwise."""
    other = draft(table)
    other.deck.reverse()
    return other


def test_what_was_paid_before_everybody_is_remembered() -> None:
    table = some_table()
    for seed in range(20):
        guess = imagine(table, ANN, Chance(seed))
        assert [other.hand for other in guess.players] == [other.hand for other in table.players]


def test_the_deck_is_dealt_anew() -> None:
    table = some_table()
    decks = {tuple(imagine(table, ANN, Chance(seed)).deck) for seed in range(20)}
    assert len(decks) == 20
    assert all({*deck} == {*table.deck} for deck in decks)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_that_is_hidden_changes_what_is_imagined(seat: int) -> None:
    table = some_table()
    for seed in range(10):
        one = imagine(table, Seat(seat), Chance(seed))
        other = imagine(hidden_otherwise(table), Seat(seat), Chance(seed))
        assert one == other


def test_limits_of_others_are_forgotten_and_the_own_one_kept() -> None:
    table = lay(player(), player(), player(), sealed=True)
    table.players[ANN].limit = 30
    guesses = []
    for handed_in in (0, 106):
        table.players[BEN].limit = handed_in
        guesses.append([imagine(table, ANN, Chance(seed)) for seed in range(10)])
        assert all(guess.players[ANN].limit == 30 for guess in guesses[-1])
    assert guesses[0] == guesses[1]


def test_what_the_thief_took_face_down_is_dealt_anew() -> None:
    table = lay(player(won="3"), player(won="8"), player(), hidden_scoring=True)
    table.stolen = [CARDS["thief"], CARDS["luxury-9"]]
    table.deck = [card for card in table.deck if card not in table.stolen]
    swapped = draft(table)
    swapped.stolen[1], swapped.players[BEN].cards = CARDS["luxury-8"], [CARDS["luxury-9"]]
    taken = set()
    for seed in range(20):
        guess = imagine(table, ANN, Chance(seed))
        assert guess == imagine(swapped, ANN, Chance(seed))
        assert guess.players[ANN].cards == table.players[ANN].cards
        taken.add(guess.stolen[1].id)
    assert taken == {"luxury-8", "luxury-9"}


@pytest.mark.parametrize("hidden", [False, True])
def test_nobody_sees_a_difference(hidden: bool) -> None:
    table = some_table(hidden=hidden)
    assert look(imagine(table, ANN, Chance(4)), ANN) == look(table, ANN)


def test_the_game_imagines_so() -> None:
    assert GAME.mind.imagine is imagine
