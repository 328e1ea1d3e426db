"""What happens while a database's server is away, or while somebody else holds what is needed; and
what is taken up after it.

Whoever uses the store gives up what fails with `StoreAway`. So somebody must look again at all that
may have been given up: `on_return` does, once the database can be used again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import Gauge

from bot.store.backend import Backend
from bot.store.cache import RowCache
from bot.store.errors import StoreAway, StoreBusy, StoreHeld

LONGEST_OUTAGE_SECONDS = 1.5
"""How long a read or write waits for a server that is away, and how long a write waits for its turn
while the writes before it wait for somebody else: Discord wants an answer in three."""
LOCK_SECONDS: Final = 1.0
"""How long a write waits for what somebody else holds."""
BRIEF_LOCK_SECONDS: Final = 0.1
"""How long one waits that has waited already."""
TRIED_EVERY_SECONDS = 0.5
"""How often a server that is away is tried."""
LONGEST_PAUSE_SECONDS = 8.0
"""How seldom one is tried that went away again and again, each time soon after it was back."""
RELAPSE_SECONDS = 30.0
"""What counts as soon."""
PROOFS: Final = 3
"""How often in a row it must have answered before it counts as back."""
BUSY_SECONDS = 5.0
"""How long a database that was held, or asked too much, is given before all is looked at again."""
TOLD_AGAIN_SECONDS: Final = 60.0
"""After so much quiet it is told of anew that a database is held, or asked too much."""
AWAY = Gauge("parlour_database_away", "Whether the database's server cannot be reached for now")

_log = logging.getLogger(__name__)


class Outage:
    """Keeps reads and writes from a database that cannot be used, and takes up what has failed."""

    def __init__(self, backend: Backend, cache: RowCache) -> None:
        self._backend = backend
        self._cache = cache
        self.on_return: list[Callable[[], Awaitable[None]]] = []
        self._here = asyncio.Event()
        self._here.set()
        self._closed = self._given_up = False
        self._held = False
        """Whether the last write has waited for somebody else in vain."""
        self._busy_at = self._back_at = float("-inf")
        self._pause = TRIED_EVERY_SECONDS
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

    @contextmanager
    def writing(self, asked: float, waited: float | None = None) -> Iterator[float]:
        """Note whether a write, which the block tries, is held up by somebody else. It was *asked*
        for at that time; one that is tried again has *waited* since then. Yields for how many
        seconds it may wait for what they hold.

        Raises `StoreBusy` if it has waited for long enough behind writes that were held up.
        """
        if waited is None:
            until, longest = asked + LONGEST_OUTAGE_SECONDS, LOCK_SECONDS
        else:  # behind the write that was held up
            until, longest = waited + LONGEST_OUTAGE_SECONDS + LOCK_SECONDS, BRIEF_LOCK_SECONDS
        left = until - time.monotonic() if self._held else LOCK_SECONDS
        if left < 0:
            raise StoreBusy("Somebody else holds the database.")
        try:
            yield min(max(left, BRIEF_LOCK_SECONDS), longest)
        except StoreHeld:
            self._held = True
            raise
        self._held = False

    def begin(self, failed: str) -> None:
        """Use the server no more until it can be written to."""
        if self._here.is_set() and not self._closed:
            _log.warning("%s Nothing can be played until it is back.", failed)
            AWAY.set(1)
            self._here.clear()
            self._task = asyncio.create_task(self._return())

    def note_busy(self, failed: str) -> None:
        """Look again at what was given up, once the database has had some time."""
        now = time.monotonic()
        if now - self._busy_at > TOLD_AGAIN_SECONDS and not self._closed:
            _log.warning("The database has too much to do, or another program holds it. %s", failed)
        self._busy_at = now
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
        """Try the server until it answers several times in a row; then take up what has failed.
        Nobody knows what was written when it went.
        """
        went = time.monotonic()
        if went - self._back_at < RELAPSE_SECONDS:
            self._pause = min(2 * self._pause, LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(self._pause)
        else:
            self._pause = TRIED_EVERY_SECONDS
        while True:
            try:
                for _ in range(PROOFS):
                    await self._backend.try_using()
                break
            except self._backend.errors:
                await asyncio.sleep(self._pause)
        self._cache.clear()
        AWAY.set(0)
        self._here.set()
        self._back_at = time.monotonic()
        _log.warning("The database is back after %.1f s.", self._back_at - went)
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
