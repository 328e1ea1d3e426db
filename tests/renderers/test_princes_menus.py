"""Names in menus of The Princes of Florence: none is missing, and none is set in narrow letters."""

from __future__ import annotations

import pytest

from bot.messages.choices import asked_at
from games.princes_of_florence import GAME
from games.princes_of_florence.catalogue import BUILDINGS, PROFESSIONS
from renderers.lettering import Face, width
from renderers.scenes import Asked
from renderers.words import LANGUAGES, words_for
from tests.games.princes_of_florence.tables import ANN, actions, player
from tests.library import menu_picture
from tests.renderers.princes_positions import NAMES
from tests.renderers.showing import Written, unseen, watch_what_is_written

LONGEST = "Колокольных дел мастер"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("many", [6, 7, 10, 11, 18])
def test_every_profession_of_a_list_has_its_name(
    many: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = set[str]()
    watch_what_is_written(monkeypatch, lambda met: written.add(met.text))
    words = words_for(language, "bot.messages", GAME.home)
    offered = tuple(PROFESSIONS)[:many]
    view = GAME.rules.look(actions(player(), player()), ANN)
    menu_picture(view, Asked((), offered), words, NAMES, encode=unseen)
    assert {words("profession", id=key) for key in offered} <= written


@pytest.mark.parametrize("hand", ["bell_maker", "bell_maker lawyer philosopher"])
def test_the_longest_name_of_a_work_is_set_as_wide_as_others(
    hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares: list[float] = []

    def measure(met: Written) -> None:
        size, (left, _, right, _) = met.ink.size, met.box
        if met.text == LONGEST and size <= 30:
            shares.append((right - left) / width(LONGEST, Face.SANS, size))

    watch_what_is_written(monkeypatch, measure)
    table = actions(player(hand=hand, tiles="forest"), *(player() for _ in range(2)))
    asked = Asked((), tuple(BUILDINGS))
    menu_picture(
        GAME.rules.look(table, ANN), asked, words_for("ru", GAME.home), NAMES, encode=unseen
    )
    assert shares
    assert min(shares) > 0.8


def test_while_a_tile_is_laid_florins_and_prestige_stand_before_and_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = list[str]()
    watch_what_is_written(monkeypatch, lambda met: written.append(met.text))
    table = actions(player(money=1300, points=8), player())
    view, question = GAME.rules.look(table, ANN), table.waiting[0].ask(table)
    asked = asked_at(question, ("build", "opera"))
    menu_picture(view, asked, words_for("en", "bot.messages", GAME.home), NAMES, encode=unseen)
    assert [text for text in written if text in {"1,300", "600", "8", "11"}][:4] == [
        *("1,300", "600"),
        *("8", "11"),
    ]
