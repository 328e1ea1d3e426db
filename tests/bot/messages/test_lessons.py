"""What a learner reads and presses, at every step of every lesson, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import discord
import pytest

from bot.hosting.host import Position
from bot.hosting.lessons import OTHERS, Progress
from bot.messages.button_actions import LessonStep, MenuAction, TableAction, Take
from bot.messages.choices import trail
from bot.messages.components import LONGEST_BUTTON, MOST_IN_A_ROW, MOST_ROWS, Post, Row, button
from bot.messages.compose import Player
from bot.messages.custom_ids import (
    LearnButton,
    LessonButton,
    MenuPress,
    MuteButton,
    TableButton,
    decode,
    encode,
)
from bot.messages.labels import Voices
from bot.messages.language import words_of
from bot.messages.lessons import lesson_post, rows_of
from bot.messages.menus import MenuPlace, menu
from bot.messages.turns import open_question
from bot.store import Person, SeatRow, Status, TableId, TableRow, UserId
from games import engine
from games.engine import Seat, Table
from games.lesson import LEARNER, Lesson, deal, lesson_of, reply
from games.moves import Action
from games.package import AnyGame
from games.placements import Placement
from games.questions import Pick, PickSome, Question
from games.text import Text
from renderers.words import LANGUAGES
from tests.library import GAMES

ANN = Person(UserId(1), "Ann", "en-US")
NUMBER = 10**18 - 1
"""Of a table, the longest that custom ids hold."""


@dataclass(frozen=True)
class Step:
    """What a learner has before them."""

    position: Position
    progress: Progress

    def __str__(self) -> str:
        return f"{self.position.game.key}-{self.progress.followed}"

    def post(self, language: str) -> Post:
        words = words_of(language, self.position.game)
        return lesson_post(self.position, self.progress, (), Player(words, LEARNER))

    def rows(self, language: str) -> Sequence[Row]:
        return self.post(language).rows

    def labels(self, language: str) -> list[str]:
        """Of the buttons."""
        return [one.label or "" for one in pressable(self.rows(language))]


@cache
def steps() -> tuple[Step, ...]:
    """Every step of every lesson, and every end."""
    return tuple(step for game in GAMES for step in _steps(game))


def _steps(game: AnyGame) -> Iterator[Step]:
    lesson = lesson_of(game)
    if lesson is None:  # as `tests/games/test_extras.py` says
        return
    table, played = deal(game, lesson), list[tuple[Seat, Action]]()
    for number, line in enumerate(lesson.lines):
        if line.seat == LEARNER:
            yield Step(at(game, lesson, table, number), Progress(lesson, number, None))
        table = engine.play(table, line.seat, line.action).table
        played.append((line.seat, line.action))
    while (move := reply(game, lesson, table, played)) is not None:
        table = engine.play(table, *move).table
        played.append(move)
    done = Progress(lesson, len(lesson.lines), None)
    yield Step(at(game, lesson, table, len(played)), done)


def at(game: AnyGame, lesson: Lesson, table: Table, ply: int) -> Position:
    names = [ANN.name, *OTHERS[: lesson.seats - 1]]
    row = TableRow(
        id=TableId(NUMBER),
        game=game.key,
        edition=game.rules.edition,
        seed=lesson.seed,
        chosen=game.rules.chosen(lesson.options.items()),
        size=lesson.seats,
        language="en",
        guild=None,
        channel=0,
        opener=ANN.id,
        opened_at=0,
        status=Status.FINISHED if table.over else Status.RUNNING,
        ply=ply,
        notice=None,
        thread=None,
        message=None,
        shown=None,
        called=frozenset(),
        lesson=True,
        seats=tuple(
            SeatRow(seat=Seat(n), user=None if n else ANN.id, name=name, locale="en-US")
            for n, name in enumerate(names)
        ),
    )
    return Position(row, game, table)


def pressable(rows: Sequence[Row]) -> list[discord.ui.Button[discord.ui.View]]:
    return [item for row in rows for item in row if isinstance(item, discord.ui.Button)]


def ids(rows: Sequence[Row]) -> list[str]:
    return [one.custom_id or "" for one in pressable(rows)]


EVERY_STEP = pytest.mark.parametrize("step", steps(), ids=str)


@EVERY_STEP
def test_what_the_lesson_proposes_and_the_start_are_always_to_be_pressed(step: Step) -> None:
    row = step.position.row
    wanted = {encode(LearnButton(Take.ANEW, row.game))}
    if step.progress.complete:
        wanted.add(encode(LearnButton(Take.REAL, row.game)))
    else:
        wanted.add(encode(LessonButton(LessonStep.MOVE, row.id, row.ply)))
    for language in LANGUAGES:
        rows = step.rows(language)
        assert wanted <= set(ids(rows))
        assert len(rows) <= MOST_ROWS
        assert all(sum(item.width for item in row) <= MOST_IN_A_ROW for row in rows)


@EVERY_STEP
def test_what_the_lesson_proposes_is_said_in_full_words(step: Step) -> None:
    if step.progress.complete:
        return
    for language in LANGUAGES:
        proposal, *others = step.labels(language)
        assert proposal.startswith(words_of(language)("learn-do", move="").rstrip())
        assert len(proposal) <= LONGEST_BUTTON
        assert "…" not in proposal
        assert proposal not in others


def told_by_menus(question: Question, action: Action, language: str, game: AnyGame) -> list[str]:
    """What one presses for a move, as the menus have it, each with what was pressed before."""
    words, found = words_of(language, game), list[str]()

    def say(text: Text) -> str:
        return words.say(text, OTHERS)

    def brief(text: Text) -> str:
        return words.say(text, OTHERS, brief=True)

    def look(place: MenuPlace, before: tuple[str, ...], depth: int) -> None:
        for row in menu(place, question, Voices(say, brief, say, brief), words).rows:
            for path, label in leading_on(row, place):
                here, told = trail(question, path).here, (*before, label.removesuffix("…"))
                if here == action:
                    found.append(" › ".join(told))
                elif (
                    depth and isinstance(here, Pick | PickSome) and not isinstance(here, Placement)
                ):
                    look(replace(place, path=path), told, depth - 1)

    look(MenuPlace(1, 0), (), 3)
    return found


def leading_on(row: Row, place: MenuPlace) -> Iterator[tuple[tuple[str, ...], str]]:
    """Where the parts of a row lead, and what they are called."""
    for item in row:
        if isinstance(item, discord.ui.Select) and item.min_values == 1:
            yield from ((place.picking([one.value]).path, one.label) for one in item.options)
        elif isinstance(item, discord.ui.Button):
            pressed = decode(item.custom_id or "")
            if isinstance(pressed, MenuPress) and pressed.action is MenuAction.ASK:
                yield pressed.path, item.label or ""


@EVERY_STEP
def test_the_proposed_move_is_called_by_the_labels_that_one_would_press(step: Step) -> None:
    """In Splendor Duel, where a page is laid out otherwise than the notation."""
    position, line = step.position, step.progress.line
    if line is None or position.game.key not in {"splendor-duel", "high-society"}:
        return
    asking = open_question(position, LEARNER)
    assert asking is not None
    for language in LANGUAGES:
        proposal = step.labels(language)[0].removeprefix(words_of(language)("learn-do", move=""))
        assert proposal in told_by_menus(asking.question, line.action, language, position.game)


@EVERY_STEP
def test_the_proposed_move_stands_in_the_menu_only_once(step: Step) -> None:
    position, line = step.position, step.progress.line
    if line is None:
        return
    asking = open_question(position, LEARNER)
    assert asking is not None
    shown = [decode(one) for one in ids(step.rows("en"))]
    lead_to = [trail(asking.question, one.path).here for one in shown if type(one) is MenuPress]
    assert line.action not in lead_to
    for language in LANGUAGES:
        proposal, *others = step.labels(language)
        assert proposal.removeprefix(words_of(language)("learn-do", move="")) not in others


@EVERY_STEP
def test_the_rules_are_beside_every_step_and_end(step: Step) -> None:
    rules = encode(TableButton(TableAction.RULES, step.position.row.id))
    assert rules in ids(step.rows("en"))


@EVERY_STEP
def test_only_the_first_step_says_that_the_computer_plays(step: Step) -> None:
    first = step.progress.followed == 0
    others = step.position.row.names[1:]
    for language, computer in {"en": "computer player", "ru": "бот"}.items():
        content = step.post(language).content
        against = [line for line in content.splitlines() if line.startswith("• ")]
        assert [all(f"**{name}**" in line for name in others) for line in against] == [True] * first
        assert all(computer in line for line in against)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_two_moves_are_never_proposed_in_the_same_words(game: AnyGame, language: str) -> None:
    proposed = dict[str, Action]()
    for step in steps():
        line = step.progress.line
        if step.position.game is game and line is not None:
            label = step.labels(language)[0]
            assert proposed.setdefault(label, line.action) == line.action


def row_of(number: int, width: int = MOST_IN_A_ROW) -> Row:
    return [button(f"{number}-{place}", MuteButton()) for place in range(width)]


PROPOSED: Row = [button("proposed", MuteButton())]
ANEW: Row = [button("anew", MuteButton())]


@pytest.mark.parametrize("first", [[], PROPOSED], ids=["alone", "proposed"])
@pytest.mark.parametrize("width", [1, MOST_IN_A_ROW - 1, MOST_IN_A_ROW])
@pytest.mark.parametrize("height", range(MOST_ROWS + 1))
def test_the_last_rows_of_a_menu_give_way_to_the_lesson(
    height: int, width: int, first: Row
) -> None:
    menu = [row_of(number, width) for number in range(height)]
    rows = rows_of(first, menu, ANEW)
    assert len(rows) <= MOST_ROWS
    assert all(len(row) <= MOST_IN_A_ROW for row in rows)
    shown = [one.label for one in pressable(rows)]
    of_the_lesson = [one.label for one in (*pressable([first]), *pressable([ANEW]))]
    assert [label for label in shown if label in of_the_lesson] == of_the_lesson
    kept = [label for label in shown if label not in of_the_lesson]
    assert kept == [one.label for one in pressable(menu)][: len(kept)]
    if height + 2 <= MOST_ROWS or width < MOST_IN_A_ROW:
        assert len(kept) == height * width
