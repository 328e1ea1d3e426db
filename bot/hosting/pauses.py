"""Pauses: nobody can move, and nobody's time runs, until somebody lets the game go on."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.act_recorder import ActRecorder
from bot.hosting.acts import Paused, Resumed
from bot.hosting.clock import Clock, seconds
from bot.hosting.locks import TableLocks
from bot.hosting.orders import Orders
from bot.hosting.position import require_live, seat_of
from bot.hosting.tables import Tables
from bot.store import ProposalRow, Status, TableId, TableRow, UserId
from bot.store.orders import OrderStore
from games.engine import Seat
from games.moves import require


class Pauses:
    """Pauses games and resumes them."""

    def __init__(  # its collaborators
        self,
        order_store: OrderStore,
        tables: Tables,
        orders: Orders,
        acts: ActRecorder,
        locks: TableLocks,
        clock: Clock,
    ) -> None:
        self._order_store = order_store
        self._tables = tables
        self._orders = orders
        self._acts = acts
        self._locks = locks
        self._clock = clock

    async def begin(self, row: TableRow, seat: Seat, proposal: ProposalRow | None = None) -> None:
        """Pause the game; the table must be locked. *proposal* is the one that was agreed to."""
        require_live(row)
        after = replace(row, ply=row.ply + 1, paused_at=seconds(self._clock))
        await self._acts.enter(row, after, seat, Paused(), proposal=proposal)

    async def resume(self, table: TableId, user: UserId) -> None:
        """Let the game go on. Any player may do so: a pause needs everybody's consent."""
        async with self._locks.of(table):
            row = await self._tables.row(table)
            seat = seat_of(row, user).seat
            require(row.status is not Status.OPEN, "table-not-begun")
            require(row.paused_at is not None, "table-not-paused")
            passed = seconds(self._clock) - (row.paused_at or 0)
            seats = tuple(
                replace(other, waits_since=_later(other.waits_since, passed)) for other in row.seats
            )
            # Due orders get new delays: a move right after the pause would reveal an order.
            orders = [
                replace(order, due=self._orders.draw_due(row))
                for order in await self._order_store.at(table)
                if order.due is not None
            ]
            after = replace(row, ply=row.ply + 1, paused_at=None, seats=seats)
            await self._acts.enter(row, after, seat, Resumed(), orders=orders)


def _later(at: int | None, passed: int) -> int | None:
    return None if at is None else at + passed
