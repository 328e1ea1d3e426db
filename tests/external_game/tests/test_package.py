"""Whether all that the package brings can be played, read and drawn.

Whoever copies it changes only the name of the package. Run it in a checkout in which Parlour is
installed: `.venv/bin/pytest ../parlour-nim`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from parlour_nim import GAME

from games import engine
from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Decision, Seat, Table
from games.guide import guide_of, position_of, seat_of
from games.lesson import LEARNER, Look, deal, lesson_of
from games.questions import Option, Pick, PickSome, Question
from games.text import Text
from renderers.pictures import pictures_of
from renderers.scenes import Asked
from renderers.words import LANGUAGES, Words, words_for

PICTURES = pictures_of(GAME)
NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
SEEDS = 5
SLIPS = 25
"""In so many moves of a hundred anything is done, so that odd tables come up, too."""
EVERY = 5
"""Every so many moves all pictures are drawn."""


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """All words of a language; a sentence that is missing fails."""
    return words_for(request.param, GAME.home, strict=True)


def tables(seats: int, seed: int, wishes: dict[str, str]) -> Iterator[Table]:
    """The tables of a game that is played to its end, by habit if the game has one."""
    luck = Chance(seed)
    table = engine.begin(GAME.rules.laid_out(seats, Chance(seed), wishes)).table
    yield table
    while not table.over:
        seat = table.waiting[0].seat
        table = engine.play(table, seat, choose_by_habit(GAME, table, seat, luck, SLIPS)).table
        yield table


def wishes() -> Iterator[dict[str, str]]:
    """Every option of the table, each by itself."""
    yield {}
    for choice in GAME.rules.choices:
        yield from ({choice.key: option} for option in choice.options[1:])


def told(table: Table) -> Iterator[Text]:
    """All that is said of a table as it stands, and of the decisions that it waits for."""
    yield from (event.line for event in table.last)
    for standing in GAME.rules.standings(table):
        yield from (standing.score, *standing.account)
    if GAME.rules.stage is not None:
        yield GAME.rules.stage(table)
    yield from engine.awaited(table.waiting)
    for decision in table.waiting:
        yield from told_to(decision, table)


def told_to(decision: Decision, table: Table) -> Iterator[Text]:
    """All that is said to whoever owes a decision."""
    yield from asked(decision.ask(table))
    for tell in (GAME.teaching.where, GAME.teaching.introduce):
        yield from (tell(table, decision),) if tell is not None else ()
    if GAME.teaching.warnings is not None:
        yield from GAME.teaching.warnings(table, decision.seat, None)


def asked(question: Question) -> Iterator[Text]:
    """All that is said on one of the ways through a question."""
    yield question.prompt
    match question:
        case PickSome(things=things, hints=hints, tally=tally):
            yield from (*things.values(), *hints.values())
            yield from (tally(frozenset([*things][: question.most])),) if tally else ()
        case Pick(options=options, unavailable=unavailable):
            yield from (option.label for option in options)
            yield from (option.hint for option in options if option.hint is not None)
            yield from unavailable() if unavailable else ()
            yield from _further(options[-1])


def _further(option: Option) -> Iterator[Text]:
    if callable(option.then):
        yield from asked(option.then())


@pytest.mark.parametrize("wished", [*wishes()], ids=str)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_tables_are_kept_and_secrets_are_not_told(seats: int, wished: dict[str, str]) -> None:
    for seed in range(SEEDS):
        for table in tables(seats, seed, wished):
            assert GAME.rules.codec.read_table(GAME.rules.codec.write_table(table)) == table
            for me in (None, *range(seats)):
                dealt_anew = GAME.rules.scramble(table, me, Chance(seed))
                assert GAME.rules.look(dealt_anew, me) == GAME.rules.look(table, me)
            for decision in table.waiting:
                dealt_anew = GAME.rules.scramble(table, decision.seat, Chance(seed))
                assert [*told_to(decision, dealt_anew)] == [*told_to(decision, table)]


@pytest.mark.parametrize("wished", [*wishes()], ids=str)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_news_for_one_seat_reach_nobody_else(seats: int, wished: dict[str, str]) -> None:
    for seed in range(SEEDS):
        for table in tables(seats, seed, wished):
            private = [event for event in table.last if event.to is not None]
            for me in (None, *range(seats)) if private else ():
                seen = repr(GAME.rules.look(table, me))
                assert not [event for event in private if event.to != me and repr(event) in seen]


@pytest.mark.parametrize("wished", [*wishes()], ids=str)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_what_computer_players_think_of_is_legal_and_has_reasons(
    words: Words, seats: int, wished: dict[str, str]
) -> None:
    """If the game says what to consider."""
    if GAME.mind.consider is None:
        return
    for seed in range(SEEDS):
        for table in tables(seats, seed, wished):
            for decision in table.waiting:
                imagined = GAME.rules.scramble(table, decision.seat, Chance(seed))
                for action in GAME.mind.consider(imagined, decision, Chance(seed)):
                    engine.play(imagined, decision.seat, action)
                    reasons = (
                        GAME.mind.reasons(imagined, decision.seat, action)
                        if GAME.mind.reasons
                        else ()
                    )
                    assert all(words.say(reason, NAMES) for reason in reasons)


@pytest.mark.parametrize("wished", [*wishes()], ids=str)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_there_is_a_sentence_for_everything(
    words: Words, seats: int, wished: dict[str, str]
) -> None:
    for seed in range(SEEDS):
        for table in tables(seats, seed, wished):
            for text in told(table):
                assert words.say(text, NAMES)


@pytest.mark.parametrize("wished", [*wishes()], ids=str)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_every_view_is_drawn_and_told(words: Words, seats: int, wished: dict[str, str]) -> None:
    for ply, table in enumerate(tables(seats, seats, wished)):
        for me in (None, *range(seats)) if table.over or ply % EVERY == 0 else ():
            view = GAME.rules.look(table, me)
            assert PICTURES.picture(view, words, NAMES[:seats])
            assert words("title") + "." in PICTURES.describe(view, words, NAMES[:seats]).alt
        for decision in table.waiting if ply % EVERY == 0 else ():
            view = GAME.rules.look(table, decision.seat)
            for menu in menus(decision.ask(table)):
                assert PICTURES.menu_picture(view, menu, words, NAMES[:seats])


def menus(question: Question, path: tuple[str, ...] = ()) -> Iterator[Asked]:
    """What is chosen and offered on one of the ways through a question."""
    match question:
        case PickSome(things=things):
            yield Asked(path, (*things,))
        case Pick():
            yield Asked(path, tuple(option.key for option in question.shown))
            last = question.options[-1]
            if callable(last.then):
                yield from menus(last.then(), (*path, last.key))


def test_what_the_game_is_called_and_made_of_is_said(words: Words) -> None:
    assert words("title")
    assert words("description")
    for choice in GAME.rules.choices:
        for key in (choice.key, *(f"{choice.key}-{option}" for option in choice.options)):
            assert words(f"choice-{key}")
    for piece in GAME.teaching.pieces:
        assert words.say(piece.name, NAMES)
        assert words.say(piece.text, NAMES)


def test_every_sentence_that_the_source_asks_for_exists(words: Words) -> None:
    """Also what is seldom said, such as a refusal."""
    missing = {key for key in keys_in_the_source() if not words.knows(key)}
    assert missing == set()


def keys_in_the_source() -> Iterator[str]:
    """The keys of sentences that stand in the modules of the package as they are."""
    for module in sorted(Path(str(files(GAME.home))).rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case (
                    ast.Call(
                        func=ast.Name(id="Text" | "words"), args=[ast.Constant(value=str(key)), *_]
                    )
                    | ast.Call(
                        func=ast.Name(id="require"), args=[_, ast.Constant(value=str(key)), *_]
                    )
                    | ast.Assign(targets=[ast.Name(id="waits")], value=ast.Constant(value=str(key)))
                ):
                    yield key


def test_the_chart_of_a_finished_game_has_its_words(words: Words) -> None:
    """If the game says how everybody stands."""
    if GAME.rules.scores is not None:
        assert words("chart-title")
        assert words("chart-length", n=SEEDS)
        assert words("chart-value", n="1", sign="")
        assert words("best-move", round=1, gain="1")


def test_the_rules_have_the_same_numbers_in_all_languages() -> None:
    found = [rules(name) for name in digests()]
    assert found[0]
    assert all(numbers == found[0] for numbers in found)


def rules(name: str) -> list[str]:
    """The numbers of the rules in a file of the package."""
    digest = files(GAME.home).joinpath(name).read_text("utf-8")
    return re.findall(r"^- \*\*([A-Z]{2}-X?\d+)\*\*", digest, re.MULTILINE)


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
        if line.seat == LEARNER:
            lights_up(table, LEARNER if line.look is not Look.TABLE else None, line.look, line.lit)
        table = engine.play(table, line.seat, line.action).table
    assert words("lesson-over")


def test_a_guide_speaks_of_its_positions(words: Words) -> None:
    """If there is one."""
    chapters: Any = () if (guide := guide_of(GAME)) is None else guide.chapters
    for chapter in chapters:
        assert chapter.rule in rules(digests()[0]), f"there is no rule {chapter.rule}"
        for text in (chapter.title, *chapter.sentences):
            assert words.say(text, NAMES)
        table = position_of(GAME, chapter)
        assert table is not None, f"the lesson does not lead to {chapter.key}"
        waiting = table.waiting
        assert (type(waiting[0]).__name__ if waiting else "") == chapter.decision
        lights_up(table, seat_of(table, chapter.look), chapter.look, chapter.lit)


def lights_up(table: Table, seat: Seat | None, look: Look, lit: Sequence[str]) -> None:
    """The picture beside a step or a chapter has the places that it speaks of."""
    if look is Look.CLOSE and GAME.rules.closeup is not None and seat is not None:
        view = GAME.rules.closeup(table, seat, None)
    else:
        view = GAME.rules.look(table, seat)
    scene = next(scene for scene in PICTURES.scenes if scene.view is type(view))
    words = words_for(LANGUAGES[0], GAME.home)
    if look is Look.MENU and scene.strip is not None:
        canvas = scene.strip(view, Asked(), words, NAMES)
    else:
        canvas = scene.draw(view, words, NAMES)
    assert set(lit) <= canvas.places.keys()
