"""Settings of servers, held in memory: they are read whenever somebody opens a table."""

from __future__ import annotations

import asyncio

from bot.store import ServerRow
from bot.store.servers import ServerStore


class Servers:
    """The settings of all servers. Call `open` before anything else."""

    def __init__(self, store: ServerStore) -> None:
        self._store = store
        self._known: dict[int, ServerRow] = {}
        self._storing = asyncio.Lock()
        """Held while they are read or written, so that no read misses a change being written."""

    async def open(self) -> None:
        """Read all settings from the store."""
        async with self._storing:
            self._known = {server.guild: server for server in await self._store.all()}

    def of(self, guild: int | None) -> ServerRow:
        """Return the settings of a server."""
        return self._known.get(guild or 0, ServerRow(guild=guild or 0))

    async def change(self, server: ServerRow) -> None:
        """Change the settings of a server."""
        async with self._storing:
            await self._store.keep(server)
            self._known[server.guild] = server
