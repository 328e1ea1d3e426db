"""Primers: how each game is played, in one picture that can be read on a phone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from games.package import AnyGame
from renderers.canvas import Canvas
from renderers.primers import LEAST, WIDTH, primer_picture, tell_primer
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES, primer_of
from tests.renderers.showing import watch_what_is_written

TALLEST = 1500


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_primer_is_legible_and_said_as_it_is_drawn(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_in: list[tuple[str, int]] = []
    text = Canvas.text

    def noted(
        canvas: Canvas, at: Any, said: str, face: Any, size: int, *rest: Any, **named: Any
    ) -> float:
        set_in.append((said, size))
        return text(canvas, at, said, face, size, *rest, **named)

    monkeypatch.setattr(Canvas, "text", noted)
    written = set[str]()
    watch_what_is_written(monkeypatch, lambda met: written.add(met.text))
    words, primer = words_for(language, game.home, strict=True), primer_of(game.key)
    assert primer is not None
    drawn = Image.open(io.BytesIO(primer_picture(primer, words, game.teaching.facts)))
    assert drawn.width == WIDTH
    assert drawn.height <= TALLEST
    assert min(size for _, size in set_in) >= LEAST
    assert not [text for text in written if text.endswith("…")]
    told = tell_primer(primer, words, game.teaching.facts)
    assert not told.alt.endswith("…"), "the alt text is cut"
    for _, part in primer.parts:
        for key in part:
            sentence = words(key, **game.teaching.facts)
            assert sentence in told.alt
            assert sentence in told.text
