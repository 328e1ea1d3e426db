"""Shows proposals at the table, with buttons to vote, and then their outcome.

It makes Discord show what the store holds. A second call, or a call after a restart, changes
nothing that is right already.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.delivery.channels import Channels
from bot.delivery.coalescing import Coalescer, RetryQueue
from bot.delivery.errors import MAYBE_SENT, MESSAGE_GONE, REQUEST_FAILURES, Code, retry_seconds
from bot.delivery.lost_messages import LostMessages
from bot.delivery.mentions import mentioning
from bot.delivery.proposal_copies import ProposalCopies, has_vote_button
from bot.hosting.changes import Gone
from bot.hosting.host import Host
from bot.hosting.vote_rules import Ballot, concerned, hands_on
from bot.messages.components import Post
from bot.messages.escaping import bold
from bot.messages.language import language_of, words_of
from bot.messages.news import one_line
from bot.messages.proposals import proposal_post, still_to_vote
from bot.store import ProposalKind, ProposalRow, RecordRow, StoreAway, TableId, TableRow
from bot.store.people import PeopleStore
from bot.store.proposals import ProposalStore
from renderers.words import Words

RETRY_SECONDS = 30.0
"""A proposal that could not be shown is tried again after this time."""
LAST_SECONDS = 2.0

_log = logging.getLogger(__name__)


class VotePosts:
    """Shows the proposals at *host*'s tables through *client*."""

    def __init__(
        self, client: discord.Client, proposals: ProposalStore, host: Host, people: PeopleStore
    ) -> None:
        self._proposals = proposals
        self._host = host
        self._rounds = Coalescer("show the proposals of table", self._show)
        self._retries = RetryQueue(self.refresh)
        self._unshown: Sequence[TableId] = ()
        self._channels, self._lost_messages = Channels(client), LostMessages(client)
        self._copies = ProposalCopies(client, people, self._lost_messages)
        host.changes.on_change.append(self.refresh)

    def refresh(self, table: TableId) -> None:
        """Show the proposals of a table soon, and once for several calls."""
        self._host.changes.if_own(table, self._rounds.call)

    async def leave(self, gone: Gone) -> None:
        """Finish what is being shown at tables that are another process's from now on."""
        await self._rounds.leave(gone, LAST_SECONDS)

    async def find_unshown(self) -> None:
        """Find the proposals that the last run may not have shown."""
        self._unshown = await self._host.changes.own(await self._proposals.tables())
        self._lost_messages.doubt_tables(self._unshown)

    async def look(self) -> None:
        """Show what is out of date."""
        for table in await self._proposals.tables():
            self.refresh(table)

    def show_unshown(self) -> None:
        """Show those proposals."""
        for table in self._unshown:
            self.refresh(table)

    async def close(self) -> None:
        """Finish within seconds what is being shown, and show nothing more."""
        await self._rounds.close(LAST_SECONDS)
        self._retries.close()

    async def _show(self, table: TableId, changed: asyncio.Event) -> None:
        changed.clear()
        try:
            if not await self._host.tables.is_playable(table):
                return
            shown = [
                await self._is_shown(table, proposal)
                for proposal in await self._proposals.at(table)
            ]
            if all(shown):
                self._lost_messages.clear_all(table)
        except StoreAway:  # what was sent may not have been noted
            self._lost_messages.doubt_tables([table])
            _log.warning("table %d: proposals are shown once the database is back", table)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are to be shown
            _log.exception("table %d: a proposal could not be shown", table)

    async def _is_shown(self, table: TableId, proposal: ProposalRow) -> bool:
        """Show a proposal as it is now. Return False if that failed."""
        try:
            if proposal.shown != proposal.changes:
                await self._show_one(await self._host.tables.row(table), proposal)
        except REQUEST_FAILURES as failure:
            seconds = retry_seconds(failure, RETRY_SECONDS)
            if seconds is None:
                _log.warning("table %d: a proposal cannot be shown: %s", table, failure)
            else:
                _log.warning("table %d: a proposal is shown in %.0f s: %s", table, seconds, failure)
                self._retries.call(table, seconds)
            return False
        return True

    async def _show_one(self, row: TableRow, proposal: ProposalRow) -> None:
        if row.direct:
            await self._show_copies(row, proposal)
            return
        followed = await self._handed_on_later(proposal) if proposal.outcome is not None else None
        words = words_of(row.language, self._host.games.by_key(row.game))
        post = proposal_post(
            proposal, row, words, await self._undone(row, proposal, words), followed
        )
        channel, message = proposal.channel, proposal.message
        if channel is not None and message is not None:
            held = self._channels.message(row, channel, message)
            try:
                # An edit notifies nobody, but would drop the mentions of those who still must vote.
                await held.edit(
                    content=post.content,
                    view=post.view,
                    allowed_mentions=_voter_mentions(proposal, row),
                )
            except discord.RateLimited:  # for long: as are edits of old messages
                if proposal.outcome is not None:
                    raise  # it is not posted again, and must not ask for votes for ever
                message = None
            except discord.HTTPException as refusal:
                if refusal.code not in MESSAGE_GONE:
                    raise
                message = None
        if message is None and proposal.outcome is None:
            try:
                channel, message = await self._posted(row, proposal, post)
            except discord.NotFound as gone:
                if (
                    gone.code == Code.UNKNOWN_CHANNEL
                ):  # The channel does not come back: no start has to try again.
                    await self._proposals.mark_shown(proposal, None, None)
                raise
        if followed is not None:
            await self._tell_former_holder(row, proposal, followed)
        await self._proposals.mark_shown(proposal, channel, message)

    async def _show_copies(self, row: TableRow, proposal: ProposalRow) -> None:
        """Show a proposal to each person at a table by direct message, in their own language."""
        shown = {copy.user: copy for copy in proposal.copies}
        voting, failures = set(still_to_vote(proposal, row)), list[Exception]()
        for seat in row.seats:
            if seat.user is None or (proposal.outcome is not None and seat.user not in shown):
                continue
            words = words_of(language_of(seat.locale), self._host.games.by_key(row.game))
            post = proposal_post(proposal, row, words, await self._undone(row, proposal, words))
            former, loud = shown.get(seat.user), seat.user in voting
            try:
                copy = await self._copies.show(row, proposal, seat.user, post, former, loud=loud)
            except REQUEST_FAILURES as failure:  # the others are to see theirs
                failures.append(failure)
                continue
            if copy is not None and copy != former:
                shown[seat.user] = copy
                await self._proposals.mark_copies(proposal, [*shown.values()], whole=False)
        if failures:
            worth_a_retry = (one for one in failures if retry_seconds(one, 0) is not None)
            raise next(worth_a_retry, failures[0])
        await self._proposals.mark_copies(proposal, [*shown.values()], whole=True)

    async def _undone(self, row: TableRow, proposal: ProposalRow, words: Words) -> str:
        """What everybody may know of the move that a proposal would take back, in one line."""
        if proposal.back_to is None:
            return ""
        news = await self._host.tables.news_since(row.id, proposal.back_to)
        move = [one for one in news if one.ply == proposal.back_to + 1]
        return one_line(await self._host.tables.position(row.id), move, words)

    async def _tell_former_holder(
        self, row: TableRow, proposal: ProposalRow, followed: RecordRow
    ) -> None:
        """Notify whoever lost a seat because the others handed it on.

        Neither an edit nor the removal of a hand would notify them.
        """
        given_on = proposal.kind is ProposalKind.OFFER and proposal.outcome == Ballot.YES.value
        if not given_on or followed.user in {None, proposal.user}:
            return
        words = words_of(row.language, self._host.games.by_key(row.game))
        content = words(
            "proposal-handed-on", was=f"<@{followed.user}>", who=bold(row.names)[proposal.seat]
        )
        mentions = mentioning([followed.user or 0])
        there = self._channels.channel(row, row.place)
        await there.send(content, allowed_mentions=mentions, nonce=f"h{proposal.id}")

    async def _handed_on_later(self, proposal: ProposalRow) -> RecordRow | None:
        """Return the entry by which the proposal's seat has changed hands since, if it has."""
        record = await self._host.record.of(proposal.table)
        return next(
            (
                entry
                for entry in record
                if entry.ply > proposal.ply and hands_on(entry, proposal.seat)
            ),
            None,
        )

    async def _posted(self, row: TableRow, proposal: ProposalRow, post: Post) -> tuple[int, int]:
        """Post a proposal, in the channel if the thread is gone. Return channel and message."""
        mentions = _voter_mentions(proposal, row)
        nonce = f"p{proposal.id}.{(proposal.message or 0) % 10**8}"
        places = [row.place, row.channel]
        places = places[: 1 if row.thread is None or row.forum else 2]
        for place in places:
            there = self._channels.channel(row, place)
            try:
                sent = await self._lost_messages.find(
                    row, proposal.id, there, has_vote_button(proposal), proposal.message
                )
                if sent is None:
                    sent = await there.send(
                        post.content, view=post.view, allowed_mentions=mentions, nonce=nonce
                    )
                else:
                    await sent.edit(content=post.content, view=post.view, allowed_mentions=mentions)
            except discord.NotFound as gone:
                if place == places[-1] or gone.code != Code.UNKNOWN_CHANNEL:
                    raise
            except MAYBE_SENT:
                self._lost_messages.doubt(row.id, proposal.id)
                raise
            else:
                return place, sent.id
        raise AssertionError("what cannot be posted in the channel is raised")


def _voter_mentions(proposal: ProposalRow, row: TableRow) -> discord.AllowedMentions:
    called = {*still_to_vote(proposal, row), concerned(proposal, row)} - {None}
    return mentioning(user for user in called if user is not None and proposal.outcome is None)
