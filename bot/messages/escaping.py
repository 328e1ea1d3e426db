"""Escapes what people wrote, so that Discord formats, links and mentions nothing in it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord.utils import escape_markdown, escape_mentions

from bot.messages.components import LONGEST_ENTRY, shortened
from bot.messages.language import JOINER
from bot.store.shown_names import set_apart
from games.text import Arg, Text

_TURNING = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*:(?=//)|\bdiscord(?:app)?(?=\.)", re.IGNORECASE)
"""Where an address begins; a joiner after it keeps Discord from making it a link or an invitation.
"""
_WRITTEN_BY_PEOPLE = frozenset(
    {"answer", "extra", "game", "names", "option", "seat", "topic", "typed", "who", "zone"}
)
"""Arguments of texts that are what people wrote, wherever they are no `Name`."""


def unlisted(line: str) -> str:
    """A line that may begin with a number and a full stop: Discord would count such lines anew."""
    return re.sub(r"^(\d+)\.", r"\1\\.", line)


def plain(written: str) -> str:
    """What a person wrote, such as a name, as it stands in a message.

    Nothing in it is taken for formatting, a mention, a time, an emoji or a link, and the words
    around it keep their direction.
    """
    harmless = escape_mentions(escape_markdown(_directed(written), ignore_links=False))
    return _ADDRESS.sub(rf"\g<0>{JOINER}", harmless.replace("<", r"\<"))


def isolated(name: str) -> str:
    """A name where nothing is taken for formatting, such as in a thread's name or a list."""
    return _directed(name)


def harmless(text: Text) -> Text:
    """A text in which what people wrote stands as `plain` has it, and of what is long the
    beginning.
    """
    return Text(text.key, **{key: _harmless(key, arg) for key, arg in text.args})


def _harmless(key: str, arg: Arg) -> Arg:
    match arg:
        case Text():
            return harmless(arg)
        case tuple():
            return tuple(_harmless(key, part) for part in arg)
        case str() if key in _WRITTEN_BY_PEOPLE:
            return plain(shortened(arg, LONGEST_ENTRY))
    return arg


def _directed(written: str) -> str:
    """Without what changes the direction of writing, and set apart if it runs from the right."""
    return set_apart("".join(letter for letter in written if letter not in _TURNING))


def bold(names: Sequence[str]) -> list[str]:
    """The names as they stand in news."""
    return [f"**{plain(name)}**" for name in names]
