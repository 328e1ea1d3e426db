"""Warnings: said where they are true, in words, and never from what a seat does not know."""

from itertools import islice

import pytest

from games import GAMES
from games.engine import Seat
from games.high_society import GAME as HIGH_SOCIETY
from games.high_society.actions import Pass, Raise
from games.lesson import deal, lesson_of
from games.splendor import GAME as SPLENDOR
from games.splendor.actions import Reserve, TakeDifferent
from games.splendor.catalogue import CARDS, Tokens
from games.splendor.table import GOAL
from games.splendor_duel import GAME as DUEL
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.games.playing import AnyGame, moments

YOU, OTHER = Seat(0), Seat(1)
NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
PLIES = 400


def table_of(game: AnyGame):  # type: ignore[no-untyped-def]  # of any game
    lesson = lesson_of(game)
    assert lesson is not None
    return deal(game, lesson)


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.warnings is not None], ids=lambda game: game.key
)
def test_warnings_are_given_in_words_and_betray_nothing(game: AnyGame) -> None:
    assert game.warnings is not None
    said = 0
    for moment in islice(moments(game, max(game.seats), seed=3), PLIES):
        seat = moment.decision.seat
        dealt_anew = (game.imagine or game.scramble)(moment.before, seat, moment.chance)
        for action in (None, moment.action):
            found = game.warnings(moment.before, seat, action)
            assert list(found) == list(game.warnings(dealt_anew, seat, action))
            for language in LANGUAGES:
                words = words_for(language, game.package, strict=True)
                said += sum(bool(words.say(text, NAMES)) for text in found)
    assert said


def test_a_bid_that_leaves_one_poorest_is_warned_of() -> None:
    table = table_of(HIGH_SOCIETY)
    table.players[OTHER].hand = (1, 2, 3, 4, 6, 8, 10)
    assert HIGH_SOCIETY.warnings is not None
    assert HIGH_SOCIETY.warnings(table, YOU, Raise(frozenset({25, 20, 15, 12}))) == []
    table.reds = 2
    assert HIGH_SOCIETY.warnings(table, YOU, None) == []
    assert HIGH_SOCIETY.warnings(table, YOU, Pass()) == []
    assert HIGH_SOCIETY.warnings(table, YOU, Raise(frozenset({25, 20, 15, 10}))) == []
    assert HIGH_SOCIETY.warnings(table, YOU, Raise(frozenset({25, 20, 15, 12}))) == [
        Text("warning-poorest", left=34)
    ]
    assert HIGH_SOCIETY.warnings(table, OTHER, None) == [Text("warning-poorest-now", left=34)]


def test_tokens_above_the_limit_are_warned_of() -> None:
    table = table_of(SPLENDOR)
    table.players[YOU].tokens = Tokens.parse("W3 U3 G2")
    assert SPLENDOR.warnings is not None
    assert SPLENDOR.warnings(table, YOU, TakeDifferent(Tokens.parse("W1 U1 G1"))) == [
        Text("warning-tokens", n=1, limit=10)
    ]
    assert SPLENDOR.warnings(table, YOU, Reserve(table.face_up[0])) == []


def test_an_opponent_about_to_win_is_warned_of_but_not_for_a_card_nobody_saw() -> None:
    table, card = table_of(SPLENDOR), CARDS["1-01"]
    other = table.players[OTHER]
    other.tokens = Tokens.parse("R4 K4 W4")
    assert SPLENDOR.warnings is not None
    assert SPLENDOR.warnings(table, YOU, None) == []
    other.bought = [CARDS["3-04"]] * 3
    assert other.points >= GOAL
    assert card in table.affordable(other)
    [found] = SPLENDOR.warnings(table, YOU, None)
    assert found.key == "warning-goal"


def test_in_a_duel_the_cards_in_the_pyramid_are_what_may_win() -> None:
    table = table_of(DUEL)
    assert DUEL.warnings is not None
    assert list(DUEL.warnings(table, YOU, None)) == []
