"""Whether all that the package brings can be played, read and drawn.

Whoever copies it changes only the name of the package. Run it in a checkout in which Parlour is
installed: `.venv/bin/pytest ../parlour-nim`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from parlour_nim import PACKAGE

from games import engine
from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Table
from games.guide import guide_of, position_of
from games.lesson import deal, lesson_of
from games.questions import Option, Pick, PickSome, Question
from games.text import Text
from renderers import describe, picture, register
from renderers.words import LANGUAGES, Words, words_for

GAME = PACKAGE.game
NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
SEEDS = 5
SLIPS = 25
"""In so many moves of a hundred anything is done, so that odd tables come up, too."""
EVERY = 5
"""Every so many moves all pictures are drawn."""

for scene in PACKAGE.scenes:
    register(scene)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """All words of a language; a sentence that is missing fails."""
    return words_for(request.param, GAME.package, strict=True)


def tables(seats: int, seed: int, wishes: dict[str, str]) -> Iterator[Table]:
    """The tables of a game that is played to its end, by habit if the game has one."""
    luck = Chance(seed)
    table = engine.begin(GAME.laid_out(seats, Chance(seed), wishes)).table
    yield table
    while not table.over:
        seat = table.waiting[0].seat
        table = engine.play(table, seat, choose_by_habit(GAME, table, seat, luck, SLIPS)).table
        yield table


def wishes() -> Iterator[dict[str, str]]:
    """Every option of the table, each by itself."""
    yield {}
    for choice in GAME.choices:
        yield from ({choice.key: option} for option in choice.options[1:])


def asked(question: Question) -> Iterator[Text]:
    """All that is said on one of the ways through a question."""
    yield question.prompt
    match question:
        case PickSome(things=things, hints=hints):
            yield from (*things.values(), *hints.values())
        case Pick(options=options):
            yield from (option.label for option in options)
            yield from (option.hint for option in options if option.hint is not None)
            yield from _further(options[-1])


def _further(option: Option) -> Iterator[Text]:
    if callable(option.then):
        yield from asked(option.then())


@pytest.mark.parametrize("wished", [*wishes()], ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_tables_are_kept_and_secrets_are_not_told(seats: int, wished: dict[str, str]) -> None:
    for seed in range(SEEDS):
        for table in tables(seats, seed, wished):
            assert GAME.codec.read_table(GAME.codec.write_table(table)) == table
            for me in (None, *range(seats)):
                dealt_anew = GAME.scramble(table, me, Chance(seed))
                assert GAME.look(dealt_anew, me) == GAME.look(table, me)


@pytest.mark.parametrize("wished", [*wishes()], ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_a_sentence_for_everything(
    words: Words, seats: int, wished: dict[str, str]
) -> None:
    for seed in range(SEEDS):
        for table in tables(seats, seed, wished):
            texts = [event.line for event in table.last]
            texts += [standing.score for standing in GAME.standings(table)]
            for decision in table.waiting:
                texts += [decision.waiting, *asked(decision.ask(table))]
            for text in texts:
                assert words.say(text, NAMES)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_view_is_drawn_and_told(words: Words, seats: int) -> None:
    for ply, table in enumerate(tables(seats, seats, {})):
        for me in (None, *range(seats)) if table.over or ply % EVERY == 0 else ():
            view = GAME.look(table, me)
            assert picture(view, words, NAMES[:seats]).startswith(b"\x89PNG")
            assert words("title") + "." in describe(view, words, NAMES[:seats]).alt


def test_what_the_game_is_called_and_made_of_is_said(words: Words) -> None:
    assert words("title")
    assert words("description")
    for choice in GAME.choices:
        for key in (choice.key, *(f"{choice.key}-{option}" for option in choice.options)):
            assert words(f"choice-{key}")
    for piece in GAME.pieces:
        assert words.say(piece.name, NAMES)
        assert words.say(piece.text, NAMES)


def test_the_rules_have_the_same_numbers_in_all_languages() -> None:
    found = [
        re.findall(r"^- \*\*([A-Z]{2}-X?\d+)\*\*", digest, re.MULTILINE)
        for digest in (files(GAME.package).joinpath(name).read_text("utf-8") for name in digests())
    ]
    assert found[0]
    assert all(numbers == found[0] for numbers in found)


def digests() -> list[str]:
    """The files with the rules."""
    return ["rules.md", *(f"rules.{language}.md" for language in LANGUAGES[1:])]


def test_a_lesson_can_be_followed(words: Words) -> None:
    """If there is one."""
    if (lesson := lesson_of(GAME)) is None:
        return
    table = deal(GAME, lesson)
    for line in lesson.lines:
        assert line.text is None or words.say(line.text, NAMES)
        table = engine.play(table, line.seat, line.action).table
    assert words("lesson-over")


def test_a_guide_speaks_of_its_positions(words: Words) -> None:
    """If there is one."""
    chapters: Any = () if (guide := guide_of(GAME)) is None else guide.chapters
    for chapter in chapters:
        for text in (chapter.title, *chapter.sentences):
            assert words.say(text, NAMES)
        waiting = position_of(GAME, chapter).waiting
        assert (type(waiting[0]).__name__ if waiting else "") == chapter.decision
