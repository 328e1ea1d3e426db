"""Settings of people and of servers, held in memory: they are read with every request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from bot.store import Person, Preferences, ServerRow, UserId
from bot.store.people import DEFAULT, PeopleStore
from bot.store.servers import ServerStore


class KnownPreferences:
    """Everybody's preferences. Call `open` before anything is read."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._known: dict[UserId, Preferences] = {}
        self._storing = asyncio.Lock()
        """Held while they are read or written, so that no read misses a change being written."""
        self.changed: list[Callable[[UserId], None]] = []
        """Called after somebody changed their preferences, once the change is on disk."""

    async def open(self) -> None:
        """Read all preferences from the store."""
        async with self._storing:
            self._known = dict(await self._store.preferences())

    def of(self, user: UserId) -> Preferences:
        """Return a person's preferences."""
        return self._known.get(user, DEFAULT)

    def face_of(self, user: UserId) -> str:
        """Return the painted face that a person has chosen; empty if they have not."""
        return self.of(user).face or ""

    async def read_again(self, user: UserId) -> None:
        """Read a person's preferences again: another process has changed them."""
        async with self._storing:
            found = await self._store.preferences(user)
            if user in found:
                self._known[user] = found[user]
            else:
                self._known.pop(user, None)
        for listener in self.changed:
            listener(user)

    async def prefer(self, person: Person, preferences: Preferences) -> None:
        """Save a person's preferences, and their locale."""
        async with self._storing:
            await self._store.keep_preferences(person, preferences)
            self._known[person.id] = preferences
        for listener in self.changed:
            listener(person.id)

    def forget(self, user: UserId) -> None:
        """Drop a person's preferences from memory, because the store has deleted them."""
        self._known.pop(user, None)


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

    @property
    def with_puzzles(self) -> Sequence[ServerRow]:
        """The servers on which the puzzle of the day is posted."""
        return [server for server in self._known.values() if server.puzzle is not None]

    async def change(self, server: ServerRow) -> None:
        """Change the settings of a server."""
        async with self._storing:
            await self._store.keep(server)
            self._known[server.guild] = server
