"""Localized names and descriptions of commands, options and choices.

Their texts are in the bot's words, like all others.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import locale_str

from bot.hosting.host import AnyGame
from bot.messages.language import language_of, words_of
from renderers.words import LANGUAGES

DEFAULT = LANGUAGES[0]
LANGUAGE_OF = {locale: language_of(str(locale)) for locale in discord.Locale}
"""Looked up, since a start asks for every text in every locale."""


def localized(key: str, game: AnyGame | None = None, **numbers: int) -> locale_str:
    """A text for a command, option or choice by its key, with the numbers in it, from a game's
    words if one is given.
    """
    said = words_of(DEFAULT, game)(key, **numbers)
    return locale_str(said, key=key, game=game, numbers=numbers)


def game_choices(games: Iterable[AnyGame]) -> list[app_commands.Choice[str]]:
    """The choices of an option that names one of these games."""
    return [app_commands.Choice(name=localized("title", game), value=game.family) for game in games]


class WordsTranslator(app_commands.Translator):
    """Gives Discord these texts in every language that there are words for."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = LANGUAGE_OF[locale]
        if language == DEFAULT:
            return None
        key = string.extras.get("key")
        if key is not None:
            return words_of(language, string.extras["game"])(key, **string.extras["numbers"])
        # A name bears no key: it is found by itself.
        words = words_of(language)
        match context.location:
            case Location.command_name | Location.group_name:
                return words(f"name-command-{string.message}")
            case Location.parameter_name:
                return words(f"name-option-{string.message}")
        return None
