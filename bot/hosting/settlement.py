"""Settles proposals and absences: closes what is decided or out of date, and does what was agreed.
Begins games that should have begun.

Everything follows from the database, so a restart neither loses nor repeats a decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.hosting.beginning import Beginning
from bot.hosting.changes import Changes
from bot.hosting.clock import HOUR_SECONDS, Clock, seconds
from bot.hosting.closing import Closing
from bot.hosting.finding import Finder
from bot.hosting.locks import TableLocks
from bot.hosting.pauses import Pauses
from bot.hosting.position import MovedOn, Position
from bot.hosting.seats import Seats
from bot.hosting.tables import Tables
from bot.hosting.take_backs import TakeBacks
from bot.hosting.undo_rule import WayBack
from bot.hosting.vote_rules import (
    Ballot,
    ProposalOutcome,
    absent_from,
    closed,
    is_void,
    recount_at,
    unattended,
    verdict,
    voters,
)
from bot.store import (
    NEVER,
    Absence,
    MadeBy,
    Person,
    ProposalId,
    ProposalKind,
    ProposalRow,
    SeatRow,
    Status,
    TableId,
    TableRow,
    UserId,
)
from bot.store.proposals import ProposalStore
from bot.store.record import RecordStore
from bot.store.tables import TableStore
from games.engine import Seat
from games.moves import Illegal
from games.text import Text

OFFER_SECONDS = 72 * HOUR_SECONDS
"""How long the offer of a seat stays open."""


class Settlement:
    """Closes proposals, carries out decisions, and deals with absent players."""

    def __init__(  # noqa: PLR0913  # its collaborators
        self,
        *,
        store: ProposalStore,
        record: RecordStore,
        table_store: TableStore,
        tables: Tables,
        take_backs: TakeBacks,
        pauses: Pauses,
        seats: Seats,
        beginning: Beginning,
        finding: Finder,
        closing: Closing,
        locks: TableLocks,
        changes: Changes,
        clock: Clock,
    ) -> None:
        self._store = store
        self._record = record
        self._table_store = table_store
        self._tables = tables
        self._take_backs = take_backs
        self._pauses = pauses
        self._seats = seats
        self._beginning = beginning
        self._finding = finding
        self._closing = closing
        self._locks = locks
        self._changes = changes
        self._clock = clock

    async def settle(self, table: TableId) -> None:
        """Close what is decided or out of date at a table, and deal with absent players."""
        async with self._locks.of(table):
            changed = await self.settle_locked(table)
        if changed:
            self._changes.announce(table)

    async def settle_locked(self, table: TableId, guest: Person | None = None) -> bool:
        """Settle a table whose lock is held; return whether anything changed.

        *guest* is the person who may just have accepted an offer.
        """
        row = await self._tables.row(table)
        if not row.begun:
            changed = await self._finding.settle(row)
            row = await self._tables.row(table) if changed else row
            return await self._beginning.begin_full(row) or changed
        changed = False
        for asked in await self._store.at(table):
            # Read again: the one before may have handed a seat on and so withdrawn votes.
            proposal = await self.proposal(asked.id)
            if proposal.outcome is None:
                changed |= await self._settle_one(proposal, guest)
        row = await self._tables.row(table)
        for seat in unattended(row, await self._open_at(table)):
            if absent_from(row, seat) <= self._now():
                await self._handle_absence(row, seat)
                changed = True
        return changed

    async def next_deadline(self, table: TableId) -> float | None:
        """Return when time alone gives `settle` something to do next, or None."""
        row = await self._tables.row(table)
        if row.status is Status.OPEN:
            return self._finding.deadline(row)
        if row.status is not Status.RUNNING:
            return None
        open_ones = await self._open_at(table)
        times = [found.until for found in open_ones if found.until < NEVER]
        times += [absent_from(row, seat) for seat in unattended(row, open_ones)]
        times += [
            at for found in open_ones if (at := recount_at(found, row, self._now())) is not None
        ]
        return min(times, default=None)

    async def proposal(self, proposal: ProposalId) -> ProposalRow:
        """Return a proposal; raise `Illegal` if there is none with this id."""
        found = await self._store.find(proposal)
        if found is None:
            raise Illegal(Text("proposal-closed"))
        return found

    async def find_open(
        self, table: TableId, kind: ProposalKind, seat: Seat, guest: UserId | None
    ) -> ProposalRow | None:
        """Return the open proposal that asks the same, if there is one."""
        same = [
            found
            for found in await self._open_at(table)
            if found.kind is kind and found.guest == guest
        ]
        return next(
            (
                found
                for found in same
                if kind in {ProposalKind.PAUSE, ProposalKind.END} or found.seat == seat
            ),
            None,
        )

    def _now(self) -> int:
        return seconds(self._clock)

    async def _open_at(self, table: TableId) -> Sequence[ProposalRow]:
        return [found for found in await self._store.at(table) if found.outcome is None]

    async def _settle_one(self, proposal: ProposalRow, guest: Person | None) -> bool:
        """Close a proposal if it is time, and do what was agreed; return whether it was closed."""
        position = await self._tables.position(proposal.table)
        record = await self._record.of(proposal.table)
        if is_void(proposal, position.row, record, self._now()):
            await self._store.keep(closed(proposal, ProposalOutcome.OVER))
            return True
        decided = verdict(proposal, position.row, self._now())
        if proposal.kind is ProposalKind.OFFER and (guest is None or guest.id != proposal.guest):
            # The bot stopped before it could seat who accepted, and does not know their name.
            decided = None
        if decided is None:
            if late := proposal.until <= self._now():
                await self._store.keep(closed(proposal, ProposalOutcome.LATE))
            return late
        try:
            await self._carry_out(proposal, decided, position, guest)
        except MovedOn:
            raise
        except Illegal:
            await self._store.keep(closed(proposal, ProposalOutcome.OVER))
        return True

    async def _carry_out(
        self, proposal: ProposalRow, decided: Ballot, position: Position, guest: Person | None
    ) -> None:
        """Do what was decided, and close the proposal in the same transaction."""
        done = closed(proposal, decided)
        match proposal.kind, decided:
            case ProposalKind.TAKE_BACK, Ballot.YES:
                way = WayBack(
                    proposal.seat, (proposal.back_to or 0) + 1, voters(proposal, position.row)
                )
                await self._take_backs.go_back(position, way, proposal=done)
            case ProposalKind.PAUSE, Ballot.YES:
                await self._pauses.begin(position.row, proposal.seat, done)
            case (ProposalKind.END, Ballot.YES) | (ProposalKind.ABSENT, Ballot.END):
                await self._closing.end(position.row, proposal.seat, done)
            case ProposalKind.ABSENT, Ballot.AUTOMA:
                await self._seats.hand_on(position.row, proposal.seat, None, done)
            case ProposalKind.OFFER, Ballot.YES:
                await self._seats.hand_on(position.row, proposal.seat, guest, done)
            case _:
                # In this order, so that the decision is not lost if the bot stops in between.
                await self._follow_up(proposal, decided, position.row)
                await self._store.keep(done)

    async def _follow_up(self, proposal: ProposalRow, decided: Ballot, row: TableRow) -> None:
        """Do what follows from a decision that does not change the table yet."""
        match proposal.kind, decided:
            case ProposalKind.ABSENT, Ballot.SKIP:
                seat = replace(row.seats[proposal.seat], stand_in=True)
                await self._table_store.mark_waiting(row.id, seat)
            case ProposalKind.REPLACE, Ballot.YES:
                offered = await self.find_open(
                    row.id, ProposalKind.OFFER, proposal.seat, proposal.guest
                )
                if offered is not None:
                    return
                offer = replace(
                    proposal,
                    kind=ProposalKind.OFFER,
                    until=self._now() + OFFER_SECONDS,
                    votes={},
                    changes=0,
                )
                await self._store.add(
                    replace(offer, ply=row.ply, channel=None, message=None, shown=None)
                )

    async def _was_moved_for(self, row: TableRow, seat: SeatRow) -> bool:
        """Whether an automa has moved for whoever sits here before, and others are left: in a cup
        nobody is waited for a second time.
        """
        people = [other for other in row.seats if not other.automa]
        return len(people) > 1 and any(
            entry.by is MadeBy.STAND_IN and entry.seat == seat.seat and entry.user == seat.user
            for entry in await self._record.of(row.id)
        )

    async def _handle_absence(self, row: TableRow, seat: SeatRow) -> None:
        """Let an automa stand in, or start a vote, as the table's rule for absence says."""
        if row.bound and await self._was_moved_for(row, seat):
            await self._seats.hand_on(row, seat.seat, None)
            return
        if row.policy.absent is Absence.AUTOMATIC:
            await self._table_store.mark_waiting(row.id, replace(seat, stand_in=True))
            return
        vote = ProposalRow(
            id=ProposalId(0),
            table=row.id,
            kind=ProposalKind.ABSENT,
            seat=seat.seat,
            user=None,
            ply=row.ply,
            until=NEVER,
        )
        await self._store.add(vote)
