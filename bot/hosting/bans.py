"""Who is answered no longer, as whoever runs the bot has said. It is looked up now and then, since
it is said to another process.
"""

from __future__ import annotations

import asyncio
import logging

from bot.store import StoreError
from bot.store.bans import BANS, Bans
from bot.store.key_values import KeyValueStore

LOOKED_EVERY_SECONDS = 5.0

_log = logging.getLogger(__name__)


class KnownBans:
    """The bans that hold now."""

    def __init__(self, values: KeyValueStore) -> None:
        self._values = values
        self._known = Bans()

    async def open(self) -> None:
        """Look them up."""
        self._known = Bans.read(await self._values.get(BANS))

    async def heed(self) -> None:
        """Look them up again and again."""
        while True:
            await asyncio.sleep(LOOKED_EVERY_SECONDS)
            try:
                await self.open()
            except StoreError as error:
                _log.info("who is barred cannot be looked up: %s", error)

    def bar(self, person: int, server: int | None) -> bool:
        """Whether a request of this person, made on this server, is refused."""
        return self._known.bar(person, server)
