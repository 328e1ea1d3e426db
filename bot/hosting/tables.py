"""Tables as everybody finds them: their rows, positions and news."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from bot.hosting.acts import TakenBack, read_act
from bot.hosting.cache import News, PositionCache, replayed
from bot.hosting.games import Games
from bot.hosting.position import Position
from bot.store import MadeBy, Status, TableId, TableRow, UserId
from bot.store.record import RecordStore
from bot.store.tables import TableStore
from games.engine import Seat
from games.moves import Illegal
from games.text import Text

ACTIVE = (Status.OPEN, Status.RUNNING)


class Tables:
    """Reads tables and what happened there."""

    def __init__(
        self, tables: TableStore, record: RecordStore, games: Games, cache: PositionCache
    ) -> None:
        self._tables = tables
        self._record = record
        self._games = games
        self._cache = cache

    async def row(self, table: TableId) -> TableRow:
        """Return a table without its state; raise `Illegal` if there is none."""
        row = await self._tables.find(table)
        if row is None:
            raise Illegal(Text("table-gone"))
        return row

    async def is_playable(self, table: TableId) -> bool:
        """Return whether the game of a table is installed; if not, the table waits until it is."""
        return self._games.has((await self.row(table)).game)

    async def position(self, table: TableId) -> Position:
        """Return a table that has begun, running or not; raise `Illegal` for any other."""
        found = await self._tables.find_with_state(table)
        if found is None:
            raise Illegal(Text("table-gone"))
        row, state = found
        if state is None:
            raise Illegal(Text("table-ended" if row.status is Status.ENDED else "table-not-begun"))
        game = self._games.by_key(row.game)
        decoded = self._cache.table(table, row.ply)
        if decoded is None:
            decoded = game.rules.codec.read_table(state)
            self._cache.put(table, row.ply, decoded)
        return Position(row, game, decoded)

    async def of_user(
        self, user: UserId, statuses: Collection[Status] = ACTIVE
    ) -> Sequence[TableRow]:
        """Return the tables at which *user* sits, newest first; at most 25 that are over."""
        return await self._tables.of_user(user, statuses)

    async def in_channel(
        self, channel: int, statuses: Collection[Status] = ACTIVE
    ) -> Sequence[TableRow]:
        """Return the tables opened or shown in a channel or thread, newest first.

        At most 25 of them are over.
        """
        return await self._tables.in_channel(channel, statuses)

    async def on_server(
        self, guild: int, statuses: Collection[Status] = ACTIVE
    ) -> Sequence[TableRow]:
        """Return the tables opened on a server, newest first; at most 25 that are over."""
        return await self._tables.on_server(guild, statuses)

    async def count_active(self, guild: int, opener: UserId | None = None) -> int:
        """Return how many tables are open or running on a server, of one opener or of all."""
        return await self._tables.count_on_server(guild, ACTIVE, opener)

    async def news_since(self, table: TableId, ply: int | None) -> Sequence[News]:
        """Return what happened after *ply*, oldest first; if it is None, from the set-up on.

        Empty if the rules have a newer edition, since the news could only be guessed.
        """
        since = -1 if ply is None else ply
        position = await self.position(table)
        row = position.row
        cached = self._cache.news(table, since, row.ply)
        if cached is not None:
            return cached
        record = await self._record.of(table)
        if {row.edition, *(play.edition for play in record)} != {position.game.rules.edition}:
            return ()
        # In a thread: replaying a long record takes as long as playing it.
        moves = await asyncio.to_thread(lambda: list(replayed(position.game, row, record)))
        self._cache.put_news(table, row.ply, [move.news for move in moves if move.ply <= row.ply])
        return [move.news for move in moves if since < move.ply <= row.ply]

    async def last_ply(self, table: TableId, seat: Seat) -> int:
        """Return the ply of a seat's latest action at a table; 0 before its first."""
        cached = self._cache.last_ply(table, seat)
        return await self._record.last_ply(table, seat) if cached is None else cached

    async def has_moved(self, table: TableId, seat: Seat, since: int) -> bool:
        """Whether whoever sits in *seat* has moved after a ply, or taken that back, the last time
        by themselves.
        """
        own = await self.last_ply(table, seat)
        entry = await self._record.entry(table, own) if own > since else None
        return entry is not None and entry.by in {MadeBy.HAND, MadeBy.TABLE}

    async def has_just_acted(self, row: TableRow, seat: Seat) -> bool:
        """Whether whoever sits in *seat* did what happened last, so that they are there.

        What is taken back by leave of the others may have been asked for hours ago.
        """
        cached = self._cache.last_ply(row.id, seat)  # of an action, never of a take-back
        if cached is not None:
            return cached == row.ply
        newest = await self._record.entry(row.id, row.ply)
        if newest is None or newest.seat != seat:
            return False
        act = read_act(newest.action) if newest.by is MadeBy.TABLE else None
        return not (isinstance(act, TakenBack) and act.agreed)
