"""Finds messages that were sent and never noted, as the bot or the line to Discord broke down just
then.

Discord drops what it is sent twice, for some minutes. After that only a look at the place tells, so
there is one before anything is posted of which that may be true, and none before anything else. Our
own messages are known by the buttons under them: these name the table, and nothing that is secret.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from enum import Enum
from typing import TypeAlias

import discord

from bot.messages.custom_ids import MuteButton, TableAction, TableButton, encode
from bot.store import TableId, TableRow, UserId, WaitRow

HISTORY_MESSAGES = 100
"""Messages that one look sees: as many as Discord gives out at a time."""
_PICTURE = re.compile(r"-(?P<table>\d+)-(?P<ply>\d+)\.png")
"""The end of a picture's name."""

MessageFilter: TypeAlias = Callable[[discord.Message], bool]
"""Whether a message of ours is what is looked for."""


class PublicPart(Enum):
    """What everybody sees of a table; the hand of a seat goes by the seat."""

    NOTICE = "notice"
    THREAD = "thread"
    PICTURE = "picture"


class LostMessages:
    """Looks, through *client*, for what may have been sent before the bot last stopped or lost its
    line.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._tables: set[TableId] = set()
        """Tables of which anything may have been sent and not been noted."""
        self._clear: set[tuple[TableId, Hashable]] = set()
        """Of those tables, what is noted by now."""

    def doubt_tables(self, tables: Iterable[TableId]) -> None:
        """Mark every message of these tables as possibly sent and not recorded."""
        self._tables.update(tables)

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
        """Return what may have been sent of a table, if it is what is *sought*, and newer than the
        message *after*.

        And newer than the table's notice: where a copy was restored, a lost table may have had the
        same number.
        """
        if not self.is_doubtful(row.id, what):
            return None
        return await self.look(place, sought, max(after or 0, row.notice or 0))

    async def look(
        self, place: discord.abc.Messageable, sought: MessageFilter, after: int | None
    ) -> discord.Message | None:
        """Return a message of ours in a place that is what is *sought*, and newer than the message
        *after*.

        Where the bot may not look, nothing is found; what fails for the moment is raised.
        """
        me = self._client.user
        try:
            async for message in place.history(limit=HISTORY_MESSAGES):
                if message.id <= (after or 0):
                    return None
                if me is not None and message.author.id == me.id and sought(message):
                    return message
        except (discord.Forbidden, discord.NotFound):  # whoever posts there is told
            return None
        return None


def with_buttons(table: TableId, *actions: TableAction) -> MessageFilter:
    """Messages with a button that does one of these things at a table."""
    ids = {encode(TableButton(action, table)) for action in actions}
    return lambda message: not ids.isdisjoint(custom_ids_of(message))


def reminds_of(waits: Sequence[WaitRow], whom: UserId | None = None) -> MessageFilter:
    """Messages that remind of one of these turns; before everybody, those that call on somebody."""
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
    """The custom ids under a message."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return {part.custom_id for row in rows for part in row.children if part.custom_id}


def option_values_of(message: discord.Message) -> set[str]:
    """The values that the selects of a message offer."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    selects = [
        part for row in rows for part in row.children if isinstance(part, discord.SelectMenu)
    ]
    return {option.value for select in selects for option in select.options}


def ply_of(message: discord.Message, table: TableId) -> int | None:
    """Which ply of a table a message shows, by the name of its picture."""
    found = (_PICTURE.search(file.filename) for file in message.attachments)
    return next((int(name["ply"]) for name in found if name and int(name["table"]) == table), None)
