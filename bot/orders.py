"""Sees to it that orders are obeyed when their time has come: a patient hand that presses what their owners would.

Times are kept by the host, so that a restart loses none; this only waits for them, with one sleep for each table.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.host import Host, MovedOn
from bot.sleeping import Sleep, sleep_unless
from bot.store import TableId

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
                        await sleep_unless(woken, self._sleep, seconds)
                        woken.clear()
                    else:
                        with suppress(MovedOn):  # another bot on this database was quicker
                            await self._host.obey(table, seat)
        except Exception:  # noqa: BLE001 - one table's mishap must not stop the others
            _log.exception("table %d does not go on by itself", table)
        finally:
            del self._waiting[table], self._woken[table]
