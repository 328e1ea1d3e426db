"""The last word about a cup whose channel is gone: in a channel that `/setup` names, or else to its
organiser alone.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import discord

from bot.delivery.errors import REQUEST_FAILURES, retry_seconds
from bot.delivery.lost_messages import LostMessages
from bot.delivery.mentions import NO_MENTIONS
from bot.hosting.clock import HOUR_SECONDS
from bot.hosting.preferences import KnownPreferences, Servers
from bot.messages.components import Post
from bot.store import NOWHERE
from bot.store.cups import CupRow
from bot.store.people import NOBODY

_log = logging.getLogger(__name__)


def before(cup: CupRow) -> int:
    """An id older than all messages about a cup: after a backup was restored, an older cup may have
    had the same number.
    """
    opened = datetime.fromtimestamp(cup.opened_at - HOUR_SECONDS, UTC)
    return discord.utils.time_snowflake(opened)


class CupFarewells:
    """Tells, through *client*, of cups whose channels are gone."""

    def __init__(
        self, client: discord.Client, servers: Servers, preferences: KnownPreferences
    ) -> None:
        self._client, self._servers, self._preferences = client, servers, preferences
        self._lost_messages = LostMessages(client)

    async def tell(self, cup: CupRow, post: Post, *, doubtful: bool) -> int:
        """Send the post once; return its id, or NOWHERE if nobody takes it. With *doubtful* it may
        be there already. Failures that may pass are raised.
        """
        server = self._servers.of(cup.guild)
        for channel in dict.fromkeys((server.meeting, *server.channels)):
            if channel not in {None, cup.channel}:
                place = self._client.get_partial_messageable(channel or 0, guild_id=cup.guild)
                if (sent := await self._sent(cup, post, place, doubtful)) is not None:
                    return sent
        if cup.organiser != NOBODY and self._preferences.of(cup.organiser).direct:
            alone = await self._sent(cup, Post(post.content), None, doubtful)
            if alone is not None:
                return alone
        return NOWHERE

    async def _sent(
        self, cup: CupRow, post: Post, place: discord.abc.Messageable | None, doubtful: bool
    ) -> int | None:
        """Send the post there, or without a place to the organiser; None if it is not taken."""
        try:
            if place is None:
                place = await self._client.create_dm(discord.Object(cup.organiser))
            if doubtful:
                found = await self._lost_messages.look(
                    place, lambda message: message.content == post.content, before(cup)
                )
                if found is not None:
                    return found.id
            sent = await place.send(
                post.content,
                view=post.view,
                allowed_mentions=NO_MENTIONS,
                nonce=f"cup{cup.id}.gone",
            )
        except REQUEST_FAILURES as refusal:
            if retry_seconds(refusal, 0) is not None:
                raise
            _log.info("cup %d: its end is not told there: %s", cup.id, refusal)
            return None
        return sent.id
