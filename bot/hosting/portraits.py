"""Portraits of people, kept in memory as well, because nearly every picture shows some."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cachetools import TTLCache

from bot.store import UserId
from bot.store.portraits import Portrait, PortraitStore

MOST_KEPT = 1024
"""In memory, of a few kilobytes each."""
FRESH_SECONDS = 300
"""After so long they are read anew: another process may have fetched or deleted one."""


class Portraits:
    """The portraits that the bot has."""

    def __init__(self, store: PortraitStore) -> None:
        self._store = store
        self._known: TTLCache[UserId, Portrait | None] = TTLCache(MOST_KEPT, FRESH_SECONDS)

    async def of(self, users: Collection[UserId]) -> Mapping[UserId, Portrait]:
        """Return the portraits of those of these people who have one."""
        missing = [user for user in users if user not in self._known]
        if missing:
            found = await self._store.of(missing)
            self._known.update({user: found.get(user) for user in missing})
        known = {user: self._known.get(user) for user in users}
        return {user: portrait for user, portrait in known.items() if portrait is not None}

    async def keep(self, user: UserId, portrait: Portrait) -> None:
        """Keep somebody's portrait, unless they have been forgotten meanwhile."""
        kept = await self._store.keep(user, portrait)
        self._known[user] = portrait if kept else None

    async def remove(self, user: UserId) -> None:
        """Delete the portrait of somebody who has none at Discord any more."""
        await self._store.remove(user)
        self.forget(user)

    def forget(self, user: UserId) -> None:
        """Drop somebody's portrait from memory, because the store has deleted it."""
        self._known.pop(user, None)
