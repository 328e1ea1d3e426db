"""The message in which somebody looks for players: once a seat is kept for them it says so, and no
longer that they look.

A message may be changed for a quarter of an hour after it was sent or pressed. All of this is in
memory; an older one says so when it is pressed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from cachetools import TTLCache

from bot.delivery.coalescing import Coalescer
from bot.delivery.errors import REQUEST_FAILURES
from bot.delivery.interactions import LIFETIME_SECONDS
from bot.hosting.host import Host
from bot.store import Status, TableId, TableRow, UserId

Tell: TypeAlias = Callable[[TableRow], Awaitable[None]]
"""Says in somebody's message at which table a seat is kept for them."""

MOST_PANELS = 1_000
LAST_SECONDS = 1.0
"""How long closing waits for what is being changed."""

_log = logging.getLogger(__name__)


class SeekerPanels:
    """The newest messages of those who look for players."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._panels: TTLCache[tuple[int, UserId], Tell] = TTLCache(MOST_PANELS, LIFETIME_SECONDS)
        self._telling = Coalescer("tell of found table", self._tell)

    def note(self, guild: int, user: UserId, tell: Tell) -> None:
        """Note that a message says that somebody looks for players on a server."""
        self._panels[guild, user] = tell

    def refresh(self, table: TableId) -> None:
        """Tell soon those who look and for whom a seat is kept at a table."""
        if self._panels:
            self._telling.call(table)

    async def close(self) -> None:
        """Finish what is being told."""
        await self._telling.close(LAST_SECONDS)

    async def _tell(self, table: TableId, changed: asyncio.Event) -> None:
        changed.clear()
        with _logging(table):
            row = await self._host.tables.row(table)
            if row.found is None or row.guild is None or row.status is not Status.OPEN:
                return
            for user in filter(None, (seat.user for seat in row.awaited)):
                if (tell := self._panels.pop((row.guild, user), None)) is not None:
                    with _logging(table):  # the others are told all the same
                        await tell(row)


@contextmanager
def _logging(table: TableId) -> Iterator[None]:
    """Log what fails: they are called at the table, too."""
    try:
        yield
    except REQUEST_FAILURES as failure:
        _log.info("table %d: somebody is not told of it where they look: %s", table, failure)
    except Exception:  # noqa: BLE001 - whatever it is
        _log.exception("table %d: somebody is not told of it where they look", table)
