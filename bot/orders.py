"""Sees to it that orders are obeyed when their time has come: a patient hand that presses what their owners would.

Times are kept by the host, so that a restart loses none; this only waits for them, with one sleep for each table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from bot.host import Host, MovedOn
from bot.store import TableId

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Passes so many seconds."""

_log = logging.getLogger(__name__)


class Orders:
    """Waits for the orders at *host*'s tables to fall due; *sleep* passes so many seconds of the host's clock."""

    def __init__(self, host: Host, *, sleep: Sleep = asyncio.sleep) -> None:
        self._host = host
        self._sleep = sleep
        self._waiting: dict[TableId, asyncio.Task[None]] = {}
        self._woken: dict[TableId, asyncio.Event] = {}
        host.changed.append(self.wake)

    async def start(self) -> None:
        """Go on waiting where orders had been about to be obeyed when the bot last stopped."""
        for table in await self._host.renew_delays():
            self.wake(table)

    def wake(self, table: TableId) -> None:
        """Look anew when the next order at a table falls due."""
        self._woken.setdefault(table, asyncio.Event()).set()
        if table not in self._waiting:
            self._waiting[table] = asyncio.create_task(self._follow(table), name=f"table {table} in its time")

    async def close(self) -> None:
        """Wait no more; what falls due now is obeyed after the next start."""
        self._host.changed.remove(self.wake)
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def _follow(self, table: TableId) -> None:
        woken = self._woken[table]
        try:
            while woken.is_set():
                woken.clear()
                while (due := await self._host.next_due(table)) is not None:
                    seat, at = due
                    if (seconds := at - self._host.clock()) > 0:
                        await self._sleep_unless(woken, seconds)
                        woken.clear()
                    else:
                        with suppress(MovedOn):  # another bot on this database was quicker
                            await self._host.obey(table, seat)
        except Exception:  # noqa: BLE001 - one table's mishap must not stop the others
            _log.exception("table %d does not go on by itself", table)
        finally:
            del self._waiting[table], self._woken[table]

    async def _sleep_unless(self, woken: asyncio.Event, seconds: float) -> None:
        """Sleep, but no longer than until woken."""
        sleeping, waking = asyncio.ensure_future(self._sleep(seconds)), asyncio.ensure_future(woken.wait())
        try:
            await asyncio.wait({sleeping, waking}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            waking.cancel()
