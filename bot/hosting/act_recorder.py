"""Records table acts: take-backs, seats that change hands, pauses and early ends."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.acts import Act, write_act
from bot.hosting.cache import News, PositionCache, notes_of
from bot.hosting.changes import Changes
from bot.hosting.clock import Clock, seconds
from bot.hosting.position import MovedOn, Position
from bot.store import AlreadyPlayed, By, OrderRow, ProposalRow, RecordRow, TableRow
from bot.store.record import RecordStore
from games.engine import Seat


class ActRecorder:
    """Writes a table act with its effects, and announces the change."""

    def __init__(
        self, record: RecordStore, cache: PositionCache, changes: Changes, clock: Clock
    ) -> None:
        self._record = record
        self._cache = cache
        self._changes = changes
        self._clock = clock

    async def enter(  # noqa: PLR0913  # all that an act may change
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
        """Record *act* about *seat*, which turns the position *before* into *after*.

        *freed* is a seat that changes hands: its order and hand message go with it.
        """
        row = after.row
        entry = self._entry(before.row, row, seat, act, before.game.edition)
        try:
            await self._record.add_act(
                row,
                entry,
                state=state,
                interaction=interaction,
                orders=orders,
                proposal=proposal,
                freed=freed,
            )
        except AlreadyPlayed:
            raise MovedOn from None
        self._cache.put(row.id, row.ply, after.table, News(row.ply, None, (), notes_of(entry)))
        self._announce(row, freed)

    async def enter_unread(
        self, before: TableRow, after: TableRow, seat: Seat, act: Act, freed: Seat | None = None
    ) -> None:
        """Record *act* as `enter` does, at a table whose game cannot be read."""
        entry = self._entry(before, after, seat, act, before.edition)
        try:
            await self._record.add_act(after, entry, freed=freed)
        except AlreadyPlayed:
            raise MovedOn from None
        self._announce(after, freed)

    def _entry(
        self, before: TableRow, after: TableRow, seat: Seat, act: Act, edition: int
    ) -> RecordRow:
        return RecordRow(
            ply=after.ply,
            seat=seat,
            user=before.seats[seat].user,
            action=write_act(act),
            edition=edition,
            final=False,
            by=By.TABLE,
            at=seconds(self._clock),
        )

    def _announce(self, row: TableRow, freed: Seat | None) -> None:
        if freed is not None:
            self._changes.announce_freed(row.id)
        if not row.lesson:
            self._changes.announce(row.id)
