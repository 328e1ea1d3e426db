"""Chooses the language for a reader, and gives the words of the bot and of a game in it."""

from __future__ import annotations

import re

from games.package import AnyGame
from renderers.words import LANGUAGES, Words, words_for

JOINER = "\u2060"
"""The word joiner: nothing is seen of it, and no line breaks there."""
_SIGNED = re.compile(r"(?<=[+\-−±])(?=[£€$])")
_JOINED = re.compile(rf"(?<=[+\-−±]){JOINER}(?=[£€$])")


def language_of(locale: str) -> str:
    """The language in which somebody with this locale of Discord's is spoken to: `ru` for `ru`,
    `en` for `en-GB`.
    """
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def words_of(language: str, game: AnyGame | None = None) -> Words:
    """The bot's words, and a game's, for what is read in Discord."""
    return words_for(language, "bot.messages", *_homes(game), finish=unbroken)


def words_drawn(language: str, game: AnyGame | None = None) -> Words:
    """The same words for what is drawn: pictures break their lines themselves, and draw every
    character.
    """
    return words_for(language, "bot.messages", *_homes(game))


def _homes(game: AnyGame | None) -> tuple[str, ...]:
    return (game.home,) if game else ()


def unbroken(text: str) -> str:
    """The text with each sign and its sum on one line: `+£2`. Unicode lets a line break between two
    signs that may both stand before a number (UAX 14, class PR).
    """
    return _SIGNED.sub(JOINER, text)


def breakable(text: str) -> str:
    """The text without the joiners of `unbroken`. Those stay that keep an address in a name from
    becoming a link.
    """
    return _JOINED.sub("", text)


def as_typed(text: str) -> str:
    """The text as somebody would type it."""
    return text.replace(JOINER, "")
