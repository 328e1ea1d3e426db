"""Opens tables, seats people and automas, and plays moves: whoever shows tables or asks for moves comes here.

What a method has returned is on disk. Refusals are `Illegal`, with a text for the player; one lock for each table lets
moves and seatings happen one after the other. Nothing here waits for Discord.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from bot.memory import Memory, News, replay
from bot.store import AlreadyPlayed, By, NewTable, Person, RecordRow, SeatRow, Status, Store, TableId, TableRow, UserId
from games import engine
from games.chance import Chance
from games.engine import Action, Illegal, Seat, Table, require
from games.game import Chosen, Game
from games.text import Text

AnyGame: TypeAlias = Game[Any, Any]
Clock: TypeAlias = Callable[[], float]
"""Gives Unix time, in seconds."""

LIVING = (Status.OPEN, Status.RUNNING)
AUTOMA_NAMES = ("Cog", "Rivet", "Spring", "Piston", "Brass", "Flywheel")
SEED_BITS = 63  # the largest number that SQLite holds


class MovedOn(Illegal):
    """The table is no longer as it was when the move was thought of; ask again."""

    def __init__(self) -> None:
        super().__init__(Text("table-moved-on"))


@dataclass(frozen=True, slots=True)
class Position:
    """A table with what lies on it; `table` is not to be changed."""

    row: TableRow
    game: AnyGame
    table: Table


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a move."""

    position: Position
    news: News


