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
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import aiohttp
import discord
from cachetools import TTLCache

from bot.delivery.errors import MAYBE_SENT, REQUEST_FAILURES, TOO_MANY_REQUESTS
from bot.store import TableId, TableRow, UserId

Interaction: TypeAlias = discord.Interaction[Any]
Lead: TypeAlias = "Interaction | HandedOver"
"""What a post may follow."""
HandOver: TypeAlias = Callable[[TableId, int, Interaction], Awaitable[None]]
"""Takes a table, the ply that is about to be made there, and the interaction that makes it."""
Withdraw: TypeAlias = Callable[[TableId, Interaction], None]
"""Takes a table, and an interaction that has made no move there after all."""

LIFETIME_SECONDS = 14 * 60.0
"""Discord takes follow-ups for fifteen minutes; one is kept in hand."""
MOST_MOVES, MOST_EDITORS = 1_000, 4_000
"""How many interactions are kept. A table needs one for seconds, so newer ones drop older ones."""
ANSWER_SECONDS = 3.0
"""How long a follow-up waits for the first answer, which must come before it."""
LOOK_SECONDS = 0.02
SERVER_ERROR = 500
ORIGINAL = "@original"
"""What Discord calls the message that an interaction has answered with, or edited."""
EDITED = {
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
}
"""After these answers an interaction edits the message whose button was pressed."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HandedOver:
    """An interaction that another process answers, and by which this one may post."""

    id: int
    application_id: int
    token: str = field(repr=False)
    channel_id: int
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once that process has answered."""

    def is_expired(self) -> bool:
        """Whether Discord takes nothing more by it."""
        age = discord.utils.utcnow() - discord.utils.snowflake_time(self.id)
        return age.total_seconds() > LIFETIME_SECONDS


@dataclass(frozen=True, slots=True)
class _Move:
    """A move that was made by hand."""

    ply: int
    interaction: Lead


@dataclass(frozen=True, slots=True)
class _OwnMove:
    """A move that somebody has made by hand; it is kept long after its interaction is needed."""

    ply: int
    interaction: int
    channel: int | None
    open: bool
    """Whether no order can have made it, as everybody knows."""


@dataclass(frozen=True, slots=True)
class _Editor:
    """How an interaction edits a message: its answer, or one that followed. The interaction itself
    is not kept for that, as it holds all that Discord has sent with it.
    """

    application_id: int
    token: str = field(repr=False)
    message: Any
    """A message's id, or ORIGINAL."""

    async def edit(self, client: discord.Client, **changes: Any) -> None:
        """Edit the message."""
        await self._webhook(client).edit_message(self.message, **changes)

    async def delete(self, client: discord.Client) -> None:
        """Delete the message."""
        await self._webhook(client).delete_message(self.message)

    def _webhook(self, client: discord.Client) -> discord.Webhook:
        return discord.Webhook.partial(self.application_id, self.token, client=client)


async def _kept(_table: TableId, _ply: int, _interaction: Interaction) -> None:
    """Hand nothing over: this process posts by itself."""


def _not_handed(_table: TableId, _interaction: Interaction) -> None:
    """Withdraw nothing: nothing was handed over."""


