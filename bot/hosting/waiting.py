"""Computes which seats the game waits for after a change, and since when."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.position import Position
from bot.store import SeatRow, Status
from games.engine import Seat, Table


def with_waiting(
    before: Position | None,
    after: Position,
    now: int,
    mover: Seat | None = None,
    *,
    stood_in: bool = False,
) -> Position:
    """Return *after* with `waits_since` and `stand_in` set on its seats.

    *mover* is the seat that moved; without *before*, all seats count anew from *now*. An automa
    that *stood in* goes on until the game waits for somebody else, since a turn may be several
    moves.
    """
    continues = stood_in and before is not None and _same_turn(before.table, after.table, mover)
    seats = tuple(
        _with_waiting(seat, before, after, now, seat.seat == mover, continues)
        for seat in after.row.seats
    )
    return replace(after, row=replace(after.row, seats=seats))


def _with_waiting(
    seat: SeatRow, before: Position | None, after: Position, now: int, moved: bool, continues: bool
) -> SeatRow:
    owed = next((decision for decision in after.table.waiting if decision.seat == seat.seat), None)
    if owed is None or after.row.status is not Status.RUNNING:
        return replace(seat, waits_since=None, stand_in=False)
    same = continues if moved else before is not None and owed in before.table.waiting
    since = seat.waits_since if same and seat.waits_since is not None else now
    return replace(seat, waits_since=since, stand_in=seat.stand_in and same)


def _same_turn(before: Table, after: Table, mover: Seat | None) -> bool:
    """Whether the game waits for nobody but *mover* and those it waited for *before*."""
    return all(decision.seat == mover or decision in before.waiting for decision in after.waiting)
