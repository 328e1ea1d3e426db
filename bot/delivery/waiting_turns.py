"""The turns that tables wait for: whose, since when, and the reminders about them.

The store keeps them. They can also be computed from the tables, so a restart loses none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from bot.delivery.mentions import is_called_later
from bot.hosting.host import Host
from bot.messages.turns import seats_to_act
from bot.store import Absence, ForetoldRow, Status, TableId, TableRow, UserId, WaitRow
from bot.store.turns import TurnStore
from games.engine import Seat

CALL_MARGIN_SECONDS = 2
"""How long after the last moment at which an order acts people are called aloud."""


@dataclass(frozen=True, slots=True)
class TurnChanges:
    """How the turns of a table have changed."""

    row: TableRow
    ended: Sequence[WaitRow]
    """Turns that are over."""
    begun: Sequence[WaitRow]
    """Turns that are new."""
    alone: WaitRow | None
    """The last turn of several that is still open, if the others have just ended."""


class WaitingTurns:
    """The turns at *host*'s tables, which *turns* keeps. Call `open` before anything else."""

    def __init__(self, turns: TurnStore, host: Host) -> None:
        self._turns = turns
        self._host = host
        self._by_table: dict[TableId, dict[Seat, WaitRow]] = {}
        self._by_user: dict[UserId, set[tuple[TableId, Seat]]] = {}
        """The tables and seats that wait for each person."""
        self.changed: list[Callable[[Sequence[WaitRow]], None]] = []
        """Called with turns that are new or have changed."""
        self._called: dict[TableId, frozenset[Seat]] = {}
        """The seats that each table waited for at the last look."""
        self._heads_ups: dict[TableId, ForetoldRow] = {}
        self._storing = asyncio.Lock()
        """Held while turns are read or written, so that no read misses a turn being written."""

    async def open(self) -> None:
        """Read the stored turns, and forget all others: another process may have deleted them."""
        self._heads_ups = {told.table: told for told in await self._turns.foretold()}
        async with self._storing:
            found = await self._turns.all()
            self._by_table.clear()
            self._by_user.clear()
            self._note(found)

    @property
    def everywhere(self) -> Sequence[WaitRow]:
        """All open turns."""
        return [wait for seats in self._by_table.values() for wait in seats.values()]

    async def read_again(self, tables: Collection[TableId]) -> None:
        """Read the stored turns of tables again: another process has changed them."""
        async with self._storing:
            found = await self._turns.at(tables)
            for table in tables:
                for wait in self.at(table):
                    self._remove(table, wait.seat)
            self._note(found)

    def forget(self, user: UserId) -> None:
        """Drop the turns of somebody whose data are deleted."""
        for wait in self.of(user):
            self._remove(wait.table, wait.seat)

    def is_noted(self, wait: WaitRow) -> bool:
        """Return whether a turn is open and unchanged."""
        return self._by_table.get(wait.table, {}).get(wait.seat) == wait

    def of(self, user: UserId) -> Sequence[WaitRow]:
        """Return somebody's open turns, the oldest first."""
        found = [self._by_table[table][seat] for table, seat in sorted(self._by_user.get(user, ()))]
        return sorted(found, key=lambda wait: wait.since)

    def at(self, table: TableId) -> Sequence[WaitRow]:
        """Return the open turns at a table, by seat."""
        return sorted(self._by_table.get(table, {}).values(), key=lambda wait: wait.seat)

    async def look(self, table: TableId) -> TurnChanges:
        """Return how the turns of a table have changed. `apply` stores it."""
        row = await self._host.tables.row(table)
        calls, later = frozenset[Seat](), False
        if row.status is Status.RUNNING:
            position = await self._host.tables.position(table)
            row = position.row  # somebody may have moved meanwhile
            if row.status is Status.RUNNING and row.paused_at is None:
                calls = seats_to_act(position)
                later = is_called_later(position) and not row.direct  # hands call one by one
        noted = {wait.seat: wait for wait in self.at(table)}
        found = {seat: self._found(row, seat, noted.get(seat), later) for seat in calls}
        going = {seat: wait for seat, wait in found.items() if wait is noted.get(seat)}
        ended = [wait for seat, wait in noted.items() if seat not in going]
        begun = [wait for seat, wait in sorted(found.items()) if seat not in going]
        # At the first look since the start, the stored turns tell whom the table waited for.
        before, self._called[table] = self._called.get(table, frozenset(noted)), calls
        alone = (
            next(iter(going.values())) if len(calls) == len(going) == 1 and calls < before else None
        )
        return TurnChanges(row, ended, begun, alone)

    async def is_open(self, wait: WaitRow) -> bool:
        """Return whether the table still waits for this turn.

        Used for tables that another worker shows, because this process does not update their turns.
        """
        row = await self._host.tables.row(wait.table)
        if row.status is not Status.RUNNING or row.paused_at is not None:
            return False
        calls = seats_to_act(await self._host.tables.position(wait.table))
        return wait.seat in calls and self._found(row, wait.seat, wait, later=False) is wait

    async def keep(self, *waits: WaitRow) -> None:
        """Store turns that have changed. Those that were muted meanwhile stay muted."""
        async with self._storing:
            kept = [replace(wait, muted=wait.muted or self._is_muted(wait)) for wait in waits]
            self._note(kept)
            await self._turns.keep(kept)

    async def mute(self, user: UserId, message: int) -> bool:
        """Mute the turns of *user* that a message lists. Return False if none of them is open."""
        async with self._storing:
            meant = [replace(wait, muted=True) for wait in self.of(user) if wait.message == message]
            self._note(meant)
            await self._turns.keep(meant)
        return bool(meant)

    async def apply(self, look: TurnChanges) -> None:
        """Store the turns that have begun, and delete those that are over."""
        if not look.begun and not look.ended:
            return
        async with self._storing:
            for wait in look.ended:
                self._remove(wait.table, wait.seat)
            self._note(look.begun)
            await self._turns.keep(look.begun, look.ended)

    async def note_heads_up(self, told: ForetoldRow) -> None:
        """Store the message that tells somebody that they are probably next."""
        self._heads_ups[told.table] = told
        await self._turns.keep_foretold(told)

    def heads_up(self, table: TableId) -> ForetoldRow | None:
        """Return the message that tells somebody at a table that they are probably next."""
        return self._heads_ups.get(table)

    async def drop_heads_up(self, table: TableId) -> None:
        """Delete the record of that message."""
        self._heads_ups.pop(table, None)
        await self._turns.drop_foretold(table)

    def _is_muted(self, wait: WaitRow) -> bool:
        noted = self._by_table.get(wait.table, {}).get(wait.seat)
        return noted is not None and noted.since == wait.since and noted.muted

    def _note(self, waits: Sequence[WaitRow]) -> None:
        for wait in waits:
            self._remove(wait.table, wait.seat)
            self._by_table.setdefault(wait.table, {})[wait.seat] = wait
            self._by_user.setdefault(wait.user, set()).add((wait.table, wait.seat))
        for listener in self.changed:
            listener(waits)

    def _remove(self, table: TableId, seat: Seat) -> None:
        seats = self._by_table.get(table, {})
        if (wait := seats.pop(seat, None)) is not None:
            self._by_user[wait.user].discard((table, seat))
        if not seats:
            self._by_table.pop(table, None)

    def _found(self, row: TableRow, seat: Seat, noted: WaitRow | None, later: bool) -> WaitRow:
        """Return the turn of a seat that must act: the stored one if it is still the same."""
        sits = row.seats[seat]
        assert sits.user is not None, "only people are called"
        if (
            noted is not None
            and noted.user == sits.user
            and sits.waits_since in {noted.since, None}
        ):
            return noted
        since = int(self._host.clock()) if sits.waits_since is None else sits.waits_since
        # At a table where nothing happens to whoever is absent, nobody is reminded either.
        return WaitRow(
            table=row.id,
            seat=seat,
            user=sits.user,
            since=since,
            muted=row.policy.absent is Absence.NONE,
            call_at=since + row.most_delay + CALL_MARGIN_SECONDS if later else None,
        )
