"""Digests of rules, taken apart for quoting."""

import re
from importlib.resources import files

import pytest

from bot.hosting.host import AnyGame
from bot.messages.rules_help import read, rulebook
from games.guide import guide_of
from renderers.words import LANGUAGES, Words
from tests.library import GAMES

DIGEST = """# A game

Some words before.

## 1. The heap

- **PB-01 (R)** There is one heap.
- **PB-02 (R)** It is
  of pebbles.

A remark.

## 2. No rules here

## 3. Taking

- **PB-10** Take one:
  - a white one, or else
    a grey one,
  - never two.

## Examples

* **PB-X1** Of seven pebbles
  one is taken.
- **PB-T03** Nobody takes none.
"""


def test_rules_are_found_by_their_ids_however_these_are_typed() -> None:
    book = read(DIGEST)
    assert book.rule("PB-02") == book.rule("pb 2") == book.rule("pb02")
    found = book.rule("PB-02")
    assert found
    assert found.text == "**PB-02 (R)** It is of pebbles."


@pytest.mark.parametrize("typed", ["PB-X1", "pb x1", "pbx01", "Pb-X 1"])
def test_an_example_is_found_like_a_rule(typed: str) -> None:
    found = read(DIGEST).rule(typed)
    assert found
    assert found.text == "**PB-X1** Of seven pebbles one is taken."


def test_rules_of_several_kinds_may_bear_one_number() -> None:
    book = read(DIGEST)
    assert [rule and rule.id for rule in map(book.rule, ("pb t3", "pb 3", "pb x3", "PB-99"))] == [
        "PB-T03",
        None,
        None,
        None,
    ]


def test_what_a_rule_lists_stays_a_list() -> None:
    found = read(DIGEST).rule("PB-10")
    assert found
    assert found.text == "**PB-10** Take one:\n- a white one, or else a grey one,\n- never two."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_says_what_it_is_about(game: AnyGame, language: str) -> None:
    assert 200 < len(rulebook(game.home, language).gist) < 1000


def test_sections_without_rules_are_left_out() -> None:
    assert [section.title for section in read(DIGEST).sections] == [
        "1. The heap",
        "3. Taking",
        "Examples",
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules_in_the_same_sections(
    game: AnyGame, language: str
) -> None:
    theirs, ours = rulebook(game.home, language), rulebook(game.home)
    assert [[rule.id for rule in section.rules] for section in theirs.sections] == [
        [rule.id for rule in section.rules] for section in ours.sections
    ]


def test_a_rule_is_quoted_in_the_readers_language() -> None:
    (first, *_) = rulebook(GAMES[0].home, "ru").rules
    assert re.search("[а-я]", first.text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_rule_of_a_digest_can_be_quoted(game: AnyGame) -> None:
    written = files(game.home).joinpath("rules.md").read_text(encoding="utf-8")
    assert [rule.id for rule in rulebook(game.home).rules] == re.findall(
        r"^- \*\*([\w-]+)", written, re.MULTILINE
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_what_a_piece_does_is_told_in_every_language(game: AnyGame, language: str) -> None:
    words = Words(language, game.home, strict=True)
    told = {
        (words.say(piece.name, ()), words.say(piece.text, ())) for piece in game.teaching.pieces
    }
    assert len(told) == len(game.teaching.pieces)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_no_sum_is_torn_into_an_item_where_its_line_ends(game: AnyGame, language: str) -> None:
    torn = [
        rule.id
        for rule in rulebook(game.home, language).rules
        if re.search(r"^- \d+ [-−+=]", rule.text, re.MULTILINE)
    ]
    assert torn == []


def test_every_chapter_leads_to_a_section_of_the_exact_rules() -> None:
    for game in GAMES:
        guide = guide_of(game)
        assert guide is not None
        for language in LANGUAGES:
            begins = {part.rules[0].id for part in rulebook(game.home, language).sections}
            assert {chapter.rule for chapter in guide.chapters} <= begins, game.key
