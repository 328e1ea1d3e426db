"""Records table acts: take-backs, seats that change hands, pauses and early ends."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.acts import Act, write_act
from bot.hosting.cache import News, PositionCache, notes_of
from bot.hosting.changes import Changes
from bot.hosting.clock import Clock, seconds
from bot.hosting.position import MovedOn
from bot.store import AlreadyPlayed, MadeBy, OrderRow, ProposalRow, RecordRow, TableRow
from bot.store.record import RecordStore
from games.engine import Seat, Table


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
        before: TableRow,
        after: TableRow,
        seat: Seat,
        act: Act,
        *,
        restored: tuple[Table, bytes] | None = None,
        interaction: int | None = None,
        orders: Sequence[OrderRow] = (),
        proposal: ProposalRow | None = None,
        freed: Seat | None = None,
    ) -> None:
        """Record *act* about *seat*, which turns the table *before* into *after*.

        Only a take-back changes the state: to *restored*, decoded and as it is written. So no other
        act needs the rules of the game. *freed* is a seat that changes hands: its order and hand
        message go with it.
        """
        entry = RecordRow(
            ply=after.ply,
            seat=seat,
            user=before.seats[seat].user,
            action=write_act(act),
            edition=before.edition,
            final=False,
            by=MadeBy.TABLE,
            at=seconds(self._clock),
        )
        try:
            await self._record.add_act(
                after,
                entry,
                state=restored[1] if restored else None,
                interaction=interaction,
                orders=orders,
                proposal=proposal,
                freed=freed,
            )
        except AlreadyPlayed:
            raise MovedOn from None
        table = restored[0] if restored else self._cache.table(before.id, before.ply)
        if table is not None:
            news = News(after.ply, None, (), notes_of(entry))
            self._cache.put(after.id, after.ply, table, news)
        if freed is not None:
            self._changes.announce_freed(after.id)
        if not after.lesson:
            self._changes.announce(after.id)
