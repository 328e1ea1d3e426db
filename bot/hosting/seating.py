"""Opening tables, taking and leaving seats, and beginning the game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import chain, repeat

from bot.hosting.beginning import Beginning
from bot.hosting.changes import Changes
from bot.hosting.characters import next_name, seats_again
from bot.hosting.clock import Clock, Randomness, seconds
from bot.hosting.codes import CODE_SECONDS, new_code
from bot.hosting.games import Games
from bot.hosting.invitations import Invitations
from bot.hosting.locks import TableLocks
from bot.hosting.position import MovedOn, Position, require_open, seat_of
from bot.hosting.tables import ACTIVE, Tables
from bot.store import (
    DELAY,
    Full,
    NewAutoma,
    NewTable,
    Person,
    Status,
    TableId,
    TablePolicy,
    TableRow,
    UserId,
)
from bot.store.policy import SETTINGS, USUAL, bounds_of
from bot.store.tables import TableStore
from games.engine import Seat
from games.levels import REGULAR
from games.moves import require
from games.package import AnyGame
from games.rules import Chosen

SEED_BITS = 63  # the largest number that SQLite holds
LONGEST_DELAY = 3600
"""Seconds: the longest delay of orders that a table may have."""
OPENER_SECONDS = 60 * 60
"""For so long after all seats were taken, or after a table was opened at which some are free, only
the opener may begin the game or close the table; and for so long after the time at which people
mean to meet there.
"""


class Seating:
    """Opens tables, seats people and computer players, and begins games."""

    def __init__(  # noqa: PLR0913  # its collaborators
        self,
        *,
        store: TableStore,
        tables: Tables,
        games: Games,
        beginning: Beginning,
        locks: TableLocks,
        changes: Changes,
        invitations: Invitations,
        clock: Clock,
        randomness: Randomness,
    ) -> None:
        self._store = store
        self._tables = tables
        self._games = games
        self._beginning = beginning
        self._locks = locks
        self._changes = changes
        self._invitations = invitations
        self._clock = clock
        self._randomness = randomness

    async def open(  # noqa: PLR0913  # all that a table is opened with
        self,
        game: str,
        opener: Person,
        *,
        size: int,
        automas: int = 0,
        levels: Sequence[str] = (),
        opponents: Sequence[NewAutoma] = (),
        invited: Sequence[UserId] = (),
        begins_full: bool = False,
        plan: Sequence[UserId | str] = (),
        options: Iterable[tuple[str, str]] = (),
        delay: tuple[int, int] = DELAY,
        policy: TablePolicy = USUAL,
        language: str,
        guild: int | None,
        channel: int,
        forum: bool = False,
        direct: bool = False,
        meets_at: int | None = None,
        scope: int | None = None,
    ) -> TableRow:
        """Open a table: *opener* takes the first seat, *automas* the next ones.

        They play at these *levels*, those without one as regular ones. In their place certain
        *opponents* may sit down. The game begins at once if that fills the table, otherwise by
        itself later if it *begins_full*, with everybody in the seats of the *plan*. *delay* is the
        shortest and longest delay of orders, in seconds. A *direct* table is played by direct
        message, and joined by a code. With *meets_at* people are called shortly before that time;
        free seats are then offered to those who look for players in this *scope*. Whoever stands in
        a plan has just played there: to invite them again does not count.
        """
        automas = len(opponents) or automas
        played = self._games.for_new_tables(game)
        least, most = min(played.rules.seats), max(played.rules.seats)
        exact = "yes" if least == most else "no"
        require(
            size in played.rules.seats, "table-size", n=size, least=least, most=most, exact=exact
        )
        require(0 <= automas < size, "table-automas", n=automas, most=size - 1)
        require(0 <= delay[0] <= delay[1] <= LONGEST_DELAY, "table-delay", most=LONGEST_DELAY)
        require(bool(played.rules.orders) or delay == DELAY, "table-no-orders")
        for number in (setting for setting in SETTINGS if setting.most):
            typed = policy.chosen(number)
            require(number.knows(typed), "form-no-wait", typed=typed, **bounds_of(number))
        guests = tuple(dict.fromkeys(guest for guest in invited if guest != opener.id))
        new = NewTable(
            game=played.key,
            edition=played.rules.edition,
            seed=self._randomness(SEED_BITS),
            chosen=_chosen(played, options),
            size=size,
            language=language,
            guild=guild,
            channel=channel,
            opener=opener.id,
            opened_at=seconds(self._clock),
            least_delay=delay[0],
            most_delay=delay[1],
            policy=policy,
            invited=guests,
            begins_full=begins_full,
            plan=tuple(plan),
            forum=forum,
            found=scope,
            meets_at=meets_at,
            code=new_code(self._randomness) if direct else None,
            code_until=seconds(self._clock) + CODE_SECONDS if direct else None,
        )
        if not plan:
            self._invitations.add(opener.id, (), guests)
        row = await self._store.add(
            new,
            opener,
            lambda table: opponents or _automas(table, (opener.name,), automas, levels),
        )
        if len(row.seats) == size:
            async with self._locks.of(row.id):
                row = await self._tables.row(row.id)
                if row.status is Status.OPEN:  # another process may have found it full, and begun
                    await self._beginning.begin(row)
            row = await self._tables.row(row.id)
        self._changes.announce(row.id)
        return row

    async def join(self, table: TableId, person: Person) -> TableRow:
        """Seat *person* in the next seat of an open table."""
        async with self._open_table(table) as row:
            require(row.seat_of(person.id) is None, "table-seated")
            full = self._full(row, person.id)
            await self._store.add_person(table, _next_seat(row), person, full)
            # Under the same lock, or the opener might begin it in between.
            await self._beginning.begin_full(await self._tables.row(table))
        return await self._tables.row(table)

    async def add_automa(self, table: TableId, user: UserId, level: str = REGULAR.key) -> TableRow:
        """Seat an automa of a *level* in the next seat of an open table at which *user* sits."""
        async with self._open_table(table) as row:
            seat_of(row, user)
            seat = _next_seat(row)
            automa = NewAutoma(next_name(table, row.names), level)
            await self._store.add_automa(table, seat, automa, self._full(row, user))
            await self._beginning.begin_full(await self._tables.row(table))
        return await self._tables.row(table)

    def _full(self, row: TableRow, user: UserId) -> Full | None:
        """Return what is written if *user* takes the last free seat of a table, or fills it."""
        full = len(row.seats) + 1 == row.size
        return Full(seconds(self._clock), known=user == row.opener) if full else None

    async def invite(
        self, table: TableId, user: UserId, guests: Sequence[UserId]
    ) -> Sequence[UserId]:
        """Invite people to an open table at which *user* sits; return those who are to be told."""
        async with self._open_table(table) as row:
            seat_of(row, user)
            require(len(row.seats) < row.size, "table-full", n=row.size)
            sitting = {seat.user for seat in row.seats}
            new = [guest for guest in guests if guest not in {*sitting, *row.invited}]
            self._invitations.add(user, row.invited, new)
            await self._store.invite(table, (*row.invited, *new))
        return new

    async def again(
        self,
        table: TableId,
        person: Person,
        *,
        swap: bool,
        channel: int | None = None,
        opens: bool = True,
    ) -> tuple[TableRow, bool]:
        """Open a table for the people of a table that is over; return it, and whether it is new.

        Everybody gets the same seat, or with *swap* the one before, so that another one begins. It
        is opened in the same *channel*, unless another is given. Raises `MovedOn` if one would be
        opened without *opens*.
        """
        async with self._locks.of(table):
            row = await self._tables.row(table)
            seat_of(row, person.id)
            require(not row.lesson, "learn-not-again")
            require(row.status in {Status.FINISHED, Status.ENDED}, "table-not-over")
            if (former := await self.rematch(row)) is not None:
                return former, False
            if not opens:
                raise MovedOn
            row = replace(row, seats=seats_again(row))
            seats = (*row.seats[1:], row.seats[0]) if swap else row.seats
            opened = await self.open(
                row.game,
                person,
                size=len(row.seats),
                opponents=[NewAutoma(seat.name, seat.level) for seat in row.seats if seat.automa],
                options=row.chosen.items(),
                delay=(row.least_delay, row.most_delay),
                policy=row.policy,
                language=row.language,
                guild=row.guild,
                channel=row.channel if channel is None else channel,
                forum=row.forum,
                direct=row.direct,
                invited=[seat.user for seat in row.seats if seat.user is not None],
                begins_full=True,
                plan=[seat.user or seat.name for seat in seats],
            )
            await self._store.set_rematch(table, opened.id)
        return opened, True

    async def rematch(self, row: TableRow) -> TableRow | None:
        """Return the table opened last for the people of another, while it is open or running."""
        while row.rematch is not None and (found := await self._store.find(row.rematch)):
            if found.status in ACTIVE:
                return found
            row = found
        return None

    async def rename(self, table: TableId, person: Person) -> None:
        """Call somebody who sits at a table by the name they have now; no post is edited for it."""
        async with self._locks.of(table):
            row = await self._tables.row(table)
            seat = seat_of(row, person.id)
            await self._store.rename(table, seat.seat, person.name)

    async def leave(self, table: TableId, user: UserId) -> TableRow:
        """Remove *user* from an open table; the table ends if nobody is left."""
        async with self._open_table(table) as row:
            seat = seat_of(row, user)
            opener = opener_after(row, user)
            # The direct messages of whoever leaves tell nothing more of a table.
            stays = opener is not None and not (row.direct and user == row.opener)
            status = Status.OPEN if stays else Status.ENDED
            await self._store.remove_seat(
                table, seat.seat, opener=opener or row.opener, status=status
            )
        return await self._tables.row(table)

    async def close(self, table: TableId) -> None:
        """Close an open table, with whoever sits there."""
        async with self._open_table(table):
            await self._store.close(table)

    async def close_own(self, table: TableId, user: UserId) -> None:
        """Close an open table for *user*, who must be the opener or sit there for long enough."""
        async with self._open_table(table) as row:
            self.require_closable(row, user)
            await self._store.close(table)

    def require_closable(self, row: TableRow, user: UserId) -> None:
        """Raise `Illegal` if *user* may not close an open table yet."""
        seat_of(row, user)
        self._require_opener(row, user, "table-closer")

    def _require_opener(self, row: TableRow, user: UserId, key: str) -> None:
        """Raise `Illegal` with the text of *key* while the opener alone may begin or close."""
        at = openers_until(row)
        opener = row.seat_of(row.opener)
        allowed = row.opener == user or seconds(self._clock) >= at
        require(allowed, key, who=opener.name if opener else "", at=str(at))

    async def begin(self, table: TableId, user: UserId) -> Position:
        """Begin the game with whoever sits there.

        *user* must be the opener, or sit at a table that has waited for them for long enough.
        """
        async with self._open_table(table) as row:
            seat_of(row, user)
            self._require_opener(row, user, "table-opener")
            awaited = tuple(row.names[seat.seat] for seat in row.awaited)
            require(not awaited, "find-awaited", names=awaited)
            await self._beginning.begin(row)
        return await self._tables.position(table)

    @asynccontextmanager
    async def _open_table(self, table: TableId) -> AsyncIterator[TableRow]:
        """Lock a table that must be open, and announce its change after the block."""
        async with self._locks.of(table):
            row = await self._tables.row(table)
            require_open(row)
            try:
                yield row
            finally:  # something may be written before something else fails
                if not row.lesson:
                    self._changes.announce(table)


def openers_until(row: TableRow) -> int:
    """Return until when the opener alone may begin the game or close the table."""
    full = row.full_since if len(row.seats) == row.size else None
    since = row.opened_at if full is None else full
    return max(since, row.meets_at or 0) + OPENER_SECONDS


def opener_after(row: TableRow, user: UserId) -> UserId | None:
    """Return whose table it is once *user* has left it; None if nobody sits there then."""
    others = [seat.user for seat in row.seats if seat.user not in {None, user}]
    return row.opener if row.opener in others else next(iter(others), None)


def _chosen(game: AnyGame, options: Iterable[tuple[str, str]]) -> Chosen:
    wishes = tuple(options)
    for key, option in wishes:
        known = any(choice.key == key and option in choice.options for choice in game.rules.choices)
        require(known, "table-unknown-option", option=f"{key}={option}")
    return game.rules.chosen(wishes)


def _automas(
    table: TableId, taken: Sequence[str], n: int, levels: Sequence[str]
) -> Sequence[NewAutoma]:
    """The first computer players of a new table; those without a level are regular ones."""
    automas = list[NewAutoma]()
    for level, _ in zip(chain(levels, repeat(REGULAR.key)), range(n), strict=False):
        there = (*taken, *(automa.name for automa in automas))
        automas.append(NewAutoma(next_name(table, there), level))
    return automas


def _next_seat(row: TableRow) -> Seat:
    require(len(row.seats) < row.size, "table-full", n=row.size)
    return Seat(len(row.seats))
