"""What happens while a database's server is away or asked too much, and what is taken up after it.

Whoever uses the store gives up what fails with `StoreAway`. So somebody must look again at all that
may have been given up: `on_return` does, once the server can be used again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from prometheus_client import Gauge

from bot.store.backend import Backend
from bot.store.cache import RowCache
from bot.store.errors import StoreAway

LONGEST_OUTAGE_SECONDS = 1.5
"""How long a read or write waits for a server that is away: Discord wants an answer in three."""
TRIED_EVERY_SECONDS = 0.5
"""How often a server that is away is tried."""
BUSY_SECONDS = 5.0
"""How long one that was asked too much is given before all is looked at again."""
AWAY = Gauge("parlour_database_away", "Whether the database's server cannot be reached for now")

_log = logging.getLogger(__name__)


class Outage:
    """Keeps reads and writes from a server that is away, and takes up what has failed."""

    def __init__(self, backend: Backend, cache: RowCache) -> None:
        self._backend = backend
        self._cache = cache
        self.on_return: list[Callable[[], Awaitable[None]]] = []
        self._here = asyncio.Event()
        self._here.set()
        self._closed = self._given_up = False
        self._task: asyncio.Task[None] | None = None

    async def wait(self, asked: float) -> None:
        """Wait for a server that is away, though not for long after it was *asked* for; raise
        `StoreAway` if it does not come back in time.
        """
        if self._here.is_set():
            return
        try:
            async with asyncio.timeout(asked + LONGEST_OUTAGE_SECONDS - time.monotonic()):
                await self._here.wait()
        except TimeoutError as error:
            raise StoreAway("The database's server cannot be reached.") from error

    def begin(self, failed: str) -> None:
        """Use the server no more until it can be written to."""
        if self._here.is_set() and not self._closed:
            _log.warning("%s Nothing can be played until it is back.", failed)
            AWAY.set(1)
            self._here.clear()
            self._task = asyncio.create_task(self._return())

    def note_busy(self, failed: str) -> None:
        """Look again at what was given up, once the server has had some time."""
        if not self._given_up and not self._closed:
            _log.warning("The database had too much to do. %s", failed)
        self._given_up = True
        if (self._task is None or self._task.done()) and not self._closed:
            self._task = asyncio.create_task(self._look_again(BUSY_SECONDS))

    async def close(self) -> None:
        """Take up nothing more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _return(self) -> None:
        """Try the server until it can be written to; then take up what has failed. Nobody knows
        what was written when it went.
        """
        went = time.monotonic()
        while True:
            try:
                await self._backend.try_writing()
                break
            except self._backend.errors:
                await asyncio.sleep(TRIED_EVERY_SECONDS)
        self._cache.clear()
        AWAY.set(0)
        self._here.set()
        _log.warning("The database is back after %.1f s.", time.monotonic() - went)
        await self._look_again(0)

    async def _look_again(self, seconds: float) -> None:
        """Take up what was given up, after some time; and again if more was given up meanwhile.

        If the server goes away, its next return does all of it.
        """
        self._given_up = True
        while self._given_up:
            await asyncio.sleep(seconds)
            seconds = BUSY_SECONDS
            self._given_up = False
            for act in self.on_return:
                try:
                    await act()
                except StoreAway:
                    if not self._here.is_set():
                        return
                except Exception:  # noqa: BLE001 - whatever it is, the rest is to be done
                    _log.exception("not all could be taken up again")
