"""The standings of a season: read on a phone in both languages, and said as they are drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from renderers.cup import CupLine
from renderers.encoding import LARGEST
from renderers.leaderboard import WIDE
from renderers.lettering import READ
from renderers.pieces.portraits import Likeness
from renderers.season import (
    MOST_DIVISIONS,
    DivisionBoard,
    SeasonBoard,
    season_picture,
    tell_season,
)
from renderers.words import LANGUAGES, words_for
from tests.renderers.test_standing import LONG, PEOPLE, written

__all__ = ["written"]

CROWD = PEOPLE * 3


def board(divisions: int, people: int) -> SeasonBoard:
    lines = tuple(CupLine(n + 1, 14 - 1.3333 * n, 20, 7 - n, n == 3) for n in range(people))
    boards = (
        DivisionBoard(lines, 2 if n else 0, 2 if n < divisions - 1 else 0) for n in range(divisions)
    )
    return SeasonBoard("The Princes of Florence", 12, 7, 8, tuple(boards))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("divisions", "people"), [(1, 4), (2, 5), (3, 8), (8, 8)])
def test_divisions_are_read_at_a_third_and_told(
    divisions: int, people: int, language: str, written: list[tuple[str, int]]
) -> None:
    words, shown = words_for(language, strict=True), board(divisions, people)
    here = list(CROWD[: divisions * people])
    picture = season_picture(shown, here, words)
    with Image.open(io.BytesIO(picture)) as opened:
        assert opened.width == WIDE
    assert len(picture) <= LARGEST
    assert min(size for _, size in written) >= READ
    said = [text for text, _ in written]
    drawn = min(divisions, MOST_DIVISIONS)
    assert [words("season-division", n=n + 1) in said for n in range(divisions)] == [
        n < drawn for n in range(divisions)
    ]
    left_out = (divisions - drawn) * people
    assert (words("standing-more", n=left_out) in said) == (left_out > 0)
    told = tell_season(shown, [who.name for who in here], words)
    assert len(told.alt) <= 1024
    assert words("season-division", n=divisions) in told.alt
    assert len(told.text.splitlines()) == 1 + divisions * (1 + people)


@pytest.mark.parametrize(
    ("divisions", "whole"), [(1, [True]), (2, [False] * 2), (3, [False] * 2 + [True])]
)
def test_a_division_alone_in_its_row_has_the_whole_width(
    divisions: int, whole: list[bool], written: list[tuple[str, int]]
) -> None:
    people = [Likeness(LONG)] * divisions
    season_picture(board(divisions, 1), people, words_for("en", strict=True))
    names = [text for text, _ in written if text.startswith(LONG[:9])]
    assert [name == LONG for name in names] == whole
