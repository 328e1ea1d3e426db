"""Puts proposals to the players of a table: take-backs, pauses, ends and seats to hand on."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.changes import Changes
from bot.hosting.clock import HOUR_SECONDS, Clock, seconds
from bot.hosting.closing import Closing
from bot.hosting.invitations import Invitations
from bot.hosting.locks import TableLocks
from bot.hosting.position import MovedOn, Position, require_live, require_running, seat_of
from bot.hosting.settlement import OFFER_SECONDS, Settlement
from bot.hosting.tables import Tables
from bot.hosting.take_backs import TakeBacks
from bot.hosting.vote_rules import (
    Ballot,
    ProposalOutcome,
    closed,
    is_away,
    is_by_person,
    knows_another,
    voters,
)
from bot.store import ProposalId, ProposalKind, ProposalRow, TableId, TableRow, UserId
from bot.store.proposals import ProposalStore
from bot.store.record import RecordStore
from games.engine import Seat
from games.moves import require
from games.text import Name

VOTE_SECONDS = 24 * HOUR_SECONDS
"""How long a vote stays open."""


class Proposals:
    """Makes and withdraws proposals."""

    def __init__(  # noqa: PLR0913  # its collaborators
        self,
        *,
        store: ProposalStore,
        record: RecordStore,
        tables: Tables,
        take_backs: TakeBacks,
        closing: Closing,
        settlement: Settlement,
        locks: TableLocks,
        changes: Changes,
        invitations: Invitations,
        clock: Clock,
    ) -> None:
        self._store = store
        self._record = record
        self._tables = tables
        self._take_backs = take_backs
        self._closing = closing
        self._settlement = settlement
        self._locks = locks
        self._changes = changes
        self._invitations = invitations
        self._clock = clock

    async def take_back(
        self,
        table: TableId,
        user: UserId,
        *,
        ply: int | None = None,
        interaction: int | None = None,
    ) -> ProposalRow | None:
        """Take *user*'s last move back at once, or propose it if others must agree.

        Returns the proposal, if there is one. Raises `MovedOn` unless the move is that of *ply*,
        if given. An *interaction* that is delivered again does nothing.
        """
        async with self._locks.of(table):
            position = await self._tables.position(table)
            seat_of(position.row, user)
            if (
                interaction is not None
                and await self._record.ply_of(table, interaction) is not None
            ):
                return None
            way = await self._take_backs.way_back(position, user)
            if ply not in {None, way.ply}:
                raise MovedOn
            if not way.asks:
                await self._take_backs.go_back(position, way, interaction)
                return None
            asked = await self._put(
                position, user, ProposalKind.TAKE_BACK, way.seat, back_to=way.to
            )
        self._changes.announce(table)
        return asked

    async def pause(self, table: TableId, user: UserId) -> ProposalRow:
        """Propose a pause; alone at a table, it begins at once."""
        require_live(await self._tables.row(table))
        return await self._propose(table, user, ProposalKind.PAUSE)

    async def end(self, table: TableId, user: UserId) -> ProposalRow | None:
        """End a table at once if `ends_alone`, or propose it; return the proposal, if any."""
        async with self._locks.of(table):
            row = await self._tables.row(table)
            seat = seat_of(row, user).seat
            require(not row.bound, "cup-bound")
            if await self.ends_alone(row, user):
                await self._closing.end(row, seat)
                return None
        return await self._propose(table, user, ProposalKind.END)

    async def ends_alone(self, row: TableRow, user: UserId) -> bool:
        """Whether *user* may end a running table without a vote.

        They may if they opened it and nobody else has moved.
        """
        if user != row.opener:
            return False
        return not any(
            is_by_person(entry) and entry.user != user for entry in await self._record.of(row.id)
        )

    async def offer(
        self, table: TableId, user: UserId, seat: Seat | None, guest: UserId
    ) -> ProposalRow:
        """Offer *seat*, or *user*'s own if None, to *guest*.

        An automa's seat is offered by the opener, or by vote. Another person's seat is offered only
        while they are away, by vote of the others. Nobody gets a seat who knows another seat's
        hidden cards. The guest is called by name, so they count among those whom *user* invites.
        """
        row = await self._tables.row(table)
        own = seat_of(row, user).seat
        require_running(row)
        wanted = own if seat is None else seat
        require(0 <= wanted < len(row.seats), "table-no-seat", n=len(row.seats))
        require(row.seat_of(guest) is None, "proposal-seated")
        require(not row.direct, "direct-replace")
        require(
            not knows_another(row, await self._record.of(table), guest, wanted),
            "proposal-sat-here",
        )
        holder = row.seats[wanted]
        freely = wanted == own or (holder.automa and user == row.opener)
        require(
            freely or holder.automa or is_away(row, holder, seconds(self._clock)),
            "proposal-plays",
            who=Name(wanted),
        )
        return await self._propose(
            table,
            user,
            ProposalKind.OFFER if freely else ProposalKind.REPLACE,
            seat=wanted,
            guest=guest,
        )

    async def withdraw(self, proposal: ProposalId, user: UserId) -> None:
        """Withdraw *user*'s own proposal; raise `Illegal` for others', or once it is closed."""
        found = await self._settlement.proposal(proposal)
        async with self._locks.of(found.table):
            found = await self._settlement.proposal(proposal)
            require(found.outcome is None, "proposal-closed")
            require(found.user == user, "proposal-not-proposed")
            await self._store.keep(closed(found, ProposalOutcome.WITHDRAWN))
        self._changes.announce(found.table)

    async def table_of(self, proposal: ProposalId) -> TableId:
        """Return the table that a proposal is about; raise `Illegal` if there is none."""
        return (await self._settlement.proposal(proposal)).table

    async def _propose(
        self,
        table: TableId,
        user: UserId,
        kind: ProposalKind,
        *,
        seat: Seat | None = None,
        guest: UserId | None = None,
    ) -> ProposalRow:
        async with self._locks.of(table):
            position = await self._tables.position(table)
            own = seat_of(position.row, user).seat
            require_running(position.row)
            require(not position.row.bound, "cup-bound")
            asked = await self._put(
                position, user, kind, own if seat is None else seat, guest=guest
            )
        self._changes.announce(table)
        return asked

    async def _put(
        self,
        position: Position,
        user: UserId,
        kind: ProposalKind,
        seat: Seat,
        *,
        back_to: int | None = None,
        guest: UserId | None = None,
    ) -> ProposalRow:
        """Add a proposal with *user*'s own vote for it, or vote for it if it is open already."""
        row, own = position.row, seat_of(position.row, user).seat
        await self._settlement.settle_locked(row.id)
        asked = await self._settlement.find_open(row.id, kind, seat, guest)
        if asked is None:
            lasts = OFFER_SECONDS if kind is ProposalKind.OFFER else VOTE_SECONDS
            new = ProposalRow(
                id=ProposalId(0),
                table=row.id,
                kind=kind,
                seat=seat,
                user=user,
                ply=row.ply,
                back_to=back_to,
                guest=guest,
                until=seconds(self._clock) + lasts,
            )
            if guest is not None:  # who is called to the table
                self._invitations.add(user, (), [guest])
            asked = await self._store.add(new)
        if own in voters(asked, row):
            votes = {**asked.votes, own: Ballot.YES.value}
            await self._store.keep(replace(asked, votes=votes, changes=asked.changes + 1))
        await self._settlement.settle_locked(row.id)
        return await self._settlement.proposal(asked.id)
