"""Begins games: when somebody says so, or by themselves once all seats are taken."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.cache import News, PositionCache
from bot.hosting.clock import Clock, seconds
from bot.hosting.games import Games
from bot.hosting.position import Position
from bot.hosting.waiting import with_waiting
from bot.store import Status, TableRow
from bot.store.tables import TableStore
from games import engine
from games.chance import Chance
from games.engine import Seat
from games.moves import require


class Beginning:
    """Begins the games of open tables, which must be locked."""

    def __init__(self, store: TableStore, games: Games, cache: PositionCache, clock: Clock) -> None:
        self._store, self._games = store, games
        self._cache, self._clock = cache, clock

    async def begin(self, row: TableRow) -> None:
        """Begin the game with whoever sits there."""
        game, n = self._games.by_key(row.game), len(row.seats)
        require(n in game.rules.seats, "table-too-few", n=n, least=min(game.rules.seats))
        order = _order(row)
        sitting = tuple(replace(row.seats[was], seat=Seat(now)) for now, was in enumerate(order))
        started = engine.begin(game.rules.laid_out(n, Chance(row.seed), row.chosen))
        begun = replace(row, status=Status.RUNNING, seats=sitting)
        laid_out = Position(begun, game, started.table)
        seats = with_waiting(None, laid_out, seconds(self._clock)).row.seats
        state = game.rules.codec.write_table(started.table)
        changed = order if order != sorted(order) else ()
        await self._store.begin(row.id, game.rules.edition, state, seats, changed)
        self._cache.put(row.id, 0, started.table, News(0, None, started.news))

    async def begin_full(self, row: TableRow) -> bool:
        """Begin the game if all seats are taken, everybody has said that they are there, and it
        then begins by itself; return whether it has begun.

        The bot may have stopped after the last seat was taken, so it is looked at again later.
        """
        full = row.status is Status.OPEN and len(row.seats) == row.size
        if not (full and row.begins_full and self._games.has(row.game)) or row.awaited:
            return False
        await self.begin(row)
        return True


def _order(row: TableRow) -> list[Seat]:
    """In which seat each player of the game sits now, in the order that is planned."""
    plan = {who: place for place, who in enumerate(row.plan)}
    sitting = sorted(row.seats, key=lambda seat: plan.get(seat.user or seat.name, len(plan)))
    return [seat.seat for seat in sitting]
