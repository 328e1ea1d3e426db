"""People who asked to be told of free seats, in the database: a row for each, on each server.

The row says when its person was last called, and to which table. Whoever writes that first calls
them, so nobody is called twice, whichever process does it and wherever it dies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, uncancelled
from bot.store.people_schema import CALLEES
from bot.store.rows import TableId, UserId
from bot.store.schema import PEOPLE, TABLES
from bot.store.statements import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class CalleeRow:
    """Somebody who asked to be told of free seats on a server."""

    user: UserId
    guild: int
    scope: int
    """The channel, if not everybody sees it: only of tables there they are told. Otherwise 0."""
    games: tuple[str, ...]
    """The families of the games that they would play."""
    asked_at: int
    """Unix time in seconds."""
    called_at: int | None = None
    """When they were called last."""
    called_to: TableId | None = None
    """The table to which that was, or one that they have left since."""


async def call_no_more(connection: AsyncConnection, user: UserId, table: TableId) -> None:
    """Write that somebody who leaves a table is not to be called to it."""
    row, guild = CALLEES.c, select(TABLES.c.guild).where(TABLES.c.id == table).scalar_subquery()
    theirs = (row.user == user, row.guild == guild)
    older = or_(row.called_to.is_(None), row.called_to < table)
    await connection.execute(update(CALLEES).where(*theirs, older).values(called_to=table))


@uncancelled
class CalleeStore:
    """Reads and writes who asked to be told of free seats, and who is called."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def on_server(self, guild: int) -> Sequence[CalleeRow]:
        """Return who asked on a server."""
        return await self._found(CALLEES.c.guild == guild)

    async def of(self, user: UserId, guild: int) -> CalleeRow | None:
        """Return what somebody asked for on a server, if they did."""
        found = await self._found(CALLEES.c.guild == guild, CALLEES.c.user == user)
        return found[0] if found else None

    async def ask(
        self, user: UserId, guild: int, *, scope: int, games: Sequence[str], now: int
    ) -> None:
        """Write what somebody asks for, in place of what they asked for there."""
        asked: dict[str, Any] = {"scope": scope, "games": list(games), "asked_at": now}
        async with self._database.transaction() as connection:
            # Nobody is forgotten meanwhile: what they asked for would be kept.
            there = select(PEOPLE.c.id).where(PEOPLE.c.id == user)
            there = there.with_for_update(read=True, key_share=True)
            if await connection.scalar(there) is None:
                return
            row = upsert(connection, CALLEES).values(user=user, guild=guild, **asked)
            kept = row.on_conflict_do_update(index_elements=["user", "guild"], set_=asked)
            await connection.execute(kept)

    async def drop(self, user: UserId, guild: int) -> None:
        """Delete that somebody asked to be told of free seats on a server."""
        theirs = (CALLEES.c.user == user, CALLEES.c.guild == guild)
        await self._database.execute(delete(CALLEES).where(*theirs))

    async def claim(self, callee: CalleeRow, table: TableId, now: int, since: int) -> bool:
        """Write that somebody is called to a table; return False if they ask no more, were called
        after *since* or to that table or a newer one.
        """
        row = CALLEES.c
        free = or_(row.called_at.is_(None), row.called_at <= since)
        older = or_(row.called_to.is_(None), row.called_to < table)
        theirs = (row.user == callee.user, row.guild == callee.guild)
        called = update(CALLEES).where(*theirs, free, older)
        async with self._database.transaction() as connection:
            claimed = called.values(called_at=now, called_to=table).returning(row.user)
            return await connection.scalar(claimed) is not None

    async def give_back(self, callee: CalleeRow, table: TableId) -> None:
        """Write that somebody was not called to a table after all, as they were before."""
        row = CALLEES.c
        theirs = (row.user == callee.user, row.guild == callee.guild, row.called_to == table)
        before = {"called_at": callee.called_at, "called_to": callee.called_to}
        await self._database.execute(update(CALLEES).where(*theirs).values(before))

    async def _found(self, *wanted: Any) -> Sequence[CalleeRow]:
        found = await self._database.read(select(CALLEES).where(*wanted))
        return [CalleeRow(**row._asdict() | {"games": tuple(row.games)}) for row in found]
