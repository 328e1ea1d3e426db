"""Proposals at tables by direct message: each person there gets a message of their own to vote."""

from __future__ import annotations

import discord

from bot.delivery.errors import DIRECT_MESSAGES_CLOSED, MAYBE_SENT, MESSAGE_GONE
from bot.delivery.lost_messages import LostMessages, MessageFilter, custom_ids_of
from bot.hosting.vote_rules import ballots
from bot.messages.components import Post
from bot.messages.custom_ids import VoteButton, encode
from bot.store import Copy, ProposalRow, TableRow, UserId
from bot.store.people import PeopleStore


class ProposalCopies:
    """Sends and edits these messages through *client*."""

    def __init__(
        self, client: discord.Client, people: PeopleStore, lost_messages: LostMessages
    ) -> None:
        self._client, self._people, self._lost_messages = client, people, lost_messages

    async def show(
        self,
        row: TableRow,
        proposal: ProposalRow,
        user: UserId,
        post: Post,
        copy: Copy | None,
        *,
        loud: bool,
    ) -> Copy | None:
        """Show somebody a proposal: edit their *copy*, or send one, which notifies if it is *loud*.

        Return None if there is none, because they take no direct messages.
        """
        if copy is not None and (await self._edit(copy, post) or proposal.outcome is not None):
            return copy
        return await self._send(row, proposal, user, post, copy, loud=loud)

    async def _edit(self, copy: Copy, post: Post) -> bool:
        """Edit a message. Return False if it is gone."""
        held = self._client.get_partial_messageable(copy.channel).get_partial_message(copy.message)
        try:
            await held.edit(content=post.content, view=post.view)
        except discord.HTTPException as refusal:
            if refusal.code not in MESSAGE_GONE:
                raise
            return False
        return True

    async def _send(
        self,
        row: TableRow,
        proposal: ProposalRow,
        user: UserId,
        post: Post,
        former: Copy | None,
        *,
        loud: bool,
    ) -> Copy | None:
        what = (proposal.id, user)
        try:
            channel = await self._client.create_dm(discord.Object(user))
            after = former.message if former else None
            sought = has_vote_button(proposal)
            sent = await self._lost_messages.find(row, what, channel, sought, after)
            if sent is None:
                nonce = f"p{proposal.id}.{user % 10**6}.{(after or 0) % 10**6}"
                sent = await channel.send(
                    post.content, view=post.view, silent=not loud, nonce=nonce
                )
        except discord.Forbidden as refusal:
            if refusal.code not in DIRECT_MESSAGES_CLOSED:
                raise
            await self._people.mark_closed(user, True)
            return None
        except MAYBE_SENT:
            self._lost_messages.doubt(row.id, what)
            raise
        self._lost_messages.clear(row.id, what)
        return Copy(user, channel.id, sent.id)


def has_vote_button(proposal: ProposalRow) -> MessageFilter:
    """Return a filter for messages with buttons to vote on a proposal."""
    ids = {encode(VoteButton(proposal.id, ballot)) for ballot in ballots(proposal.kind)}
    return lambda message: not ids.isdisjoint(custom_ids_of(message))
