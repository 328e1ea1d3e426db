"""Sentences: texts and keys rendered in a language, on Project Fluent.

A `Words` holds one language and the `words` folders of several packages. It never fails in front of players: what is
missing is logged and shown by its key; with `strict` it raises instead, which is how tests find it first.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.text import Arg, Name, Text

LANGUAGES = ("en", "ru")
_LOCALES = {"en": "en_GB", "ru": "ru"}  # American English would set a comma before the last “and”
_SHARED = ("games", "renderers")
_log = logging.getLogger(__name__)


class WordsError(Exception):
    """A sentence is missing, or lacks what it speaks of."""


class Words:
    """The sentences of one language."""

    def __init__(self, language: str, *packages: str, strict: bool = False) -> None:
        self.language = language
        self._strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in (*_SHARED, *packages):
            source = files(package).joinpath("words", f"{language}.ftl")
            if source.is_file():
                self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Return the sentence of *key* with its arguments in place."""
        if not self._bundle.has_message(key) or (pattern := self._bundle.get_message(key).value) is None:
            return self._fault(key, f"there is no “{key}” in {self.language}")
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self._fault(key, f"“{key}” in {self.language}: {errors}")
        return str(sentence)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of *key*."""
        return self._bundle.has_message(key)

    def say(self, text: Text, names: Sequence[str]) -> str:
        """Return *text* as a sentence; *names* are the players' by seat."""
        return self(text.key, **{key: self._said(arg, names) for key, arg in text.args})

    def listed(self, items: Sequence[str]) -> str:
        """Return *items* as a list within a sentence: a, b and c."""
        return format_list(list(items), locale=_LOCALES[self.language])

    def _said(self, arg: Arg, names: Sequence[str]) -> str | int:
        match arg:
            case Name(seat):
                return names[seat]
            case Text():
                return self.say(arg, names)
            case tuple():
                return self.listed([str(self._said(item, names)) for item in arg])
        return arg

    def _fault(self, key: str, problem: str) -> str:
        if self._strict:
            raise WordsError(problem)
        _log.error("words: %s", problem)
        return key


@cache
def words_for(language: str, *packages: str, strict: bool = False) -> Words:
    """Return the words of *packages* in *language*, or in English where it is not among `LANGUAGES`."""
    return Words(language if language in LANGUAGES else LANGUAGES[0], *packages, strict=strict)
