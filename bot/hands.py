"""Hands by direct message: one message for each person's seat, edited in place and playable from there.

A person whose direct messages are closed is left alone until they do something; the table offers *My hand* meanwhile.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot import posts
from bot.host import Host, Position
from bot.language import language_of, words_of
from bot.memory import News
from bot.painter import Painter
from bot.store import SeatRow

CLOSED = {50007, 50278}
"""Cannot send messages to this user; no server in common."""

_log = logging.getLogger(__name__)


class Hands:
    """Shows people their hands at the tables of *host*."""

    def __init__(self, client: discord.Client, host: Host, painter: Painter) -> None:
        self._client = client
        self._host = host
        self._painter = painter

    async def show(self, position: Position) -> None:
        """Bring the hands of a table up to date: of those who must act, who acted, or who learned something."""
        for seat in position.row.seats:
            if seat.automa or seat.closed or seat.hand_shown == position.row.ply:
                continue
            news = await self._host.news_since(position.row.id, seat.hand_shown)
            if _is_due(position, seat, news):
                await self._show(position, seat, news)

    async def _show(self, position: Position, seat: SeatRow, news: Sequence[News]) -> None:
        row, language = position.row, language_of(seat.locale)
        assert seat.user is not None
        post = posts.hand_post(position, seat.seat, news, words_of(language, position.game))
        painting = await self._painter.paint(position, seat.seat, language)
        if seat.hand_channel is not None and seat.hand_message is not None:
            message = self._client.get_partial_messageable(seat.hand_channel).get_partial_message(seat.hand_message)
            try:
                await message.edit(content=painting.below(post.content), attachments=painting.files, view=post.view)
                await self._host.mark_hand(
                    row.id, seat.seat, seat.hand_channel, seat.hand_message, row.ply, seat.order_changes
                )
            except discord.HTTPException as refusal:
                _log.info("table %d: the hand of seat %d is posted anew: %s", row.id, seat.seat, refusal)
            else:
                return
        try:
            channel = await self._client.create_dm(discord.Object(seat.user))
            nonce = f"{row.id}.{seat.seat}.{row.ply}.hand"
            content = painting.below(post.content)
            sent = await channel.send(content, files=painting.files, view=post.view, silent=True, nonce=nonce)
        except discord.Forbidden as refusal:
            if refusal.code not in CLOSED:
                raise
            _log.info("table %d: the direct messages of seat %d are closed", row.id, seat.seat)
            await self._host.mark_closed(seat.user, True)
        else:
            await self._host.mark_hand(row.id, seat.seat, channel.id, sent.id, row.ply, seat.order_changes)


def _is_due(position: Position, seat: SeatRow, news: Sequence[News]) -> bool:
    """Whether the message would say something that its owner waits for."""
    acts = position.table.decision_of(seat.seat) is not None
    touched = any(move.seat == seat.seat or any(event.to == seat.seat for event in move.events) for move in news)
    return seat.hand_message is None or acts or touched or position.table.over
