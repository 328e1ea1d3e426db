"""Moves taken back: one's own last one at once, as long as nobody is wronged by it; anything further by agreement.

The record keeps what was taken back, and an entry that says so: see `bot.acts`. What lies on the table is found by
replaying the record, and only if that leads to what lies there now.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.acts import Act, TakenBack, read_act, write_act
from bot.memory import News, notes_of, replayed
from bot.playing import Playing
from bot.store import AlreadyPlayed, By, OrderRow, ProposalRow, RecordRow, TakeBack, UserId
from bot.tables import MovedOn, Position, require_live, seat_of
from games.engine import Illegal, Seat, Table, require
from games.text import Text

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class WayBack:
    """How somebody's last move could be taken back."""

    seat: Seat
    ply: int
    """That of the move."""
    asks: frozenset[Seat]
    """Who must agree."""

    @property
    def to(self) -> int:
        """The ply whose position would lie on the table again."""
        return self.ply - 1


class Undoing(Playing):
    """Takes moves back."""

    async def way_back(self, position: Position, user: UserId) -> WayBack:
        """Return how *user*'s last move could be taken back; raise `Illegal` if it could not."""
        row, seat = position.row, seat_of(position.row, user).seat
        require_live(row)
        require(row.take_back is not TakeBack.NONE, "undo-never")
        record = await self._store.record(row.id)
        standing = in_force(record)
        own = next((entry for entry in reversed(standing) if entry.seat == seat and entry.user == user), None)
        if own is None:
            raise Illegal(Text("undo-nothing"))
        require({row.edition, *(entry.edition for entry in record)} == {position.game.edition}, "undo-older-rules")
        gone = [entry for entry in standing if entry.ply >= own.ply]
        revealed = any(entry.final for entry in gone)
        require(not revealed or row.take_back is TakeBack.ANYTHING, "undo-revealed")
        moved = any(entry.seat != seat and entry.user is not None for entry in gone)
        others = frozenset(other.seat for other in row.seats if not other.automa and other.seat != seat)
        return WayBack(seat, own.ply, others if moved or revealed else frozenset())

    async def _go_back(
        self, position: Position, way: WayBack, interaction: int | None = None, proposal: ProposalRow | None = None
    ) -> None:
        """Lay the table as it was before a move; *proposal* is the one to which the others agreed."""
        row, game = position.row, position.game
        lying = await asyncio.to_thread(_lay_again, position, await self._store.record(row.id), way.to)
        act = TakenBack(way.to, agreed=proposal is not None)
        ply = row.ply + 1
        after = Position(replace(row, ply=ply, back_at=ply), game, lying)
        after = replace(after, row=replace(after.row, seats=self._waited_for(None, after)))
        orders = [_disarmed(order, way.seat) for order in await self._changed_orders(position, after, way.seat)]
        written = game.codec.write_table(lying)
        await self._enter(
            position,
            after,
            way.seat,
            act,
            state=written,
            interaction=interaction,
            orders=orders,
            proposal=proposal,
        )

    async def _enter(  # noqa: PLR0913  # all that an act may change
        self,
        before: Position,
        after: Position,
        seat: Seat,
        act: Act,
        *,
        state: bytes | None = None,
        interaction: int | None = None,
        orders: Sequence[OrderRow] = (),
        proposal: ProposalRow | None = None,
        freed: Seat | None = None,
    ) -> None:
        """Record an act about *seat* that makes the table what it is *after* it; nothing is left of who *freed* one."""
        row = after.row
        entry = RecordRow(
            ply=row.ply,
            seat=seat,
            user=before.row.seats[seat].user,
            action=write_act(act),
            edition=before.game.edition,
            final=False,
            by=By.TABLE,
            at=self._now(),
        )
        try:
            await self._store.add_act(
                row, entry, state=state, interaction=interaction, orders=orders, proposal=proposal, freed=freed
            )
        except AlreadyPlayed:
            raise MovedOn from None
        self._memory.keep(row.id, row.ply, after.table, News(row.ply, None, (), notes_of(entry)))
        for listener in self.freed if freed is not None else ():
            listener(row.id)
        self._tell(row.id)


def in_force(record: Sequence[RecordRow]) -> list[RecordRow]:
    """The actions of a record that were not taken back."""
    standing: list[RecordRow] = []
    for entry in record:
        if entry.by is not By.TABLE:
            standing.append(entry)
        elif isinstance(act := read_act(entry.action), TakenBack):
            standing = [action for action in standing if action.ply <= act.to]
    return standing


def _lay_again(position: Position, record: Sequence[RecordRow], to: int) -> Table:
    """What lay on a table after ply *to*; raise `Illegal` unless a replay leads to what lies there now."""
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
    """An order after its owner in *seat* has taken a move back: it must not make the same move once more."""
    if order.seat != seat or order.due is None:
        return order
    return replace(order, due=None, over=Text("order-taken-back"))
