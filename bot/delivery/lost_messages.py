"""Finds messages that were sent but not recorded, because the bot or the connection failed.

For some minutes Discord drops a message that is sent twice. After that only the channel's history
tells. It is read before a message is posted that may be there already, and never otherwise. The
bot's own messages are known by their buttons, which name the table and no secret.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from enum import Enum
from typing import TypeAlias

import discord

from bot.messages.button_actions import TableAction
from bot.messages.custom_ids import MuteButton, TableButton, encode
from bot.store import TableId, TableRow, UserId, WaitRow

HISTORY_MESSAGES = 100
"""How many messages are read: the most that Discord returns at a time."""
_PICTURE = re.compile(r"-(?P<table>\d+)-(?P<ply>\d+)\.(webp|png|gif)$")
"""The end of a picture's name; those of older versions are PNG or GIF."""

MessageFilter: TypeAlias = Callable[[discord.Message], bool]
"""Whether one of the bot's messages is the one to find."""


class PublicPart(Enum):
    """What everybody sees of a table. A hand is named by its seat instead."""

    NOTICE = "notice"
    THREAD = "thread"
    PICTURE = "picture"
    CALL = "call"
    READY_CALL = "ready"
    RESULT = "result"


class LostMessages:
    """Finds, through *client*, messages that may have been sent without being recorded."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._tables: set[TableId] = set()
        """Tables with messages that may have been sent without being recorded."""
        self._clear: set[tuple[TableId, Hashable]] = set()
        """Messages of those tables that are recorded by now."""

    def doubt_tables(self, tables: Iterable[TableId]) -> None:
        """Mark every message of these tables as possibly sent and not recorded."""
        doubted = set(tables)
        self._clear = {known for known in self._clear if known[0] not in doubted}
        self._tables |= doubted

    def doubt(self, table: TableId, what: Hashable) -> None:
        """Mark one message as possibly sent and not recorded."""
        self._tables.add(table)
        self._clear.discard((table, what))

    def clear(self, table: TableId, what: Hashable) -> None:
        """Mark as accounted for: recorded, or never due."""
        if table in self._tables:
            self._clear.add((table, what))

    def clear_all(self, table: TableId) -> None:
        """Mark all messages of a table as accounted for."""
        if table in self._tables:
            self._tables.discard(table)
            self._clear = {(other, what) for other, what in self._clear if other != table}

    def is_doubtful(self, table: TableId, what: Hashable) -> bool:
        """Return whether this may have been sent without being recorded."""
        return table in self._tables and (table, what) not in self._clear

    async def find(
        self,
        row: TableRow,
        what: Hashable,
        place: discord.abc.Messageable,
        sought: MessageFilter,
        after: int | None,
    ) -> discord.Message | None:
        """Return a message that is *sought* and newer than *after*, or None.

        It must be newer than the table's notice, too: after a backup was restored, an older table
        may have had the same number.
        """
        if not self.is_doubtful(row.id, what):
            return None
        return await self.look(place, sought, max(after or 0, row.notice or 0))

    async def look(
        self, place: discord.abc.Messageable, sought: MessageFilter, after: int | None
    ) -> discord.Message | None:
        """Return one of the bot's messages that is *sought* and newer than *after*, or None.

        None as well if the bot may not read the history. Failures that may pass are raised.
        """
        me = self._client.user
        try:
            async for message in place.history(limit=HISTORY_MESSAGES):
                if message.id <= (after or 0):
                    return None
                if me is not None and message.author.id == me.id and sought(message):
                    return message
        except (discord.Forbidden, discord.NotFound):  # the post that follows fails and is reported
            return None
        return None


def with_buttons(table: TableId, *actions: TableAction) -> MessageFilter:
    """Return a filter for messages with one of these buttons for a table."""
    ids = {encode(TableButton(action, table)) for action in actions}
    return lambda message: not ids.isdisjoint(custom_ids_of(message))


def reminds_of(waits: Sequence[WaitRow], whom: UserId | None = None) -> MessageFilter:
    """Return a filter for reminders of these turns; with *whom*, for those that mention them."""
    ids, tables = (
        {encode(TableButton(TableAction.PLAY, wait.table)) for wait in waits},
        {str(wait.table) for wait in waits},
    )

    def reminds(message: discord.Message) -> bool:
        found = custom_ids_of(message)
        if whom is not None and whom not in message.raw_mentions:
            return False
        return encode(MuteButton()) in found and not (
            ids.isdisjoint(found) and tables.isdisjoint(option_values_of(message))
        )

    return reminds


def custom_ids_of(message: discord.Message) -> set[str]:
    """Return the custom ids of a message's buttons and selects."""
    return {part.custom_id for part in _parts(message) if part.custom_id}


def component_of(
    message: discord.Message, custom_id: str
) -> discord.Button | discord.SelectMenu | None:
    """Return the button or select of a message that has this custom id, or None."""
    return next((part for part in _parts(message) if part.custom_id == custom_id), None)


def option_values_of(message: discord.Message) -> set[str]:
    """Return the values that a message's selects offer."""
    selects = [part for part in _parts(message) if isinstance(part, discord.SelectMenu)]
    return {option.value for select in selects for option in select.options}


def _parts(message: discord.Message) -> list[discord.Button | discord.SelectMenu]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    parts = [part for row in rows for part in row.children]
    return [part for part in parts if isinstance(part, discord.Button | discord.SelectMenu)]


def ply_of(message: discord.Message, table: TableId) -> int | None:
    """Return which ply of a table a message shows, by the file name of its picture."""
    found = (_PICTURE.search(file.filename) for file in message.attachments)
    return next((int(name["ply"]) for name in found if name and int(name["table"]) == table), None)
