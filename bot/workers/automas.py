"""Lets computer players move wherever one of them must act: after every change, and at the start.

They think in a worker pool and play through the host, as people do.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from prometheus_client import Gauge

from bot.hosting.changes import Gone
from bot.hosting.characters import character_of
from bot.hosting.host import Host, MovedOn, Position
from bot.store import Status, TableId
from bot.store.startup import StartupStore
from bot.workers.automa_worker import AUTOMAS, AutomaTurn
from bot.workers.fair_queue import ASKER
from bot.workers.pool import Pool, ThreadPool
from games.engine import Seat
from games.levels import BY_KEY, REGULAR
from games.moves import Action, Illegal

SEED_BITS = 63
TO_THINK = Gauge("parlour_automas_to_move", "Tables at which an automa is to move")

_log = logging.getLogger(__name__)


class Automas:
    """Moves for computer players at *host*'s tables; regular ones think at most *seconds*
    about a move, others as much longer or shorter as their level says.
    """

    def __init__(
        self,
        host: Host,
        *,
        seconds: float,
        randomness: Callable[[int], int] = secrets.randbits,
        pool: Pool[AutomaTurn, Action] | None = None,
    ) -> None:
        self._host = host
        self._seconds = seconds
        self._randomness = randomness
        self._pool = pool or ThreadPool(AUTOMAS)
        self._moving: dict[TableId, asyncio.Task[None]] = {}
        self._woken: set[TableId] = set()
        host.changes.on_change.append(self.wake)
        TO_THINK.set_function(lambda: len(self._moving))

    async def start(self, startup: StartupStore | None = None) -> None:
        """Move at all tables that wait for an automa since the bot last stopped."""
        for table in await (startup or self._host.startup).waiting_for_automas():
            self.wake(table)

    async def leave(self, gone: Gone) -> None:
        """Drop unfinished thoughts about tables that are another process's from now on."""
        moving = {table: task for table, task in self._moving.items() if gone(table)}
        for task in moving.values():
            task.cancel()
        await asyncio.gather(*moving.values(), return_exceptions=True)
        for table, task in moving.items():
            if self._moving.get(table) is task:  # cancelled before it had begun
                del self._moving[table]

    def wake(self, table: TableId) -> None:
        """Let automas act at a table, if any must."""
        self._woken.add(table)
        if table not in self._moving:
            self._moving[table] = asyncio.create_task(
                self._move(table), name=f"automas of table {table}"
            )

    async def close(self) -> None:
        """Stop. Unfinished thoughts are dropped, and thought again after the next start."""
        self._host.changes.on_change.remove(self.wake)
        moving = list(self._moving.values())
        for task in moving:
            task.cancel()
        await asyncio.gather(*moving, return_exceptions=True)
        await self._pool.close()

    async def _move(self, table: TableId) -> None:
        ASKER.set(None)  # whoever made the change does not ask for this
        try:
            while table in self._woken:
                self._woken.discard(table)
                while (turn := await self._turn(table)) is not None:
                    await self._act(*turn)
        except Exception:  # noqa: BLE001 - a failure at one table must not stop the others
            _log.exception("an automa cannot go on at table %d", table)
        finally:
            del self._moving[table]

    async def _act(self, position: Position, seat: Seat) -> None:
        sits = position.row.seats[seat]
        level = BY_KEY.get(sits.level, REGULAR) if sits.automa else REGULAR
        character = character_of(sits.name) if sits.automa else None
        turn = AutomaTurn(
            position.game,
            position.table,
            seat,
            self._randomness(SEED_BITS),
            self._seconds * level.seconds / REGULAR.seconds,
            level,
            character.temperament if character else None,
        )
        action = await self._pool.run(turn)
        try:
            await self._host.moves.play_automa(position.row.id, position.row.ply, seat, action)
        except MovedOn:
            _log.debug(
                "somebody at table %d who was to act at the same time was quicker", position.row.id
            )
        except Illegal:
            if (await self._host.tables.position(position.row.id)).live:
                raise  # the automa itself is at fault
            _log.debug(
                "table %d was closed, or went into a pause, while an automa was thinking",
                position.row.id,
            )

    async def _turn(self, table: TableId) -> tuple[Position, Seat] | None:
        """Return a seat in which an automa must act, with its table, or None."""
        row = await self._host.tables.row(table)
        if (
            row.status is not Status.RUNNING
            or not any(seat.automa or seat.stand_in for seat in row.seats)
            or not self._host.games.has(row.game)  # it waits until its game is back
        ):
            return None
        position = await self._host.tables.position(table)
        for seat in position.row.seats:
            if (seat.automa or seat.stand_in) and position.owed_by(seat.seat) is not None:
                return position, seat.seat
        return None
