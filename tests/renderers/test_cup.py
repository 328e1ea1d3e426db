"""The standings of a cup: read on a phone in both languages, and said as they are drawn."""

from __future__ import annotations

import pytest

from renderers.cup import MOST_SHOWN, CupBoard, CupLine, cup_picture, figure_told, tell_cup
from renderers.words import LANGUAGES, words_for
from tests.renderers.test_standing import PEOPLE, readable, written

__all__ = ["written"]


def board(people: int) -> CupBoard:
    lines = tuple(
        CupLine(n + 1, 44 - 2.3333 * n, 31.6667 - n, 11 - n, n == 1)
        for n in range(min(people, MOST_SHOWN))
    )
    return CupBoard("The Princes of Florence", 11, 12, lines, people)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 3, MOST_SHOWN, 64])
def test_a_cup_is_read_at_a_third_and_told(
    people: int, language: str, written: list[tuple[str, int]]
) -> None:
    words, shown = words_for(language, strict=True), board(people)
    here = PEOPLE[: len(shown.lines)]
    readable(cup_picture(shown, here, words), written)
    told = tell_cup(shown, [who.name for who in here], words)
    assert len(told.alt) <= 1024
    assert words("cup-board") in told.alt
    said = {text for text, _ in written}
    assert {figure_told(line.points, words) for line in shown.lines} <= said
    assert (words("standing-more", n=people - MOST_SHOWN) in said) == (people > MOST_SHOWN)


def test_nobody_has_a_place_before_the_first_game_is_counted(
    written: list[tuple[str, int]],
) -> None:
    words = words_for("en", strict=True)
    shown = CupBoard("Splendor", 1, 3, (CupLine(1, 0, 0, 0), CupLine(1, 0, 0, 0)), 2)
    cup_picture(shown, PEOPLE[:2], words)
    assert [text for text, _ in written].count(words("standing-none")) == len(shown.lines)


def test_whole_points_and_others_are_told_in_each_language() -> None:
    english, russian = (words_for(language, strict=True) for language in LANGUAGES)
    assert [figure_told(points, english) for points in (3, 2.5, 2.3333, 0)] == [
        "3",
        "2.5",
        "2.3",
        "0",
    ]
    assert figure_told(2.5, russian) == "2,5"
    assert (
        "2,5 очка"
        in tell_cup(CupBoard("x", 1, 1, (CupLine(1, 2.5, 0, 0),), 1), ["Ann"], russian).text
    )
