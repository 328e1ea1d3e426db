"""What people asked for last: presses that may be halves of a double one, pages of menus, and what
they typed into a form that was refused.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.store import UserId

MOST_REMEMBERED = 1000
"""Presses; a double press follows at once."""
MOST_PAGES = 4096
MOST_FORMS = 1000


class RecentPresses:
    """The latest presses that were to make a move or to open a table."""

    def __init__(self) -> None:
        self._pressed = OrderedDict[tuple[int, str], int]()

    def note(self, interaction: discord.Interaction[Any]) -> bool:
        """Note a press; return whether it repeats one on the same message."""
        key = _key(interaction)
        self._pressed[key] = self._pressed.get(key, 0) + 1
        if len(self._pressed) > MOST_REMEMBERED:
            self._pressed.popitem(last=False)
        return self._pressed.get(key, 0) > 1

    def is_double(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a noted press is one of several on the same message, the first or a later one."""
        return self._pressed.get(_key(interaction), 0) > 1

    def forget(self, interaction: discord.Interaction[Any]) -> None:
        """Forget a press of which nothing came, so that it may be pressed again."""
        self._pressed.pop(_key(interaction), None)


def _key(interaction: discord.Interaction[Any]) -> tuple[int, str]:
    data: Any = interaction.data or {}
    message = interaction.message
    return message.id if message is not None else 0, str(data.get("custom_id"))


@dataclass(slots=True)
class LatestPages:
    """The latest request for a page of a menu, by person and table."""

    _latest: OrderedDict[tuple[UserId, int], int] = field(default_factory=OrderedDict)

    def turn(self, person: UserId, table: int, interaction: int) -> None:
        """Note that this interaction asks for another page."""
        self._latest[person, table] = interaction
        self._latest.move_to_end((person, table))
        while len(self._latest) > MOST_PAGES:
            self._latest.popitem(last=False)

    def is_latest(self, person: UserId, table: int, interaction: int) -> bool:
        """Whether this person has asked for no other page since."""
        return self._latest.get((person, table)) == interaction


@dataclass(slots=True)
class RefusedForms:
    """What was typed into forms that were refused, by person and custom id: it stands in the form
    when it is opened again. A restart forgets it.
    """

    _typed: OrderedDict[tuple[int, str], Mapping[str, str]] = field(default_factory=OrderedDict)

    def keep(self, person: int, custom_id: str, typed: Mapping[str, str]) -> None:
        """Keep what was typed into a form that is to be corrected."""
        self._typed[person, custom_id] = typed
        self._typed.move_to_end((person, custom_id))
        while len(self._typed) > MOST_FORMS:
            self._typed.popitem(last=False)

    def forget(self, person: int, custom_id: str) -> None:
        """Forget what was typed into a form that was taken."""
        self._typed.pop((person, custom_id), None)

    def of(self, person: int, custom_id: str) -> Mapping[str, str]:
        """What this person typed there; empty if that was taken, or there was nothing."""
        return self._typed.get((person, custom_id), {})
