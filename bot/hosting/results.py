"""Results of games. They are computed when somebody first asks, so none is missed or doubled."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.hosting.acts import Handed, read_act
from bot.hosting.position import Position
from bot.hosting.tables import Tables
from bot.store import By, RecordRow, ResultRow
from bot.store.record import RecordStore
from bot.store.results import ResultStore

_log = logging.getLogger(__name__)


class Results:
    """Computes results and keeps them in the *store*."""

    def __init__(self, store: ResultStore, record: RecordStore, tables: Tables) -> None:
        self._store = store
        self._record = record
        self._tables = tables

    async def on_server(self, guild: int) -> Sequence[ResultRow]:
        """Return the results of all games on a server, oldest first."""
        for table in await self._store.tables_without():
            try:
                position = await self._tables.position(table)
                await self._store.keep(results(position, await self._record.of(table)))
            except Exception:  # noqa: BLE001 - one table's error must not hide the others
                _log.exception("the result of table %d cannot be computed", table)
        return await self._store.on_server(guild)


def results(position: Position, record: Sequence[RecordRow]) -> list[ResultRow]:
    """Return the place of each seat at a finished table, and whether it is rated."""
    row = position.row
    places = {standing.seat: standing.place for standing in position.game.standings(position.table)}
    handed = [
        entry
        for entry in record
        if entry.by is By.TABLE and isinstance(read_act(entry.action), Handed)
    ]
    # Of each seat that changed hands: who sat there first, and who has left it to an automa in the
    # end.
    first = {entry.seat: entry.user for entry in reversed(handed)}
    last = {entry.seat: entry.user if _to_automa(entry) else None for entry in handed}
    at = record[-1].at if record else row.opened_at
    found = []
    for seat in row.seats:
        gone = last.get(seat.seat) if seat.user is None else None
        stayed = seat.user is not None and first.get(seat.seat, seat.user) == seat.user
        found.append(
            ResultRow(
                table=row.id,
                seat=seat.seat,
                user=gone or seat.user,
                name="" if gone else seat.name,  # a seat is called by whoever plays in it now
                place=len(row.seats) if gone else places[seat.seat],
                counts=stayed or (gone is not None and first[seat.seat] == gone),
                guild=row.guild,
                game=position.game.family,
                at=at,
            )
        )
    return found


def _to_automa(entry: RecordRow) -> bool:
    act = read_act(entry.action)
    return isinstance(act, Handed) and act.automa
