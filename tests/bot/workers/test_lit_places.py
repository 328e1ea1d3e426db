"""The places that lessons and guides speak of: each is in its picture, and is lit there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.workers.guide_pictures import illustration, lesson_step
from bot.workers.picture_worker import Subject, closeup, painted
from games import engine
from games.guide import guide_of
from games.lesson import LEARNER, deal, lesson_of
from games.package import AnyGame
from renderers.canvas import Canvas
from renderers.words import words_for
from tests.library import GAMES, scenes

NAMES = ("Ann", "Cog", "Rivet")
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def steps(game: AnyGame) -> Iterator[Subject]:
    """What the learner sees at each step."""
    lesson = lesson_of(game)
    assert lesson is not None
    table = deal(game, lesson)
    for line in lesson.lines:
        if line.seat == LEARNER:
            yield lesson_step(game, table, line, "en", NAMES[: lesson.seats])
        table = engine.play(table, line.seat, line.action).table


def chapters(game: AnyGame) -> Iterator[Subject]:
    """What a reader sees beside each chapter."""
    guide = guide_of(game)
    assert guide is not None
    for chapter in guide.chapters:
        subject = illustration(game, chapter, "en")
        assert subject is not None
        yield subject


def drawn(subject: Subject) -> Canvas:
    view = (
        closeup(subject) if subject.close else subject.game.rules.look(subject.table, subject.seat)
    )
    scene = next(scene for scene in scenes() if scene.view is type(view))
    words = words_for("en", "bot.messages", subject.game.home)
    if subject.asked is not None and scene.strip is not None:
        return scene.strip(view, subject.asked, words, subject.names)
    return scene.draw(view, words, subject.names)


@EVERY
def test_all_that_a_lesson_or_a_guide_speaks_of_is_in_the_picture(game: AnyGame) -> None:
    for subject in (*steps(game), *chapters(game)):
        assert subject.lit, "a step or a chapter without lit"
        canvas = drawn(subject)
        for name in subject.lit:
            assert name in canvas.places, f"the picture notes no place {name}"
            spot = canvas.places[name]
            assert spot.w > 0
            assert spot.h > 0
            assert canvas.box.joined(spot) == canvas.box, f"{name} is outside of the picture"


def test_a_place_is_lit_and_an_unknown_name_changes_nothing() -> None:
    subject = replace(next(steps(GAMES[0])), lit=())
    plain = painted(subject).still
    assert painted(replace(subject, lit=("bank",))).still != plain
    assert painted(replace(subject, lit=("nowhere",))).still == plain
