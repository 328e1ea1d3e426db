"""The turns that tables wait for: whose, since when, and the reminders about them.

The store keeps them, and they are read there whenever they are needed. They can also be computed
from the tables, so a restart loses none.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from bot.delivery.mentions import is_called_later
from bot.hosting.host import Host
from bot.messages.turns import seats_to_act
from bot.store import Absence, ForetoldRow, Status, TableId, TableRow, UserId, WaitRow
from bot.store.turns import TurnStore
from games.engine import Seat

CALL_MARGIN_SECONDS = 2
"""How long after the last moment at which an order acts people are called aloud."""
REMEMBERED = 1024
"""At so many tables it is remembered whom they waited for at the last look."""


@dataclass(frozen=True, slots=True)
class TurnChanges:
    """How the turns of a table have changed."""

    row: TableRow
    ended: Sequence[WaitRow]
    """Turns that are over."""
    begun: Sequence[WaitRow]
    """Turns that are new."""
    going: Sequence[WaitRow]
    """Turns that are neither."""
    alone: WaitRow | None
    """The last turn of several that is still open, if the others have just ended."""


class WaitingTurns:
    """The turns at *host*'s tables, which *turns* keeps. Call `open` before anything else."""

    def __init__(self, turns: TurnStore, host: Host) -> None:
        self._turns = turns
        self._host = host
        self.changed: list[Callable[[Sequence[WaitRow]], None]] = []
        """Called with turns that are new or have changed, once they are stored."""
        self.opened: list[Callable[[], None]] = []
        """Called once turns may have changed of which nobody was told."""
        self._called: LRUCache[TableId, frozenset[Seat]] = LRUCache(REMEMBERED)
        """The seats that each table waited for at the last look."""
        self._heads_ups: dict[TableId, ForetoldRow] = {}

    async def open(self) -> None:
        """Begin, or begin anew: another process may have changed whatever is stored."""
        self._heads_ups = {told.table: told for told in await self._turns.foretold()}
        for listener in self.opened:
            listener()

    async def hear(self, tables: Collection[TableId]) -> None:
        """Take in that another process has changed the turns at tables.

        Whoever is to be called aloud is called by whoever shows the table.
        """
        found = await self._turns.at_all(tables)
        self._tell([wait for wait in found if wait.call_at is None])

    async def unchanged(self, waits: Sequence[WaitRow]) -> Sequence[WaitRow]:
        """Return those of several turns that are open and unchanged."""
        return [wait for wait in waits if wait in await self._turns.at(wait.table)]

    async def of(self, user: UserId) -> Sequence[WaitRow]:
        """Return somebody's open turns, the oldest first."""
        return await self._turns.of(user)

    async def at(self, table: TableId) -> Sequence[WaitRow]:
        """Return the open turns at a table, by seat."""
        return await self._turns.at(table)

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
        noted = {wait.seat: wait for wait in await self._turns.at(table)}
        found = {seat: self._found(row, seat, noted.get(seat), later) for seat in calls}
        going = {seat: wait for seat, wait in found.items() if wait is noted.get(seat)}
        ended = [wait for seat, wait in noted.items() if seat not in going]
        begun = [wait for seat, wait in sorted(found.items()) if seat not in going]
        # At the first look since the start, the stored turns tell whom the table waited for.
        before, self._called[table] = self._called.get(table, frozenset(noted)), calls
        alone = (
            next(iter(going.values())) if len(calls) == len(going) == 1 and calls < before else None
        )
        return TurnChanges(row, ended, begun, list(going.values()), alone)

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
        await self._turns.keep(waits)
        self._tell(waits)

    async def mute(self, user: UserId, message: int) -> bool:
        """Mute the turns of *user* that a message lists. Return False if none of them is open."""
        return await self._turns.mute(user, message)

    async def apply(self, look: TurnChanges) -> None:
        """Store the turns that have begun, and delete those that are over."""
        if look.begun or look.ended:
            await self._turns.keep(look.begun, look.ended)
            self._tell(look.begun)

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

    def _tell(self, waits: Sequence[WaitRow]) -> None:
        for listener in self.changed:
            listener(waits)

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
