"""The end of a cup to share: read on a phone in both languages, and said as it is drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games.package import AnyGame
from renderers.cup import CupLine, figure_told
from renderers.cup_poster import (
    MOST_OTHERS,
    MOST_WINNERS,
    WIDTH,
    BestGame,
    CupPoster,
    cup_poster_picture,
    tell_cup_poster,
)
from renderers.encoding import LARGEST
from renderers.pictures import pictures_of
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES
from tests.renderers.test_standing import PEOPLE, written

__all__ = ["written"]

SMALLEST = 30
"""Pixels of a letter: ten where the picture is shown a third as wide."""


def ended(winners: int, others: int, *, best: bool = True, name: str = "Friday night") -> CupPoster:
    lines = [CupLine(1, 11.5, 30, 4)] * winners
    lines += [CupLine(winners + n + 1, 9.3333 - n, 20, 3 - n) for n in range(others)]
    score = BestGame("24.5", 3) if best else None
    characters = tuple(4 - n for n in range(winners))
    return CupPoster(name, "The Princes of Florence", 64, 12, characters, tuple(lines), score)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", range(1, MOST_WINNERS + 1))
@pytest.mark.parametrize("others", [0, 1, MOST_OTHERS])
def test_a_poster_is_read_at_a_third_and_told(
    winners: int, others: int, language: str, written: list[tuple[str, int]]
) -> None:
    words = words_for(language, strict=True)
    shown = ended(winners, others, best=others > 0, name="W" * 60)
    people = PEOPLE[: len(shown.lines)] + PEOPLE[-1:] * (shown.best is not None)
    picture = cup_poster_picture(shown, people, words, pictures_of(GAMES[0]).setting)
    with Image.open(io.BytesIO(picture)) as opened:
        assert opened.width == WIDTH
    assert len(picture) <= LARGEST
    assert min(size for _, size in written) >= SMALLEST
    told = tell_cup_poster(shown, [who.name for who in people], words)
    assert len(told.alt) <= 1024
    assert shown.cup in told.text
    assert all(figure_told(line.points, words) in told.text for line in shown.lines)
    assert ("24.5" in told.text) == (others > 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_game_has_its_setting(game: AnyGame) -> None:
    words = words_for("en", game.home, strict=True)
    shown = ended(1, MOST_OTHERS)
    people = PEOPLE[: len(shown.lines) + 1]
    assert cup_poster_picture(shown, people, words, pictures_of(game).setting)
