"""Who reads what: the languages of people and tables, and the words that a table's messages are
made of.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord.utils import escape_markdown, escape_mentions

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
    return words_for(language, "bot.messages", *([game.package] if game else []))


def plain(name: str) -> str:
    """A name in a message: nothing in it is taken for formatting, nor for a mention."""
    return escape_mentions(escape_markdown(name))


def bold(names: Sequence[str]) -> list[str]:
    """The names as they stand in news."""
    return [f"**{plain(name)}**" for name in names]
