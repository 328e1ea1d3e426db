"""Menus of The Princes of Florence that list many professions."""

from __future__ import annotations

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.catalogue import PROFESSIONS
from renderers.scenes import Asked
from renderers.words import LANGUAGES, words_for
from tests.games.princes_of_florence.tables import ANN, actions, player
from tests.library import menu_picture
from tests.renderers.princes_positions import NAMES
from tests.renderers.showing import watch_what_is_written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("many", [6, 7, 10, 11, 18])
def test_every_profession_of_a_list_has_its_name(
    many: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = set[str]()
    watch_what_is_written(monkeypatch, lambda _canvas, ink, _box, _fill: written.add(ink.text))
    words = words_for(language, "bot.messages", GAME.home)
    offered = tuple(PROFESSIONS)[:many]
    view = GAME.rules.look(actions(player(), player()), ANN)
    menu_picture(view, Asked((), offered), words, NAMES)
    assert {words("profession", id=key) for key in offered} <= written
