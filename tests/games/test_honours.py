"""Honours of every game: few, told in both languages, each with its little picture."""

import pytest

from games.engine import Seat
from games.honours import PREFIX, Honour, at_least, earned_in
from games.package import AnyGame
from games.rules import Standing, tie_won, winners
from games.text import Text
from renderers.pictures import pictures_of
from renderers.words import LANGUAGES, words_for
from tests.each_game import each_game
from tests.games.playing import first_table
from tests.games.toy import TOY, Opened
from tests.library import GAMES

MOST_HONOURS = 20
"""So many a game declares at most: they stay worth having."""
MOST_CHARACTERS = 80
"""Of an honour in words."""
ANN, BEN, CLEO = map(Seat, range(3))


@each_game(having=lambda game: game.rules.honours)
def test_a_game_declares_few_honours_under_names_of_their_own(game: AnyGame) -> None:
    keys = [honour.key for honour in game.rules.honours]
    assert 8 <= len(keys) <= MOST_HONOURS
    assert len({*keys}) == len(keys)
    assert all(honour.text.key == f"{PREFIX}{honour.key}" for honour in game.rules.honours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_honours_are_told_in_few_words_that_differ(game: AnyGame, language: str) -> None:
    words = words_for(language, game.home)
    told = [words.say(honour.text, ()) for honour in game.rules.honours]
    assert len({*told}) == len(told)
    assert [line for line in told if len(line) > MOST_CHARACTERS] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_honour_of_a_game_has_a_mark_of_its_own(game: AnyGame) -> None:
    emojis = pictures_of(game).emojis
    marks = [emojis.beside(honour.text) for honour in game.rules.honours]
    assert [mark for mark in marks if mark not in emojis.drawings] == []
    assert len({*marks}) == len(marks)


def test_all_that_a_seat_has_earned_is_kept_in_the_order_of_the_game() -> None:
    def everybody(_table: object, _events: object) -> list[Seat]:
        return [BEN, ANN]

    def twice(_table: object, events: object) -> list[Seat]:
        return [BEN, BEN] if events else []

    honours = (Honour(Text("honour-there"), everybody), Honour(Text("honour-twice", n=2), twice))
    table, told = first_table(TOY, 3, 1, {}), [Opened(bids={})]
    assert earned_in(honours, table, told, 3) == [("there",), ("there", "twice", "twice"), ()]


def standing(seat: Seat, place: int, *merit: int) -> Standing:
    return Standing(seat, place, merit, Text("score"))


def test_a_tie_is_won_by_whoever_alone_is_first_for_a_figure_that_breaks_ties() -> None:
    alone = [standing(BEN, 1, 9, 2), standing(ANN, 2, 9, 1), standing(CLEO, 3, 8, 5)]
    shared = [standing(BEN, 1, 9, 2), standing(ANN, 1, 9, 2)]
    ahead = [standing(BEN, 1, 10, 2), standing(ANN, 2, 9, 1)]
    nobody = [standing(BEN, 2, 9, 2), standing(ANN, 3, 9, 1)]
    assert [tie_won(found, 1) for found in (alone, shared, ahead, nobody)] == [[BEN], [], [], []]
    assert [winners(found) for found in (alone, shared, nobody)] == [[BEN], [BEN, ANN], []]


def test_who_did_something_often_enough_is_counted() -> None:
    assert at_least([BEN, ANN, BEN], 2) == [BEN]
