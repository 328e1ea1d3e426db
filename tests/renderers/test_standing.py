"""Leaderboards and profiles: read on a phone in both languages, and said as they are drawn."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from games.package import AnyGame
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
from renderers.lettering import READ, ink
from renderers.pieces import brass, ground
from renderers.pieces.portraits import Likeness
from renderers.profile import (
    FEWER_GAMES,
    FEWER_MET,
    GAMES_SHOWN,
    HONOURS_SHOWN,
    MET_SHOWN,
    Earned,
    GamesPlayed,
    Meeting,
    Profile,
    profile_picture,
    tell_profile,
)
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES
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
HONOURED = replace(
    FULL,
    honours=tuple(
        Earned(
            "high-society",
            "High Society",
            f"очков в {n} раза больше, чем у победителя, а денег меньше всех",
            (n * 7) % 5 + 8,
            "money" if n else None,
        )
        for n in range(HONOURS_SHOWN + 1)
    ),
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
@pytest.mark.parametrize("profile", [FULL, ALONE, HONOURED], ids=["full", "alone", "honoured"])
def test_a_profile_is_read_at_a_third_and_told(
    profile: Profile, language: str, written: list[tuple[str, int]]
) -> None:
    words = words_for(language, strict=True)
    people = PEOPLE[2 : 3 + len(profile.met)]
    marks = [None, brass.sign("crown", 90), None, None] if profile.honours else []
    readable(profile_picture(profile, people, words, marks), written)
    told = tell_profile(profile, [who.name for who in people], words)
    assert len(told.alt) <= 1024
    assert not told.alt.endswith("…")
    drawn = {text for text, _ in written}
    for rating in profile.ratings:
        assert str(rating) in told.text
    for game in profile.games:
        for figure in (str(game.played), game.best, str(game.rating or "")):
            assert figure in told.text
    shown = profile.games[: FEWER_GAMES if profile.honours else GAMES_SHOWN]
    assert {str(game.rating) for game in shown if game.rating} <= drawn
    for met in profile.met[: FEWER_MET if profile.honours else MET_SHOWN]:
        assert f"{met.ahead} – {met.level} – {met.behind}" in drawn
    for earned in profile.honours:
        assert f"{earned.honour} ×{earned.times}" in told.text
    for earned in profile.honours_shown():
        assert f"{earned.honour} ×{earned.times}" in told.alt
        assert f"×{earned.times}" in drawn


def test_the_honours_that_were_earned_most_often_are_drawn() -> None:
    shown = [earned.times for earned in HONOURED.honours_shown()]
    assert shown == sorted((earned.times for earned in HONOURED.honours), reverse=True)[:-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_honour_is_drawn_whole(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_in_ink = list[str]()

    def noted(text: str, *how: Any) -> Any:
        set_in_ink.append(text)
        return ink(text, *how)

    monkeypatch.setattr("renderers.canvas.ink", noted)  # what is too long has been cut by then
    monkeypatch.setattr("renderers.profile.HONOURS_SHOWN", len(game.rules.honours))
    words = words_for(language, game.home, strict=True)
    told = [words.say(honour.text, ()) for honour in game.rules.honours]
    earned = tuple(Earned(game.family, "", honour, 12, None) for honour in told)
    profile_picture(replace(ALONE, honours=earned), PEOPLE[:1], words, [None] * len(earned))
    drawn = " ".join(set_in_ink)
    assert [honour for honour in told if honour not in drawn] == []


def test_what_was_earned_in_cups_comes_first_with_the_medal_of_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cups = [Earned("splendor", "Splendor", f"place {n}", 1, None, n) for n in (1, 2)]
    profile = replace(ALONE, honours=(*HONOURED.honours, *reversed(cups)))
    assert list(profile.honours_shown()[:2]) == cups
    struck = list[int]()

    def medal(place: int, size: int) -> Any:
        struck.append(place)
        return ground.medal(place, size)

    monkeypatch.setattr("renderers.profile.ground", SimpleNamespace(medal=medal))
    marks = [None] * HONOURS_SHOWN
    profile_picture(profile, PEOPLE[:1], words_for("en", strict=True), marks)
    assert struck == [1, 2]


def test_the_score_in_the_middle_is_told_beside_the_best() -> None:
    profile = replace(ALONE, games=(replace(ALONE.games[0], best="21", typical="15"),))
    told = tell_profile(profile, ["Ann"], words_for("en", strict=True)).text
    assert "best score 21, typically 15" in told


def test_whose_results_hold_no_name_is_drawn_without_one(written: list[tuple[str, int]]) -> None:
    words = words_for("en", strict=True)
    leaderboard_picture(board(1, 5), [Likeness("")], words)
    assert words("standing-nameless") in [text for text, _ in written]
