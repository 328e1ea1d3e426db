"""The wizard of `/table new`: what its picture says."""

from __future__ import annotations

import pytest

from bot.messages.language import words_of
from bot.messages.wizard import Draft, seats_of
from bot.messages.wizard_form import MoreSettings
from bot.store.policy import USUAL
from games.splendor import GAME
from games.text import Name, Text


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "it’s Player 3’s turn"), ("ru", "ходит Игрок 3")],
)
def test_a_sentence_about_a_free_seat_makes_sense(language: str, told: str) -> None:
    words = words_of(language, GAME)
    names = seats_of(Draft(GAME, 4, MoreSettings(USUAL, "en"), ("easy",)), "Ann", words)
    assert len(set(names)) == 4
    assert words.say(Text("waiting-turn", who=(Name(2),), n=1), names) == told
