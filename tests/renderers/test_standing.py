"""Leaderboards and profiles: read on a phone in both languages, and said as they are drawn."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from renderers.canvas import Canvas
from renderers.encoding import LARGEST
from renderers.leaderboard import (
    MOST_SHOWN,
    WIDE,
    Leaderboard,
    Ranked,
    leaderboard_picture,
    tell_leaderboard,
)
from renderers.lettering import READ
from renderers.pieces.portraits import Likeness
from renderers.profile import (
    GAMES_SHOWN,
    MET_SHOWN,
    GamesPlayed,
    Meeting,
    Profile,
    profile_picture,
    tell_profile,
)
from renderers.words import LANGUAGES, words_for
from tests.renderers.test_legibility import read_all
from tests.renderers.test_outcome import NAMES, friend

HIGHEST = 1500
LONG = "Maximiliana Константинопольская-Б"
CROWD = 25
PEOPLE = tuple(
    Likeness(name, friend() if number % 3 == 0 else b"")
    for number, name in enumerate([*NAMES, "אברהם בן יצחק", "عبد الله", "🦊", "", *[LONG] * CROWD])
)
FULL = Profile(
    GamesPlayed("", 1042, 2, 7, 126, 48),
    45,
    tuple(1000 + 13 * (step % 7) + step for step in range(31)),
    3,
    7,
    "24.5",
    "The Princes of Florence",
    True,
    tuple(
        GamesPlayed("The Princes of Florence", 1042 - n if n else None, n or None, 7, 40, 9, "−£30")
        for n in range(GAMES_SHOWN)
    ),
    tuple(Meeting(12, n, 105) for n in range(MET_SHOWN)),
)
ALONE = Profile(
    GamesPlayed("", None, None, 0, 1, 0),
    0,
    (),
    0,
    0,
    "",
    "",
    False,
    (GamesPlayed("", None, None, 0, 1, 0),),
    (),
)


def board(people: int, own: int) -> Leaderboard:
    lines = tuple(
        Ranked(n + 1, 1200 - n, 30 * n, 9 * n, n == own)
        if n < people - 1
        else Ranked(None, None, 1, 1, n == own)
        for n in range(people)
    )
    return Leaderboard("", lines, people)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, int]]]:
    """What is set from now on, with its size; and what is faint fails."""
    found: list[tuple[str, int]] = []
    text = Canvas.text

    def noted(
        canvas: Canvas, at: Any, said: str, face: Any, size: int, *more: Any, **by: Any
    ) -> Any:
        found.append((said, size))
        return text(canvas, at, said, face, size, *more, **by)

    monkeypatch.setattr(Canvas, "text", noted)
    faint = read_all(monkeypatch)
    yield found
    assert not faint


def readable(png: bytes, written: list[tuple[str, int]]) -> None:
    """Hold what is true of both pictures."""
    picture = Image.open(io.BytesIO(png))
    assert len(png) <= LARGEST
    assert picture.width == WIDE
    assert picture.height <= HIGHEST
    assert min(size for _, size in written) >= READ


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 3, 10, CROWD])
def test_a_leaderboard_is_read_at_a_third_and_told(
    people: int, language: str, written: list[tuple[str, int]]
) -> None:
    words, shown = words_for(language, strict=True), board(people, people - 1)
    readable(leaderboard_picture(shown, PEOPLE[:people], words), written)
    names = [who.name for who in PEOPLE[:people]]
    told = tell_leaderboard(shown, names, words)
    assert len(told.alt) <= 1024
    assert told.alt.startswith(words("standing-board"))
    assert len(told.text.splitlines()) == people + 1
    for line in shown.lines[: MOST_SHOWN - 1]:
        assert str(line.rating) in told.text or line.rating is None
        assert str(line.rating) in [text for text, _ in written] or line.rating is None
    left_out = words("standing-more", n=people - MOST_SHOWN - 1)
    assert (left_out in [text for text, _ in written]) is (people > MOST_SHOWN + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", [FULL, ALONE], ids=["full", "alone"])
def test_a_profile_is_read_at_a_third_and_told(
    profile: Profile, language: str, written: list[tuple[str, int]]
) -> None:
    words = words_for(language, strict=True)
    people = PEOPLE[2 : 3 + len(profile.met)]
    readable(profile_picture(profile, people, words), written)
    told = tell_profile(profile, [who.name for who in people], words)
    assert len(told.alt) <= 1024
    assert not told.alt.endswith("…")
    drawn = {text for text, _ in written}
    for rating in profile.ratings:
        assert str(rating) in told.text
    for game in profile.games:
        for figure in (str(game.played), game.best, str(game.rating or "")):
            assert figure in told.text
            assert not figure or figure in drawn
    for met in profile.met:
        assert f"{met.ahead} – {met.level} – {met.behind}" in drawn


def test_whose_results_hold_no_name_is_drawn_without_one(written: list[tuple[str, int]]) -> None:
    words = words_for("en", strict=True)
    leaderboard_picture(board(1, 5), [Likeness("")], words)
    assert words("standing-nameless") in [text for text, _ in written]
