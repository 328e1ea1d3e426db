"""Taking moves back: the way back for a player's last move, and going it.

The record keeps the moves that were taken back, and adds a table act: see `bot.hosting.acts`. The
former state comes from a replay of the record, which must also lead to the present state.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.hosting.act_recorder import ActRecorder
from bot.hosting.acts import TakenBack
from bot.hosting.cache import replayed
from bot.hosting.clock import Clock, seconds
from bot.hosting.orders import Orders
from bot.hosting.position import Position, require_live, seat_of
from bot.hosting.undo_rule import WayBack, in_force, way_back
from bot.hosting.waiting import with_waiting
from bot.store import OrderRow, ProposalRow, RecordRow, UserId
from bot.store.record import RecordStore
from games.engine import Seat, Table
from games.moves import Illegal, require
from games.text import Text

_log = logging.getLogger(__name__)


class TakeBacks:
    """Takes moves back."""

    def __init__(
        self, record: RecordStore, orders: Orders, acts: ActRecorder, clock: Clock
    ) -> None:
        self._record = record
        self._orders = orders
        self._acts = acts
        self._clock = clock

    async def way_back(self, position: Position, user: UserId) -> WayBack:
        """Return how *user*'s last move could be taken back; raise `Illegal` if it could not."""
        row, seat = position.row, seat_of(position.row, user).seat
        require_live(row)
        record = await self._record.of(row.id)
        found = way_back(row, seat, in_force(record))
        if isinstance(found, Text):
            raise Illegal(found)
        editions = {row.edition, *(entry.edition for entry in record)}
        require(editions == {position.game.rules.edition}, "undo-older-rules")
        return found

    async def go_back(
        self,
        position: Position,
        way: WayBack,
        interaction: int | None = None,
        proposal: ProposalRow | None = None,
    ) -> None:
        """Restore the table as it was before a move; *proposal* is the one the others agreed to."""
        row, game = position.row, position.game
        lying = await asyncio.to_thread(
            _state_after, position, await self._record.of(row.id), way.to
        )
        act = TakenBack(way.to, agreed=proposal is not None)
        ply = row.ply + 1
        after = Position(replace(row, ply=ply, back_at=ply), game, lying)
        after = with_waiting(None, after, seconds(self._clock))
        orders = [
            _disarmed(order, way.seat)
            for order in await self._orders.changed_by_move(position, after, way.seat)
        ]
        written = game.rules.codec.write_table(lying)
        await self._acts.enter(
            row,
            after.row,
            way.seat,
            act,
            restored=(lying, written),
            interaction=interaction,
            orders=orders,
            proposal=proposal,
        )


def _state_after(position: Position, record: Sequence[RecordRow], to: int) -> Table:
    """Return a table's state after ply *to*.

    Raises `Illegal` if the replay does not lead to the present state as well.
    """
    row, found, now = position.row, None, None
    try:
        for move in replayed(position.game, row, record):
            found = move.table if move.ply == to else found
            now = move.table
    except (Illegal, ValueError):
        _log.exception("table %d, ply %d: the record cannot be replayed", row.id, row.ply)
    if found is None or now != position.table:
        _log.error("table %d, ply %d: the record does not lead to the table", row.id, row.ply)
        raise Illegal(Text("undo-older-rules"))
    return found


def _disarmed(order: OrderRow, seat: Seat) -> OrderRow:
    """Return an order after *seat* took a move back: its own order must not repeat the move."""
    if order.seat != seat or order.due is None:
        return order
    return replace(order, due=None, over=Text("order-taken-back"))
