"""Results of games. They are computed when the end is shown, or else when somebody first asks, so
none is missed or doubled.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.hosting.acts import Handed, read_act
from bot.hosting.position import Position
from bot.hosting.replay import Replay
from bot.hosting.tables import Tables
from bot.store import MadeBy, RecordRow, ResultRow, SeatRow, StoreError, TableId
from bot.store.record import RecordStore
from bot.store.results import ResultStore
from bot.store.shown_names import legible
from games.engine import Seat

MOST_READ = 6000
"""Results of seats that are read for one answer: some two thousand games, the newest."""
MOST_NOTED = 50
"""Games whose results are noted for one answer, the newest first. The next answer goes on."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerResults:
    """The results of the newest games on a server."""

    rows: Sequence[ResultRow]
    """Oldest first."""
    whole: bool
    """Whether the server has no older ones."""


class Results:
    """Computes results and keeps them in the *store*."""

    def __init__(
        self, store: ResultStore, record: RecordStore, tables: Tables, replay: Replay
    ) -> None:
        self._store = store
        self._record = record
        self._tables = tables
        self._replay = replay
        self._broken = set[TableId]()
        """Tables whose results could not be computed since the start."""
        self._unearned = set[TableId]()
        """Tables at which it could not be found since the start what people have earned."""

    async def on_server(self, guild: int) -> ServerResults:
        """Return the results of the newest games on a server."""
        for table in await self._store.unnoted_on_server(guild, MOST_NOTED, self._broken):
            await self._note(table)
        return ServerResults(*await self._store.newest_on_server(guild, MOST_READ))

    async def note_hint(self, position: Position, seat: SeatRow) -> None:
        """Note that whoever sits in a seat has asked for a hint."""
        row = position.row
        if seat.user is not None and not row.lesson:
            await self._store.note_hint(row.id, seat.seat, seat.user, row.ply)

    async def honours(self, position: Position) -> Mapping[Seat, Sequence[str]]:
        """Return what people have earned in a game that is over, each as often as it was earned.

        The result of the game is noted with it. Failures to find it are logged.
        """
        table = position.row.id
        if not position.table.over:
            return {}
        if table not in self._unearned and await self._store.without_honours(table):
            await self.recompute(table)
        return {
            row.seat: row.honours
            for row in await self._store.of(table)
            if row.honours and row.user is not None
        }

    async def recompute(self, table: TableId) -> bool:
        """Find once more what people have earned in a game that is over, and note it with the
        result; return whether it could be found. Failures are logged. What is known already and
        cannot be found any more stays.
        """
        earned = None
        try:
            earned = await self._replay.honours(await self._tables.position(table))
        except StoreError:
            raise
        except Exception:  # noqa: BLE001 - without honours the result is kept all the same
            self._unearned.add(table)
            _log.exception("what was earned at table %d cannot be found", table)
        await self._note(table, earned)
        return earned is not None

    async def _note(self, table: TableId, earned: Sequence[tuple[str, ...]] | None = None) -> None:
        """Keep the result of a game, if it can be computed; one table's error hides no others."""
        try:
            position = await self._tables.position(table)
            await self._store.keep(table, results(position, await self._record.of(table), earned))
        except StoreError:
            raise
        except Exception:  # noqa: BLE001 - whatever a game of another package raises
            self._broken.add(table)
            _log.exception("the result of table %d cannot be computed", table)


def results(
    position: Position,
    record: Sequence[RecordRow],
    earned: Sequence[tuple[str, ...]] | None = None,
) -> list[ResultRow]:
    """Return the place and score of each seat at a finished table, and whether it is rated; with
    what the seats have *earned*, the honours of the people who sat there from beginning to end.
    """
    row, game = position.row, position.game
    standings = {standing.seat: standing for standing in game.rules.standings(position.table)}
    scores = game.rules.scores(position.table) if game.rules.scores is not None else None
    handed = [
        entry
        for entry in record
        if entry.by is MadeBy.TABLE and isinstance(read_act(entry.action), Handed)
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
        standing = standings[seat.seat]
        counted = scores if stayed and scores and seat.seat not in scores.out else None
        found.append(
            ResultRow(
                table=row.id,
                seat=seat.seat,
                user=gone or seat.user,
                # A seat is called by whoever plays in it now.
                name="" if gone else legible(seat.name) or row.names[seat.seat],
                place=len(row.seats) if gone else standing.place,
                counts=stayed or (gone is not None and first[seat.seat] == gone),
                guild=row.guild,
                game=game.family,
                at=at,
                points=counted.points[seat.seat] if counted else None,
                merit=standing.merit if counted else None,
                honours=None if earned is None else earned[seat.seat] if stayed else (),
                hints=seat.hints if stayed else None,
            )
        )
    return found


def _to_automa(entry: RecordRow) -> bool:
    act = read_act(entry.action)
    return isinstance(act, Handed) and act.automa
