"""Sentences: texts and keys rendered in a language, on Project Fluent.

A `Words` holds one language and the `words` folders of several packages. It never fails in front of
players: what is missing is logged and shown by its key; with `strict` it raises instead, which is
how tests find it first. Sentences are parsed when they are first said: parsing all of them takes a
large part of the time in which the bot starts.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import TypeAlias

from babel.dates import format_timedelta
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from games.text import Arg, Name, Text

LANGUAGES = ("en", "ru")
_LOCALES = {"en": "en_GB", "ru": "ru"}  # American English would set a comma before the last “and”
_SHARED = ("games", "renderers")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![#\w-]).*)*", re.MULTILINE)
"""A sentence and its name: from the start of a line to where a line starts with another, or with a
comment.
"""
FORMER = "former-words"
"""The sentence that lists how words began by which a game was played before, and how the current
ones begin: `old=new`. People go on typing what they know.
"""
KEPT = 8_192
"""So many sentences are kept as they were last said: the names of cards and answers come again in
every menu. A few MiB.
"""
BRIEF = "brief"
"""The attribute by which a sentence says less, where room is short."""
DOING = "doing"
"""The attribute by which a question says what whoever answers it does."""
_log = logging.getLogger(__name__)


Mark: TypeAlias = Callable[[Text], str]
"""What stands before a text, such as an emoji and a space; nothing before most."""
Finish: TypeAlias = Callable[[str], str]
"""What is done to a sentence last, for where it is read."""


def _as_written(sentence: str) -> str:
    return sentence


def _unmarked(_text: Text) -> str:
    return ""


class WordsError(Exception):
    """A sentence is missing, or lacks what it speaks of."""


class Words:
    """The sentences of one language."""

    def __init__(
        self, language: str, *packages: str, strict: bool = False, finish: Finish = _as_written
    ) -> None:
        self.language = language
        self._finish = finish
        self._strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = dict[str, str]()
        for package in (*_SHARED, *packages):
            self._unparsed = {**_written(package, language), **self._unparsed}
        self._keys = frozenset(self._unparsed)
        self._parsing = Lock()  # words are spoken on several threads
        self._kept = lru_cache(KEPT)(self._format)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Return the sentence of *key* with its arguments in place."""
        return self._formatted(key, args)

    def _formatted(self, key: str, args: dict[str, str | int], *, brief: bool = False) -> str:
        return self._kept(key, tuple(args.items()), brief)

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...], brief: bool) -> str:
        if not self._bundle.has_message(key):
            with self._parsing:
                self._parse(key)
        if (
            not self._bundle.has_message(key)
            or (pattern := self._bundle.get_message(key).value) is None
        ):
            torn = "is no valid Fluent" if key in self._keys else "is missing"
            return self._fault(key, f"“{key}” {torn} in {self.language}")
        if brief:
            pattern = self._bundle.get_message(key).attributes.get(BRIEF, pattern)
        sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            self._fault(key, f"“{key}” in {self.language}: {errors}")
        return self._finish(str(sentence))

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of *key*."""
        return key in self._keys

    def say(
        self, text: Text, names: Sequence[str], mark: Mark = _unmarked, *, brief: bool = False
    ) -> str:
        """Return *text* as a sentence; *names* are the players' by seat.

        Before every text, and every text within it, stands what *mark* returns for it. A *brief*
        text says what the attributes `brief` of its sentences say, as far as they have one.
        """
        args = {key: self._said(arg, names, mark, brief) for key, arg in text.args}
        return mark(text) + self._formatted(text.key, args, brief=brief)

    def doing(self, question: Text) -> str:
        """Return what whoever answers a question does; empty where its answers say that."""
        with self._parsing:
            self._parse(question.key)
        found = self._bundle.has_message(question.key)
        doing = self._bundle.get_message(question.key).attributes.get(DOING) if found else None
        return "" if doing is None else str(self._bundle.format_pattern(doing, {})[0])

    def current(self, typed: str) -> str:
        """Return what was typed with the current words in the place of former ones."""
        pairs = self._formatted(FORMER, {}).split() if self.knows(FORMER) else []
        renamed = dict(pair.split("=") for pair in pairs)
        if not renamed:
            return typed
        began = re.compile(rf"\b({'|'.join(renamed)})", re.IGNORECASE)
        return began.sub(lambda found: renamed[found[0].lower()], typed)

    def listed(self, items: Sequence[str]) -> str:
        """Return *items* as a list within a sentence: a, b and c."""
        return format_list(list(items), locale=_LOCALES[self.language])

    def lasting(self, seconds: int) -> str:
        """Return a length of time in its largest unit, a minute at least: 22 minutes."""
        return format_timedelta(seconds, granularity="minute", locale=_LOCALES[self.language])

    def _parse(self, key: str) -> None:
        """Let the bundle know the sentence of a key, after those that it refers to."""
        if (written := self._unparsed.pop(key, None)) is None:
            return
        entry = FluentResource(written)
        for other in _References.of(entry):
            self._parse(other)
        self._bundle.add_resource(entry)

    def _said(self, arg: Arg, names: Sequence[str], mark: Mark, brief: bool) -> str | int:
        match arg:
            case Name(seat):
                return names[seat]
            case Text():
                return self.say(arg, names, mark, brief=brief)
            case tuple():
                return self.listed([str(self._said(item, names, mark, brief)) for item in arg])
        return arg

    def _fault(self, key: str, problem: str) -> str:
        if self._strict:
            raise WordsError(problem)
        _log.error("words: %s", problem)
        return key


class _References(Visitor):
    """Collects the names of the sentences that one refers to."""

    def __init__(self) -> None:
        self.names = list[str]()

    @classmethod
    def of(cls, entry: Resource) -> list[str]:
        references = cls()
        references.visit(entry)
        return references.names

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # the library's name
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  # the library's name
        self.names.append(f"-{node.id.name}")


@cache
def _written(package: str, language: str) -> Mapping[str, str]:
    """The sentences of a package by their keys, as they are written; none if it has no such
    file.
    """
    source = files(package).joinpath("words", f"{language}.ftl")
    if not source.is_file():
        return {}
    return entries_of(source.read_text(encoding="utf-8"))


def entries_of(source: str) -> Mapping[str, str]:
    """The sentences of a file by their keys, terms with their hyphen, as they are written."""
    return {entry[1]: entry[0] for entry in _ENTRY.finditer(source)}


@cache
def words_for(
    language: str, *packages: str, strict: bool = False, finish: Finish = _as_written
) -> Words:
    """Return the words of *packages* in *language*, or in English where it is not among
    `LANGUAGES`; *finish* is done to each sentence.
    """
    known = language if language in LANGUAGES else LANGUAGES[0]
    return Words(known, *packages, strict=strict, finish=finish)
