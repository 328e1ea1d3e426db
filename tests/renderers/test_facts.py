"""Whatever a picture of the table shows is told in its long text, too: at every ply of a game, in
both languages.

What a hand shows, and the short texts, are held to the same in the tests of each game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from bot.hosting.host import AnyGame
from renderers.words import LANGUAGES, Words, words_for
from tests.games.facts import NAMES, Fact
from tests.games.playing import moments
from tests.library import GAMES, describe


def facts_of(game: AnyGame) -> Callable[[Any, Words], Iterator[Fact]]:
    """The function `facts` of the module facts.py among the game's tests."""
    facts: Callable[[Any, Words], Iterator[Fact]] = import_module(f"tests.{game.home}.facts").facts
    return facts


def lines_of(text: str) -> list[str]:
    """The lines of a text, each with what is listed under it, and numbers without what sets their
    thousands apart.
    """
    return re.sub(
        r"(?<=\d)[,\u00a0\u2009\u202f](?=\d{3})", "", text.replace("\n• ", " • ")
    ).splitlines()


@cache
def whole(what: object) -> re.Pattern[str]:
    """A fact that is no part of a longer word or number."""
    return re.compile(rf"(?<!\w){re.escape(str(what))}(?!\w)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_fact_of_a_table_is_told_at_every_ply(game: AnyGame, language: str) -> None:
    words, seats = words_for(language, game.home, strict=True), game.rules.seats[-1]
    for moment in moments(game, seats, seed=seats):
        view = game.rules.look(moment.after, None)
        lines = lines_of(describe(view, words, NAMES[:seats]).text)
        for begins, what in facts_of(game)(view, words):
            told = any(begins in line and whole(what).search(line) for line in lines)
            assert told, f"ply {moment.ply}: {begins}{what}"
