"""Descriptions of commands in every language that the bot speaks: the sentences are in its words, like all others."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.host import AnyGame
from bot.language import language_of, words_of
from renderers.words import LANGUAGES

DEFAULT = LANGUAGES[0]


def told(key: str, game: AnyGame | None = None) -> locale_str:
    """The sentence of a key, for a command's description or a choice; of a game's words, if one is given."""
    return locale_str(words_of(DEFAULT, game)(key), key=key, game=game)


class WordsTranslator(app_commands.Translator):
    """Tells Discord the descriptions of commands in the languages that there are words for."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = language_of(str(locale))
        key = string.extras.get("key")
        if key is None or language == DEFAULT:
            return None
        return words_of(language, string.extras["game"])(key)
