"""How games ended, in the database: who came where, on which server, and whether it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, exists, select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.database import Database
from bot.store.people_schema import RESULTS
from bot.store.rows import Status, TableId, UserId
from bot.store.schema import TABLES
from games.engine import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """Where a seat came at the end of a game."""

    table: TableId
    seat: Seat
    user: UserId | None
    """Nobody: an automa, or somebody who has had everything about them deleted."""
    name: str
    place: int
    counts: bool
    """Whether it says how well the person plays."""
    guild: int | None
    game: str
    at: int


class KeptResults(Database):
    """What is kept of results."""

    async def keep_results(self, results: Sequence[ResultRow]) -> None:
        """Keep how a game ended; what is kept already stays."""
        async with self._transaction() as connection:
            for result in results:
                await connection.execute(upsert(RESULTS).values(asdict(result)).on_conflict_do_nothing())

    async def results_on(self, guild: int) -> Sequence[ResultRow]:
        """Return how all games of a server ended, the oldest first."""
        return await self._results(RESULTS.c.guild == guild)

    async def tables_without_results(self) -> Sequence[TableId]:
        """Return the finished tables of which no result is kept."""
        kept = exists().where(RESULTS.c.table == TABLES.c.id)
        found = select(TABLES.c.id).where(TABLES.c.status == Status.FINISHED.value, ~kept).order_by(TABLES.c.id)
        async with self._transaction() as connection:
            return [TableId(number) for number in (await connection.scalars(found)).all()]

    async def _results(self, wanted: ColumnElement[bool]) -> Sequence[ResultRow]:
        found = select(RESULTS).where(wanted).order_by(RESULTS.c.at, RESULTS.c.table, RESULTS.c.place, RESULTS.c.seat)
        async with self._transaction() as connection:
            return [_result(row) for row in await connection.execute(found)]


def _result(row: Row[Any]) -> ResultRow:
    return ResultRow(**row._asdict())
