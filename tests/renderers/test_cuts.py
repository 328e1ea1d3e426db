"""No word is cut in pictures of people with short names, in either language."""

from __future__ import annotations

from typing import Any

import pytest

import renderers.canvas
from bot.operations.covers import played
from games import GAMES
from renderers import picture
from renderers.lettering import squeezed
from renderers.words import LANGUAGES, words_for

NAMES = ("Ingrid", "Theo", "Clara", "Mateo", "Evangeline")
LUCK = 7
MOMENTS = (0.2, 0.5, 0.8)
"""Of a game, by the number of its plies."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_word_is_cut(game: Any, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = set[tuple[int, str]]()
    seats = min(game.seats)

    def noting(text: str, *room: Any) -> tuple[str, int]:
        shown, percent = squeezed(text, *room)
        if shown != text:
            cut.add((seats, text))
        return shown, percent

    monkeypatch.setattr(renderers.canvas, "squeezed", noting)
    words = words_for(language, f"games.{game.key.replace('-', '_')}")
    for seats in {min(game.seats), max(game.seats)}:
        tables, _ = played(game, seats, LUCK)
        for table in (tables[int(len(tables) * share)] for share in MOMENTS):
            for seat in (None, table.waiting[0].seat):
                picture(game.look(table, seat), words, NAMES)
    assert not cut
