"""Proposals: what people at a table are asked to agree to, their votes, and what comes of them.

`settle` does whatever is to be done by now: it closes what is decided or out of date, and asks about whoever does not
act. All of it follows from what is kept, so that a restart neither loses nor doubles anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.handing import Handing
from bot.store import (
    Absence,
    Kind,
    Person,
    ProposalId,
    ProposalRow,
    SeatRow,
    Status,
    TableId,
    TableRow,
    TakeBack,
    UserId,
)
from bot.tables import MovedOn, Position, require_live, seat_of
from bot.undoing import WayBack
from bot.voting import (
    GUEST,
    HOUR,
    NEVER,
    Ballot,
    Outcome,
    absent_from,
    ballots,
    closed,
    hands,
    of_people,
    recount_at,
    unattended,
    verdict,
    voters,
)
from games.engine import Illegal, Seat, require
from games.text import Text

VOTING, OFFERED = 24 * HOUR, 72 * HOUR
"""Seconds for which a vote, and an offer, stay open."""


class Proposing(Handing):
    """Puts proposals to people, and does what they decide."""

    async def undo(
        self, table: TableId, user: UserId, *, ply: int | None = None, interaction: int | None = None
    ) -> ProposalRow | None:
        """Take *user*'s last move back at once; or if others have to agree, ask them, and return that.

        Raises `MovedOn` unless it is the move of *ply*, if one is given. An *interaction* that is delivered again does
        nothing.
        """
        async with self._lock(table):
            position = await self.position(table)
            seat_of(position.row, user)
            if interaction is not None and await self._store.ply_of(table, interaction) is not None:
                return None
            way = await self.way_back(position, user)
            if ply not in {None, way.ply}:
                raise MovedOn
            if not way.asks:
                await self._go_back(position, way, interaction)
                return None
            asked = await self._put(position, user, Kind.TAKE_BACK, way.seat, back_to=way.to)
        self._tell(table)
        return asked

    async def pause(self, table: TableId, user: UserId) -> ProposalRow:
        """Ask everybody for a pause; alone at a table one agrees with oneself."""
        require_live(await self.row(table))
        return await self._propose(table, user, Kind.PAUSE)

    async def end(self, table: TableId, user: UserId) -> ProposalRow | None:
        """Close a table, if *user* opened it; or ask whether it is to be closed, and return that."""
        async with self._lock(table):
            position = await self.position(table)
            seat = seat_of(position.row, user).seat
            if user == position.row.opener:
                await self._end(position, seat)
                return None
        return await self._propose(table, user, Kind.END)

    async def offer(self, table: TableId, user: UserId, seat: Seat | None, guest: UserId) -> ProposalRow:
        """Offer a seat, or without one *user*'s own, to *guest*; the seat of another only if one opened the table.

        Otherwise the people at the table are asked first.
        """
        row = await self.row(table)
        own = seat_of(row, user).seat
        wanted = own if seat is None else seat
        require(0 <= wanted < len(row.seats), "table-no-seat", n=len(row.seats))
        require(row.seat_of(guest) is None, "proposal-seated")
        freely = wanted == own or user == row.opener
        return await self._propose(table, user, Kind.OFFER if freely else Kind.REPLACE, seat=wanted, guest=guest)

    async def vote(self, proposal: ProposalId, person: Person, ballot: Ballot) -> ProposalRow:
        """Count somebody's vote, in place of the one before; raise `Illegal` for whoever has none, or too late."""
        found = await self._proposal(proposal)
        await self.settle(found.table)
        async with self._lock(found.table):
            found = await self._proposal(proposal)
            require(found.outcome is None, "proposal-closed")
            require(ballot in ballots(found.kind), "proposal-no-such-vote")
            row = await self.row(found.table)
            sits = row.seat_of(person.id)
            if found.kind is Kind.OFFER:
                require(person.id == found.guest, "proposal-not-yours")
                voter = GUEST
            else:
                require(sits is not None and sits.seat in voters(found, row), "proposal-not-yours")
                assert sits is not None
                voter = sits.seat
            votes = {**found.votes, voter: ballot.value}
            await self._store.keep_proposal(replace(found, votes=votes, changes=found.changes + 1))
            await self._settle(found.table, person)
        self._tell(found.table)
        return await self._proposal(proposal)

    async def withdraw(self, proposal: ProposalId, user: UserId) -> None:
        """Let *user*, who proposed it, think better of it; raise `Illegal` for anybody else, or too late."""
        found = await self._proposal(proposal)
        async with self._lock(found.table):
            found = await self._proposal(proposal)
            require(found.outcome is None, "proposal-closed")
            require(found.user == user, "proposal-not-proposed")
            await self._store.keep_proposal(closed(found, Outcome.WITHDRAWN))
        self._tell(found.table)

    async def proposals(self, table: TableId) -> Sequence[ProposalRow]:
        """Return the proposals that are open at a table, or not shown as they are."""
        return await self._store.proposals_at(table)

    async def tables_with_proposals(self) -> Sequence[TableId]:
        """Return the tables at which there are such proposals."""
        return await self._store.tables_with_proposals()

    async def mark_proposal(self, proposal: ProposalId, channel: int | None, message: int | None, shown: int) -> None:
        """Remember which message shows a proposal, after so many changes."""
        await self._store.mark_proposal(proposal, channel, message, shown)

    async def settle(self, table: TableId) -> None:
        """Close what is decided or out of date at a table, and see to those who do not act."""
        async with self._lock(table):
            changed = await self._settle(table)
        if changed:
            self._tell(table)

    async def next_deadline(self, table: TableId) -> float | None:
        """Return when `settle` has something to do next, as far as time alone decides that."""
        row = await self.row(table)
        if row.status is not Status.RUNNING:
            return None
        open_ones = [found for found in await self._store.proposals_at(table) if found.outcome is None]
        times = [found.until for found in open_ones if found.until < NEVER]
        times += [absent_from(row, seat) for seat in unattended(row, open_ones)]
        times += [at for found in open_ones if (at := recount_at(found, row, self._now())) is not None]
        return min(times, default=None)

    async def _propose(
        self, table: TableId, user: UserId, kind: Kind, *, seat: Seat | None = None, guest: UserId | None = None
    ) -> ProposalRow:
        async with self._lock(table):
            position = await self.position(table)
            own = seat_of(position.row, user).seat
            require_live(replace(position.row, paused_at=None))
            asked = await self._put(position, user, kind, own if seat is None else seat, guest=guest)
        self._tell(table)
        return asked

    async def _put(
        self,
        position: Position,
        user: UserId,
        kind: Kind,
        seat: Seat,
        *,
        back_to: int | None = None,
        guest: UserId | None = None,
    ) -> ProposalRow:
        """Put something to people, or agree to it if it is asked already; *user* thinks so, of course."""
        row, own = position.row, seat_of(position.row, user).seat
        await self._settle(row.id)
        asked = await self._asked_already(row, kind, seat, guest)
        if asked is None:
            until = self._now() + (OFFERED if kind is Kind.OFFER else VOTING)
            new = ProposalRow(
                id=ProposalId(0),
                table=row.id,
                kind=kind,
                seat=seat,
                user=user,
                ply=row.ply,
                back_to=back_to,
                guest=guest,
                until=until,
            )
            asked = await self._store.add_proposal(new)
        if own in voters(asked, row):
            votes = {**asked.votes, own: Ballot.YES.value}
            await self._store.keep_proposal(replace(asked, votes=votes, changes=asked.changes + 1))
        await self._settle(row.id)
        return await self._proposal(asked.id)

    async def _asked_already(self, row: TableRow, kind: Kind, seat: Seat, guest: UserId | None) -> ProposalRow | None:
        same = [found for found in await self._store.proposals_at(row.id) if found.outcome is None]
        same = [found for found in same if found.kind is kind and found.guest == guest]
        return next((found for found in same if kind in {Kind.PAUSE, Kind.END} or found.seat == seat), None)

    async def _proposal(self, proposal: ProposalId) -> ProposalRow:
        found = await self._store.proposal(proposal)
        if found is None:
            raise Illegal(Text("proposal-closed"))
        return found

    async def _settle(self, table: TableId, guest: Person | None = None) -> bool:
        """Do what `settle` does; *guest* is who may just have accepted an offer. Whether there was anything to do."""
        row = await self.row(table)
        if not row.begun:
            return False
        changed = False
        for asked in await self._store.proposals_at(table):
            proposal = await self._proposal(asked.id)  # another one may just have handed a seat on, and its votes back
            if proposal.outcome is None:
                changed |= await self._settle_one(proposal, guest)
        row = await self.row(table)
        open_ones = [found for found in await self._store.proposals_at(table) if found.outcome is None]
        for seat in unattended(row, open_ones):
            if absent_from(row, seat) <= self._now():
                await self._attend(row, seat)
                changed = True
        return changed

    async def _settle_one(self, proposal: ProposalRow, guest: Person | None) -> bool:
        """Close a proposal if that is due, and do what was agreed; whether it was closed."""
        position = await self.position(proposal.table)
        if await self._is_void(proposal, position):
            await self._store.keep_proposal(closed(proposal, Outcome.OVER))
            return True
        decided = verdict(proposal, position.row, self._now())
        if proposal.kind is Kind.OFFER and (guest is None or guest.id != proposal.guest):
            decided = None  # the bot stopped before it could seat who had accepted, and does not know their name
        if decided is None:
            if late := proposal.until <= self._now():
                await self._store.keep_proposal(closed(proposal, Outcome.LATE))
            return late
        try:
            await self._carry_out(proposal, decided, position, guest)
        except MovedOn:
            raise
        except Illegal:
            await self._store.keep_proposal(closed(proposal, Outcome.OVER))
        return True

    async def _carry_out(
        self, proposal: ProposalRow, decided: Ballot, position: Position, guest: Person | None
    ) -> None:
        """Do what was decided, and close the proposal together with that."""
        done = closed(proposal, decided)
        match proposal.kind, decided:
            case Kind.TAKE_BACK, Ballot.YES:
                way = WayBack(proposal.seat, (proposal.back_to or 0) + 1, voters(proposal, position.row))
                await self._go_back(position, way, proposal=done)
            case Kind.PAUSE, Ballot.YES:
                await self._pause(position, proposal.seat, done)
            case (Kind.END, Ballot.YES) | (Kind.ABSENT, Ballot.END):
                await self._end(position, proposal.seat, done)
            case Kind.ABSENT, Ballot.AUTOMA:
                await self._hand(position, proposal.seat, None, done)
            case Kind.OFFER, Ballot.YES:
                await self._hand(position, proposal.seat, guest, done)
            case _:
                # In this order, so that what was decided is not lost if the bot stops in between.
                await self._follow_up(proposal, decided, position.row)
                await self._store.keep_proposal(done)

    async def _follow_up(self, proposal: ProposalRow, decided: Ballot, row: TableRow) -> None:
        """What comes of a decision that leaves the table as it is for now."""
        match proposal.kind, decided:
            case Kind.ABSENT, Ballot.SKIP:
                await self._store.mark_waiting(row.id, replace(row.seats[proposal.seat], stand_in=True))
            case Kind.REPLACE, Ballot.YES:
                if await self._asked_already(row, Kind.OFFER, proposal.seat, proposal.guest) is not None:
                    return
                offered = replace(proposal, kind=Kind.OFFER, until=self._now() + OFFERED, votes={}, changes=0)
                await self._store.add_proposal(replace(offered, ply=row.ply, channel=None, message=None, shown=None))

    async def _is_void(self, proposal: ProposalRow, position: Position) -> bool:
        """Whether the table has moved on, so that there is nothing left to decide."""
        row, seat = position.row, position.row.seats[proposal.seat]
        # Somebody who had everything about them deleted proposes nothing, and is offered nothing, any more.
        forgotten = proposal.user is None and proposal.kind is not Kind.ABSENT
        if row.status is not Status.RUNNING or forgotten:
            return True
        since = [entry for entry in await self._store.record(row.id) if entry.ply > proposal.ply]
        over = False
        match proposal.kind:
            case Kind.TAKE_BACK:
                over = seat.user != proposal.user or row.paused_at is not None or any(map(of_people, since))
                # What automas did meanwhile goes back along with the move, unless something came to light by it.
                over |= row.take_back is not TakeBack.ANYTHING and any(entry.final for entry in since)
            case Kind.ABSENT:
                over = row.paused_at is None and (seat.automa or absent_from(row, seat) > self._now())
            case Kind.PAUSE:
                over = row.paused_at is not None
            case Kind.REPLACE | Kind.OFFER:
                seated = proposal.guest is None or row.seat_of(proposal.guest) is not None
                over = seated or any(hands(entry, seat.seat) for entry in since)
        return over

    async def _attend(self, row: TableRow, seat: SeatRow) -> None:
        """Do what the table does about somebody who has not acted for too long."""
        if row.absence is Absence.AUTOMATIC:
            await self._store.mark_waiting(row.id, replace(seat, stand_in=True))
            return
        asked = ProposalRow(
            id=ProposalId(0), table=row.id, kind=Kind.ABSENT, seat=seat.seat, user=None, ply=row.ply, until=NEVER
        )
        await self._store.add_proposal(asked)
