"""Finds what somebody means who types a topic of the rules, however its words end.

Words are compared by how they begin, as those of both languages bend at their end: `ties` is found
by `tie`, and `ничью` by `ничья`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from typing import TypeVar

from bot.messages.rules_help import Rule, Rulebook, Section
from games.guide import guide_of
from games.package import AnyGame
from games.teaching import Piece
from renderers.words import Words

T = TypeVar("T")

SHORTEST = 3
"""Fewer letters begin too many words of the rules."""
LONGEST_ENDINGS = 4
"""In letters: the endings of two forms of a word, together."""

_WORD = re.compile(r"\w+(?:-\w+)*")  # a number such as 2-22 is one word
_EXAMPLE = re.compile(r"-[XT]\d")
_SOON = 5
"""A rule is about what stands among its first words."""


class Fit(IntEnum):
    """How well a word fits a typed one, best first."""

    SAME = 0
    FORM = 1
    """Probably another form of the word."""
    SYNONYM = 2
    """It may be said instead of the word."""
    LOOSE = 3
    """Perhaps a form of the word; worth showing where there is nothing better."""
    START = 4
    """It begins with the one or two letters that are typed."""


@dataclass(frozen=True, slots=True)
class Match:
    """How well a text fits a topic."""

    fit: Fit
    place: int
    """Where the first word that fits stands in the text."""
    further: int
    """How many words of the text do not fit."""

    @property
    def close(self) -> bool:
        """Whether the topic is meant for all one knows."""
        return self.fit <= Fit.SYNONYM

    @property
    def as_rule(self) -> tuple[bool, bool, bool]:
        """The order of rules: what is about the topic goes before what mentions it."""
        return not self.close, self.fit > Fit.FORM, self.place > _SOON

    @property
    def as_title(self) -> tuple[bool, bool, int, int, Fit]:
        """The order of titles: those that begin with the topic first, of them the shortest."""
        return not self.close, self.fit > Fit.FORM, self.place, self.further, self.fit


@dataclass(frozen=True, slots=True)
class TopicMatches:
    """What fits a topic, each kind with the best first."""

    sections: Sequence[tuple[Match, Section]]
    pieces: Sequence[tuple[Match, Piece]]
    rules: Sequence[tuple[Match, Rule]]

    @property
    def title(self) -> Section | Piece | None:
        """The section or piece that is meant; None if rules fit better."""
        # Of two alike the first, which is the section.
        titles: list[tuple[Match, Section | Piece]] = [*self.sections[:1], *self.pieces[:1]]
        if not titles:
            return None
        match, best = min(titles, key=lambda one: one[0].as_title)
        surely = Fit.SYNONYM if isinstance(best, Section) else Fit.FORM
        by_rule = self.rules[0][0].fit if self.rules else Fit.START
        return best if match.fit <= max(surely, by_rule) else None

    @property
    def telling(self) -> list[Rule]:
        """The rules that speak of it; those that fit loosely only where none fits well."""
        close = [rule for match, rule in self.rules if match.close]
        return close or [rule for _, rule in self.rules]


def look_for(typed: str, game: AnyGame, book: Rulebook, words: Words) -> TopicMatches:
    """Return what of a game fits a topic, in the language of these words.

    Every typed word has to be found, except those that stand in any question.
    """
    fillers, spoken = frozenset(_words_of(words("rules-fillers"))), _words_of(typed)
    told = [word for word in spoken if word not in fillers] or spoken
    return _find(_Topic.of(told, words), game, book, words) if told else TopicMatches((), (), ())


def _find(topic: _Topic, game: AnyGame, book: Rulebook, words: Words) -> TopicMatches:
    guide = guide_of(game)
    chapters = guide.chapters if guide is not None else ()
    illustrated = {chapter.rule: words.say(chapter.title, ()) for chapter in chapters}
    # Of sections that fit alike the last is meant: the game's end rather than the round's.
    sections = [
        (topic.match_section(section, illustrated.get(section.rules[0].id, "")), section)
        for section in reversed(book.sections)
    ]
    pieces = [(topic.match(words.say(piece.name, ())), piece) for piece in game.teaching.pieces]
    rules = [(topic.match(rule.text), rule) for rule in book.rules]
    return TopicMatches(
        sorted(_fitting(sections), key=lambda one: one[0].as_title),
        sorted(_fitting(pieces), key=lambda one: one[0].as_title),
        sorted(
            ((match, rule) for match, rule in _fitting(rules) if match.fit < Fit.START),
            key=lambda one: (bool(_EXAMPLE.search(one[1].id)), one[0].as_rule),
        ),
    )


def _fitting(found: Iterable[tuple[Match | None, T]]) -> Iterator[tuple[Match, T]]:
    return ((match, one) for match, one in found if match is not None)


@dataclass(frozen=True, slots=True)
class _Topic:
    """What was typed: each word, and what may be said instead of it."""

    words: tuple[tuple[tuple[str, ...], ...], ...]

    @classmethod
    def of(cls, typed: Iterable[str], words: Words) -> _Topic:
        """Read the typed words, in the language of these sentences."""
        synonyms = _read_synonyms(words("rules-synonyms"))
        return cls(tuple(_alternatives(word, synonyms) for word in typed))

    def match(self, text: str) -> Match | None:
        """Return how well a text fits; None if one of the typed words is not in it."""
        said, found = _words_of(text), list[tuple[Fit, int]]()
        for alternatives in self.words:
            best = _best_alternative(alternatives, said)
            if best is None:
                return None
            found.append(best)
        places = {place for _, place in found}
        return Match(max(fit for fit, _ in found), min(places), len(said) - len(places))

    def match_section(self, section: Section, illustrated: str) -> Match | None:
        """Return how well a section fits by its title, or by that of the same chapter of the guide
        if it begins with the topic.
        """
        own, other = self.match(section.title), self.match(illustrated)
        titles = [own, other if other is not None and other.place <= 1 else None]
        return min(
            (match for match in titles if match is not None),
            key=lambda match: match.as_title,
            default=None,
        )


def _best_alternative(
    alternatives: Sequence[Sequence[str]], said: Sequence[str]
) -> tuple[Fit, int] | None:
    """How well a typed word, or what may be said instead, fits a text, and where."""
    best: tuple[Fit, int] | None = None
    for number, wanted in enumerate(alternatives):
        found = [one for word in wanted if (one := _best_word(word, said)) is not None]
        if len(found) < len(wanted):
            continue
        least = Fit.SYNONYM if number else Fit.SAME
        here = max(least, *(fit for fit, _ in found)), min(place for _, place in found)
        best = here if best is None else min(best, here)
    return best


def _best_word(typed: str, said: Sequence[str]) -> tuple[Fit, int] | None:
    return min(
        ((fit, place) for place, word in enumerate(said) if (fit := _fit(typed, word)) is not None),
        default=None,
    )


@lru_cache(maxsize=50_000)
def _fit(typed: str, word: str) -> Fit | None:
    """How well a word fits a typed one; None if it does not."""
    if typed[0] != word[0]:
        return None
    if typed == word:
        return Fit.SAME
    common = _common(typed, word)
    if common == len(typed) < SHORTEST:
        return Fit.START
    ending, other = len(typed) - common, len(word) - common
    longest = max(ending, other)
    if not ending and common >= SHORTEST:
        return Fit.FORM if longest < LONGEST_ENDINGS else Fit.LOOSE
    if any(letter.isdigit() for letter in typed) or common < max(SHORTEST, longest):
        return None
    if ending + other > LONGEST_ENDINGS:
        return None
    # What only lacks letters may be another word: день is no form of деньги.
    enough = 2 * longest if other else 2 * longest + 1
    return Fit.FORM if common >= enough else Fit.LOOSE


def _common(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return place
    return min(len(one), len(other))


@lru_cache(maxsize=10_000)
def _words_of(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold().replace("ё", "е")))


def _alternatives(
    word: str, synonyms: Mapping[str, Sequence[tuple[str, ...]]]
) -> tuple[tuple[str, ...], ...]:
    """The word, and what may be said instead of it."""
    meant = [
        other
        for known, others in synonyms.items()
        if (fit := _fit(word, known)) is not None and fit <= Fit.FORM
        for other in others
    ]
    return ((word,), *meant)


@cache
def _read_synonyms(written: str) -> Mapping[str, Sequence[tuple[str, ...]]]:
    """Read lines such as `equality, draw: tie, tied`."""
    read = dict[str, list[tuple[str, ...]]]()
    for line in written.splitlines():
        typed, _, meant = line.partition(":")
        for word in _words_of(typed):
            read.setdefault(word, []).extend(_words_of(one) for one in meant.split(","))
    return read
