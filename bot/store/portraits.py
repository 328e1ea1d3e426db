"""Portraits in the database: the small picture by which friends know somebody."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import delete, select

from bot.store.database import Database, uncancelled
from bot.store.people import is_known
from bot.store.people_schema import PORTRAITS
from bot.store.rows import UserId
from bot.store.statements import upsert


@dataclass(frozen=True, slots=True)
class Portrait:
    """A picture, and the key by which Discord names it; the key changes with the picture."""

    key: str
    image: bytes


@uncancelled
class PortraitStore:
    """Reads and writes portraits."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, users: Collection[UserId]) -> Mapping[UserId, Portrait]:
        """Return the portraits of those of these people who have one."""
        wanted = select(PORTRAITS).where(PORTRAITS.c.user.in_(users))
        found = await self._database.read_apart(wanted)
        return {UserId(row.user): Portrait(row.key, row.image) for row in found}

    async def keep(self, user: UserId, portrait: Portrait) -> bool:
        """Write somebody's portrait; return False if they have been forgotten meanwhile."""
        values = {"key": portrait.key, "image": portrait.image}
        async with self._database.transaction() as connection:
            if not await is_known(connection, user):
                return False
            kept = upsert(connection, PORTRAITS).values(user=user, **values)
            await connection.execute(
                kept.on_conflict_do_update(index_elements=["user"], set_=values)
            )
        return True

    async def remove(self, user: UserId) -> None:
        """Delete somebody's portrait."""
        await self._database.execute(delete(PORTRAITS).where(PORTRAITS.c.user == user))
