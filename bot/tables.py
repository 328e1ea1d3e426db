"""Tables as the host finds them: reading one, what has happened there, and remembering what was shown of it.

One lock for each table lets moves, seatings and orders happen one after the other. Nothing here waits for Discord.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from bot.memory import Memory, News, replayed
from bot.store import FormerHand, Person, RecordRow, SeatRow, Status, Store, TableId, TableRow, UserId
from games import engine
from games.engine import Action, Decision, Illegal, Move, Order, Seat, Table, require
from games.game import Game
from games.text import Text

AnyGame: TypeAlias = Game[Any, Any]
Clock: TypeAlias = Callable[[], float]
"""Gives Unix time, in seconds."""

LIVING = (Status.OPEN, Status.RUNNING)


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

    @property
    def live(self) -> bool:
        """Whether moves may be made: the game is running, and not in a pause."""
        return self.row.status is Status.RUNNING and self.row.paused_at is None

    def owed_by(self, seat: Seat) -> Decision | None:
        """Return what the game waits for from *seat*: nothing once it has answered, even if it may answer anew."""
        waiting = self.table.waiting if self.live else ()
        return next((decision for decision in waiting if decision.seat == seat), None)

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """Return why *seat* could not make a move now, if it could not."""
        match move:
            case Action():
                try:
                    engine.play(self.table, seat, move)
                except Illegal as illegal:
                    return illegal.text
            case Order():
                return move.lapsed(self.table, seat)
        return None


class Tables:
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
        """Called after every change of a table, its seats or its orders, once it is on disk."""
        self.freed: list[Callable[[TableId], None]] = []
        """Called before that when somebody has given up a seat: there may be a hand to be taken from them."""
        self.clock = clock
        self._store = store
        self._randomness = randomness
        self._memory = Memory()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

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
        """Return the tables at which *user* sits, newest first; of those that are over, the newest 25."""
        return await self._store.tables_of(user, statuses)

    async def tables_in(self, channel: int, statuses: Collection[Status] = LIVING) -> Sequence[TableRow]:
        """Return the tables opened or shown in a channel or thread, newest first; of those over, the newest 25."""
        return await self._store.tables_in(channel, statuses)

    async def living_on(self, guild: int) -> int:
        """Return how many tables are open or running on a server."""
        return await self._store.count_on(guild, LIVING)

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
        moves = await asyncio.to_thread(lambda: list(replayed(position.game, row, record)))
        self._memory.recall(table, row.ply, [move.news for move in moves if move.ply <= row.ply])
        return [move.news for move in moves if since < move.ply <= row.ply]

    async def record(self, table: TableId) -> Sequence[RecordRow]:
        """Return the actions of a table, oldest first."""
        return await self._store.record(table)

    async def last_ply(self, table: TableId, seat: Seat) -> int:
        """Return the ply of a seat's latest action at a table; 0 before its first."""
        known = self._memory.last_ply(table, seat)
        return await self._store.last_ply(table, seat) if known is None else known

    # What was shown; none of these calls `changed`

    async def mark_notice(self, table: TableId, message: int, noticed: int | None = None) -> None:
        """Remember the message by which a table was opened, and the digest of what it says."""
        await self._store.mark_notice(table, message, noticed)

    async def mark_noticed(self, table: TableId, noticed: int) -> None:
        """Remember the digest of what a table's notice says, or would say if it were there."""
        await self._store.mark_noticed(table, noticed)

    async def mark_thread(self, table: TableId, thread: int | None) -> None:
        """Remember the thread in which a table is shown, or that it is gone."""
        await self._store.mark_thread(table, thread)

    async def mark_shown(self, table: TableId, ply: int | None, message: int | None, called: Iterable[Seat]) -> None:
        """Remember which message shows which ply and whom it calls on; with nones, that it is gone."""
        await self._store.mark_shown(table, ply, message, called)

    async def mark_hand(
        self, table: TableId, seat: SeatRow, channel: int | None, message: int | None, ply: int | None
    ) -> None:
        """Remember the message that shows a hand at *ply* to whoever sits in *seat*; or that it is gone."""
        await self._store.mark_hand(table, seat, channel, message, ply)

    async def tables_with_former_hands(self) -> Sequence[TableId]:
        """Return the tables at which hands are still to be taken from people who do not sit there any more."""
        return await self._store.tables_with_former_hands()

    async def former_hands(self, table: TableId) -> Sequence[FormerHand]:
        """Return these hands of a table."""
        return await self._store.former_hands(table)

    async def drop_former_hand(self, message: int) -> None:
        """Remember that such a hand has been taken away, or cannot be."""
        await self._store.drop_former_hand(message)

    async def mark_closed(self, user: UserId, closed: bool) -> None:
        """Remember whether *user*'s direct messages are closed."""
        await self._store.mark_closed(user, closed)

    async def meet(self, person: Person) -> None:
        """Note that *person* did something: the language they read, and that their direct messages may be open."""
        await self._store.meet(person)

    def tell(self, table: TableId) -> None:
        """Let everybody who shows a table look at it again: something about it was written past the host."""
        self._tell(table)

    def _now(self) -> int:
        return int(self.clock())

    def _waited_for(
        self, before: Position | None, after: Position, mover: Seat | None = None, *, stood_in: bool = False
    ) -> tuple[SeatRow, ...]:
        """The seats as they keep the game waiting *after* a move of *mover*; without a *before*, all anew.

        An automa that *stood in* goes on until the game waits for somebody else: the turn is more than one move.
        """
        going_on = stood_in and before is not None and _same_turn(before.table, after.table, mover)
        return tuple(self._waits(seat, before, after, seat.seat == mover, going_on) for seat in after.row.seats)

    def _waits(self, seat: SeatRow, before: Position | None, after: Position, moved: bool, going_on: bool) -> SeatRow:
        owed = next((decision for decision in after.table.waiting if decision.seat == seat.seat), None)
        if owed is None or after.row.status is not Status.RUNNING:
            return replace(seat, waits_since=None, stand_in=False)
        still = going_on if moved else before is not None and owed in before.table.waiting
        since = seat.waits_since if still and seat.waits_since is not None else self._now()
        return replace(seat, waits_since=since, stand_in=seat.stand_in and still)

    def _tell(self, table: TableId) -> None:
        for listener in self.changed:
            listener(table)

    def _lock(self, table: TableId) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())


def _same_turn(before: Table, after: Table, mover: Seat | None) -> bool:
    """Whether a move of *mover* has made the game wait for nobody else for whom it did not wait *before*."""
    return all(decision.seat == mover or decision in before.waiting for decision in after.waiting)


def require_live(row: TableRow) -> None:
    """Raise `Illegal` unless moves may be made at a table."""
    require(row.status is not Status.OPEN, "table-not-begun")
    require(row.status is not Status.ENDED, "table-ended")
    require(row.status is Status.RUNNING, "table-finished")
    require(row.paused_at is None, "table-paused")


def seat_of(row: TableRow, user: UserId) -> SeatRow:
    """Return the seat in which *user* sits; raise `Illegal` for a stranger."""
    seat = row.seat_of(user)
    if seat is None:
        raise Illegal(Text("table-not-yours", names=row.names))
    return seat
