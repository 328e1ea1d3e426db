"""Chooses the language for a reader, and gives the words of the bot and of a game in it."""

from __future__ import annotations

from bot.hosting.host import AnyGame
from renderers.words import LANGUAGES, Words, words_for


def language_of(locale: str) -> str:
    """The language in which somebody with this locale of Discord's is spoken to: `ru` for `ru`,
    `en` for `en-GB`.
    """
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def words_of(language: str, game: AnyGame | None = None) -> Words:
    """The bot's words, and a game's."""
    return words_for(language, "bot.messages", *([game.home] if game else []))
