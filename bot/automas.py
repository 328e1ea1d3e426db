"""Lets automas think and move: after every change, and at the start, wherever one of them must act.

They think for a moment only, in minds of their own, and play through the host like anybody else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from bot import metrics
from bot.host import Host, MovedOn, Position
from bot.minds import Minds, Threads
from bot.settings import AUTOMA_SECONDS
from bot.store import Status, TableId
from bot.thinker import Task
from games.engine import Illegal, Seat

SEED_BITS = 63

_log = logging.getLogger(__name__)


class Automas:
    """The computer players of *host*'s tables, who think for so many *seconds* about a move."""

    def __init__(
        self,
        host: Host,
        *,
        seconds: float = AUTOMA_SECONDS,
        randomness: Callable[[int], int] = secrets.randbits,
        minds: Minds | None = None,
    ) -> None:
        self._host = host
        self._seconds = seconds
        self._randomness = randomness
        self._minds = minds or Threads()
        self._moving: dict[TableId, asyncio.Task[None]] = {}
        self._woken: set[TableId] = set()
        host.changed.append(self.wake)
        metrics.follow(metrics.TO_THINK, lambda: len(self._moving))

    async def start(self) -> None:
        """Go on wherever automas had to act when the bot last stopped."""
        for table in await self._host.of_automas():
            self.wake(table)

    def wake(self, table: TableId) -> None:
        """Let automas act at a table, if any must."""
        self._woken.add(table)
        if table not in self._moving:
            self._moving[table] = asyncio.create_task(self._move(table), name=f"automas of table {table}")

    async def close(self) -> None:
        """Move no more; what they were thinking about they think about again at the next start."""
        self._host.changed.remove(self.wake)
        moving = list(self._moving.values())
        for task in moving:
            task.cancel()
        await asyncio.gather(*moving, return_exceptions=True)
        await self._minds.close()

    async def _move(self, table: TableId) -> None:
        try:
            while table in self._woken:
                self._woken.discard(table)
                while (turn := await self._turn(table)) is not None:
                    await self._act(*turn)
        except Exception:  # noqa: BLE001 - one table's mishap must not stop the automas of the others
            _log.exception("an automa cannot go on at table %d", table)
        finally:
            del self._moving[table]

    async def _act(self, position: Position, seat: Seat) -> None:
        task = Task(position.game, position.table, seat, self._randomness(SEED_BITS), self._seconds)
        action = await self._minds.think(task)
        try:
            await self._host.play_automa(position.row.id, position.row.ply, seat, action)
        except MovedOn:
            _log.debug("somebody at table %d who was to act at the same time was quicker", position.row.id)
        except Illegal:
            if (await self._host.position(position.row.id)).live:
                raise  # the automa itself is at fault
            _log.debug("table %d was closed, or went into a pause, while an automa was thinking", position.row.id)

    async def _turn(self, table: TableId) -> tuple[Position, Seat] | None:
        """A seat in which an automa must act, and the table as it stands."""
        row = await self._host.row(table)
        if row.status is not Status.RUNNING or not any(seat.automa or seat.stand_in for seat in row.seats):
            return None
        position = await self._host.position(table)
        for seat in position.row.seats:
            if (seat.automa or seat.stand_in) and position.owed_by(seat.seat) is not None:
                return position, seat.seat
        return None
