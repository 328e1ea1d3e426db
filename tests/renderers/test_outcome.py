"""The end of every game with its chart, and the square to share: in both languages, with portraits
and without.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.messages.outcomes import outcome
from games.history import history
from games.package import AnyGame
from renderers.encoding import LARGEST
from renderers.geometry import Point
from renderers.outcome import SQUARE, Outcome
from renderers.pieces.chart import (
    MARKED,
    MOST_ROUNDS,
    Story,
    level_together,
    levels_beyond,
    numbered,
    stepped,
)
from renderers.pieces.portraits import SIDE, Likeness, showing
from renderers.scenes import Scene
from renderers.words import LANGUAGES, words_for
from tests.games.playing import finished
from tests.library import GAMES, describe, picture, scenes, square_picture
from tests.renderers.showing import exact
from tests.renderers.test_legibility import read_all

NAMES = ("Ingrid Ashdown", "Тео", "Maximiliana von Hohenfels-Brandt", "Mateo R.", "李")


def friend() -> bytes:
    """A picture somebody might have at Discord: of more colours than any palette."""
    ramp = Image.linear_gradient("L").resize((96, 96))
    whole = Image.merge("RGB", (ramp, ramp.rotate(90), ramp.rotate(180)))
    out = io.BytesIO()
    whole.save(out, "WEBP")
    return out.getvalue()


POSTER = (1200, 1500)
MAGENTA, NEAR = (255, 0, 255), 30
LEAST_OF_A_HEAD = 300
"""Dots of a poster 120 wide, far more than are shown below it."""

PEOPLE = (
    Likeness(NAMES[0], friend()),
    Likeness(NAMES[1]),
    Likeness(NAMES[2], automa=True),
    Likeness(NAMES[3], b"no picture at all"),
    Likeness(NAMES[4]),
)


def scene_of(game: AnyGame) -> Scene[Any]:
    """How the views of a game are drawn."""
    first, _ = finished(game, max(game.rules.seats))
    view = game.rules.look(first, None)
    return next(scene for scene in scenes() if isinstance(view, scene.view))


@cache
def course(game: AnyGame, language: str) -> Outcome:
    """How a game of as many players as it takes went."""
    first, turns = finished(game, max(game.rules.seats))
    found = history(game, first, turns)
    assert found is not None
    assert found.best is not None
    words = words_for(language, "bot.messages", game.home)
    return outcome(game, turns[-1].after, found, NAMES, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_end_and_its_square_can_be_read_and_sent(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faint = read_all(monkeypatch)
    words, seats = words_for(language, "bot.messages", game.home), max(game.rules.seats)
    _, turns = finished(game, seats)
    view, names = game.rules.look(turns[-1].after, None), NAMES[:seats]
    known = course(game, language)
    with showing(PEOPLE[:seats]):
        end = picture(view, words, names, known)
        square = square_picture(view, words, names, known)
    assert len(end) <= LARGEST
    assert len(square) <= LARGEST
    plain = Image.open(io.BytesIO(picture(view, words, names, encode=exact)))
    shown = Image.open(io.BytesIO(end))
    assert shown.width == plain.width
    assert shown.height > plain.height
    shape = POSTER if scene_of(game).poster else (SQUARE, SQUARE)
    assert Image.open(io.BytesIO(square)).size == shape
    assert not faint


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_poster_shows_whoever_has_won_by_their_own_picture(game: AnyGame) -> None:
    file = io.BytesIO()
    Image.new("RGB", (SIDE, SIDE), MAGENTA).save(file, "PNG")
    words, seats = words_for("en", "bot.messages", game.home), max(game.rules.seats)
    _, turns = finished(game, seats)
    view = game.rules.look(turns[-1].after, None)
    won = {one.seat for one in game.rules.standings(turns[-1].after) if one.place == 1}
    people = [Likeness(name, file.getvalue() if n in won else b"") for n, name in enumerate(NAMES)]
    with showing(people[:seats]):
        poster = square_picture(view, words, NAMES[:seats], course(game, "en"))
    seen = Image.open(io.BytesIO(poster)).convert("RGB").resize((120, 150))
    apart = ImageChops.difference(seen, Image.new("RGB", seen.size, MAGENTA)).convert("L")
    alike = sum(apart.histogram()[:NEAR])
    assert alike > LEAST_OF_A_HEAD


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_chart_is_told_in_words(game: AnyGame) -> None:
    words, seats = words_for("en", "bot.messages", game.home), max(game.rules.seats)
    _, turns = finished(game, seats)
    view, known = game.rules.look(turns[-1].after, None), course(game, "en")
    assert known.best is not None
    told = describe(view, words, NAMES[:seats], known)
    assert f"{words('chart-title')}:" in told.text.splitlines()
    assert known.best.told in told.alt
    assert len(told.alt) <= 1024
    assert "?." not in told.alt


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_best_move_is_shown_with_the_card_that_it_was_about(game: AnyGame) -> None:
    words, seats = words_for("en", "bot.messages", game.home), max(game.rules.seats)
    _, turns = finished(game, seats)
    view, names, known = game.rules.look(turns[-1].after, None), NAMES[:seats], course(game, "en")
    assert known.best is not None
    bare = replace(known, best=replace(known.best, card=""))
    drawing: list[Callable[..., bytes]] = [picture]
    if scene_of(game).poster is None:  # which tells of the winner alone
        drawing.append(square_picture)
    for draw in drawing:
        drawn = [draw(view, words, names, each, encode=exact) for each in (known, bare)]
        assert drawn[0] != drawn[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_that_the_news_name_can_be_drawn(game: AnyGame) -> None:
    words = words_for("en", "bot.messages", game.home)
    _, turns = finished(game, max(game.rules.seats))
    view = game.rules.look(turns[-1].after, None)
    (scene,) = (scene for scene in scenes() if isinstance(view, scene.view))
    assert scene.large is not None
    for key in set(scene.named().values()):
        assert scene.large(view, key, words) is not None


def test_level_lines_that_lie_upon_each_other_are_known() -> None:
    scores = ((4, 5, 1), (7, 5, 2), (4, 4, 3))
    short = [[Point(n, y) for n, y in enumerate(line)] for line in scores]
    assert level_together(short) == []  # straight from round to round: none lies upon another
    apart = [[Point(3 + n, 10 + seat) for n in range(MARKED)] for seat in range(3)]
    long = [[*line, *rest] for line, rest in zip(short, apart, strict=True)]
    assert level_together(long) == [
        (Point(0, 4), Point(1, 4), [0, 2]),
        (Point(1, 5), Point(2, 5), [0, 1]),
    ]


def test_whoever_is_out_is_crossed_out_in_the_chart() -> None:
    game = next(game for game in GAMES if game.key == "high-society")
    words, seats = words_for("en", "bot.messages", game.home), max(game.rules.seats)
    _, turns = finished(game, seats)
    view, known = game.rules.look(turns[-1].after, None), course(game, "en")
    assert game.rules.scores is not None
    assert set(known.out) == set(game.rules.scores(turns[-1].after).out) != set()
    alike = replace(known, out=())
    drawn = [picture(view, words, NAMES[:seats], each, encode=exact) for each in (known, alike)]
    assert drawn[0] != drawn[1]


def test_of_many_rounds_a_line_is_level_until_its_score_changes() -> None:
    corners = stepped([Point(0, 9), Point(1, 9), Point(2, 4)])
    assert corners == [Point(0, 9), Point(1, 9), Point(1, 9), Point(2, 9), Point(2, 4)]


def test_a_scale_that_is_wide_near_nothing_keeps_the_order_of_scores() -> None:
    even, wide = Story(frozenset()), Story(frozenset(), fine=10)
    assert [even.scaled(score) for score in (-10, 0, 70)] == [-10, 0, 70]
    places = [wide.scaled(score) for score in range(-40, 90)]
    assert places == sorted(set(places))
    assert wide.scaled(-7) == -wide.scaled(7)
    assert wide.scaled(10) - wide.scaled(0) > wide.scaled(30) - wide.scaled(20)
    assert levels_beyond(-10, 74, 10) == [-10, 0, 10, 20, 50]
    assert levels_beyond(0, 9, 10) == [0]


def test_a_picture_shows_portraits_only_of_those_it_is_told_of() -> None:
    game = GAMES[0]
    words = words_for("en", "bot.messages", game.home)
    _, turns = finished(game, 2)
    view, names = game.rules.look(turns[0].after, None), NAMES[:2]
    plain = picture(view, words, names, encode=exact)
    with showing(PEOPLE[:2]):
        known = picture(view, words, names, encode=exact)
    assert plain == picture(view, words, names, encode=exact)
    assert plain != known


def test_a_game_of_no_rounds_numbers_none() -> None:
    assert numbered(0, MOST_ROUNDS) == []


@pytest.mark.parametrize("last", range(1, 80))
def test_a_chart_numbers_its_last_round_and_no_two_that_are_too_near(last: int) -> None:
    numbers = numbered(last, MOST_ROUNDS)
    assert numbers[-1] == last
    assert len(numbers) <= MOST_ROUNDS + 1
    gaps = [after - before for before, after in pairwise(numbers)]
    assert min(gaps, default=1) >= 0.8 * max(gaps[:1], default=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_chart_marks_the_score_that_ends_the_game_if_one_does(game: AnyGame) -> None:
    first, _ = finished(game, min(game.rules.seats))
    view = game.rules.look(first, None)
    scene = next(scene for scene in scenes() if scene.view is type(view))
    name = {"splendor": "goal", "splendor-duel": "points_goal"}.get(game.key)
    assert scene.goal(view) == (getattr(view, name) if name else None)
