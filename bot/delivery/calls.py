"""The short calls at tables with one live board: posted when somebody must act, deleted when
they have.

A call may follow the command or press by which the move before was made. Then neither it nor its
deletion counts for Discord, as long as that interaction lives.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.delivery.channels import Channels
from bot.delivery.interactions import Interactions, Lead
from bot.delivery.lost_messages import LostMessages, MessageFilter, PublicPart, with_buttons
from bot.delivery.mentions import is_called_later, mentioning, people_of
from bot.hosting.host import Position
from bot.messages.button_actions import TableAction
from bot.messages.reminders import live_board_call
from bot.messages.turns import seats_to_act
from bot.store import TableRow, UserId
from games.engine import Seat


class Calls:
    """Posts and deletes the calls of tables."""

    def __init__(
        self, channels: Channels, lost_messages: LostMessages, interactions: Interactions
    ) -> None:
        self._channels, self._lost_messages = channels, lost_messages
        self._interactions = interactions

    async def update(
        self,
        position: Position,
        called: Collection[Seat] | None,
        mover: Lead | None,
        told: str = "",
    ) -> int | None:
        """Call the seats that are to be *called* now; None if nobody new is. Return the message.

        A call says in one line what has happened: the board that is edited notifies nobody of it.
        A call that nobody has to answer any more is deleted. Call it before the ply is noted as
        shown: whatever has not been noted is done once more.
        """
        row = position.row
        if not called and row.called & seats_to_act(position):
            return row.call
        if row.call is not None:
            await self.delete(row, row.call)
        new = people_of(row, called or ())
        return await self._post(position, new, mover, told) if new else None

    async def _post(
        self, position: Position, new: Collection[UserId], mover: Lead | None, told: str
    ) -> int:
        """Post a call that names everybody who must act, and notifies those who are *new*."""
        row = position.row
        people = people_of(row, seats_to_act(position))
        post = live_board_call(row, people, told)
        place = self._channels.channel(row, row.place)

        def message() -> dict[str, Any]:
            return {
                "content": post.content,
                "view": post.view,
                "silent": is_called_later(position),
                "allowed_mentions": mentioning(new),
            }

        async def lost() -> discord.Message | None:
            wanted = _calls(row, people)
            return await self._lost_messages.find(row, PublicPart.CALL, place, wanted, row.call)

        if (sent := await lost()) is None:
            self._lost_messages.doubt(row.id, PublicPart.CALL)
            sent = await self._interactions.follow(mover, message, lost)
            if sent is None:
                sent = await place.send(**message(), nonce=f"{row.id}.{row.ply}.call")
        self._lost_messages.clear(row.id, PublicPart.CALL)
        return sent.id

    async def delete(self, row: TableRow, message: int) -> None:
        """Delete a call, or a board whose place another has taken."""
        if not await self._interactions.delete(message):
            await self._channels.delete(row, row.place, message)


def _calls(row: TableRow, people: Collection[UserId]) -> MessageFilter:
    """Return a filter for a call of these people: with a button to play, and none for the hand."""
    plays, posts = with_buttons(row.id, TableAction.PLAY), with_buttons(row.id, TableAction.HAND)
    return lambda message: (
        plays(message) and not posts(message) and set(message.raw_mentions) == set(people)
    )
