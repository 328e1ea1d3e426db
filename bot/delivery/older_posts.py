"""The posts before a table's newest: the second newest loses its buttons and says no more that it
is somebody's turn, older ones become a line.

Where the interaction lives that a post followed, that costs nothing. Otherwise it waits until the
post is old and there is time for requests that nobody waits for.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import REQUEST_FAILURES
from bot.delivery.interactions import LIFETIME_SECONDS, Interactions
from bot.delivery.mentions import NO_MENTIONS
from bot.store import Status, TableId, TableRow

MOST_BARED = 4
"""How many posts lose their buttons at the end by requests of their own."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Older:
    """A post that is no longer the newest."""

    message: int
    line: str
    """What it told, in one line; nothing if that is not known."""
    bare: bool = False
    """Whether it has lost its buttons."""


class OlderPosts:
    """The posts before the newest of each table, as far as this run has replaced them.

    *has_time* says whether there is room for a request of a table that nobody waits for.
    """

    def __init__(
        self, channels: Channels, interactions: Interactions, has_time: Callable[[TableId], bool]
    ) -> None:
        self._channels, self._interactions = channels, interactions
        self._has_time = has_time
        self._posts: dict[TableId, list[_Older]] = {}

    def note(self, table: TableId, message: int, line: str) -> None:
        """Note that a post has been replaced, which told this in one line."""
        self._posts.setdefault(table, []).append(_Older(message, line))

    async def tidy(self, row: TableRow) -> bool:
        """Take the buttons from the second newest post, and make older ones a line.

        Where that costs a request, buttons stay until somebody presses one or the game ends, and a
        post is looked at again each time until it is a line. At the end, the last ones lose their
        buttons at once, and all others while the table rests. Return whether some are left then.
        """
        posts, running = self._posts.pop(row.id, []), row.status is Status.RUNNING
        if not posts:
            return False
        *older, second = posts
        left = [post for post in older if not (post.line and await self._thin(row, post))]
        left = [*left, second]
        last = set() if running else {post.message for post in left[-MOST_BARED:]}
        left = [
            replace(post, bare=await self._bare(row, post, at_once=post.message in last))
            for post in left
        ]
        left = [post for post in left if running or not post.bare]
        if left:
            self._posts[row.id] = [*left, *self._posts.get(row.id, [])]
        return bool(left) and not running

    async def _thin(self, row: TableRow, post: _Older) -> bool:
        """Make a post one line, without buttons and picture."""
        changes: dict[str, Any] = {
            "content": post.line,
            "attachments": [],
            "view": None,
            "allowed_mentions": NO_MENTIONS,
        }
        if await self._interactions.edit(post.message, **changes):
            return True
        if _age(post.message) < LIFETIME_SECONDS or not self._has_time(row.id):
            return False
        return await self._edit(row, post.message, changes)

    async def _bare(self, row: TableRow, post: _Older, *, at_once: bool) -> bool:
        """Take the buttons and the call from a post; return whether it has none now, or the one try
        at the end was made.
        """
        changes: dict[str, Any] = {"view": None}
        if post.line:  # in place of the call, which is answered
            changes |= {"content": post.line, "allowed_mentions": NO_MENTIONS}
        if post.bare or await self._interactions.edit(post.message, **changes):
            return True
        if row.status is Status.RUNNING or not (at_once or self._has_time(row.id)):
            return False
        await self._edit(row, post.message, changes)
        return True

    async def remove_buttons(self, row: TableRow, message: int) -> bool:
        """Take the buttons from an older post, of which somebody has pressed one."""
        return await self._edit(row, message, {"view": None})

    async def _edit(self, row: TableRow, message: int, changes: dict[str, Any]) -> bool:
        try:
            await self._channels.message(row, row.place, message).edit(**changes)
        except REQUEST_FAILURES as refusal:
            _log.info("table %d: the message %d stays as it is: %s", row.id, message, refusal)
            return False
        return True


def _age(message: int) -> float:
    """Return how many seconds ago a message was posted."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds()
