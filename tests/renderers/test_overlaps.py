"""No text of a picture lies over another, in either language: tables, hands and ends."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.hosting.host import AnyGame
from bot.operations.covers import played
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES, picture
from tests.renderers.showing import Corners, unseen, watch_what_is_written

NAMES = ("Ingrid", "Theo", "Automa Clara", "Mateo", "Evangeline")
LUCK = 41
MOMENTS = (0, 0.1, 0.5, 1)
"""Of a game, by the number of its plies."""
SHARED = 3
"""So many pixels two texts may share: letters reach a little out of the room they take."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_text_lies_over_another(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, Corners]] = []
    watch_what_is_written(
        monkeypatch, lambda canvas, ink, box, fill: written.append((ink.text, box))
    )
    words, found = words_for(language, "bot.messages", game.home), set[str]()
    for seats in {min(game.rules.seats), max(game.rules.seats)}:
        tables, _ = played(game, seats, LUCK)
        for table in (tables[int((len(tables) - 1) * share)] for share in MOMENTS):
            for seat in (None, *(decision.seat for decision in table.waiting[:1])):
                written.clear()
                picture(game.rules.look(table, seat), words, NAMES[:seats], encode=unseen)
                assert written, "a picture on which no text was seen"
                found |= {
                    f"{one} / {other}"
                    for (one, here), (other, there) in combinations(written, 2)
                    if _shared(here, there) > SHARED
                }
    assert not found


def _shared(here: Corners, there: Corners) -> float:
    """How many pixels two boxes share, across or down, whichever is less."""
    across = min(here[2], there[2]) - max(here[0], there[0])
    down = min(here[3], there[3]) - max(here[1], there[1])
    return min(across, down)
