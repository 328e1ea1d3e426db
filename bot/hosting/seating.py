"""Opening tables, taking and leaving seats, and beginning the game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import chain, repeat

from bot.hosting.cache import News, PositionCache
from bot.hosting.changes import Changes
from bot.hosting.characters import next_name
from bot.hosting.clock import Clock, Randomness, seconds
from bot.hosting.games import AnyGame, Games
from bot.hosting.locks import TableLocks
from bot.hosting.position import Position, seat_of
from bot.hosting.tables import Tables
from bot.hosting.waiting import with_waiting
from bot.store import (
    DELAY,
    PATIENCE,
    Absence,
    Hints,
    NewAutoma,
    NewTable,
    Person,
    Status,
    TableId,
    TableRow,
    TakeBack,
    UserId,
)
from bot.store.tables import TableStore
from games import engine
from games.chance import Chance
from games.engine import Illegal, Seat, require
from games.game import Chosen
from games.levels import REGULAR
from games.text import Text

SEED_BITS = 63  # the largest number that SQLite holds
LONGEST_DELAY = 3600
"""Seconds: the longest delay of orders that a table may have."""
LONGEST_PATIENCE = 24 * 60
"""Hours: the longest time a table may wait before somebody counts as absent."""


@dataclass(frozen=True, slots=True)
class Manners:
    """A table's rules for taking moves back, for absent players and for hints."""

    take_back: TakeBack = TakeBack.UNREVEALED
    absence: Absence = Absence.REMIND
    patience: int = PATIENCE
    """Hours."""
    hints: Hints = Hints.ALONE


MANNERS = Manners()


class Seating:
    """Opens tables, seats people and computer players, and begins games."""

    def __init__(  # its collaborators
        self,
        store: TableStore,
        tables: Tables,
        games: Games,
        cache: PositionCache,
        locks: TableLocks,
        changes: Changes,
        clock: Clock,
        randomness: Randomness,
    ) -> None:
        self._store = store
        self._tables = tables
        self._games = games
        self._cache = cache
        self._locks = locks
        self._changes = changes
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
        options: Iterable[tuple[str, str]] = (),
        delay: tuple[int, int] = DELAY,
        manners: Manners = MANNERS,
        language: str,
        guild: int | None,
        channel: int,
    ) -> TableRow:
        """Open a table: *opener* takes the first seat, *automas* the next ones.

        They play at these *levels*, those without one as regular ones. The game begins at once if
        that fills the table. *delay* is the shortest and longest delay
        of orders, in seconds.
        """
        played = self._games.by_key(game)
        least, most = min(played.seats), max(played.seats)
        require(size in played.seats, "table-size", n=size, least=least, most=most)
        require(0 <= automas < size, "table-automas", n=automas, most=size - 1)
        require(0 <= delay[0] <= delay[1] <= LONGEST_DELAY, "table-delay", most=LONGEST_DELAY)
        require(bool(played.orders) or delay == DELAY, "table-no-orders")
        require(1 <= manners.patience <= LONGEST_PATIENCE, "table-patience", most=LONGEST_PATIENCE)
        new = NewTable(
            game=game,
            edition=played.edition,
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
            take_back=manners.take_back,
            absence=manners.absence,
            patience=manners.patience,
            hints=manners.hints,
        )
        row = await self._store.add(
            new, opener, lambda table: _automas(table, (opener.name,), automas, levels)
        )
        if len(row.seats) == size:
            return (await self.begin(row.id, opener.id)).row
        self._changes.announce(row.id)
        return row

    async def join(self, table: TableId, person: Person) -> TableRow:
        """Seat *person* in the next seat of an open table."""
        async with self._open_table(table) as row:
            require(row.seat_of(person.id) is None, "table-seated")
            await self._store.add_person(table, _next_seat(row), person)
        return await self._tables.row(table)

    async def add_automa(self, table: TableId, user: UserId, level: str = REGULAR.key) -> TableRow:
        """Seat an automa of a *level* in the next seat of an open table at which *user* sits."""
        async with self._open_table(table) as row:
            seat_of(row, user)
            seat = _next_seat(row)
            await self._store.add_automa(table, seat, NewAutoma(next_name(table, row.names), level))
        return await self._tables.row(table)

    async def leave(self, table: TableId, user: UserId) -> TableRow:
        """Remove *user* from an open table; the table ends if nobody is left."""
        async with self._open_table(table) as row:
            seat = seat_of(row, user)
            others = [other.user for other in row.seats if other.user not in {None, user}]
            opener = row.opener if row.opener in others else next(iter(others), row.opener)
            assert opener is not None
            status = Status.OPEN if others else Status.ENDED
            await self._store.remove_seat(table, seat.seat, opener=opener, status=status)
        return await self._tables.row(table)

    async def close(self, table: TableId) -> None:
        """Close an open table, with whoever sits there."""
        async with self._open_table(table):
            await self._store.close(table)

    async def begin(self, table: TableId, user: UserId) -> Position:
        """Begin the game with whoever sits there; *user* must be the opener."""
        async with self._open_table(table) as row:
            seat_of(row, user)
            opener = row.seat_of(row.opener)
            require(row.opener == user, "table-opener", who=opener.name if opener else "")
            game, n = self._games.by_key(row.game), len(row.seats)
            require(n in game.seats, "table-too-few", n=n, least=min(game.seats))
            started = engine.begin(game.laid_out(n, Chance(row.seed), row.chosen))
            laid_out = Position(replace(row, status=Status.RUNNING), game, started.table)
            seats = with_waiting(None, laid_out, seconds(self._clock)).row.seats
            await self._store.begin(
                table, game.edition, game.codec.write_table(started.table), seats
            )
            self._cache.put(table, 0, started.table, News(0, None, started.news))
        return await self._tables.position(table)

    @asynccontextmanager
    async def _open_table(self, table: TableId) -> AsyncIterator[TableRow]:
        """Lock a table that must be open, and announce its change after the block."""
        async with self._locks.of(table):
            row = await self._tables.row(table)
            match row.status:
                case Status.RUNNING:
                    raise Illegal(Text("table-begun"))
                case Status.FINISHED:
                    raise Illegal(Text("table-finished"))
                case Status.ENDED:
                    raise Illegal(Text("table-ended"))
            yield row
        if not row.lesson:
            self._changes.announce(table)


def _chosen(game: AnyGame, options: Iterable[tuple[str, str]]) -> Chosen:
    wishes = tuple(options)
    for key, option in wishes:
        known = any(choice.key == key and option in choice.options for choice in game.choices)
        require(known, "table-unknown-option", option=f"{key}={option}")
    return game.chosen(wishes)


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
