"""Who is answered no longer, and what everybody is told, as whoever runs the bot has said. It is
looked up now and then, since it is said to another process.
"""

from __future__ import annotations

import asyncio
import logging

from bot.store import StoreError
from bot.store.bans import BANS, NOTICE, Bans
from bot.store.key_values import KeyValueStore

LOOKED_EVERY_SECONDS = 5.0

_log = logging.getLogger(__name__)


class KnownBans:
    """The bans that hold now, and the notice that everybody reads."""

    def __init__(self, values: KeyValueStore) -> None:
        self._values = values
        self._known = Bans()
        self.notice = ""
        """Empty if there is none."""

    async def open(self) -> None:
        """Look them up."""
        self._known = Bans.read(await self._values.get(BANS))
        self.notice = await self._values.get(NOTICE) or ""

    async def heed(self) -> None:
        """Look them up again and again."""
        while True:
            await asyncio.sleep(LOOKED_EVERY_SECONDS)
            try:
                await self.open()
            except StoreError as error:
                _log.info("what the operator says cannot be looked up: %s", error)

    def bar(self, person: int, server: int | None) -> bool:
        """Whether a request of this person, made on this server, is refused."""
        return self._known.bar(person, server)
