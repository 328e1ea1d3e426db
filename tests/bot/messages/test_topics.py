"""What people type is found in the rules, in the words and endings in which they type it."""

from __future__ import annotations

import pytest

from bot.messages.language import words_of
from bot.messages.rules_help import Section, read, rulebook
from bot.messages.topics import TopicMatches, look_for
from games.teaching import Piece
from tests.library import GAMES, with_teaching

BY_KEY = {game.key: game for game in GAMES}
DIGEST = """# A game

## The heap

- **PB-01 (R)** There is one heap of pebbles.
- **PB-02 (R)** Nobody may be tied.

## Taking

- **PB-10** Take one; heaping is not allowed.

## Examples

* **PB-X1** Tied is nobody.
"""
TYPED = """
en splendor ties SP-76
en splendor tie SP-78
en splendor tied SP-78
en splendor end SP-71
en splendor how does the game end? SP-71
en splendor noble SP-61
en splendor nobles SP-61
en splendor limit SP-55
en splendor maximum SP-55
en splendor how to win SP-75
en splendor setup SP-07
en splendor-duel privilege SD-27
en splendor-duel scrolls SD-27
en splendor-duel wildcards SD-69
en splendor-duel how do I win SD-98
en splendor-duel limit SD-45
en splendor-duel royal SD-84
en high-society ties HS-59
en high-society tie HS-57
en high-society poorest HS-48
en high-society poor HS-48
en high-society money HS-47
en high-society end HS-45
en high-society limits HS-76
en high-society robber HS-36
en high-society winner HS-55
en princes-of-florence jester PF-58
en princes-of-florence jesters PF-58
en princes-of-florence money PF-106
en princes-of-florence ties PF-140
en princes-of-florence end PF-129
en princes-of-florence limit PF-45
en last-will ties LW-257
en last-will tie LW-257
en last-will end LW-250
en last-will hand limit LW-232
en last-will money LW-20
en last-will broke LW-223
en last-will town houses LW-08
ru splendor ничья SP-78
ru splendor равенство SP-78
ru splendor конец SP-71
ru splendor вельможи SP-61
ru splendor вельможа SP-61
ru splendor лимит SP-58
ru splendor предел SP-35
ru splendor как победить SP-75
ru splendor-duel ничья SD-109
ru splendor-duel любой цвет SD-69
ru splendor-duel привилегия SD-22
ru splendor-duel привилегиями SD-22
ru splendor-duel знаки SD-76
ru splendor-duel предел SD-45
ru splendor-duel победитель SD-98
ru splendor-duel жемчужины SD-47
ru high-society ничья HS-59
ru high-society равенство HS-57
ru high-society самый бедный HS-48
ru high-society деньги HS-47
ru high-society конец HS-45
ru high-society лимит HS-18
ru high-society воры HS-38
ru high-society кто побеждает HS-55
ru princes-of-florence шут PF-58
ru princes-of-florence шуты PF-58
ru princes-of-florence деньги PF-106
ru princes-of-florence ничья PF-132
ru princes-of-florence равенство PF-139
ru princes-of-florence конец игры PF-129
ru princes-of-florence предел PF-102
ru last-will ничья LW-257
ru last-will равенство LW-257
ru last-will конец LW-250
ru last-will конец игры LW-250
ru last-will деньги LW-229
ru last-will предел руки LW-232
ru last-will чёрные LW-108
ru last-will черные LW-108
"""
"""A language, a game, what somebody types, and a rule that the first lines have to quote."""
MOST, MOST_OF_A_SECTION = 5, 10


def found(language: str, key: str, typed: str) -> TopicMatches:
    game = BY_KEY[key]
    return look_for(typed, game, rulebook(game.home, language), words_of(language, game))


def quoted(topic: TopicMatches) -> list[str]:
    """The ids of the rules that the answer begins with."""
    if isinstance(topic.title, Section):
        return [rule.id for rule in topic.title.rules][:MOST_OF_A_SECTION]
    return [rule.id for rule in topic.telling][:MOST]


@pytest.mark.parametrize("line", TYPED.strip().splitlines())
def test_what_people_type_finds_the_rule_that_they_mean(line: str) -> None:
    language, game, *typed, rule = line.split()
    assert rule in quoted(found(language, game, " ".join(typed)))


@pytest.mark.parametrize(
    ("language", "game", "typed", "name"),
    [
        ("en", "splendor-duel", "turn", "Turns"),
        ("en", "splendor-duel", "privilege", "piece-privilege"),
        ("en", "last-will", "Estate Agent", "piece"),
        ("ru", "high-society", "вор", "Вор"),
        ("ru", "princes-of-florence", "озера", "piece"),
        ("ru", "last-will", "конец", "Конец игры"),
    ],
)
def test_a_section_or_piece_is_meant_if_its_name_is_typed(
    language: str, game: str, typed: str, name: str
) -> None:
    meant = found(language, game, typed).title
    if name.startswith("piece"):
        assert isinstance(meant, Piece)
    else:
        assert isinstance(meant, Section)
        assert meant.title == name


def pebbles(typed: str) -> TopicMatches:
    game = with_teaching(BY_KEY["splendor"], pieces=())
    return look_for(typed, game, read(DIGEST), words_of("en", game))


def test_every_typed_word_has_to_be_found() -> None:
    assert quoted(pebbles("heap of pebbles")) == ["PB-01"]
    assert quoted(pebbles("heap of stones")) == []


def test_a_rule_goes_before_the_examples_of_it() -> None:
    assert quoted(pebbles("ties")) == ["PB-02", "PB-X1"]


def test_one_letter_finds_no_rules_but_titles() -> None:
    topic = pebbles("t")
    assert [section.title for _, section in topic.sections] == ["Taking", "The heap"]
    assert topic.rules == []


@pytest.mark.parametrize("typed", ["chess", "?", "", "  ", "<t:1:R>"])
def test_nothing_is_found_by_what_is_no_topic(typed: str) -> None:
    topic = pebbles(typed)
    assert topic.title is None
    assert topic.telling == []
