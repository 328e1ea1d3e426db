"""How games ended: noted when somebody first asks for it, so that no end is missed and none is noted twice."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.acts import Handed, read_act
from bot.host import Host, Position
from bot.store import By, RecordRow, ResultRow, Store

_log = logging.getLogger(__name__)


class Results:
    """How the games at *host*'s tables ended, as *store* keeps it."""

    def __init__(self, store: Store, host: Host) -> None:
        self._store = store
        self._host = host

    async def on(self, guild: int) -> Sequence[ResultRow]:
        """Return how all games of a server ended, the oldest first."""
        for table in await self._store.tables_without_results():
            try:
                position, record = await self._host.position(table), await self._host.record(table)
                await self._store.keep_results(results(position, record))
            except Exception:  # noqa: BLE001 - one table's mishap must not hide the others
                _log.exception("the result of table %d cannot be told", table)
        return await self._store.results_on(guild)


def results(position: Position, record: Sequence[RecordRow]) -> list[ResultRow]:
    """Return where each seat came at a table whose game is over, and of whom that says something."""
    row = position.row
    places = {standing.seat: standing.place for standing in position.game.standings(position.table)}
    handed = [entry for entry in record if entry.by is By.TABLE and isinstance(read_act(entry.action), Handed)]
    # Of each seat that changed hands: who sat there first, and who has left it to an automa in the end.
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
                game=row.game,
                at=at,
            )
        )
    return found


def _to_automa(entry: RecordRow) -> bool:
    act = read_act(entry.action)
    return isinstance(act, Handed) and act.automa
