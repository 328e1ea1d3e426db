"""Lessons: each can be followed to its end, in both languages, and whoever leaves it comes to an
end, too.
"""

import os
from dataclasses import dataclass

import pytest

from games import engine
from games.automa import stroll
from games.chance import Chance
from games.engine import Seat, Table
from games.lesson import LEARNER, MORE, OVER, Lesson, deal, lesson_of, reply
from games.moves import Action, Illegal
from games.package import AnyGame
from games.questions import notation_of
from renderers.words import LANGUAGES, words_for
from tests.each_game import each_game
from tests.library import GAMES

LEAST_STEPS, MOST_STEPS = 8, 14
LONGEST = 240
"""Characters of a text of a lesson."""
SEEDS = min(200, int(os.environ.get("PARLOUR_SEEDS", "2")))
MOST_PLIES = 5000


def lesson_at(game: AnyGame) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None, f"{game.key} has no lesson"
    return lesson


@dataclass
class Sitting:
    """Somebody who takes a lesson, and the others at the table."""

    game: AnyGame
    lesson: Lesson
    table: Table
    actions: list[tuple[Seat, Action]]

    @classmethod
    def of(cls, game: AnyGame) -> "Sitting":
        lesson = lesson_at(game)
        return cls(game, lesson, deal(game, lesson), [])

    def play(self, seat: Seat, action: Action) -> None:
        self.table = engine.play(self.table, seat, action).table
        self.actions.append((seat, action))

    def let_others_play(self) -> None:
        while (move := reply(self.game, self.lesson, self.table, self.actions)) is not None:
            self.play(*move)


@each_game(having=lesson_of)
def test_a_lesson_can_be_followed_to_its_end(game: AnyGame) -> None:
    sitting = Sitting.of(game)
    sitting.let_others_play()
    for line in sitting.lesson.lines:
        if line.seat != LEARNER:
            continue
        decision = sitting.table.decision_of(LEARNER)
        assert decision is not None
        assert notation_of(decision.ask(sitting.table), line.action)
        sitting.play(LEARNER, line.action)
        sitting.let_others_play()
    done = len(sitting.lesson.lines)
    assert sitting.actions[:done] == [(line.seat, line.action) for line in sitting.lesson.lines]


@pytest.mark.parametrize("language", LANGUAGES)
@each_game(having=lesson_of)
def test_a_lesson_says_one_short_thing_before_each_step(game: AnyGame, language: str) -> None:
    lesson, words = lesson_at(game), words_for(language, game.home, strict=True)
    texts = [line.text for line in lesson.lines if line.text is not None]
    assert len(texts) == sum(line.seat == LEARNER for line in lesson.lines), "a silent step"
    assert LEAST_STEPS <= len(texts) == len(set(texts)) <= MOST_STEPS
    assert all(line.seat == LEARNER for line in lesson.lines if line.text is not None)
    for text in (*texts, OVER, MORE):
        assert words.knows(text.key)
        assert len(words.say(text, ())) <= LONGEST


@pytest.mark.parametrize("seed", range(SEEDS))
@each_game(having=lesson_of)
def test_whoever_plays_anything_in_a_lesson_comes_to_an_end(game: AnyGame, seed: int) -> None:
    sitting, luck = Sitting.of(game), Chance(seed)
    sitting.let_others_play()
    while not sitting.table.over:
        decision = sitting.table.decision_of(LEARNER)
        assert decision is not None, "nobody is to move"
        move = stroll(decision.ask(sitting.table), luck)
        assert isinstance(move, Action)
        try:
            sitting.play(LEARNER, move)
        except Illegal:
            continue
        sitting.let_others_play()
        assert len(sitting.actions) < MOST_PLIES


def test_the_others_leave_a_lesson_that_is_not_followed() -> None:
    for game in filter(lesson_of, GAMES):
        sitting = Sitting.of(game)
        sitting.let_others_play()
        done = len(sitting.actions)
        assert sitting.lesson.followed(sitting.actions) == done
        decision, luck = sitting.table.decision_of(LEARNER), Chance(0)
        assert decision is not None
        while True:
            move = stroll(decision.ask(sitting.table), luck)
            if isinstance(move, Action) and move != sitting.lesson.lines[done].action:
                break
        sitting.play(LEARNER, move)
        sitting.let_others_play()
        assert sitting.lesson.followed(sitting.actions) == done
        assert sitting.table.over or sitting.table.decision_of(LEARNER) is not None
