"""Seats that change hands, pauses, and tables that are closed before the end of their game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

from bot.acts import Ended, Handed, Paused, Resumed
from bot.seating import AUTOMA_NAMES
from bot.store import Person, ProposalRow, SeatRow, Status, TableId, TableRow, UserId
from bot.tables import Position, require_live, seat_of
from bot.undoing import Undoing
from games.engine import Seat, require


class Handing(Undoing):
    """Hands seats on, lets tables pause, and closes them."""

    @asynccontextmanager
    async def still(self, tables: Iterable[TableId]) -> AsyncIterator[None]:
        """Let nothing happen at these tables meanwhile; what has begun there comes to its end before."""
        async with AsyncExitStack() as held:
            for table in sorted(set(tables)):  # in this order, so that two who do this never wait for each other
                await held.enter_async_context(self._lock(table))
            yield

    async def resign(self, table: TableId, user: UserId) -> None:
        """Give *user*'s seat to an automa for good; without any person left, the table is closed."""
        async with self._lock(table):
            position = await self.position(table)
            seat = seat_of(position.row, user).seat
            _require_running(position.row)
            await self._hand(position, seat, None)

    async def resume(self, table: TableId, user: UserId) -> None:
        """Let the game go on at *user*'s word: a pause lasts as long as everybody wants it."""
        async with self._lock(table):
            position = await self.position(table)
            row, seat = position.row, seat_of(position.row, user).seat
            require(row.paused_at is not None, "table-not-paused")
            passed = self._now() - (row.paused_at or 0)
            seats = tuple(replace(other, waits_since=_later(other.waits_since, passed)) for other in row.seats)
            # Orders that fell due at the very end of the pause would show that nobody had thought about the move.
            orders = [
                replace(order, due=self._drawn_due(row))
                for order in await self._store.orders_at(table)
                if order.due is not None
            ]
            after = replace(position, row=replace(row, ply=row.ply + 1, paused_at=None, seats=seats))
            await self._enter(position, after, seat, Resumed(), orders=orders)

    async def _hand(
        self, position: Position, seat: Seat, person: Person | None, proposal: ProposalRow | None = None
    ) -> None:
        """Let *person*, or with none an automa, play on in a seat."""
        row = position.row
        sits = self._next_in(row, seat, person)
        seats = tuple(sits if other.seat == seat else other for other in row.seats)
        people = [other.user for other in seats if other.user is not None]
        if not people:
            await self._end(position, seat, proposal)
            return
        opener = row.opener if row.opener in people else people[0]
        if person is not None:
            await self._store.meet(person)
        after = replace(position, row=replace(row, ply=row.ply + 1, seats=seats, opener=opener))
        await self._unvote(row.id, seat)
        await self._enter(
            position, after, seat, Handed(person is None, row.seats[seat].automa), proposal=proposal, freed=seat
        )

    async def _unvote(self, table: TableId, seat: Seat) -> None:
        """Take the votes back that *seat* has given: whoever sits there next thinks for themselves."""
        for found in await self._store.proposals_at(table):
            if found.outcome is None and seat in found.votes:
                votes = {voter: vote for voter, vote in found.votes.items() if voter != seat}
                await self._store.keep_proposal(replace(found, votes=votes, changes=found.changes + 1))

    def _next_in(self, row: TableRow, seat: Seat, person: Person | None) -> SeatRow:
        before = row.seats[seat]
        # In a pause the table's clock stands where the pause began: what passes until its end is added then.
        since = self._now() if row.paused_at is None else row.paused_at
        name = person.name if person else next(name for name in AUTOMA_NAMES if name not in row.names)
        return SeatRow(
            seat=seat,
            user=person.id if person else None,
            name=name,
            locale=person.locale if person else "",
            order_changes=before.order_changes,
            hand_order_changes=before.order_changes,
            waits_since=since if before.waits_since is not None else None,
        )

    async def _pause(self, position: Position, seat: Seat, proposal: ProposalRow | None = None) -> None:
        require_live(position.row)
        row = position.row
        after = replace(position, row=replace(row, ply=row.ply + 1, paused_at=self._now()))
        await self._enter(position, after, seat, Paused(), proposal=proposal)

    async def _end(self, position: Position, seat: Seat, proposal: ProposalRow | None = None) -> None:
        _require_running(position.row)
        row = position.row
        seats = tuple(replace(other, waits_since=None, stand_in=False) for other in row.seats)
        ended = replace(row, ply=row.ply + 1, status=Status.ENDED, paused_at=None, seats=seats)
        await self._enter(position, replace(position, row=ended), seat, Ended(), proposal=proposal)


def _require_running(row: TableRow) -> None:
    """Raise `Illegal` unless the game goes on, be it after a pause."""
    require_live(replace(row, paused_at=None))


def _later(at: int | None, seconds: int) -> int | None:
    return None if at is None else at + seconds
