"""The wizard of `/table new`: what its picture says."""

from __future__ import annotations

import discord
import pytest

from bot.messages.language import words_of
from bot.messages.wizard import Draft, first_draft, seats_of, wizard_post
from bot.messages.wizard_form import MoreSettings, read_form
from bot.store.policy import USUAL
from games.package import AnyGame
from games.splendor import GAME
from games.text import Name, Text
from renderers.words import LANGUAGES
from tests.library import GAMES


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "it’s Player 3’s turn"), ("ru", "ходит Игрок 3")],
)
def test_a_sentence_about_a_free_seat_makes_sense(language: str, told: str) -> None:
    words = words_of(language, GAME)
    names = seats_of(Draft(GAME, 4, MoreSettings(USUAL, "en"), ("easy",)), "Ann", words)
    assert len(set(names)) == 4
    assert words.say(Text("waiting-turn", who=(Name(2),), n=1), names) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_two_house_rules_look_alike(game: AnyGame, language: str) -> None:
    post = wizard_post(
        first_draft(game, MoreSettings(USUAL, language)), [game], words_of(language, game)
    )
    labels = [
        [option.label for option in item.options]
        for row in post.rows
        for item in row
        if isinstance(item, discord.ui.Select)
    ]
    assert all(len(set(of_one)) == len(of_one) for of_one in labels)
    assert all(not label.endswith("…") for of_one in labels for label in of_one)


def test_a_full_table_keeps_that_it_begins_by_itself() -> None:
    more = MoreSettings(USUAL, "en", begins_full=True)
    assert read_form({"boxes": ""}, more, may_wait=False).begins_full
    assert not read_form({"boxes": ""}, more, may_wait=True).begins_full
