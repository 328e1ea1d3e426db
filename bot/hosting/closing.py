"""Ending tables before the end of their game."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.act_recorder import ActRecorder
from bot.hosting.acts import Ended
from bot.hosting.locks import TableLocks
from bot.hosting.position import require_running
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
            await self.end(row, row.seats[0].seat)

    async def end(self, row: TableRow, seat: Seat, proposal: ProposalRow | None = None) -> None:
        """End a running game; the table must be locked. *proposal* is the accepted one."""
        require_running(row)
        seats = tuple(replace(other, waits_since=None, stand_in=False) for other in row.seats)
        after = replace(row, ply=row.ply + 1, status=Status.ENDED, paused_at=None, seats=seats)
        await self._acts.enter(row, after, seat, Ended(), proposal=proposal)
