"""Digests of rules, taken apart for quoting."""

from bot.rulebooks import Section, read, rulebook
from games import GAMES

DIGEST = """# A game

Some words before.

## 1. The heap

- **PB-01 (R)** There is one heap.
- **PB-02 (R)** It is
  of pebbles.

A remark.

## 2. No rules here

## 3. Taking

- **PB-10** Take one.
"""


def test_rules_are_found_by_their_ids_however_these_are_typed() -> None:
    book = read(DIGEST)
    assert book.rule("PB-02") == book.rule("pb 2") == book.rule("pb02")
    found = book.rule("PB-02")
    assert found
    assert found.text == "**PB-02 (R)** It is\nof pebbles."


def test_sections_without_rules_are_left_out() -> None:
    assert [section.title for section in read(DIGEST).sections] == ["1. The heap", "3. Taking"]


def test_a_section_is_found_by_a_part_of_its_title() -> None:
    found = read(DIGEST).section("taking")
    assert isinstance(found, Section)
    assert [rule.id for rule in found.rules] == ["PB-10"]


def test_what_is_typed_is_looked_for_in_titles_and_rules() -> None:
    assert read(DIGEST).topics("heap") == [("1. The heap", "1. The heap"), ("PB-01: There is one heap.", "PB-01")]


def test_every_game_has_a_digest_with_sections() -> None:
    assert all(rulebook(game.package).sections for game in GAMES)
