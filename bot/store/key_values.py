"""Small values kept under a key, such as the digest of the commands that Discord knows."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, uncancelled
from bot.store.schema import KEPT
from bot.store.statements import Upsert, upsert


@uncancelled
class KeyValueStore:
    """Reads and writes text values by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return the value under *key*, or None."""
        found = await self._database.read(select(KEPT.c.value).where(KEPT.c.key == key))
        return found[0].value if found else None

    async def set(self, key: str, value: str) -> None:
        """Write *value* under *key*."""
        async with self._database.transaction() as connection:
            await connection.execute(keeping(connection, key, value))


def keeping(connection: Connection | AsyncConnection, key: str, value: str) -> Upsert:
    """Return the statement that writes *value* under *key*."""
    kept = upsert(connection, KEPT).values(key=key, value=value)
    return kept.on_conflict_do_update(index_elements=["key"], set_={"value": value})
