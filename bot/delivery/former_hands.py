"""Removes hands from the direct messages of people who gave up their seats."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.hosting.changes import Changes
from bot.messages.components import Post
from bot.messages.language import language_of, words_of
from bot.messages.layouts import edited
from bot.store import FormerHand, TableId, TableRow
from bot.store.former_hands import FormerHandStore

_log = logging.getLogger(__name__)


class FormerHands:
    """Removes the hands that *store* lists, through *client*."""

    def __init__(self, client: discord.Client, store: FormerHandStore, changes: Changes) -> None:
        self._client = client
        self._store = store
        self.tables: set[TableId] = set()
        """Tables that may have hands of people who gave up their seats."""
        changes.on_seat_freed.append(self.tables.add)

    async def find(self) -> None:
        """Find the hands that the last run did not remove."""
        self.tables.update(await self._store.tables())

    async def remove_all(self, row: TableRow) -> None:
        """Remove the former hands of a table. After a failure the next call tries again."""
        if row.id not in self.tables:
            return
        self.tables.discard(row.id)
        try:
            for hand in await self._store.at(row.id):
                await self.remove(hand, layout=row.direct)
        except BaseException:  # a hand left behind would show secrets to whoever gave up the seat
            self.tables.add(row.id)
            raise

    async def remove(self, hand: FormerHand, *, layout: bool) -> None:
        """Replace a hand by a line that says that the seat was given up; what may be a *layout*
        becomes one.
        """
        channel = self._client.get_partial_messageable(hand.channel)
        content = words_of(language_of(hand.locale))("hand-given-up")
        changes: dict[str, Any] = {"content": content, "attachments": [], "view": None}
        if layout:
            changes = edited(Post(content), ())
        try:
            await channel.get_partial_message(hand.message).edit(**changes)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as refusal:
            _log.info("table %d: a former hand stays as it was: %s", hand.table, refusal)
        await self._store.drop(hand.message)
