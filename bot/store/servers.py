"""Servers in the database: what those who manage them have decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.database import Database
from bot.store.people_schema import SERVERS
from bot.store.rows import Absence, TakeBack


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRow:
    """What holds on a server."""

    guild: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; everywhere, if none is named."""
    managers_only: bool = False
    """Whether only those who may manage the server open tables."""
    most_tables: int | None = None
    """Open or in play at a time."""
    absence: Absence = Absence.REMIND
    """Unless a table is opened otherwise."""
    take_back: TakeBack = TakeBack.UNREVEALED
    """The same."""


class KeptServers(Database):
    """What is kept of servers."""

    async def servers(self) -> Sequence[ServerRow]:
        """Return all servers of which anything has been decided."""
        async with self._transaction() as connection:
            found = await connection.execute(select(SERVERS))
            return [
                ServerRow(
                    guild=row.guild,
                    channels=tuple(row.channels),
                    managers_only=row.managers_only,
                    most_tables=row.most_tables,
                    absence=Absence(row.absence),
                    take_back=TakeBack(row.take_back),
                )
                for row in found
            ]

    async def keep_server(self, server: ServerRow) -> None:
        """Keep what holds on a server from now on."""
        ways = {"absence": server.absence.value, "take_back": server.take_back.value}
        values = asdict(server) | ways | {"channels": list(server.channels)}
        kept = upsert(SERVERS).values(values)
        await self._do(kept.on_conflict_do_update(index_elements=["guild"], set_=values))