class Interactions:
    """The interactions of the last minutes."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.hand_over: HandOver = _kept
        """Called before an open move whose post may follow it; another process may post it."""
        self.withdraw: Withdraw = _not_handed
        """Called when a move is forgotten, which may have been handed over."""
        self._handed: TTLCache[int, HandedOver] = TTLCache(MOST_MOVES, LIFETIME_SECONDS)
        self._moves: TTLCache[TableId, _Move] = TTLCache(MOST_MOVES, LIFETIME_SECONDS)
        self._open: TTLCache[TableId, _Move] = TTLCache(MOST_MOVES, LIFETIME_SECONDS)
        """Of these, the moves that no order can have made."""
        self._own: TTLCache[tuple[TableId, int], _OwnMove] = TTLCache(
            MOST_EDITORS, LIFETIME_SECONDS
        )
        """The newest move of each person at each table."""
        self._editors: TTLCache[int, _Editor] = TTLCache(MOST_EDITORS, LIFETIME_SECONDS)

    def note_move(
        self, table: TableId, ply: int, interaction: Interaction, *, maybe_by_order: bool
    ) -> None:
        """Note by which interaction a move is made, before or after it.

        One that is *maybe_by_order*, for all that the others can know, leaves the former open move
        as it is: what follows that one must not depend on how this one was made.
        """
        self._moves[table] = _Move(ply, interaction)
        self._note_own(table, interaction.user.id, ply, interaction, is_open=not maybe_by_order)
        if not maybe_by_order:
            self._open[table] = self._moves[table]

    def take_over(self, table: TableId, ply: int, user: int, lead: HandedOver) -> None:
        """Note that an open move is made in another process, which lets this one post it."""
        self._handed[lead.id] = lead
        self._open[table] = _Move(ply, lead)
        self._note_own(table, user, ply, lead, is_open=True)

    def _note_own(self, table: TableId, user: int, ply: int, lead: Lead, *, is_open: bool) -> None:
        self._own[table, user] = _OwnMove(ply, lead.id, lead.channel_id, is_open)

    def note_answered(self, interaction: int) -> None:
        """Note that another process has answered an interaction that it has handed over."""
        if (lead := self._handed.get(interaction)) is not None:
            lead.answered.set()

    def forget_move(self, table: TableId, interaction: Interaction) -> None:
        """Forget a move that was refused, or whose answer nobody has read."""
        self._forget(table, UserId(interaction.user.id), interaction)
        self.withdraw(table, interaction)

    def give_back(self, table: TableId, user: int, interaction: int) -> None:
        """Forget a move that another process has handed over and that was refused there."""
        if (lead := self._handed.pop(interaction, None)) is not None:
            self._forget(table, UserId(user), lead)

    def _forget(self, table: TableId, user: UserId, lead: Lead) -> None:
        own = self._own.get((table, user))
        if own is not None and own.interaction == lead.id:
            del self._own[table, user]
        for moves in (self._moves, self._open):
            move = moves.get(table)
            if move is not None and move.interaction is lead:
                del moves[table]

    def forget_shown(self, row: TableRow) -> None:
        """Forget the interactions of moves that a table is shown with: a post follows none of them
        any more, and each holds all that Discord has sent with it.
        """
        for moves in (self._moves, self._open):
            move = moves.get(row.id)
            if move is not None and move.ply <= (row.shown or 0):
                del moves[row.id]

    def note_press(self, interaction: Interaction) -> None:
        """Note that an interaction may edit the message whose button was pressed, if it may."""
        pressed = interaction.message
        if pressed is not None and interaction.response.type in EDITED:
            self._editors[pressed.id] = _Editor(
                interaction.application_id, interaction.token, ORIGINAL
            )

    def mover(self, row: TableRow) -> Interaction | None:
        """Return the interaction of the newest move, if the table was not shown since."""
        found = self._unshown(self._moves, row)
        assert not isinstance(found, HandedOver), "these are not noted there"
        return found

    def told(self, table: TableId, user: UserId) -> int:
        """Return the newest ply that somebody made by hand, 0 without one. The answer has told them
        of it, and asked what comes next.
        """
        move = self._own.get((table, user))
        return 0 if move is None else move.ply

    def spared(self, row: TableRow, user: UserId) -> int:
        """Return the ply of somebody's newest move if its post may have followed it, and so took no
        request; else 0.
        """
        move = self._own.get((row.id, user))
        return move.ply if move and move.open and move.channel == row.place else 0

    def leader(self, row: TableRow) -> Lead | None:
        """Return the interaction that a post may follow: of the newest move that no order can have
        made, if the table was not shown since.

        Whether a post follows a command can be seen, and a move by order has none.
        """
        return self._unshown(self._open, row)

    @staticmethod
    def _unshown(moves: TTLCache[TableId, _Move], row: TableRow) -> Lead | None:
        move = moves.get(row.id)
        if move is None or not (row.shown or 0) < move.ply <= row.ply:
            return None
        return None if move.interaction.is_expired() else move.interaction

    async def post(self, lead: Lead, **message: Any) -> discord.Message:
        """Post a message as a follow-up, which the interaction may edit later. It is tried once."""
        webhook = discord.Webhook.partial(lead.application_id, lead.token, client=self._client)
        once: Any = _Once(webhook.session)
        trying = discord.Webhook.partial(webhook.id, lead.token, session=once, client=self._client)
        sent = await trying.send(**message, wait=True)
        self._editors[sent.id] = _Editor(lead.application_id, lead.token, sent.id)
        return sent

    async def follow(
        self,
        lead: Lead | None,
        message: Callable[[], dict[str, Any]],
        lost: Callable[[], Awaitable[discord.Message | None]],
    ) -> discord.Message | None:
        """Post a *message* as a follow-up; return None if the bot has to post it itself.

        If it may have been sent all the same, *lost* looks for it.
        """
        if lead is None or not await is_answered(lead):
            return None
        try:
            return await self.post(lead, **message())
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
            await editor.delete(self._client)
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
            await editor.edit(self._client, **changes)
        except REQUEST_FAILURES as failure:  # the bot's own request finds out what is the matter
            _log.info("the message %d cannot be edited by an interaction: %s", message, failure)
            self._editors.pop(message, None)
            return False
        return True


async def is_answered(lead: Lead) -> bool:
    """Wait for the first answer to an interaction; return whether it was given."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            if isinstance(lead, HandedOver):
                await lead.answered.wait()
                return True
            while not _is_answered(lead):  # noqa: ASYNC110  # discord.py tells nobody
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
