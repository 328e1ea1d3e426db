"""Taking moves back: the way back for a player's last move, and going it.

The record keeps the moves that were taken back, and adds a table act: see `bot.hosting.acts`. The
former state comes from a replay of the record, which must also lead to the present state.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.hosting.act_recorder import ActRecorder
from bot.hosting.acts import TakenBack, read_act
from bot.hosting.cache import replayed
from bot.hosting.clock import Clock, seconds
from bot.hosting.orders import Orders
from bot.hosting.position import Position, require_live, seat_of
from bot.hosting.waiting import with_waiting
from bot.store import By, OrderRow, ProposalRow, RecordRow, TakeBack, UserId
from bot.store.record import RecordStore
from games.engine import Illegal, Seat, Table, require
from games.text import Text

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class WayBack:
    """How a player's last move could be taken back."""

    seat: Seat
    ply: int
    """The ply of the move."""
    asks: frozenset[Seat]
    """The seats that must agree."""

    @property
    def to(self) -> int:
        """The ply that the table would return to."""
        return self.ply - 1


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
        require(row.policy.undo is not TakeBack.NONE, "undo-never")
        record = await self._record.of(row.id)
        standing = in_force(record)
        own = next(
            (
                entry
                for entry in reversed(standing)
                if entry.seat == seat and entry.user == user and entry.by is not By.FORCED
            ),
            None,
        )
        if own is None:
            raise Illegal(Text("undo-nothing"))
        require(
            {row.edition, *(entry.edition for entry in record)} == {position.game.edition},
            "undo-older-rules",
        )
        gone = [entry for entry in standing if entry.ply >= own.ply]
        revealed = any(entry.final for entry in gone)
        require(not revealed or row.policy.undo is TakeBack.ANYTHING, "undo-revealed")
        moved = any(
            entry.seat != seat and entry.user is not None and entry.by is not By.FORCED
            for entry in gone
        )
        others = frozenset(
            other.seat for other in row.seats if not other.automa and other.seat != seat
        )
        return WayBack(seat, own.ply, others if moved or revealed else frozenset())

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
        written = game.codec.write_table(lying)
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


def in_force(record: Sequence[RecordRow]) -> list[RecordRow]:
    """Return the actions of a record that were not taken back."""
    standing: list[RecordRow] = []
    for entry in record:
        if entry.by is not By.TABLE:
            standing.append(entry)
        elif isinstance(act := read_act(entry.action), TakenBack):
            standing = [action for action in standing if action.ply <= act.to]
    return standing


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
