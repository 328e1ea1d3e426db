"""The application's own emojis in messages: beside the words, in lines, in buttons and in menus.

Which of them Discord has by now is known to the running bot alone, so it lies in a context
variable that the bot sets when it starts: messages are composed in many places, and each would
only hand it on. Without it, and for games without emojis, messages are words alone.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from dataclasses import dataclass

import discord

from bot.hosting.host import AnyGame
from games.text import Text
from renderers.emojis import Emojis, first_icon
from renderers.pictures import pictures_of

_MARK = re.compile(r"<:\w+:\d+> ")


class OwnEmojis:
    """The emojis of games that Discord has."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], discord.PartialEmoji] = {}

    def learn(self, game: str, icon: str, emoji: discord.PartialEmoji) -> None:
        """Use an emoji for an icon of a game from now on."""
        self._known[game, icon] = emoji

    def forget(self) -> None:
        """Use none of them any more."""
        self._known.clear()

    def of(self, game: str, icon: str | None) -> discord.PartialEmoji | None:
        """Return the emoji of an icon, if Discord has it."""
        return None if icon is None else self._known.get((game, icon))


_NONE = OwnEmojis()
_own: ContextVar[OwnEmojis] = ContextVar("own emojis")


def use(own: OwnEmojis) -> None:
    """Compose messages with these emojis, here and in all tasks that begin here."""
    _own.set(own)


def forget_own() -> None:
    """Compose messages without emojis from now on: Discord has refused one."""
    _own.get(_NONE).forget()


@dataclass(frozen=True, slots=True)
class Icons:
    """The emojis of one game, as far as Discord has them."""

    game: str
    drawn: Emojis

    def beside(self, text: Text) -> discord.PartialEmoji | None:
        """Return what a button or an option with this label bears."""
        return _own.get(_NONE).of(self.game, first_icon(text, self.drawn.beside))

    def mark(self, text: Text) -> str:
        """Return what stands before a text in a line: an emoji and a space, or nothing."""
        emoji = _own.get(_NONE).of(self.game, self.drawn.beside(text))
        return "" if emoji is None else f"{emoji} "


def icons_of(game: AnyGame) -> Icons:
    """Return the emojis of a game."""
    return Icons(game.family, pictures_of(game).emojis)


def unmarked(text: str) -> str:
    """Return a text without the emojis that stand in it."""
    return _MARK.sub("", text)


def marks_at_the_beginning(text: str) -> int:
    """Return how many characters of a text are emojis before its first word."""
    found = re.match(f"(?:{_MARK.pattern})+", text)
    return found.end() if found else 0