class Host:
    """Tables of the *games*, kept in *store*; *clock* gives Unix time, *randomness* so many random bits."""

    def __init__(
        self,
        store: Store,
        games: Sequence[AnyGame],
        clock: Clock = time.time,
        randomness: Callable[[int], int] = secrets.randbits,
    ) -> None:
        self.games = tuple(games)
        """The games that tables can be opened for."""
        self.changed: list[Callable[[TableId], None]] = []
        """Called after every change of a table or its seats, once it is on disk."""
        self._store = store
        self._clock = clock
        self._randomness = randomness
        self._memory = Memory()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    # Reading

    def game(self, key: str) -> AnyGame:
        """Return a game by its key; raise `Illegal` for an unknown one."""
        for game in self.games:
            if game.key == key:
                return game
        raise Illegal(Text("table-unknown-game", game=key))

    async def row(self, table: TableId) -> TableRow:
        """Return a table without what lies on it; raise `Illegal` if there is none."""
        row = await self._store.table(table)
        if row is None:
            raise Illegal(Text("table-gone"))
        return row

    async def position(self, table: TableId) -> Position:
        """Return a table that has begun, whether still running or not; raise `Illegal` for any other."""
        found = await self._store.state(table)
        if found is None:
            raise Illegal(Text("table-gone"))
        row, state = found
        if state is None:
            raise Illegal(Text("table-ended" if row.status is Status.ENDED else "table-not-begun"))
        game = self.game(row.game)
        lying = self._memory.table(table, row.ply)
        if lying is None:
            lying = game.codec.read_table(state)
            self._memory.keep(table, row.ply, lying)
        return Position(row, game, lying)

    async def tables_of(self, user: UserId, statuses: Collection[Status] = LIVING) -> Sequence[TableRow]:
        """Return the tables at which *user* sits, newest first."""
        return await self._store.tables_of(user, statuses)

    async def tables_in(self, channel: int, statuses: Collection[Status] = LIVING) -> Sequence[TableRow]:
        """Return the tables opened or shown in a channel or thread, newest first."""
        return await self._store.tables_in(channel, statuses)

    async def unsettled(self) -> Sequence[TableRow]:
        """Return the tables that are living, or whose end has not been shown."""
        return await self._store.tables_unsettled()

    async def news_since(self, table: TableId, ply: int | None) -> Sequence[News]:
        """Return what happened after *ply*, oldest first; with none, from the set-up (ply 0) on.

        Nothing, if it would have to be guessed because the game's rules have a newer edition.
        """
        since = -1 if ply is None else ply
        position = await self.position(table)
        row = position.row
        known = self._memory.news(table, since, row.ply)
        if known is not None:
            return known
        record = await self._store.record(table)
        if {row.edition, *(play.edition for play in record)} != {position.game.edition}:
            return ()
        # A long record takes as long to replay as it would to play: not on the event loop.
        replayed = await asyncio.to_thread(replay, position.game, row, record)
        return [news for news in replayed if since < news.ply <= row.ply]

    async def record(self, table: TableId) -> Sequence[RecordRow]:
        """Return the actions of a table, oldest first."""
        return await self._store.record(table)

    # Seating

    async def open_table(
        self,
        game: str,
        opener: Person,
        *,
        size: int,
        automas: int = 0,
        options: Iterable[tuple[str, str]] = (),
        language: str,
        guild: int | None,
        channel: int,
    ) -> TableRow:
        """Open a table with *opener* in its first seat, then *automas*; with that full, the game begins at once."""
        played = self.game(game)
        least, most = min(played.seats), max(played.seats)
        require(size in played.seats, "table-size", n=size, least=least, most=most)
        require(0 <= automas < size, "table-automas", n=automas, most=size - 1)
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
            opened_at=self._now(),
        )
        row = await self._store.add_table(new, opener, AUTOMA_NAMES[:automas])
        if len(row.seats) == size:
            return (await self.begin(row.id, opener.id)).row
        self._tell(row.id)
        return row

    async def join(self, table: TableId, person: Person) -> TableRow:
        """Seat *person* in the next seat of an open table."""
        async with self._seating(table) as row:
            require(row.seat_of(person.id) is None, "table-seated")
            await self._store.add_person(table, _next_seat(row), person)
        return await self.row(table)

    async def add_automa(self, table: TableId, user: UserId) -> TableRow:
        """Seat an automa in the next seat of an open table at which *user* sits."""
        async with self._seating(table) as row:
            _seat_of(row, user)
            seat = _next_seat(row)
            await self._store.add_automa(table, seat, next(name for name in AUTOMA_NAMES if name not in row.names))
        return await self.row(table)

    async def leave(self, table: TableId, user: UserId) -> TableRow:
        """Take *user* from an open table; the last person to leave ends it."""
        async with self._seating(table) as row:
            seat = _seat_of(row, user)
            others = [other.user for other in row.seats if other.user not in {None, user}]
            opener = row.opener if row.opener in others else next(iter(others), row.opener)
            assert opener is not None
            status = Status.OPEN if others else Status.ENDED
            await self._store.remove_seat(table, seat.seat, opener=opener, status=status)
        return await self.row(table)

    async def begin(self, table: TableId, user: UserId) -> Position:
        """Begin the game at *user*'s word, who must be the opener, with whoever sits there."""
        async with self._seating(table) as row:
            _seat_of(row, user)
            opener = row.seat_of(row.opener)
            require(row.opener == user, "table-opener", who=opener.name if opener else "")
            game, n = self.game(row.game), len(row.seats)
            require(n in game.seats, "table-too-few", n=n, least=min(game.seats))
            started = engine.begin(game.set_up(n, Chance(row.seed), row.chosen))
            await self._store.begin(table, game.edition, game.codec.write_table(started.table))
            self._memory.keep(table, 0, started.table, News(0, None, started.news))
        return await self.position(table)

    # Playing

    async def play(
        self, table: TableId, ply: int, user: UserId, action: Action, *, interaction: int | None = None
    ) -> Outcome:
        """Play *user*'s action on a table that is at *ply*, else raise `MovedOn`.

        An *interaction* that is delivered again gets its first outcome again and changes nothing.
        """
        async with self._lock(table):
            position = await self.position(table)
            seat = _seat_of(position.row, user).seat
            if interaction is not None and (made := await self._store.ply_of(table, interaction)) is not None:
                return Outcome(position, await self._news_of(table, made, seat))
            return await self._play(position, ply, seat, action, By.HAND, interaction)

    async def play_automa(self, table: TableId, ply: int, seat: Seat, action: Action) -> Outcome:
        """Play the action of an automa; otherwise like `play`."""
        async with self._lock(table):
            position = await self.position(table)
            assert position.row.seats[seat].automa, f"a person sits in seat {seat} of table {table}"
            return await self._play(position, ply, seat, action, By.AUTOMA, None)

    async def _play(
        self, position: Position, ply: int, seat: Seat, action: Action, by: By, interaction: int | None
    ) -> Outcome:
        row, game = position.row, position.game
        require(row.status is Status.RUNNING, "table-finished")
        if row.ply != ply:
            raise MovedOn
        played = engine.play(position.table, seat, action)
        entry = RecordRow(
            ply=ply + 1,
            seat=seat,
            user=row.seats[seat].user,
            action=game.codec.write_move(action),
            edition=game.edition,
            final=played.final,
            by=by,
            at=self._now(),
        )
        status = Status.FINISHED if played.table.over else Status.RUNNING
        try:
            await self._store.add_play(row.id, entry, game.codec.write_table(played.table), status, interaction)
        except AlreadyPlayed:
            raise MovedOn from None
        news = News(entry.ply, seat, played.news)
        self._memory.keep(row.id, entry.ply, played.table, news)
        self._tell(row.id)
        return Outcome(Position(replace(row, ply=entry.ply, status=status), game, played.table), news)

    async def _news_of(self, table: TableId, ply: int, seat: Seat) -> News:
        since = await self.news_since(table, ply - 1)
        return next((news for news in since if news.ply == ply), News(ply, seat, ()))

    # What was shown; none of these calls `changed`

    async def mark_notice(self, table: TableId, message: int) -> None:
        """Remember the message by which a table was opened."""
        await self._store.mark_notice(table, message)

    async def mark_thread(self, table: TableId, thread: int | None) -> None:
        """Remember the thread in which a table is shown, or that it is gone."""
        await self._store.mark_thread(table, thread)

    async def mark_shown(self, table: TableId, ply: int | None, message: int | None, called: Iterable[Seat]) -> None:
        """Remember which message shows which ply and whom it calls on; with nones, that it is gone."""
        await self._store.mark_shown(table, ply, message, called)

    async def mark_hand(
        self, table: TableId, seat: Seat, channel: int | None, message: int | None, ply: int | None, changes: int
    ) -> None:
        """Remember the message that shows a hand at *ply*, after so many *changes* of its order; or that it is gone."""
        await self._store.mark_hand(table, seat, channel, message, ply, changes)

    async def mark_closed(self, user: UserId, closed: bool) -> None:
        """Remember whether *user*'s direct messages are closed."""
        await self._store.mark_closed(user, closed)

    async def meet(self, person: Person) -> None:
        """Note that *person* did something: the language they read, and that their direct messages may be open."""
        await self._store.meet(person)

    def _now(self) -> int:
        return int(self._clock())

    def _tell(self, table: TableId) -> None:
        for listener in self.changed:
            listener(table)

    def _lock(self, table: TableId) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    @asynccontextmanager
    async def _seating(self, table: TableId) -> AsyncIterator[TableRow]:
        """An open table, locked; after the change all who listen are told."""
        async with self._lock(table):
            row = await self.row(table)
            match row.status:
                case Status.RUNNING:
                    raise Illegal(Text("table-begun"))
                case Status.FINISHED:
                    raise Illegal(Text("table-finished"))
                case Status.ENDED:
                    raise Illegal(Text("table-ended"))
            yield row
        self._tell(table)


def _chosen(game: AnyGame, options: Iterable[tuple[str, str]]) -> Chosen:
    wishes = tuple(options)
    for key, option in wishes:
        known = any(choice.key == key and option in choice.options for choice in game.choices)
        require(known, "table-unknown-option", option=f"{key}={option}")
    return game.chosen(wishes)


def _seat_of(row: TableRow, user: UserId) -> SeatRow:
    seat = row.seat_of(user)
    if seat is None:
        raise Illegal(Text("table-not-yours", names=row.names))
    return seat


def _next_seat(row: TableRow) -> Seat:
    require(len(row.seats) < row.size, "table-full", n=row.size)
    return Seat(len(row.seats))
