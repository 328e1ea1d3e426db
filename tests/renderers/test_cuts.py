"""No word is cut in pictures of people with short names, in either language: tables, hands, and
what menus show.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from PIL import Image

from bot.messages.choices import asked_at
from bot.operations.covers import played
from games.last_will import GAME as LAST_WILL
from games.last_will.catalogue import CARDS
from games.princes_of_florence import GAME as PRINCES
from games.text import Text
from renderers import lettering, painted, sprites
from renderers.scenes import Asked
from renderers.words import LANGUAGES, words_for
from tests.games.last_will.tables import ANN, player, turn
from tests.games.princes_of_florence import tables as princes
from tests.games.promises import questions
from tests.library import GAMES, menu_picture, picture, scenes
from tests.renderers.showing import unseen

NAMES = ("Ingrid", "Theo", "Clara", "Mateo", "Evangeline")
LUCK = 7
MOMENTS = (0.3, 0.8)
"""Of a game, by the number of its plies."""
PAGES = 3
"""Of a menu."""
CUTTING = lettering.fit


@pytest.fixture(scope="module", autouse=True)
def unpainted() -> Iterator[None]:
    """Assets are laid out as bare planes of their sizes: no word stands in one, and to open them
    all takes a third of the time. What is made of them is kept apart from what others look at.
    """

    def plane(
        package: str, name: str, w: int, h: int | None = None, part: painted.Area | None = None
    ) -> sprites.Sprite:
        if h is None:
            width, height = painted.opened_size(package, name)
            _, _, wide, high = part or (0, 0, 1, 1)
            h = round(w * height * high / (width * wide))
        return sprites.Sprite(Image.new("RGBA", (w, h), "white"))

    whole = painted.painted
    scenes()  # a module that is first imported meanwhile would keep the planes
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sprites, "_shelf", sprites._Shelf())
        for name, module in sys.modules.copy().items():
            if name.startswith("renderers") and getattr(module, "painted", None) is whole:
                patched.setattr(module, "painted", sprites.kept(plane))
        yield


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is cut from now on, wherever it is: a line that has too little room, and a word that is
    wider than the lines of its text.
    """
    found = set[str]()

    def noting(text: str, *room: Any) -> str:
        shown = CUTTING(text, *room)
        found.update([text] if shown != text else [])
        return shown

    for name, module in sys.modules.copy().items():
        if name.startswith("renderers") and getattr(module, "fit", None) is CUTTING:
            monkeypatch.setattr(module, "fit", noting)
    lettering.squeezed.cache_clear()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_word_is_cut(game: Any, language: str, cut: set[str]) -> None:
    words = words_for(language, "bot.messages", game.home)
    for seats in {min(game.rules.seats), max(game.rules.seats)}:
        tables, _ = played(game, seats, LUCK)
        for table in (tables[int(len(tables) * share)] for share in MOMENTS):
            decision = table.waiting[0]
            for seat in (None, decision.seat):
                picture(game.rules.look(table, seat), words, NAMES, encode=unseen)
            question = decision.ask(table)
            for path, _ in islice(questions(question), PAGES):
                view = game.rules.look(table, decision.seat)
                menu_picture(view, asked_at(question, path), words, NAMES, encode=unseen)
    assert not cut


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("held", [5, 9, 12])
def test_no_name_is_cut_in_a_large_hand_of_last_will(
    held: int, language: str, cut: set[str]
) -> None:
    words = words_for(language, "bot.messages", LAST_WILL.home)
    titles = {card.title: card.id for card in CARDS.values()}
    named = sorted(titles, key=lambda title: -len(words.say(Text("title-of", title=title), ())))
    hand = " ".join(titles[title] for title in named[:held])
    table = turn(player(money=99, hand=hand, actions=5), player())
    menu_picture(LAST_WILL.rules.look(table, ANN), Asked(), words, NAMES, encode=unseen)
    assert not cut


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut_of_a_work_that_a_building_would_help(language: str, cut: set[str]) -> None:
    held = princes.player(hand="bell_maker organist goldsmith painter", freedoms="travel")
    table = princes.actions(held, *(princes.player() for _ in range(4)))
    picture(
        PRINCES.rules.look(table, princes.ANN),
        words_for(language, PRINCES.home),
        NAMES,
        encode=unseen,
    )
    assert not cut
