"""Seats that change hands: resigning, and handing a seat to another person or to an automa."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.act_recorder import ActRecorder
from bot.hosting.acts import Handed
from bot.hosting.characters import next_name
from bot.hosting.clock import Clock, seconds
from bot.hosting.closing import Closing
from bot.hosting.locks import TableLocks
from bot.hosting.position import require_running, seat_of
from bot.hosting.tables import Tables
from bot.store import NOWHERE, Person, ProposalRow, SeatRow, TableId, TableRow, UserId
from bot.store.people import PeopleStore
from bot.store.proposals import ProposalStore
from bot.store.slots import nowhere_near
from games.engine import Seat


class Seats:
    """Hands seats on."""

    def __init__(  # its collaborators
        self,
        people: PeopleStore,
        proposals: ProposalStore,
        tables: Tables,
        closing: Closing,
        acts: ActRecorder,
        locks: TableLocks,
        clock: Clock,
    ) -> None:
        self._people = people
        self._proposals = proposals
        self._tables = tables
        self._closing = closing
        self._acts = acts
        self._locks = locks
        self._clock = clock

    async def resign(self, table: TableId, user: UserId) -> None:
        """Give *user*'s seat to an automa for good; the table ends if no person is left."""
        async with self._locks.of(table):
            row = await self._tables.row(table)
            seat = seat_of(row, user).seat
            require_running(row)
            await self.hand_on(row, seat, None)

    async def hand_on(
        self,
        row: TableRow,
        seat: Seat,
        person: Person | None,
        proposal: ProposalRow | None = None,
    ) -> None:
        """Let *person*, or an automa if None, play on in a seat; the table must be locked.

        *proposal* is the one that was agreed to.
        """
        sits = self._successor(row, seat, person)
        seats = tuple(sits if other.seat == seat else other for other in row.seats)
        people = [other.user for other in seats if other.user is not None]
        if not people:
            await self._closing.end(row, seat, proposal)
            return
        after = replace(row, ply=row.ply + 1, seats=seats)
        if row.opener not in people:
            after = replace(after, opener=people[0])
            if row.direct:  # its notice stands in the direct messages of whoever leaves
                after = replace(after, channel=nowhere_near(row.channel), notice=NOWHERE)
        if person is not None:
            await self._people.meet(person)
        await self._withdraw_votes(row.id, seat)
        await self._acts.enter(
            row,
            after,
            seat,
            Handed(person is None, row.seats[seat].automa),
            proposal=proposal,
            freed=seat,
        )

    async def _withdraw_votes(self, table: TableId, seat: Seat) -> None:
        """Delete the votes of *seat* in open proposals: its next player votes for themselves."""
        for found in await self._proposals.at(table):
            if found.outcome is None and seat in found.votes:
                votes = {voter: vote for voter, vote in found.votes.items() if voter != seat}
                await self._proposals.keep(replace(found, votes=votes, changes=found.changes + 1))

    def _successor(self, row: TableRow, seat: Seat, person: Person | None) -> SeatRow:
        before = row.seats[seat]
        # In a pause the table's clock stands still at its start; resuming adds the pause's length.
        since = seconds(self._clock) if row.paused_at is None else row.paused_at
        name = person.name if person else next_name(row.id, row.names)
        return SeatRow(
            seat=seat,
            user=person.id if person else None,
            name=name,
            locale=person.locale if person else "",
            order_changes=before.order_changes,
            hand_order_changes=before.order_changes,
            waits_since=since if before.waits_since is not None else None,
        )
