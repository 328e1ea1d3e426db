"""Sees to it that what falls due at a table happens: orders are obeyed, votes end, those who stay away are seen to.

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
    """Waits for what falls due at *host*'s tables; *sleep* passes so many seconds of the host's clock."""

    def __init__(self, host: Host, *, sleep: Sleep = asyncio.sleep) -> None:
        self._host = host
        self._sleep = sleep
        self._waiting: dict[TableId, asyncio.Task[None]] = {}
        self._woken: dict[TableId, asyncio.Event] = {}
        host.changed.append(self.wake)

    async def start(self) -> None:
        """Go on waiting wherever something was to happen when the bot last stopped."""
        await self._host.renew_delays()
        for table in await self._host.falling_due():
            self.wake(table)

    def wake(self, table: TableId) -> None:
        """See what is to be done at a table, and look anew when something falls due next."""
        self._woken.setdefault(table, asyncio.Event()).set()
        if table not in self._waiting:
            self._waiting[table] = asyncio.create_task(self._follow(table), name=f"table {table} in its time")

    async def _next(self, table: TableId) -> float | None:
        """When something falls due next at a table."""
        due, deadline = await self._host.next_due(table), await self._host.next_deadline(table)
        times = [due[1] if due else None, deadline]
        return min((at for at in times if at is not None), default=None)

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
                await self._host.settle(table)
                while (at := await self._next(table)) is not None:
                    if (seconds := at - self._host.clock()) > 0:
                        await sleep_unless(woken, self._sleep, seconds)
                        woken.clear()
                    with suppress(MovedOn):  # another bot on this database was quicker
                        if due := await self._host.next_due(table):
                            await self._host.obey(table, due[0])
                        await self._host.settle(table)
        except Exception:  # noqa: BLE001 - one table's mishap must not stop the others
            _log.exception("table %d does not go on by itself", table)
        finally:
            del self._waiting[table], self._woken[table]
