"""What people pressed and typed lately: each such interaction may be followed up for fifteen
minutes.

Follow-ups, and edits of what an interaction has answered, do not count towards Discord's limit for
all requests together. All of this is in memory: without an interaction, the bot uses requests of
its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiohttp
import discord
from cachetools import TTLCache

from bot.delivery.errors import MAYBE_SENT, REQUEST_FAILURES, TOO_MANY_REQUESTS
from bot.store import TableId, TableRow

Interaction: TypeAlias = discord.Interaction[Any]

LIFETIME_SECONDS = 14 * 60.0
"""Discord takes follow-ups for fifteen minutes; one is kept in hand."""
MOST_MOVES, MOST_EDITORS = 1_000, 4_000
"""How many interactions are kept. A table needs one for seconds, so newer ones drop older ones."""
ANSWER_SECONDS = 3.0
"""How long a follow-up waits for the first answer, which must come before it."""
LOOK_SECONDS = 0.02
SERVER_ERROR = 500
EDITED = {
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
}
"""After these answers an interaction edits the message whose button was pressed."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Move:
    """A move that was made by hand."""

    ply: int
    interaction: Interaction


@dataclass(frozen=True, slots=True)
class _Editor:
    """An interaction that may edit a message: its own answer, or one of its follow-ups."""

    interaction: Interaction
    followup: int | None

    async def edit(self, **changes: Any) -> None:
        """Edit the message."""
        if self.followup is None:
            await self.interaction.edit_original_response(**changes)
        else:
            await self.interaction.followup.edit_message(self.followup, **changes)

    async def delete(self) -> None:
        """Delete the message."""
        if self.followup is None:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.followup)


class Interactions:
    """The interactions of the last minutes."""

    def __init__(self) -> None:
        self._moves: TTLCache[TableId, _Move] = TTLCache(MOST_MOVES, LIFETIME_SECONDS)
        self._editors: TTLCache[int, _Editor] = TTLCache(MOST_EDITORS, LIFETIME_SECONDS)

    def note_move(self, table: TableId, ply: int, interaction: Interaction) -> None:
        """Note by which interaction a move is made, before or after it."""
        self._moves[table] = _Move(ply, interaction)

    def forget_move(self, table: TableId, interaction: Interaction) -> None:
        """Forget a move that was refused."""
        move = self._moves.get(table)
        if move is not None and move.interaction is interaction:
            del self._moves[table]

    def note_press(self, interaction: Interaction) -> None:
        """Note that an interaction may edit the message whose button was pressed, if it may."""
        pressed = interaction.message
        if pressed is not None and interaction.response.type in EDITED:
            self._editors[pressed.id] = _Editor(interaction, None)

    def mover(self, row: TableRow) -> Interaction | None:
        """Return the interaction of the newest move, if the table was not shown since."""
        move = self._moves.get(row.id)
        if move is None or not (row.shown or 0) < move.ply <= row.ply:
            return None
        return None if move.interaction.is_expired() else move.interaction

    async def post(self, interaction: Interaction, **message: Any) -> discord.Message:
        """Post a message as a follow-up, which the interaction may edit later. It is tried once."""
        once: Any = _Once(interaction.followup.session)
        webhook = discord.Webhook.partial(
            interaction.application_id, interaction.token, session=once, client=interaction.client
        )
        sent = await webhook.send(**message, wait=True)
        self._editors[sent.id] = _Editor(interaction, sent.id)
        return sent

    async def follow(
        self,
        interaction: Interaction | None,
        message: Callable[[], dict[str, Any]],
        lost: Callable[[], Awaitable[discord.Message | None]],
    ) -> discord.Message | None:
        """Post a *message* as a follow-up; return None if the bot has to post it itself.

        If it may have been sent all the same, *lost* looks for it.
        """
        if interaction is None or not await is_answered(interaction):
            return None
        try:
            return await self.post(interaction, **message())
        except MAYBE_SENT:
            return await lost()
        except (discord.HTTPException, discord.RateLimited) as refusal:
            _log.info("no follow-up is taken: %s", refusal)
            return None

    async def delete(self, message: int) -> bool:
        """Delete a message by an interaction. Return False if none can."""
        editor = self._editors.pop(message, None)
        if editor is None:
            return False
        try:
            await editor.delete()
        except REQUEST_FAILURES as failure:  # the bot's own request finds out what is the matter
            _log.info("the message %d cannot be deleted by an interaction: %s", message, failure)
            return False
        return True

    def edits(self, message: int) -> bool:
        """Whether an interaction may edit a message."""
        return message in self._editors

    async def edit(self, message: int, **changes: Any) -> bool:
        """Edit a message by an interaction. Return False if none can."""
        editor = self._editors.get(message)
        if editor is None:
            return False
        try:
            await editor.edit(**changes)
        except REQUEST_FAILURES as failure:  # the bot's own request finds out what is the matter
            _log.info("the message %d cannot be edited by an interaction: %s", message, failure)
            self._editors.pop(message, None)
            return False
        return True


async def is_answered(interaction: Interaction) -> bool:
    """Wait for the first answer to an interaction; return whether it was given."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            while not _is_answered(interaction):  # noqa: ASYNC110  # discord.py tells nobody
                await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError:
        return False
    return True


def _is_answered(interaction: Interaction) -> bool:
    """Whether an answer was given, and not only promised: a follow-up would take its place."""
    kind = interaction.response.type
    thinking = discord.InteractionResponseType.deferred_channel_message
    return kind is not None and (kind is not thinking or "answered" in interaction.extras)


class _Once:
    """A session whose server errors are raised, where discord.py would send a message again.

    Discord takes no nonce in follow-ups, so a message that was sent after all would be there twice.
    """

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(
        self, method: str, url: str, **options: Any
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        """Send a request, and raise a server error, or a rate limit instead of waiting for it."""
        async with self._session.request(method, url, **options) as response:
            if response.status == TOO_MANY_REQUESTS:
                raise discord.RateLimited(float(response.headers.get("Retry-After", 0)))
            if response.status >= SERVER_ERROR:
                response.raise_for_status()
            yield response
