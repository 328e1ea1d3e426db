"""Reasons: every game gives some, in words, and none tells what the seat does not know."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.chance import Chance
from games.engine import Seat, Table, advance, begin
from games.game import Game
from games.hints import hint
from games.levels import Level
from games.text import Text
from renderers.words import LANGUAGES, words_for

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
LIKELY = 3
"""The moves of a decision whose reasons are asked for."""
BRIEF = Level("brief", iterations=10, seconds=1.0)
FEW = 8


def told(game: Game[Any, Any], table: Table, seat: Seat, luck: int) -> list[list[Text]]:
    """What speaks for the likeliest moves of a seat, on the table as it imagines it."""
    assert game.consider is not None
    assert game.reasons is not None
    guess = game.imagined(table, seat, Chance(luck))
    decision = guess.decision_of(seat)
    assert decision is not None
    moves = game.consider(guess, decision, Chance(1))[:LIKELY]
    return [list(game.reasons(guess, seat, move)) for move in moves]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_reasons_are_given_in_words_and_betray_nothing(game: Game[Any, Any]) -> None:
    words = [words_for(language, "bot.messages", game.package) for language in LANGUAGES]
    assert game.habit is not None
    moves = with_reasons = 0
    for seats in (min(game.seats), max(game.seats)):
        table = begin(game.laid_out(seats, Chance(seats), {})).table
        chance = Chance(7)
        while not table.over:
            decision = table.waiting[0]
            if not chance.below(4):
                found = told(game, table, decision.seat, 1)
                assert found == told(game, table, decision.seat, 2)
                moves += len(found)
                with_reasons += sum(map(bool, found))
                for reason in (reason for one in found for reason in one):
                    for language in words:
                        assert language.say(reason, NAMES[:seats]).endswith(".")
            action = game.habit(table, decision, chance)
            assert action is not None
            advance(table, decision.seat, action)
    assert with_reasons > 0.7 * moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_second_best_move_is_never_said_to_win_more_often(game: Game[Any, Any]) -> None:
    """A move that was tried seldom may have been lucky."""
    for seed in range(FEW):
        table = begin(game.laid_out(min(game.seats), Chance(seed), {})).table
        seat = table.waiting[0].seat
        found = hint(game, table, seat, Chance(seed), lambda: 0.0, 1.0, BRIEF)
        assert found.second is None or found.second.chance <= found.best.chance
