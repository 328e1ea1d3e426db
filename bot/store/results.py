"""Results of games in the database: each seat's place, and whether it is rated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, exists, select

from bot.store.database import Database, uncancelled
from bot.store.people_schema import RESULTS
from bot.store.rows import Status, TableId, UserId
from bot.store.schema import TABLES
from bot.store.upserts import upsert
from games.engine import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """The place of one seat at the end of a game."""

    table: TableId
    seat: Seat
    user: UserId | None
    """None for an automa, or for somebody who deleted their data."""
    name: str
    place: int
    counts: bool
    """Whether it is rated."""
    guild: int | None
    game: str
    at: int


@uncancelled
class ResultStore:
    """Reads and writes results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, results: Sequence[ResultRow]) -> None:
        """Write the results of a game; results already written stay as they are."""
        async with self._database.transaction() as connection:
            for result in results:
                await connection.execute(
                    upsert(connection, RESULTS).values(asdict(result)).on_conflict_do_nothing()
                )

    async def on_server(self, guild: int) -> Sequence[ResultRow]:
        """Return the results of all games on a server, oldest first."""
        return await self._results(RESULTS.c.guild == guild)

    async def tables_without(self) -> Sequence[TableId]:
        """Return the finished tables that have no results yet."""
        kept = exists().where(RESULTS.c.table == TABLES.c.id)
        found = (
            select(TABLES.c.id)
            .where(TABLES.c.status == Status.FINISHED.value, ~TABLES.c.lesson, ~kept)
            .order_by(TABLES.c.id)
        )
        return [TableId(row.id) for row in await self._database.read_apart(found)]

    async def _results(self, wanted: ColumnElement[bool]) -> Sequence[ResultRow]:
        found = (
            select(RESULTS)
            .where(wanted)
            .order_by(RESULTS.c.at, RESULTS.c.table, RESULTS.c.place, RESULTS.c.seat)
        )
        return [_result(row) for row in await self._database.read_apart(found)]


def _result(row: Row[Any]) -> ResultRow:
    return ResultRow(**row._asdict())
