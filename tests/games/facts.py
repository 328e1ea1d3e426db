"""What the `facts.py` of every game is made of: what a view shows, and its text must tell."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from games.text import Text
from renderers.words import Words

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
ANYWHERE = ""

Fact: TypeAlias = tuple[str, object]
"""How the line begins in which it must be told, and what."""


@cache
def said(words: Words, key: str, /, **args: str | int) -> str:
    """A phrase as the text has it."""
    return words(key, **args)


@cache
def spelled(text: Text, words: Words) -> str:
    """The same of a text."""
    return words.say(text, NAMES)
