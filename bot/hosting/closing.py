"""Ending tables before the end of their game."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.act_recorder import ActRecorder
from bot.hosting.acts import Ended
from bot.hosting.locks import TableLocks
from bot.hosting.position import Position, require_running
from bot.hosting.seating import Seating
from bot.hosting.tables import Tables
from bot.store import ProposalRow, Status, TableId, TableRow
from games.engine import Seat


class Closing:
    """Ends tables, by agreement or on a server manager's request."""

    def __init__(
        self, tables: Tables, seating: Seating, acts: ActRecorder, locks: TableLocks
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._acts = acts
        self._locks = locks

    async def close(self, table: TableId) -> None:
        """Close an open or running table for a server manager; raise `Illegal` for any other."""
        if (await self._tables.row(table)).status is Status.OPEN:
            await self._seating.close(table)
            return
        async with self._locks.of(table):
            row = await self._tables.row(table)
            seat = row.seats[0].seat
            if self._tables.is_readable(row):
                await self.end(await self._tables.position(table), seat)
            else:
                require_running(row)
                await self._acts.enter_unread(row, ended(row), seat, Ended())

    async def end(
        self, position: Position, seat: Seat, proposal: ProposalRow | None = None
    ) -> None:
        """End a running game; the table must be locked. *proposal* is the accepted one."""
        require_running(position.row)
        after = replace(position, row=ended(position.row))
        await self._acts.enter(position, after, seat, Ended(), proposal=proposal)


def ended(row: TableRow) -> TableRow:
    """Return a running table as it is after an early end."""
    seats = tuple(replace(seat, waits_since=None, stand_in=False) for seat in row.seats)
    return replace(row, ply=row.ply + 1, status=Status.ENDED, paused_at=None, seats=seats)
