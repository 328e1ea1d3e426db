"""Brings people together who look for players: opens a table for those who fit, and offers its
free seats to others.

Who looks is a row each. A table takes its people's rows in the transaction that opens it, so that
nobody is seated twice and no table is opened twice, whichever process does it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from bot.hosting.beginning import Beginning
from bot.hosting.changes import Changes
from bot.hosting.clock import HOUR_SECONDS, Clock, Randomness, seconds
from bot.hosting.games import Games
from bot.hosting.locks import TableLocks
from bot.hosting.matching import EARLY_SECONDS, READY_SECONDS, Group, next_group, next_guest
from bot.hosting.position import MovedOn, require_open, seat_of
from bot.hosting.preferences import KnownPreferences
from bot.hosting.quiet_hours import awake_at
from bot.hosting.seating import SEED_BITS, opener_after
from bot.hosting.tables import Tables
from bot.store import Full, NewTable, Status, TableId, TableRow, UserId
from bot.store.seekers import SeekerRow, SeekerStore
from bot.store.tables import TableStore
from games.engine import Seat
from games.moves import require
from games.own_cards import family_of

AWAKE_SECONDS = HOUR_SECONDS
"""For so long somebody is awake who has just begun to look, whatever their quiet hours."""

_log = logging.getLogger(__name__)


class Finder:
    """Looks for players."""

    def __init__(  # noqa: PLR0913  # its collaborators
        self,
        *,
        store: SeekerStore,
        table_store: TableStore,
        tables: Tables,
        games: Games,
        people: KnownPreferences,
        beginning: Beginning,
        locks: TableLocks,
        changes: Changes,
        clock: Clock,
        randomness: Randomness,
    ) -> None:
        self._store, self._table_store = store, table_store
        self._tables, self._games, self._beginning = tables, games, beginning
        self._locks, self._changes = locks, changes
        self._clock, self._randomness = clock, randomness
        self._people = people
        self.asked: list[Callable[[], None]] = []
        """Called when somebody begins to look."""

    async def on_server(self, guild: int) -> Sequence[SeekerRow]:
        """Return who looks for players on a server."""
        return await self._store.on_server(guild, seconds(self._clock))

    async def ask(self, seeker: SeekerRow) -> TableRow | None:
        """Let somebody look for players, in place of what they looked for there; return the table
        at which they sit, if others fit already.
        """
        fitting = [
            game
            for game in seeker.games
            if any(seeker.least <= n <= seeker.most for n in self._sizes.get(game, ()))
        ]
        require(bool(fitting), "find-no-game")
        await self._store.keep(seeker)
        await self._offer_seats(seeker.guild)
        await self.match(seeker.guild)
        for listener in self.asked:
            listener()
        looks = await self._store.of(seeker.user, seeker.guild, seconds(self._clock))
        return await self.kept_for(seeker.user, seeker.guild) if looks is None else None

    async def kept_for(self, user: UserId, guild: int) -> TableRow | None:
        """Return the table on a server at which a seat is kept for somebody who was called."""
        for row in await self._tables.of_user(user, (Status.OPEN,)):
            if row.guild == guild and any(seat.user == user for seat in row.awaited):
                return row
        return None

    async def stop(self, user: UserId, guild: int) -> bool:
        """Let somebody look for players no more; return whether they did."""
        return await self._store.drop(user, guild)

    async def forget(self, user: UserId) -> None:
        """Let somebody look for players no more, on any server."""
        await self._store.forget(user)

    async def match(self, guild: int) -> Sequence[TableId]:
        """Open a table for each group of people who fit, on a server; return the tables."""
        opened = list[TableId]()
        while (group := next_group(await self._awake(guild), self._sizes)) is not None:
            table = await self._open(group)
            if table is not None:  # otherwise another process was quicker: look again
                opened.append(table)
                self._changes.announce(table)
        return opened

    async def look(self, guild: int) -> float | None:
        """Offer free seats and open tables on a server; return when the next of those who look
        there wakes up, so that others may fit.
        """
        now = seconds(self._clock)  # whoever wakes up while all this is read is looked at again
        await self._offer_seats(guild)
        await self.match(guild)
        times = [self._awake_from(seeker, now) for seeker in await self.on_server(guild)]
        return min((at for at in times if at > now), default=None)

    async def ready(self, table: TableId, user: UserId) -> TableRow:
        """Note that somebody is there; the game begins once all seats are taken and all are."""
        async with self._locks.of(table):
            row = await self._tables.row(table)
            require_open(row)
            seat = seat_of(row, user)
            if seat.ready_by is not None:
                await self._store.mark_ready(table, seat.seat)
                await self._beginning.begin_full(await self._tables.row(table))
        self._changes.announce(table)
        return await self._tables.row(table)

    async def settle(self, row: TableRow) -> bool:
        """Free the seats of those who have not come to a table that is locked, and offer free ones
        to the next; return whether anything changed.
        """
        if row.found is None or row.status is not Status.OPEN:
            return False
        changed, now = False, seconds(self._clock)
        if row.meets_later and row.meets_at is not None:
            if now < row.meets_at - EARLY_SECONDS:
                return False
            ready_by = max(now, row.meets_at) + EARLY_SECONDS
            await self._store.gather(row.id, ready_by)
            row, changed = await self._tables.row(row.id), True
        late = [seat.user for seat in row.awaited if (seat.ready_by or 0) <= now]
        for user in filter(None, late):
            row = await self._tables.row(row.id)
            seat = row.seat_of(user)
            if seat is None:
                continue
            if row.guild is not None:  # or they would be called to the same seat at once
                await self._store.drop(user, row.guild)
            opener = opener_after(row, user)
            status = Status.ENDED if opener is None else Status.OPEN
            await self._table_store.remove_seat(
                row.id, seat.seat, opener=opener or row.opener, status=status
            )
            changed = True
        row = await self._tables.row(row.id)
        return await self._fill(row) or changed

    def deadline(self, row: TableRow) -> int | None:
        """Return when people are to be called, or until when the first of those who were called
        has to say that they are there.
        """
        if row.meets_later and row.meets_at is not None:
            return row.meets_at - EARLY_SECONDS
        return min((seat.ready_by for seat in row.awaited if seat.ready_by), default=None)

    @property
    def _sizes(self) -> Mapping[str, Sequence[int]]:
        return {game.family: game.rules.seats for game in self._games.all}

    async def _awake(self, guild: int) -> Sequence[SeekerRow]:
        """Return those who look on a server and may be called now."""
        now = seconds(self._clock)
        looking = await self.on_server(guild)
        return [seeker for seeker in looking if self._awake_from(seeker, now) <= now]

    def _awake_from(self, seeker: SeekerRow, now: int) -> float:
        """Return from when on somebody may be called; *now* if they may be."""
        if now < seeker.asked_at + AWAKE_SECONDS:
            return now
        return awake_at(self._people.of(seeker.user), now)

    async def _open(self, group: Group) -> TableId | None:
        """Open a table for people who fit; None if one of them looks no more."""
        game, latest = self._games.for_new_tables(group.game), group.latest
        now = seconds(self._clock)
        table = NewTable(
            game=game.key,
            edition=game.rules.edition,
            seed=self._randomness(SEED_BITS),
            chosen=game.rules.chosen(()),
            size=len(group.people),
            language=group.language,
            guild=latest.guild,
            channel=latest.channel,
            opener=group.people[0].user,
            opened_at=now,
            policy=latest.policy,
            begins_full=True,
            found=latest.scope,
        )
        ready_by = now + READY_SECONDS[latest.pace]
        opened = await self._store.seat_all(table, group.people, ready_by)
        if opened is not None:
            _log.info("table %d: %d people found each other", opened, len(group.people))
        return opened

    async def _offer_seats(self, guild: int) -> None:
        """Offer the free seats of tables that brought people together on a server."""
        for row in await self._tables.on_server(guild, (Status.OPEN,)):
            if row.found is not None and not row.meets_later and len(row.seats) < row.size:
                with suppress(MovedOn):  # another process was quicker, or the lock was lost
                    async with self._locks.of(row.id):
                        changed = await self._fill(await self._tables.row(row.id))
                    if changed:
                        self._changes.announce(row.id)

    async def _fill(self, row: TableRow) -> bool:
        """Give the free seats of a locked table to whoever fits; return whether any was given."""
        given = False
        while (
            row.found is not None
            and not row.meets_later
            and row.guild is not None
            and row.status is Status.OPEN
            and len(row.seats) < row.size
            and (guest := next_guest(await self._awake(row.guild), row, family_of(row.game)))
        ):
            now, full = seconds(self._clock), len(row.seats) + 1 == row.size
            given |= await self._store.seat(
                row.id,
                Seat(len(row.seats)),
                guest,
                now + READY_SECONDS[guest.pace],
                Full(now, known=True) if full else None,
            )
            row = await self._tables.row(row.id)
        return given
