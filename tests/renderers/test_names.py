"""Whatever people are called, pictures of tables, hands and ends write their names in letters that
can be read, and within the picture.
"""

from __future__ import annotations

import pytest

from games.engine import Seat
from games.package import AnyGame
from renderers.lettering import lettered
from renderers.words import LANGUAGES, words_for
from tests.games.playing import finished
from tests.library import GAMES, picture
from tests.renderers.showing import Written, unseen, watch_what_is_written

NAMES = ("W" * 32, "李小龍漢字名前", "Ж" * 32, "محمد بن عبد الله", "😀" * 8)


@pytest.mark.parametrize("turned", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_names_are_written_in_letters_and_within_the_picture(
    game: AnyGame, language: str, turned: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    unreadable = set[str]()

    def read(met: Written) -> None:
        left, top, right, bottom = met.box
        w, h = met.room
        if lettered(met.text) != met.text or left < 0 or top < 0 or right > w or bottom > h:
            unreadable.add(met.text)

    watch_what_is_written(monkeypatch, read)
    words, names = (
        words_for(language, "bot.messages", game.home),
        NAMES[turned:] + NAMES[:turned],
    )
    for seats in {min(game.rules.seats), max(game.rules.seats)}:
        first, turns = finished(game, seats)
        middle = turns[len(turns) // 2].after
        for table in (first, middle, turns[-1].after):
            for seat in (None, Seat(0), Seat(seats - 1)):
                picture(game.rules.look(table, seat), words, names[:seats], encode=unseen)
    assert not unreadable
