"""Headers say whole who is waited for, and for what."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.operations.covers import played
from renderers.canvas import Canvas
from renderers.geometry import Point
from renderers.last_will import headings as last_will
from renderers.princes_of_florence import headings as princes_of_florence
from renderers.words import words_for
from tests.library import GAMES, picture
from tests.renderers.showing import unseen

KINDS: dict[str, Callable[[Any], str]] = {
    "last-will": last_will.kind_of,
    "princes-of-florence": princes_of_florence.kind_of,
}
"""By which key the sentence on somebody who is waited for is found."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("key", KINDS)
def test_no_name_of_usual_length_is_cut_where_the_header_says_who_is_waited_for(
    key: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(one for one in GAMES if one.key == key)
    words, names = words_for(language, game.home), ("Ingrid",) * 5
    kinds = dict[str, Any]()
    for table in played(game, 5, luck=7)[0]:
        if len(table.waiting) == 1:
            view: Any = game.rules.look(table, None)
            kinds.setdefault(KINDS[key](view.waiting[0]), view)
    assert len(kinds) > 5
    written = list[str]()
    plain = Canvas.text

    def noting(self: Canvas, at: Point, text: str, *more: Any, **named: Any) -> float:
        written.append(text)
        return plain(self, at, text, *more, **named)

    monkeypatch.setattr(Canvas, "text", noting)
    for kind, view in kinds.items():
        del written[:]
        picture(view, words, names, encode=unseen)
        assert words(f"picture-owes-{kind}", name="Ingrid") in written, kind
