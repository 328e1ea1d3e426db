"""Scheduler: obeys due orders, ends votes and handles absences when their time comes.

The times are in the database, so a restart loses none. This only waits for them, with one task for
each table.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.hosting.changes import Gone
from bot.hosting.clock import Sleep, seconds, sleep_until
from bot.hosting.host import Host
from bot.hosting.position import MovedOn
from bot.store import StoreAway, TableId
from bot.store.startup import StartupStore

SEEK_AGAIN_SECONDS = 60.0
"""When to look again after those who look for players could not be read."""
SEEK_ANYWAY_SECONDS = 900.0
"""When to look again at the latest: a seat may be free by now, and people asleep who were not."""

_log = logging.getLogger(__name__)


class Scheduler:
    """Waits for the deadlines at *host*'s tables; *sleep* waits so many seconds of its clock."""

    def __init__(self, host: Host, *, sleep: Sleep = asyncio.sleep) -> None:
        self._host = host
        self._sleep = sleep
        self._waiting: dict[TableId, asyncio.Task[None]] = {}
        self._woken: dict[TableId, asyncio.Event] = {}
        self._sought = asyncio.Event()
        self._seeking: asyncio.Task[None] | None = None
        host.finding.asked.append(self._sought.set)
        host.preferences.changed.append(lambda _: self._sought.set())
        host.changes.on_change.append(self.wake)

    async def start(self, startup: StartupStore | None = None) -> None:
        """Wait again for the deadlines that were open when the bot last stopped."""
        await self._host.orders.renew_delays()
        await self.look(startup)
        if startup is None and self._seeking is None:  # otherwise all is looked at again and again
            self._seeking = asyncio.create_task(self._seek(), name="those who look for players")

    async def look(self, startup: StartupStore | None = None) -> None:
        """Wait for all deadlines that are open, and bring people together who have asked for it."""
        startup = startup or self._host.startup
        for table in await startup.with_deadlines():
            self.wake(table)
        await self._bring_together(startup)

    async def leave(self, gone: Gone) -> None:
        """Stop waiting at tables that are another process's from now on."""
        waiting = {table: task for table, task in self._waiting.items() if gone(table)}
        for task in waiting.values():
            task.cancel()
        await asyncio.gather(*waiting.values(), return_exceptions=True)
        for table, task in waiting.items():
            if self._waiting.get(table) is task:  # cancelled before it had begun
                del self._waiting[table], self._woken[table]

    def wake(self, table: TableId) -> None:
        """Settle a table, and compute its next deadline again."""
        self._woken.setdefault(table, asyncio.Event()).set()
        if table not in self._waiting:
            self._waiting[table] = asyncio.create_task(
                self._follow(table), name=f"table {table} in its time"
            )

    async def _next(self, table: TableId) -> float | None:
        """Return the next deadline of a table."""
        due = await self._host.orders.next_due(table)
        deadline = await self._host.settlement.next_deadline(table)
        times = [due[1] if due else None, deadline]
        return min((at for at in times if at is not None), default=None)

    async def close(self) -> None:
        """Stop waiting; what falls due now is done after the next start."""
        self._host.changes.on_change.remove(self.wake)
        self._host.finding.asked.remove(self._sought.set)
        waiting = [*self._waiting.values(), *([self._seeking] if self._seeking else [])]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def _bring_together(self, startup: StartupStore) -> float | None:
        """Bring people together who look for players; return when the next of them wakes up."""
        guilds = await startup.servers_with_seekers(seconds(self._host.clock))
        times = [await self._host.finding.look(guild) for guild in guilds]
        return min((at for at in times if at is not None), default=None)

    async def _seek(self) -> None:
        """Bring people together again whenever one of them wakes up."""
        while True:
            self._sought.clear()
            try:
                at = await self._bring_together(self._host.startup)
            except StoreAway as away:
                _log.info("those who look for players are looked at again soon: %s", away)
                at = self._host.clock() + SEEK_AGAIN_SECONDS
            except Exception:  # noqa: BLE001 - whatever it is, it may pass
                _log.exception("those who look for players are looked at again soon")
                at = self._host.clock() + SEEK_AGAIN_SECONDS
            left = SEEK_ANYWAY_SECONDS if at is None else at - self._host.clock()
            if left > 0:
                await sleep_until(self._sought, self._sleep, min(left, SEEK_ANYWAY_SECONDS))

    async def _follow(self, table: TableId) -> None:
        woken = self._woken[table]
        try:
            if not await self._host.tables.is_playable(table):
                return
            while woken.is_set():
                woken.clear()
                with suppress(MovedOn):  # another process was quicker, or the lock was lost
                    await self._host.settlement.settle(table)
                while (at := await self._next(table)) is not None:
                    if (left := at - self._host.clock()) > 0:
                        await sleep_until(woken, self._sleep, left)
                        woken.clear()
                    with suppress(MovedOn):  # as above
                        if due := await self._host.orders.next_due(table):
                            await self._host.moves.obey(table, due[0])
                        await self._host.settlement.settle(table)
        except StoreAway as away:
            _log.info("table %d is settled once the database can be used: %s", table, away)
        except Exception:  # noqa: BLE001 - one table's error must not stop the others
            _log.exception("the deadlines of table %d are not watched any more", table)
        finally:
            del self._waiting[table], self._woken[table]
